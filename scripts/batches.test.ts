/** Every question of every batch passes the gates that hold for one question. */
import { describe, expect, it } from 'vitest';
import { itemProblems, unknownIn } from '#content/verify/reading-writing/item-problems.ts';
import { allBatches, kept, knownWords } from './batches.ts';

const sources = kept();
const known = knownWords(sources);
const batches = allBatches();
const ids = batches.flatMap(({ items }) => items.map(({ id }) => id));

describe.each(batches.map((batch) => [batch.batch, batch] as const))('batch %s', (_name, batch) => {
  const checked = new Set([...known, ...batch.words]);
  it('passes the gates', () =>
    expect(batch.items.flatMap((item) => itemProblems(item, sources, checked).map((problem) => `${item.id}: ${problem}`))).toEqual([]));
  it('is spelled right', () => expect(batch.items.flatMap((item) => unknownIn(item, sources, checked))).toEqual([]));
});

it('no id is used twice', () => expect(new Set(ids).size).toBe(ids.length));
