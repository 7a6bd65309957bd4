/** The dossiers and public-domain works kept in content/, read from their files. The product itself does not read these files. */
import fs from 'node:fs';
import path from 'node:path';
import { dossierSchema, type Dossier } from '#content/dossiers/dossier.ts';
import { workSchema, type Work } from '#content/extracts/extract.ts';

const content = path.join(import.meta.dirname, '../content');

function readFolder<T extends { readonly id: string }>(folder: string, parse: (value: unknown) => T): T[] {
  return fs
    .readdirSync(path.join(content, folder))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const kept = parse(JSON.parse(fs.readFileSync(path.join(content, folder, name), 'utf8')));
      if (name !== `${kept.id}.json`) throw new Error(`${folder}/${name} holds ${kept.id}`);
      return kept;
    });
}

export const keptDossiers = (): Dossier[] => readFolder('dossiers/kept', (value) => dossierSchema.parse(value));
export const keptWorks = (): Work[] => readFolder('extracts/works', (value) => workSchema.parse(value));
