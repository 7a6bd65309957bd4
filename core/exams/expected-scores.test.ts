import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { difficulties } from '../questions/question.ts';
import { expectedScores, type SimulatedSlot } from './expected-scores.ts';
import { itemParameters } from './scoring.ts';

const items = (levels: readonly number[], count = 20) =>
  Array.from({ length: count }, (_, index) => itemParameters('math', difficulties[(levels[index % levels.length] ?? 3) - 1] ?? 3, 'choice'));
const adaptive: readonly SimulatedSlot[] = [
  { modules: [{ route: 'base', items: items([1, 2, 3, 4, 5]) }], routedBy: null },
  {
    modules: [
      { route: 'easier', items: items([1, 2, 3]) },
      { route: 'harder', items: items([3, 4, 5]) },
    ],
    routedBy: { place: 0, threshold: { of: 14, outOf: 22 } },
  },
];

describe('the expected scores of an adaptive section', () => {
  const points = expectedScores('math', adaptive, seededRandom(1), 100);
  it('rise with ability, and stay on the scale', () => {
    for (const [index, { mean, low, high }] of points.entries()) {
      expect(mean).toBeGreaterThanOrEqual((points[index - 1]?.mean ?? 0) - 15);
      expect(low).toBeLessThanOrEqual(mean);
      expect(high).toBeGreaterThanOrEqual(mean);
      expect(low).toBeGreaterThanOrEqual(200);
      expect(high).toBeLessThanOrEqual(800);
    }
  });
  it('lie near the truth in the middle', () => {
    const middle = points[5];
    expect(Math.abs((middle?.mean ?? 0) - (middle?.truth ?? 800))).toBeLessThan(40);
  });
  it('come from the harder module for the able, from the easier one for the others', () => {
    expect(points[0]?.harder).toBeLessThan(0.1);
    expect(points.at(-1)?.harder).toBeGreaterThan(0.9);
  });
  it('are the same for the same seed', () => expect(expectedScores('math', adaptive, seededRandom(1), 100)).toEqual(points));
});

it('without routes nobody takes a harder module', () => {
  const fixed = [adaptive[0], { modules: [{ route: 'base', items: items([2, 3]) }], routedBy: null }].filter((slot) => slot !== undefined) as SimulatedSlot[];
  expect(expectedScores('math', fixed, seededRandom(2), 20).every(({ harder }) => harder === null)).toBe(true);
});
