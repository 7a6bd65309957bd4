import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceAbove, patternsIn, usualRate, type Chance } from './patterns.ts';

/** Chances for SIGN in turn: true where it showed. */
const story = (shown: readonly boolean[]): Chance[] =>
  shown.map((one, index) => ({ questionId: `q-${index}`, topicId: 14, offered: ['SIGN', 'DIST'], shown: one ? 'SIGN' : null }));
const found = (shown: readonly boolean[], rate = usualRate) => patternsIn(story(shown), () => rate);
const [yes, no] = [true, false];

describe('a pattern', () => {
  it('takes two of at least four chances', () => {
    expect(found([yes, yes, yes])).toEqual([]);
    expect(found([no, no, no, yes])).toEqual([]);
    expect(found([no, yes, no, yes])).toEqual([{ misconception: 'SIGN', times: 2, chances: 4, questionIds: ['q-3', 'q-1'], topicIds: [14] }]);
  });

  it('is more often than others do', () => {
    expect(found([no, yes, no, yes], 0.4)).toEqual([]);
    expect(found([...Array.from({ length: 20 }, () => no), yes, yes])).toEqual([]);
  });

  it('fades once three chances in a row have passed, and is back with the next time', () => {
    expect(found([yes, yes, yes, no, no])).toHaveLength(1);
    expect(found([yes, yes, yes, no, no, no])).toEqual([]);
    expect(found([yes, yes, yes, no, no, no, yes])).toHaveLength(1);
  });

  it('is never claimed for less than its rule, whatever was answered', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), fc.double({ min: 0.02, max: 0.6, noNaN: true }), (shown, rate) => {
        for (const { times, chances } of found(shown, rate)) {
          expect(times).toBe(shown.filter(Boolean).length);
          expect(chances).toBe(shown.length);
          expect(times).toBeGreaterThanOrEqual(2);
          expect(chances).toBeGreaterThanOrEqual(4);
          expect(shown.slice(-3)).toContain(true);
          expect(chanceAbove(rate, 1 + times, 5 + chances - times)).toBeGreaterThan(0.6);
        }
      }),
    );
  });

  it('is judged by the posterior: the tail of a Beta, as its density integrates', () => {
    const logBeta = (a: number, b: number) => {
      const logFactorial = (n: number) => Array.from({ length: n }, (_, index) => Math.log(index + 1)).reduce((sum, one) => sum + one, 0);
      return logFactorial(a - 1) + logFactorial(b - 1) - logFactorial(a + b - 1);
    };
    const steps = 4000;
    for (const [rate, a, b] of [
      [1 / 6, 3, 7],
      [0.3, 2, 9],
      [0.05, 1, 5],
    ] as const) {
      const width = (1 - rate) / steps;
      let sum = 0;
      for (let index = 0; index < steps; index++) {
        const x = rate + (index + 0.5) * width;
        sum += Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log(1 - x) - logBeta(a, b)) * width;
      }
      expect(chanceAbove(rate, a, b)).toBeCloseTo(sum, 4);
    }
  });
});
