/** Every question of every batch passes the gates that apply to a single question. */
import { describe, expect, it } from 'vitest';
import { itemProblems, unknownIn } from '#content/verify/reading-writing/item-problems.ts';
import { levelsOf, notReady, standingOf } from '#content/judgments/figures.ts';
import { publishedQuestions } from '#content/items/published.ts';
import { choiceOrders } from '#content/items/to-question.ts';
import { allBatches, kept, readElsewhere, spellingOf } from './batches.ts';
import { brokenSeals, judgedBatches, printOf, readRecorded } from './judgment-files.ts';
import { buildPublished } from './published.ts';

const sources = kept();
const elsewhere = readElsewhere(sources);
const batches = allBatches();
const ids = batches.flatMap(({ items }) => items.map(({ id }) => id));

describe.each(batches.map((batch) => [batch.batch, batch] as const))('batch %s', (_name, batch) => {
  const checked = spellingOf(batch, elsewhere);
  it('passes the gates', () =>
    expect(batch.items.flatMap((item) => itemProblems(item, sources, checked).map((problem) => `${item.id}: ${problem}`))).toEqual([]));
  it('is spelled right', () => expect(batch.items.flatMap((item) => unknownIn(item, sources, checked))).toEqual([]));
});

it.each(judgedBatches())('what was recorded of %s is as it was recorded', (name) => expect(brokenSeals(readRecorded(name))).toEqual([]));

describe('published questions', () => {
  it('match the current questions of the batches', () => expect(publishedQuestions()).toEqual(buildPublished(choiceOrders)));
  it('passed their readers', () => {
    const published = new Set(publishedQuestions().map(({ question }) => question.id));
    for (const { batch, items } of batches) {
      const entries = readRecorded(batch);
      const levels = levelsOf(entries, new Map(items.map((item) => [item.id, printOf(item)])));
      for (const item of items.filter(({ id }) => published.has(id))) expect(notReady(standingOf(item, printOf(item), entries, levels)), item.id).toEqual([]);
    }
  });
});

it('no id is used twice', () => expect(new Set(ids).size).toBe(ids.length));
