/** Trapezoids cut by their diagonals, or completed to a triangle by their legs. */
import { div, mul, pow, rat, sub } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { math, segment } from '../text.ts';
import { sizeLatex } from '../exact-size.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

/** Corners in order, the first two on one of the parallel sides, and the point where two lines meet. */
const names = [
  ['A', 'B', 'C', 'D', 'E'],
  ['P', 'Q', 'R', 'S', 'T'],
  ['J', 'K', 'L', 'M', 'N'],
  ['W', 'X', 'Y', 'Z', 'V'],
  ['E', 'F', 'G', 'H', 'K'],
] as const;

/** Two lengths with the ratio p to q in lowest terms. */
function drawSides(random: Random) {
  const [p, q] = [random.int(1, 6), random.int(2, 9)];
  if (p >= q || rat(p, q).d !== BigInt(q)) return null;
  const times = random.int(2, 7);
  return { p, q, times, short: p * times, long: q * times };
}

/** The legs of a trapezoid meet when they are extended. */
export function extendedLegs(random: Random): Draft | null {
  const sides = drawSides(random);
  if (!sides) return null;
  const { p, q, short, long } = sides;
  const [A, B, C, D, E] = random.pick(names);
  const unit = random.int(1, 9);
  const areas = { trapezoid: unit * (q * q - p * p), small: unit * p * p, large: unit * q * q };
  const asked = random.pick(['small', 'large'] as const);
  if (areas.large > 1200 || areas.trapezoid === areas.small || areas.trapezoid < 5) return null;
  const f = rat(p, q);
  const what = { small: `triangle ${math(`${A}${B}${E}`)}`, large: `triangle ${math(`${D}${C}${E}`)}` };
  const trapezoid = rat(areas.trapezoid);
  const linear = div(mul(trapezoid, asked === 'small' ? rat(p) : rat(q)), rat(q - p));
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(2, 3),
    key: areas[asked],
    why: `The small triangle is ${math(sizeLatex(pow(f, 2)))} of the large one, and the trapezoid is the rest.`,
    bugs: [
      bug(
        'STOP',
        asked === 'small' ? areas.large : areas.small,
        `This is the area of ${asked === 'small' ? what.large : what.small}; ${asked === 'small' ? 'subtract the trapezoid' : 'add the trapezoid'}.`,
      ),
      bug('K2K3', linear, 'This uses the ratio of the sides for the areas; square the ratio.'),
      bug(
        'CORR',
        mul(trapezoid, asked === 'small' ? pow(f, 2) : div(rat(1), pow(f, 2))),
        'This compares a triangle with the trapezoid as if the two were similar; compare the two triangles instead.',
      ),
      bug(
        'CORR',
        mul(trapezoid, asked === 'small' ? f : div(rat(1), f)),
        'This multiplies the area of the trapezoid by the ratio of the sides; compare the two triangles, whose areas have the square of it.',
      ),
      bug(
        'K2K3',
        div(mul(trapezoid, pow(f, asked === 'small' ? 3 : 0)), sub(rat(1), pow(f, 3))),
        'This takes the cube of the ratio, as for volumes; areas have the square of it.',
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'legs', p, q, unit, asked, short, long },
      stem: `${random.pick([
        `In trapezoid ${math(`${A}${B}${C}${D}`)}, ${segment(`${A}${B}`)} is parallel to ${segment(`${D}${C}`)}. Lines ${math(`${A}${D}`)} and ${math(`${B}${C}`)} intersect at point ${math(E)}.`,
        `The legs ${segment(`${A}${D}`)} and ${segment(`${B}${C}`)} of trapezoid ${math(`${A}${B}${C}${D}`)} are extended until they meet at point ${math(E)}.`,
        `Quadrilateral ${math(`${A}${B}${C}${D}`)} is a trapezoid with parallel sides ${segment(`${A}${B}`)} and ${segment(`${D}${C}`)}. The lines through its other two sides intersect at point ${math(E)}.`,
      ])} The length of ${segment(`${A}${B}`)} is ${math(short)}, the length of ${segment(`${D}${C}`)} is ${math(long)}, and the area of the trapezoid is ${math(areas.trapezoid)}. What is the area of ${what[asked]}?`,
      answer,
      steps: [
        `Triangle ${math(`${A}${B}${E}`)} is similar to triangle ${math(`${D}${C}${E}`)}, because ${segment(`${A}${B}`)} and ${segment(`${D}${C}`)} are parallel. The ratio of their sides is ${math(`\\frac{${short}}{${long}}=\\frac{${p}}{${q}}`)}.`,
        `Their areas have the ratio ${math(`${p * p}:${q * q}`)}, so the trapezoid is ${math(`${q * q}-${p * p}=${q * q - p * p}`)} of the same parts.`,
        `One part is ${math(`\\frac{${areas.trapezoid}}{${q * q - p * p}}=${unit}`)}, so the area asked for is ${math(`${asked === 'small' ? p * p : q * q}\\cdot ${unit}=${areas[asked]}`)}.`,
        `Check: ${math(`${areas.large}-${areas.small}=${areas.trapezoid}`)}.`,
      ],
      takeaway: 'A trapezoid is a triangle without a smaller similar one: extend its legs.',
    }
  );
}
