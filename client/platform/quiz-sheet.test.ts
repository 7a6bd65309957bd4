import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSheets, type SheetAnswer } from './quiz-sheet.ts';

const sheet: fc.Arbitrary<SheetAnswer[]> = fc.array(
  fc.record({
    position: fc.nat(3),
    answer: fc.constantFrom('A', 'B', null),
    guessed: fc.boolean(),
    timeSpentMs: fc.nat(100),
    seq: fc.nat(4),
    device: fc.constantFrom('deviceaaaa', 'devicebbbb'),
  }),
  { maxLength: 8 },
);
/** Two different answers never get the same stamp. */
const honest = (answers: readonly SheetAnswer[]) => {
  const kept = new Map<string, SheetAnswer>();
  return answers.map((one) => {
    const stamp = `${one.position}.${one.seq}.${one.device}`;
    const first = kept.get(stamp) ?? one;
    kept.set(stamp, first);
    return { ...first, timeSpentMs: one.timeSpentMs };
  });
};

test('copies of a sheet converge, in whatever order and however often they meet', () => {
  fc.assert(
    fc.property(sheet, sheet, sheet, (a, b, c) => {
      const all = honest([...a, ...b, ...c]);
      const [one, two, three] = [all.slice(0, a.length), all.slice(a.length, a.length + b.length), all.slice(a.length + b.length)];
      expect(mergeSheets(one, two, three)).toEqual(mergeSheets(three, mergeSheets(two, one), two));
    }),
  );
});

test('the later answer holds, with the longer time', () => {
  const of = (answer: string, seq: number, timeSpentMs: number): SheetAnswer => ({
    position: 0,
    answer,
    guessed: false,
    timeSpentMs,
    seq,
    device: 'deviceaaaa',
  });
  expect(mergeSheets([of('A', 2, 10)], [of('B', 1, 90)])).toEqual([of('A', 2, 90)]);
});
