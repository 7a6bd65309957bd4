/** Every question of every batch passes the gates that apply to a single question. */
import { describe, expect, it } from 'vitest';
import { itemProblems, unknownIn } from '#content/verify/reading-writing/item-problems.ts';
import { levelsOf, notReady, statusOf } from '#content/judgments/figures.ts';
import { publishedQuestions } from '#content/items/published.ts';
import { choiceOrders } from '#content/items/to-question.ts';
import { allBatches, kept, readElsewhere, spellingOf } from './batches.ts';
import { unsolvedEdits } from '#content/judgments/copy-edits.ts';
import { brokenSeals, judgedBatches, printOf, readCopyEdits, readJudgments, readRecorded } from './judgment-files.ts';
import { buildPublished, changedSides } from './published.ts';

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
      const entries = readJudgments(batch);
      const levels = levelsOf(entries, new Map(items.map((item) => [item.id, printOf(item)])));
      for (const item of items.filter(({ id }) => published.has(id))) expect(notReady(statusOf(item, printOf(item), entries, levels)), item.id).toEqual([]);
    }
  });
});

it.each(batches)('copyedited questions of $batch were solved again', ({ batch, items }) => {
  const published = new Set(publishedQuestions().map(({ question }) => question.id));
  const prints = new Map(items.filter(({ id }) => published.has(id)).map((item) => [item.id, printOf(item)]));
  expect(unsolvedEdits(readRecorded(batch), readCopyEdits(batch), prints)).toEqual([]);
});

describe('a published question', () => {
  const as = (use: 'practice' | 'predictive' | 'hardest' | 'exam-3' | 'exam-4') =>
    publishedQuestions()
      .slice(0, 1)
      .map(({ question }) => ({ question, use }));
  const asked = new Set(as('exam-4').map(({ question }) => question.id));
  const nowhere = new Set<string>();
  it('stays out of exams once it was practiced', () => expect(changedSides(as('practice'), as('exam-4'), nowhere)).toHaveLength(1));
  it('never leaves the exams for practice', () => expect(changedSides(as('exam-4'), as('practice'), nowhere)).toHaveLength(1));
  it('becomes predictive only while no form asks it', () => {
    expect(changedSides(as('exam-4'), as('predictive'), asked)).toHaveLength(1);
    expect(changedSides(as('exam-4'), as('predictive'), nowhere)).toEqual([]);
  });
  it('goes to a hardest set only while no form asks it, and stays there', () => {
    expect(changedSides(as('exam-4'), as('hardest'), asked)).toHaveLength(1);
    expect(changedSides(as('exam-4'), as('hardest'), nowhere)).toEqual([]);
    expect(changedSides(as('practice'), as('hardest'), nowhere)).toHaveLength(1);
    expect(changedSides(as('predictive'), as('hardest'), nowhere)).toHaveLength(1);
    expect(changedSides(as('hardest'), as('practice'), nowhere)).toHaveLength(1);
    expect(changedSides(as('hardest'), as('exam-4'), nowhere)).toHaveLength(1);
  });
  it('may change its exam, or its kind of practice', () => {
    expect(changedSides(as('exam-3'), as('exam-4'), asked)).toEqual([]);
    expect(changedSides(as('practice'), as('predictive'), nowhere)).toEqual([]);
  });
});

it('no id is used twice', () => expect(new Set(ids).size).toBe(ids.length));
