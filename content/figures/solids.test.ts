import { describe, expect, it } from 'vitest';
import { figureSchema } from '#core/questions/figure.ts';
import { figureProblems } from '../verify/gates/figure.ts';
import { box, cone, cylinder, rightTriangularPrism, sphere, squarePyramid } from './solids.ts';
import { unitCircle } from './unit-circle.ts';

const text = (name: string) => ({ title: name, alt: `A ${name} drawn from a little above, with the lengths that are given written beside its edges.` });

const figures = {
  cylinder: cylinder(text('cylinder'), 3, 7, { radius: '3 cm', height: '7 cm' }),
  'wide cylinder': cylinder(text('cylinder'), 5, 4, { diameter: '10 cm', height: '4 cm' }),
  cone: cone(text('cone'), 4, 7, { radius: '4', height: '7' }),
  'cone with a slant height': cone(text('cone'), 5, 9, { radius: '5', slant: '13' }),
  sphere: sphere(text('sphere'), 6, '6 in'),
  box: box(text('box'), [8, 5, 4], { width: '8 ft', depth: '5 ft', height: '4 ft' }),
  pyramid: squarePyramid(text('pyramid'), 6, 5, { side: '6', height: '5' }),
  prism: rightTriangularPrism(text('prism'), [6, 4, 9], { base: '6', rise: '4', length: '9' }),
  'unit circle': unitCircle({ ...text('unit circle'), degrees: 225, point: 'P', angle: 'θ' }),
};

describe('every solid', () => {
  it.each(Object.entries(figures))('%s is a figure whose labels touch nothing', (_, figure) => {
    expect(figure).not.toBeNull();
    expect(figureSchema.safeParse(figure).success).toBe(true);
    expect(figure && figureProblems(figure)).toEqual([]);
  });
  it('draws hidden edges dashed', () => {
    expect(figures.box?.shapes.filter((shape) => shape.type === 'line' && shape.dash === 'dashed')).toHaveLength(3);
  });
});
