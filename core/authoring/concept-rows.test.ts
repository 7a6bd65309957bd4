import { expect, it } from 'vitest';
import { concepts } from '#content/concepts/all.ts';
import { conceptOfRow, rowOfConcept } from './concept-rows.ts';

it('reads every row it writes as the same concept', () => {
  const written = concepts.flatMap((concept) => {
    const row = rowOfConcept(concept);
    return row ? [{ concept, row }] : [];
  });
  expect(written.length).toBeGreaterThan(10);
  for (const { concept, row } of written) expect(conceptOfRow(row), concept.id).toEqual(concept);
});

it('writes no row for what a row cannot say', () => {
  const [first] = concepts;
  if (!first) throw new Error('there are no concepts');
  expect(rowOfConcept({ ...first, check: { at: { x: '1' } } })).toBeNull();
});
