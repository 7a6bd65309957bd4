/** Sheets show readers what their step needs, answers become figures, and records never change. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceIds } from '#core/questions/choices.ts';
import { seededRandom } from '#core/random.ts';
import { readBatch } from '../../scripts/batches.ts';
import { brokenSeals, printOf, withEntry } from '../../scripts/judgment-files.ts';
import type { BatchItem } from '../items/batch.ts';
import { firstShareRight, levelAgreement, levelsOf, notReady, recall, statusOf } from './figures.ts';
import { minComparisons, pairsOf } from './pairs.ts';
import { keyIn, readAnswers, readingSteps, type Entry, type Planted, type Sheet } from './record.ts';
import { prepareSheets } from './sheets.ts';

const { items } = readBatch('first-four');
const [first, second] = items as [BatchItem, BatchItem];
const planted: Planted = [{ kind: 'false fact', what: 'The year is wrong by a century.', item: { ...second, id: 'q-0000000000000000' } }];
const prepared = prepareSheets(items, planted, seededRandom(3), readingSteps);
const prints = Object.fromEntries([...items, ...planted.map(({ item }) => item)].map((item) => [item.id, printOf(item)]));
const sheetOf = (name: string) => prepared.find(({ sheet }) => sheet.name === name) as (typeof prepared)[number];
const ids = new Set(items.map(({ id }) => id));

/** Answers to a sheet: the key everywhere except for the questions named. */
const solved = (sheet: Sheet, missed: readonly string[] = []) => ({
  answers: sheet.questions.map(({ n, id, order }) => ({ n, choice: missed.includes(id) ? choiceIds.find((choice) => choice !== keyIn(order)) : keyIn(order) })),
});
const entered = (entries: readonly Entry[], sheet: Sheet, given: unknown, pass = 1): Entry[] =>
  withEntry(entries, { pass, sheet: sheet.name, step: sheet.step, recorded: '2026-11-22', ...readAnswers(sheet, prints, given) });

describe('sheets', () => {
  it('show solvers no key, no level, no archetype, no explanation and no id', () => {
    for (const { sheet, markdown } of prepared.filter(({ sheet: { step } }) => step !== 'attack' && step !== 'levels')) {
      expect(markdown, sheet.name).not.toMatch(/\bRight: |INF-g|CID-d|misconception/);
      for (const item of items)
        for (const hidden of [item.id, item.correct.why, item.takeaway, ...item.steps]) expect(markdown, sheet.name).not.toContain(hidden);
    }
  });
  it('show guessers only the choices, and ablation readers nothing of the clue', () => {
    expect(sheetOf('choices-only-1').markdown).not.toContain(second.stem);
    expect(sheetOf('choices-only-1').markdown).toContain(second.correct.text);
    for (const item of items) for (const clue of item.clue) expect(sheetOf('ablated-1').markdown).not.toContain(clue);
  });
  it('mix planted questions in, where their defect shows', () => {
    const has = (name: string) => sheetOf(name).sheet.questions.some(({ id }) => id === planted[0]?.item.id);
    expect(['blind-1', 'attack-1', 'realism-1'].map(has)).toEqual([true, true, true]);
    expect(['choices-only-1', 'ablated-1', 'levels-1'].map(has)).toEqual([false, false, false]);
  });
  it('have their own orders', () => expect(sheetOf('blind-1').sheet.questions).not.toEqual(sheetOf('blind-2').sheet.questions));
});

describe('comparisons', () => {
  it('are six for every question, two with anchors, whatever their number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer(), (count, seed) => {
        const own = Array.from({ length: count }, (_, index) => `q${index}`);
        const pairs = pairsOf(2, own, seededRandom(seed));
        const keys = pairs.map(({ first: a, second: b }) => [a, b].toSorted().join(' '));
        return (
          new Set(keys).size === keys.length &&
          own.every((id) => {
            const met = pairs.filter(({ first: a, second: b }) => a === id || b === id);
            const anchors = met.filter((pair) => pair.first.startsWith('anchor-') || pair.second.startsWith('anchor-'));
            return anchors.length >= 2 && met.length >= Math.min(minComparisons, count - 1 + 5);
          })
        );
      }),
    );
  });
  it('include others of the library if a topic has few', () => {
    const others = Array.from({ length: 6 }, (_, index): BatchItem => ({ ...first, id: `q-000000000000000${index}` }));
    const alone = prepareSheets([first], [], seededRandom(1), ['levels', 'blind'], others);
    const shown = (name: string) => alone.find(({ sheet }) => sheet.name === name)?.sheet;
    expect(shown('levels-1')?.questions).toHaveLength(5);
    expect(shown('levels-1')?.pairs.filter((pair) => pair.first === first.id || pair.second === first.id).length).toBeGreaterThanOrEqual(minComparisons);
    expect(shown('blind-1')?.questions).toHaveLength(1);
  });
  it('are the same for both readers', () => {
    const pairs = (name: string) =>
      sheetOf(name)
        .sheet.pairs.map((pair) => [pair.first, pair.second].toSorted().join(' '))
        .toSorted();
    expect(pairs('levels-1')).toEqual(pairs('levels-2'));
  });
});

describe('answers', () => {
  const { sheet } = sheetOf('blind-1');
  it('become findings by question', () => {
    const { findings } = readAnswers(sheet, prints, solved(sheet, [first.id]));
    expect(findings.find(({ id }) => id === first.id)?.right).toBe(false);
    expect(findings.filter(({ right }) => right === true)).toHaveLength(items.length);
  });
  it.each([
    ['one missing', { answers: solved(sheet).answers.slice(1) }],
    ['one twice', { answers: [...solved(sheet).answers, solved(sheet).answers[0]] }],
    ['no letter', { answers: solved(sheet).answers.map((answer) => ({ ...answer, choice: 'E' })) }],
  ])('are refused: %s', (_fault, given) => expect(() => readAnswers(sheet, prints, given)).toThrow());
});

describe('the record', () => {
  const { sheet } = sheetOf('blind-1');
  const once = entered([], sheet, solved(sheet, [first.id]));
  it('keeps first figures, whatever comes later', () => {
    expect(() => entered(once, sheet, solved(sheet))).toThrow(/stays as it is/);
    const later = entered(once, sheet, solved(sheet), 2);
    expect(firstShareRight(later, 'blind', ids)).toEqual({ count: 3, of: 4 });
  });
  it('shows where a figure was changed afterward', () => {
    const twice = entered(once, sheetOf('blind-2').sheet, solved(sheetOf('blind-2').sheet));
    expect(brokenSeals(twice)).toEqual([]);
    const prettier = twice.map((entry, index) =>
      index === 0 ? { ...entry, findings: entry.findings.map((finding) => ({ ...finding, right: true })) } : entry,
    );
    expect(brokenSeals(prettier)).toEqual(['pass 1, blind-1']);
  });
});

describe('a question', () => {
  const rating = (sheet: Sheet, stars: number) => ({ answers: sheet.questions.map(({ n, id }) => ({ n, rating: planted[0]?.item.id === id ? 2 : stars })) });
  const attack = (sheet: Sheet, survives: boolean) => ({
    answers: sheet.questions.map(({ n, order }) => ({
      n,
      choices: choiceIds.filter((choice) => choice !== keyIn(order)).map((choice) => ({ choice, argument: 'It could be meant so.', survives })),
    })),
  });
  const order = new Map(items.map(({ id }, index) => [id, index]));
  const place = (id: string) => order.get(id) ?? Number(id.at(-1)) - 1.5;
  const comparing = (sheet: Sheet) => ({
    answers: sheet.pairs.map((pair) => ({ n: pair.n, harder: place(pair.first) > place(pair.second) ? 'first' : 'second' })),
  });
  const all = (survives = false, stars = 5): Entry[] =>
    prepared.reduce<Entry[]>((entries, { sheet }) => {
      if (sheet.step === 'levels') return entered(entries, sheet, comparing(sheet));
      if (sheet.step === 'attack') return entered(entries, sheet, attack(sheet, survives));
      return entered(entries, sheet, sheet.step === 'realism' ? rating(sheet, stars) : solved(sheet));
    }, []);
  const status = (entries: readonly Entry[], item = first) => statusOf(item, printOf(item), entries, levelsOf(entries, new Map([[item.id, printOf(item)]])));

  it('is ready when it passed every reader', () => expect(notReady(status(all()))).toEqual([]));
  it.each([
    ['a solver missed it', entered([], sheetOf('blind-1').sheet, solved(sheetOf('blind-1').sheet, [first.id])), /missing|missed/],
    ['a wrong choice was defended', all(true), /defended/],
    ['it reads like practice', all(false, 3), /realism 3\.0/],
    ['nobody read it', [], /two blind solvers are missing/],
  ] as const)('is not when %s', (_why, entries, found) => expect(notReady(status(entries)).join()).toMatch(found));
  it('must be read again when its text has changed', () => {
    const changed = { ...first, stem: `${first.stem} ` };
    expect(notReady(status(all(), changed)).length).toBeGreaterThan(3);
  });
  it('with a planted defect counts as found when a reader saw it', () => {
    expect(recall(planted, all()).get('false fact')).toEqual({ count: 1, of: 1 });
    const blind = all().filter(({ step }) => step === 'blind');
    expect(recall(planted, blind).get('false fact')).toEqual({ count: 0, of: 1 });
    expect(recall(planted, []).get('false fact')).toBeUndefined();
  });
  it('gets full agreement from readers who judge alike', () => expect(levelAgreement(all())).toMatchObject({ kappa: 1 }));
});
