import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addStep, changesOf, laterTrail, readTrail, trailLimit, trailSchema, visitsOf, type Step } from './trail.ts';

const trailOf = (...steps: readonly Step[]) => steps.reduce(addStep, '');

const anyStep: fc.Arbitrary<Step> = fc
  .tuple(fc.nat(9_000_000), fc.option(fc.constantFrom('A', 'B', 'C', 'D', '12', '-.5', '2/3', null), { nil: undefined }))
  .map(([atMs, answer]) => (answer === undefined ? { atMs } : { atMs, answer }));

describe('a trail', () => {
  test('says when a question was opened and what was answered', () => {
    const trail = trailOf({ atMs: 10_000 }, { atMs: 12_300, answer: 'B' }, { atMs: 52_300, answer: 'D' });
    expect(trail).toBe('000523=D 000123=B 000100');
    expect(readTrail(trail)).toEqual([{ atMs: 10_000 }, { atMs: 12_300, answer: 'B' }, { atMs: 52_300, answer: 'D' }]);
    expect(visitsOf(readTrail(trail))).toEqual([10_000]);
    expect(changesOf(readTrail(trail))).toEqual([{ from: 'B', to: 'D', afterMs: 40_000, fromIndex: 0, toIndex: 1 }]);
  });

  test('a slip of the finger is no change', () => {
    expect(changesOf(readTrail(trailOf({ atMs: 0 }, { atMs: 5_000, answer: 'A' }, { atMs: 6_000, answer: 'B' })))).toEqual([]);
  });

  test('an entry typed slowly is one answer, and a new one is a change', () => {
    const typed = trailOf({ atMs: 0 }, { atMs: 5_000, answer: '1' }, { atMs: 10_000, answer: '12' });
    expect(changesOf(readTrail(typed))).toEqual([]);
    expect(changesOf(readTrail(addStep(typed, { atMs: 60_000, answer: '2/3' })))).toMatchObject([{ from: '12', to: '2/3', afterMs: 50_000 }]);
  });

  test('taken back and given again', () => {
    const trail = trailOf({ atMs: 0, answer: 'A' }, { atMs: 10_000, answer: null }, { atMs: 20_000, answer: 'A' });
    expect(changesOf(readTrail(trail))).toMatchObject([{ from: 'A', to: null }]);
  });

  test('is always valid, bounded, in order, and keeps its first and its newest step', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 150 }), (steps) => {
        const trail = trailOf(...steps);
        const read = readTrail(trail);
        expect(trailSchema.safeParse(trail).success).toBe(true);
        expect(trail.length).toBeLessThanOrEqual(trailLimit);
        expect(read.map(({ atMs }) => atMs)).toEqual(read.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
        expect(read.at(-1)?.answer).toBe(steps.at(-1)?.answer);
      }),
    );
  });

  test('grows: with a later step it is the later of the two, and an unknown one is never later', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), anyStep, (steps, next) => {
        const [before, newest] = [trailOf(...steps), Math.max(0, ...steps.map(({ atMs }) => atMs))];
        const after = addStep(before, { ...next, atMs: newest + 200 });
        expect(laterTrail(before, after)).toBe(after);
        expect(laterTrail(after, before)).toBe(after);
        expect(laterTrail(after, undefined)).toBe(after);
      }),
    );
  });

  test('what is no trail is refused', () => {
    for (const text of ['1', '000100 ', 'x', '000100=E', '000100=1234567', ' '.repeat(10), `${'000100 '.repeat(80)}000100`])
      expect(trailSchema.safeParse(text).success, text).toBe(false);
  });
});
