/** The sources of questions: dossiers and public-domain works by id. The files are read by `scripts/kept-content.ts`. */
import type { Dossier } from '#content/dossiers/dossier.ts';
import type { Work } from '#content/extracts/extract.ts';

export interface Kept {
  readonly dossiers: ReadonlyMap<string, Dossier>;
  readonly works: ReadonlyMap<string, Work>;
}
