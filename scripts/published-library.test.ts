import { expect, it } from 'vitest';
import { gateRows } from './library-gates.ts';
import { readLibrary } from './library.ts';

it('the published library breaks none of its limits, and loses none of its gates', () => {
  const library = readLibrary();
  const rows = gateRows(
    library.items.filter(({ use }) => use !== undefined),
    library,
  );
  expect(rows.filter(({ holds }) => holds === false)).toEqual([]);
  // Only readers are a sample; what they found may be past its limit by chance.
  const nearly = rows.filter(({ holds }) => holds === 'nearly').map(({ gate }) => gate);
  expect(['statements guessed from the choices', 'statements chosen without the clue']).toEqual(expect.arrayContaining(nearly));
  // Gates of both kinds gave a verdict.
  const judged = new Set(rows.filter(({ holds }) => holds === true).map(({ gate }) => gate));
  for (const gate of [
    'factual, topics 1–8',
    'key is the single longest choice',
    'dossiers used more than four times',
    'realism, mean',
    'pairs that read alike',
  ])
    expect(judged, gate).toContain(gate);
});
