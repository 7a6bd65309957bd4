/** Each gate on what readers found holds for a sound library and falls for the fault it is meant to catch. */
import { describe, expect, it } from 'vitest';
import type { BatchItem } from '#content/items/batch.ts';
import { fromBatch } from '#content/items/from-batch.ts';
import { toQuestion } from '#content/items/to-question.ts';
import type { ItemStatus } from '#content/judgments/figures.ts';
import type { Entry, Planted } from '#content/judgments/record.ts';
import { describeItem } from '#content/verify/reading-writing/description.ts';
import { gateRows } from './library-gates.ts';
import { kept, readBatch } from './batches.ts';
import type { JudgedItem } from './library.ts';
import { readerRows } from './reader-rows.ts';

const [inference, , , transition] = readBatch('first-four').items as [BatchItem, BatchItem, BatchItem, BatchItem];
const sources = kept();
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const id = (index: number) => `q-${String(index).padStart(16, '0')}`;

/** A question in words of its own, so that no two read alike. */
const own = (index: number): BatchItem => {
  const letter = String.fromCharCode('a'.charCodeAt(0) + (index % 26));
  // Long enough to count for more than the choices, which all share.
  const words = [...'abcdefghijklmnop'].flatMap((last) =>
    ['ander', 'elm', 'irgo', 'onder', 'ulmen', 'yrtle', 'astor'].map((rest) => `${letter}${rest}${last}`),
  );
  return { ...inference, id: id(index), stimulus: { kind: 'prose', text: `${words.join(' ')} ______` } };
};
const judged = (item: BatchItem, ratings: readonly number[] = [5, 4], use = 'exam-1'): JudgedItem => ({
  item,
  description: describeItem(item, sources, () => true),
  question: toQuestion(fromBatch(item, sources), '0123'),
  use,
  level: item.level,
  status: { ...({} as ItemStatus), ratings: [...ratings] },
});
const entry = (step: Entry['step'], findings: Entry['findings']): Entry => ({
  pass: 1,
  sheet: `${step}-1`,
  step,
  recorded: '2026-11-23',
  findings,
  comparisons: [],
  seal: '0'.repeat(64),
});
const answered = (step: 'choices-only' | 'ablated', right: (index: number) => boolean) =>
  entry(
    step,
    times(80, (index) => ({ id: id(index), print: 'a'.repeat(16), right: right(index) })),
  );
const library = times(20, (index) => judged(own(index)));
const fallen = (items: readonly JudgedItem[], entries: readonly Entry[] = [], planted: Planted = []) =>
  readerRows(items, { entries, planted })
    .filter(({ holds }) => holds === false)
    .map(({ gate }) => gate);

describe('what readers found', () => {
  const many = times(80, (index) => judged(own(index)));
  it('holds where they guess now and then and rate high', () => expect(fallen(library, [answered('choices-only', (index) => index % 2 === 0)])).toEqual([]));
  it('falls where every statement is guessed from its choices, or chosen without its clue', () => {
    expect(fallen(many, [answered('choices-only', () => true)])).toContain('statements guessed from the choices');
    expect(fallen(many, [answered('ablated', () => true)])).toContain('statements chosen without the clue');
  });
  it('nearly holds where they guess slightly more than on the test, as others might not have', () => {
    const verdict = (guessed: number) =>
      readerRows(many, { entries: [answered('choices-only', (index) => index < guessed)], planted: [] }).find(({ gate }) => gate.includes('guessed'))?.holds;
    // Of 80: the limit is 70.4, and two standard errors are 5.8.
    expect([70, 71, 76, 77].map(verdict)).toEqual([true, 'nearly', 'nearly', false]);
  });
  it('falls where ratings are low on average', () => expect(fallen(times(20, (index) => judged(own(index), [4, 4])))).toEqual(['realism, mean']));
  it('falls where an exam has one question that is rated low, or that nobody rated, and not for one in practice', () => {
    expect(fallen([...library.slice(1), judged(own(0), [3, 4])])).toEqual(['in exams below 4']);
    expect(fallen([...library.slice(1), judged(own(0), [])])).toEqual(['in exams below 4']);
    expect(fallen([...library.slice(1), judged(own(0), [3, 4], 'practice')])).toEqual([]);
  });
  it('falls where readers overlooked planted defects', () => {
    const planted: Planted = times(5, (index) => ({ kind: 'cliché', what: 'a worn phrase', item: { ...inference, id: id(100 + index) } }));
    const rated = (rating: number) =>
      entry(
        'realism',
        planted.map(({ item }) => ({ id: item.id, print: 'a'.repeat(16), rating })),
      );
    expect(fallen(library, [rated(5)], planted)).toEqual(['planted, cliché']);
    expect(fallen(library, [rated(1)], planted)).toEqual([]);
  });
});

describe('what only the whole library shows', () => {
  it('falls for a word that the word bank does not teach', () => {
    const word = (text: string): BatchItem => ({
      ...own(0),
      topicId: 4,
      archetype: 'WIC-b',
      correct: { ...transition.correct, text },
      distractors: inference.distractors.map((one) => ({ ...one, text: 'refute' })),
    });
    expect(fallen([...library.slice(1), judged(word('attribute'))])).toEqual([]);
    expect(fallen([...library.slice(1), judged(word('zyzzyva'))])).toEqual(['Words: asked or choices, but not in the word bank']);
  });
  it('falls for two questions that read alike', () => expect(fallen([...library, judged({ ...own(0), id: id(99) })])).toEqual(['pairs that read alike']));
});

it('a set is held to both kinds of gates', () => {
  const gates = gateRows(
    times(20, (index) => judged(own(index), [3, 3])),
    { entries: [], planted: [] },
  ).flatMap(({ gate, holds }) => (holds === false ? [gate] : []));
  expect(gates).toContain('realism, mean');
  expect(gates).toContain('disciplines');
});
