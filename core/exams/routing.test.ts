import { describe, expect, it } from 'vitest';
import { sections } from '../topics/topics.ts';
import { routeAfterModuleOne, routingThresholdSchema, routingThresholds } from './routing.ts';

describe('routeAfterModuleOne', () => {
  it.each([
    ['reading-writing', 17, 27, 'harder'],
    ['reading-writing', 16, 27, 'easier'],
    ['reading-writing', 16, 25, 'harder'],
    ['reading-writing', 15, 25, 'easier'],
    ['math', 14, 22, 'harder'],
    ['math', 13, 22, 'easier'],
    ['math', 13, 20, 'harder'],
    ['math', 12, 20, 'easier'],
    ['math', 0, 20, 'easier'],
    ['math', 20, 20, 'harder'],
  ] as const)('%s %i of %i: %s', (section, correct, total, route) => expect(routeAfterModuleOne(section, correct, total)).toBe(route));

  it('sends nobody with nothing right to the harder and nobody with all right to the easier module', () => {
    for (const section of sections) {
      for (let total = 1; total <= 60; total++) {
        const routes = Array.from({ length: total + 1 }, (_, correct) => routeAfterModuleOne(section, correct, total));
        expect([routes[0], routes[total]]).toEqual(['easier', 'harder']);
        expect(routes.join(' ')).toMatch(/^(easier )+(harder ?)+$/);
      }
    }
  });

  it('takes a configured threshold', () => expect(routeAfterModuleOne('math', 11, 20, { of: 1, outOf: 2 })).toBe('harder'));

  it.each([
    [Number.NaN, 20],
    [-1, 20],
    [21, 20],
    [1.5, 20],
    [0, 0],
    [1, Number.NaN],
    [5, -5],
  ])('throws on %d of %d', (correct, total) => expect(() => routeAfterModuleOne('math', correct, total)).toThrow(RangeError));

  it.each([{ of: 0, outOf: 2 }, { of: 2, outOf: 2 }, { of: 3, outOf: 2 }, { of: Number.NaN, outOf: 2 }, { of: 0.5, outOf: 2 }, { of: null, outOf: 2 }, {}])(
    'refuses the threshold %o',
    (threshold) => expect(routingThresholdSchema.safeParse(threshold).success).toBe(false),
  );

  it('ships with thresholds that pass its own check', () => {
    for (const section of sections) expect(routingThresholdSchema.safeParse(routingThresholds[section]).success).toBe(true);
    expect(() => routeAfterModuleOne('math', 10, 20, { of: 0, outOf: 22 })).toThrow();
  });
});
