import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correlationInterval, expectedShare, flagsOf, minResponses, shareInterval, type MeasuredQuestion } from './quality.ts';

const counts = fc.integer({ min: 1, max: 5000 }).chain((count) => fc.record({ count: fc.constant(count), of: fc.integer({ min: 0, max: count }) }));

describe('intervals', () => {
  it('hold the share, lie between 0 and 1, and become narrower with more responses', () => {
    fc.assert(
      fc.property(counts, ({ count, of }) => {
        const { low, high } = shareInterval(of, count);
        const more = shareInterval(of * 10, count * 10);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(of / count + 1e-9);
        expect(high).toBeGreaterThanOrEqual(of / count - 1e-9);
        expect(more.high - more.low).toBeLessThan(high - low);
      }),
    );
  });
  it('of a correlation hold it', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.99, max: 0.99, noNaN: true }), fc.integer({ min: 4, max: 5000 }), (r, count) => {
        const { low, high } = correlationInterval(r, count);
        expect(low).toBeLessThan(r);
        expect(high).toBeGreaterThan(r);
      }),
    );
  });
});

it('harder levels are expected to be answered right less often', () => {
  for (const section of ['math', 'reading-writing'] as const)
    for (const level of [2, 3, 4, 5] as const) expect(expectedShare(section, level, 'choice')).toBeLessThan(expectedShare(section, (level - 1) as 1, 'choice'));
});

const sound: MeasuredQuestion = {
  section: 'math',
  level: 3,
  format: 'choice',
  key: 'B',
  responses: 400,
  correct: 232,
  chosen: [60, 232, 60, 48],
  pointBiserial: 0.45,
  pairs: 300,
  medianTimeMs: 80_000,
  targetMinutes: 1.5,
  recentResponses: 100,
  recentCorrect: 58,
};

describe('what somebody should look at', () => {
  it('is not a sound question, and not one with few responses', () => {
    expect(flagsOf(sound)).toEqual([]);
    expect(flagsOf({ ...sound, responses: minResponses - 1, correct: 0, chosen: [29, 0, 0, 0] })).toEqual([]);
  });
  it.each([
    ['key-beaten', { correct: 100, chosen: [200, 100, 60, 40] }],
    ['negative', { pointBiserial: -0.3 }],
    ['weak', { pointBiserial: 0.05 }],
    ['too-hard', { correct: 60, chosen: [110, 60, 110, 120] }],
    ['too-easy', { correct: 396, chosen: [2, 396, 1, 1] }],
    ['harder-than-level', { correct: 120, chosen: [90, 120, 95, 95] }],
    ['easier-than-level', { correct: 360, chosen: [14, 360, 13, 13] }],
    ['unused-choice', { chosen: [166, 232, 2, 0] }],
    ['drift', { recentCorrect: 20 }],
    ['slow', { medianTimeMs: 200_000 }],
  ] as const)('%s', (flag, change) => expect(flagsOf({ ...sound, ...change })).toContain(flag));
});
