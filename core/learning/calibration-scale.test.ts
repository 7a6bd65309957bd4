import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sections } from '../topics/topics.ts';
import { onScaleOfLabels } from './calibration-scale.ts';

const hundredths = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 }).map((value) => value / 100);
const used = fc.array(fc.record({ section: fc.constantFrom(...sections), label: hundredths(-2, 2), b: hundredths(-4, 4) }), { maxLength: 60 });

it('leaves each section as difficult on average as its labels say, and the distances between its questions as they were', () => {
  fc.assert(
    fc.property(used, (estimates) => {
      const shifted = onScaleOfLabels(estimates);
      expect(shifted.map(({ section, label }) => ({ section, label }))).toEqual(estimates.map(({ section, label }) => ({ section, label })));
      for (const section of sections) {
        const own = shifted.filter((one) => one.section === section);
        const before = estimates.filter((one) => one.section === section);
        const mean = own.reduce((sum, { b, label }) => sum + b - label, 0) / Math.max(1, own.length);
        // What rounding to hundredths leaves.
        expect(Math.abs(mean)).toBeLessThanOrEqual(0.005_001);
        for (const [index, { b }] of own.entries()) {
          expect(Math.abs(b - (own[0]?.b ?? 0) - ((before[index]?.b ?? 0) - (before[0]?.b ?? 0)))).toBeLessThanOrEqual(0.010_001);
        }
      }
    }),
  );
});

it('moves one section without the other', () => {
  const math = { section: 'math', label: 0, b: 0.5 } as const;
  const reading = [
    { section: 'reading-writing', label: 0.15, b: -0.25 },
    { section: 'reading-writing', label: -0.85, b: -0.65 },
  ] as const;
  expect(onScaleOfLabels([math, ...reading]).map(({ b }) => b)).toEqual([0, -0.15, -0.55]);
  expect(onScaleOfLabels([])).toEqual([]);
});
