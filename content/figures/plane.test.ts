import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mathGenerators } from '../generators/math/registry.ts';
import { makeQuestion } from '../generators/make-question.ts';
import { isClearOf } from './label-clearance.ts';
import { planeFigure } from './plane.ts';

const window = { xMin: -6, xMax: 6, yMin: -6, yMax: 6 } as const;
const place = fc.integer({ min: -6, max: 6 });
const point = fc.tuple(place, place);

it('numbers every tick at the tick, below or left of its axis, with no curve through a number', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      fc.pre(from[0] !== to[0] || from[1] !== to[1]);
      const { shapes } = planeFigure({
        window,
        title: 'Line',
        alt: 'A line in the plane.',
        items: [
          { type: 'line', through: [from, to] },
          { type: 'point', at: from },
        ],
      });
      const axes = shapes.flatMap((shape) => (shape.type === 'line' && shape.arrowEnd ? [shape] : []));
      const [middleX, middleY] = [axes[1]?.from[0] ?? 0, axes[0]?.from[1] ?? 0];
      const step = (axes[0]?.to[0] ?? 0) - 8 - middleX;
      for (const [index, label] of shapes.entries()) {
        if (label.type !== 'text' || !/^−?\d+$/.test(label.text)) continue;
        const offset = (Number(label.text.replace('−', '-')) * step) / 6;
        const centred =
          label.anchor === 'middle'
            ? label.at[0] - (middleX + offset)
            : label.at[1] - 4 - (middleY - (offset * ((axes[1]?.from[1] ?? 0) - 6 - middleY)) / step);
        expect(Math.abs(centred), label.text).toBeLessThan(0.6);
        // On one side, as on the test, whatever curve passes there.
        expect(label.anchor === 'middle' ? label.at[1] - middleY : middleX - label.at[0], label.text).toBe(label.anchor === 'middle' ? 15 : 7);
        const curves = shapes.slice(0, index).filter(({ type }) => type === 'polyline');
        const backed = shapes.some((shape) => shape.type === 'polygon' && shape.fill === 'paper' && Math.abs((shape.points[0]?.[1] ?? 0) - label.at[1]) < 13);
        expect(isClearOf(label, curves) || backed, label.text).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

it('never hides a dot under a number', () => {
  for (const generator of mathGenerators)
    for (const level of generator.levels) {
      const question = makeQuestion(generator, 7, level);
      const figures = question?.stimulus?.kind === 'figure' ? [question.stimulus.figure] : [];
      for (const { shapes } of figures)
        for (const box of shapes.flatMap((shape) => (shape.type === 'polygon' && shape.fill === 'paper' && shape.stroke === 'none' ? [shape] : []))) {
          const [[left = 0, top = 0] = [], , [right = 0, bottom = 0] = []] = box.points;
          const hidden = shapes.filter(
            (shape) =>
              shape.type === 'circle' &&
              shape.radius < 6 &&
              shape.center[0] > left &&
              shape.center[0] < right &&
              shape.center[1] > top &&
              shape.center[1] < bottom,
          );
          expect(hidden, question?.id).toEqual([]);
        }
    }
});
