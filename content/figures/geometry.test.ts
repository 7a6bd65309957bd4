import type { Shape } from '#core/questions/figure.ts';
import { describe, expect, it } from 'vitest';
import { figureSchema } from '#core/questions/figure.ts';
import { apexFromAngles, apexFromSides, sketch, type SketchItem } from './geometry.ts';
import { labelsAreClear } from './label-clearance.ts';

const triangle = (left: number, right: number, label: string): SketchItem[] => {
  const apex = apexFromAngles(10, left, right);
  return [
    { type: 'polygon', points: [[0, 0], [10, 0], apex] },
    { type: 'angle', at: [0, 0], between: [[10, 0], apex], label },
  ];
};

describe('sketch', () => {
  it('draws angle marks whose sweep is the true angle', () => {
    const figure = sketch({ title: 'Triangle', alt: 'A triangle with one labeled angle.', items: triangle(52, 61, '52°') });
    const arc = figure?.shapes.find((shape) => shape.type === 'arc');
    expect(arc?.type === 'arc' && arc.toAngle - arc.fromAngle).toBeCloseTo(52, 1);
    expect(figureSchema.safeParse(figure).success).toBe(true);
  });

  it('refuses a drawing whose label would touch a line', () => {
    expect(sketch({ title: 'Triangle', alt: 'A thin triangle with a long label.', items: triangle(8, 8, '(12x + 34)°') })).toBeNull();
  });

  it('places a vertex by its distances', () => {
    const [x, y] = apexFromSides(14, 13, 15);
    expect([x, y]).toEqual([5, 12]);
  });
});

describe('labelsAreClear', () => {
  it('sees a stroke through a label and two labels on each other', () => {
    const text: Extract<Shape, { type: 'text' }> = { type: 'text', at: [50, 50], text: '12', size: 15, anchor: 'middle' };
    expect(labelsAreClear([text])).toBe(true);
    expect(labelsAreClear([text, { type: 'line', from: [0, 45], to: [100, 45] }])).toBe(false);
    expect(labelsAreClear([text, { ...text, at: [54, 52] }])).toBe(false);
  });
});
