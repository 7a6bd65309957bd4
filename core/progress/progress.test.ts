import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accuracy, tooFew, tooFewSentence } from './accuracy.ts';
import { percentileOfRank, rankingFromCounts } from './ranking.ts';
import { strengthOf } from './strength.ts';

describe('accuracy', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [5, 5, 100],
  ])('%i of %i is %i percent', (correct, questions, percent) => expect(accuracy(correct, questions)).toBe(percent));
  it.each([
    [2, 1],
    [-1, 3],
    [Number.NaN, 3],
  ])('%d of %d is not possible', (correct, questions) => expect(() => accuracy(correct, questions)).toThrow(RangeError));
});

describe('too few to tell', () => {
  it.each([
    [0, true],
    [12, true],
    [15, true],
    [16, false],
    [100, false],
  ])('%i questions: %s', (questions, few) => expect(tooFew(questions)).toBe(few));
  it('is said in words', () => expect([12, 1, 16].map(tooFewSentence)).toEqual(['12 questions: too few to tell', '1 question: too few to tell', null]));
});

describe('strength', () => {
  it.each([
    [0, 'weak'],
    [69, 'weak'],
    [69.9, 'weak'],
    [70, 'moderate'],
    [85, 'moderate'],
    [85.1, 'strong'],
    [100, 'strong'],
  ])('%d percent is %s', (percent, label) => expect(strengthOf(percent)).toBe(label));
});

describe('ranking', () => {
  it.each([
    [1, 1, 100],
    [1, 2, 100],
    [2, 2, 0],
    [1, 5, 100],
    [3, 5, 50],
    [2, 4, 67],
    [4, 4, 0],
  ])('position %i of %i is percentile %i', (position, total, percentile) => expect(percentileOfRank(position, total)).toBe(percentile));
  it.each([
    [0, 3],
    [4, 3],
    [1, 0],
  ])('there is no position %i of %i', (position, total) => expect(() => percentileOfRank(position, total)).toThrow(RangeError));

  it('with at most one entry is 0 at position 1, with one ranked among several 100', () => {
    expect(rankingFromCounts({ entries: 1, ranked: 1, ahead: 0, isRanked: true })).toEqual({ percentile: 0, position: 1, total: 1 });
    expect(rankingFromCounts({ entries: 0, ranked: 0, ahead: 0, isRanked: false })).toEqual({ percentile: 0, position: 1, total: 0 });
    expect(rankingFromCounts({ entries: 5, ranked: 1, ahead: 0, isRanked: true })).toEqual({ percentile: 100, position: 1, total: 1 });
    expect(rankingFromCounts({ entries: 5, ranked: 4, ahead: 4, isRanked: false })).toEqual({ percentile: 0, position: 0, total: 4 });
  });

  it('by counting those ahead is the same as by sorting everybody', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 2, maxLength: 40 }), (values) => {
        const sorted = values.toSorted((a, b) => b - a);
        for (const value of values) {
          const ahead = values.filter((other) => other > value).length;
          const ranking = rankingFromCounts({ entries: values.length, ranked: values.length, ahead, isRanked: true });
          // A competition: [9, 7, 7, 5] takes places 1, 2, 2 and 4.
          expect(ranking.position).toBe(sorted.indexOf(value) + 1);
          expect(ranking.percentile).toBeGreaterThanOrEqual(0);
          expect(ranking.percentile).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
