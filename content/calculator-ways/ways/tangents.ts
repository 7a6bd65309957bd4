/** The ways of two tangents from a point: the radius and the tangents make right triangles. */
import * as z from 'zod';
import { among, equation, firstOf, inPi, typedFormulas } from '../answering.ts';
import { from, value } from '../builders.ts';
import type { Way } from '../way.ts';

const number = z.number();

/** What is between the tangents and the circle. */
const regions = from(
  z.object({ kind: z.enum(['boundary', 'region']), given: z.enum(['radius', 'tangent', 'distance', 'gap']), angle: number, k: number }),
  ({ kind, given, angle }, question): Way | null => {
    const [length] = typedFormulas(question).filter((text) => /^(?:\d+|\d*sqrt\(\d+\))$/.test(text));
    if (length === undefined) return null;
    const central = 180 - angle;
    const rows = {
      radius: [`r_1 = ${length}`, `b = r_1/tan(${angle / 2}°)`],
      tangent: [`b = ${length}`, `r_1 = b*tan(${angle / 2}°)`],
      distance: [`r_1 = ${length}*sin(${angle / 2}°)`, `b = ${length}*cos(${angle / 2}°)`],
      gap: [`r_1 = ${length}`, `b = sqrt((2*${length})^2 - ${length}^2)`],
    }[given];
    const last = kind === 'boundary' ? `2b + ${central}/360*2π*r_1` : `b*r_1 - ${central}/360*π*r_1^2`;
    const way = among(question, [...rows, last]);
    const why = given === 'gap' ? ' The center is 2r_1 from the point, so the central angle is 120°.' : ` The central angle is ${central}°.`;
    return way && { ...way, idea: `r_1 is the radius and b the length of a tangent; they make a right angle.${why}` };
  },
);

const kites = from(z.object({ kind: z.enum(['kite-area', 'kite-perimeter']), tangent: number, gap: number }), ({ kind, tangent, gap }) => ({
  ...equation(`x^2 + ${tangent}^2`, `(x + ${gap})^2`, kind === 'kite-area' ? `${tangent}x` : `2x + 2*${tangent}`),
  idea: 'x is the radius: it and the tangent are the legs of a right triangle.',
}));

export const tangentParts = firstOf(
  regions,
  kites,
  from(z.object({ kind: z.literal('arc'), angle: number, radius: number }), ({ angle, radius }, question) => {
    const way = inPi(question, `(180 - ${angle})/360*2*${radius}`);
    return way && { ...way, idea: 'The central angle and the angle between the tangents add up to 180°.' };
  }),
  from(z.object({ kind: z.literal('angle-from-arc'), radius: number }), ({ radius }, question) => {
    const arc = typedFormulas(question).find((text) => text.includes('π'));
    if (arc === undefined) return null;
    return {
      rows: [`a = ${arc}/(2π*${radius})*360`, '180 - a'],
      reading: value,
      idea: 'a is the central angle of the arc.',
    };
  }),
);
