/** Which claims questions tell of their dossiers. */
import { allBatchItems } from './batches.ts';

interface Told {
  readonly id: string;
  readonly dossier: string;
  readonly claims: readonly string[];
}

export const toldFromDossiers = (): Told[] =>
  allBatchItems().flatMap(({ id, source }) => (source.kind === 'dossier' ? [{ id, dossier: source.dossier, claims: source.claims }] : []));

/** A name for the dossier and all the claims told, the same for two questions that tell the same; by question id. */
export const toldClaims = (): Map<string, string> =>
  new Map(toldFromDossiers().map(({ id, dossier, claims }) => [id, [dossier, ...claims.toSorted()].join(' ')]));
