/** CI-o: the line that touches a circle at a point of the plane: its slope comes from the radius. */
import type { Random } from '#core/random.ts';
import { add, div, mul, neg, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Draft } from '#content/generators/generator.ts';
import { bracketed, signed } from '../formulas.ts';
import { math } from '../text.ts';
import { sizeLatex } from '../exact-size.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

export const minus = (letter: string, by: number) => (by === 0 ? letter : `(${letter}${signed(-by)})`);
const show = (value: Rational) => sizeLatex(value);

/** In expanded form without the constant on the right: `x^2 + y^2 - 6x + 4y`. */
export function expandedLeft(h: number, k: number): string {
  return `x^2 + y^2${signed(-2 * h, 'x')}${signed(-2 * k, 'y')}`;
}

const asks = ['y-intercept', 'x-intercept', 'point'] as const;

export function tangentAtPoint(random: Random, expanded: boolean): Draft | null {
  const [h, k] = [random.int(-9, 9), random.int(-9, 9)];
  const [dx, dy] = [random.int(1, 8) * random.pick([-1, 1]), random.int(1, 8) * random.pick([-1, 1])];
  const q = dx * dx + dy * dy;
  const [px, py] = [h + dx, k + dy];
  if (h === 0 || k === 0 || Math.abs(dx) === Math.abs(dy) || px === 0 || py === 0) return null;
  const slope = rat(-dx, dy);
  const line = (m: Rational, x: Rational) => add(rat(py), mul(m, sub(x, rat(px))));
  const ask = random.pick(asks);
  const at = px + dy * random.pick([-2, -1, 1, 2]);
  const wanted = (m: Rational): Rational =>
    ask === 'y-intercept' ? line(m, rat(0)) : ask === 'x-intercept' ? sub(rat(px), div(rat(py), m)) : line(m, rat(at));
  const key = wanted(slope);
  const limit = expanded ? 1n : 2n;
  if (key.d > limit || key.n === 0n || Math.abs(toNumber(key)) > 60 || (ask === 'point' && at === 0)) return null;
  const radius = rat(dy, dx);
  // The slope that a center with the wrong signs would give.
  const mirrored = py + k === 0 ? null : rat(-(px + h), py + k);
  const equation = expanded ? `${expandedLeft(h, k)} = ${q - h * h - k * k}` : `${minus('x', h)}^2 + ${minus('y', k)}^2 = ${q}`;
  const point = math(`(${px}, ${py})`);
  const asked = {
    'y-intercept': `What is the ${math('y')}-coordinate of the ${math('y')}-intercept of the line?`,
    'x-intercept': `What is the ${math('x')}-coordinate of the ${math('x')}-intercept of the line?`,
    point: `The line also passes through the point ${math(`(${at}, c)`)}, where ${math('c')} is a constant. What is the value of ${math('c')}?`,
  }[ask];
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(2, 3),
    key,
    why: `The radius to the point has slope ${math(show(radius))}, so the line has slope ${math(show(slope))}.`,
    bugs: [
      bug('PERP', wanted(radius), `This uses the slope of the radius; the line is perpendicular to it, so its slope is ${math(show(slope))}.`),
      bug('PERP', wanted(neg(slope)), 'This takes the reciprocal of the slope of the radius but keeps its sign; change the sign as well.'),
      bug('PERP', wanted(neg(radius)), 'This changes the sign of the slope of the radius but does not take the reciprocal; do both.'),
      ...(mirrored && mirrored.n !== 0n
        ? [bug('CEQ', wanted(mirrored), `This uses ${math(`(${-h}, ${-k})`)} as the center; the coordinates of the center are subtracted in the equation.`)]
        : []),
      ...(ask === 'point'
        ? []
        : [
            bug(
              'INTC',
              ask === 'y-intercept' ? sub(rat(px), div(rat(py), slope)) : line(slope, rat(0)),
              `This is the intercept with the other axis; set ${math(ask === 'y-intercept' ? 'x' : 'y')} equal to 0.`,
            ),
          ]),
      bug(
        ask === 'point' ? 'STOP' : 'SIGN',
        ask === 'point' ? line(slope, rat(0)) : neg(key),
        ask === 'point'
          ? `This is the ${math('y')}-coordinate of the ${math('y')}-intercept of the line; put the given coordinate into its equation.`
          : 'This has the wrong sign; put 0 into the equation of the line, and solve.',
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: expanded ? 'point-expanded' : 'point', h, k, dx, dy, ask, at },
      stem: random.pick([
        `In the ${math('xy')}-plane, the graph of ${math(equation)} is a circle. A line is tangent to the circle at the point ${point}. ${asked}`,
        `The circle with equation ${math(equation)} in the ${math('xy')}-plane passes through the point ${point}. A line touches the circle only at this point. ${asked}`,
        `${math(equation)}\n\nThe graph of the given equation in the ${math('xy')}-plane is a circle that contains the point ${point}. A line is tangent to the circle at this point. ${asked}`,
        `In the ${math('xy')}-plane, a line intersects the circle ${math(equation)} at the point ${point} and at no other point. ${asked}`,
      ]),
      answer,
      steps: [
        `A tangent is perpendicular to the radius at the point of tangency. ${expanded ? `Complete the squares: ${math(`${minus('x', h)}^2 + ${minus('y', k)}^2 = ${q}`)}. ` : ''}The center is ${math(`(${h}, ${k})`)}.`,
        `The slope of the radius is ${math(`\\frac{${py} - ${bracketed(k)}}{${px} - ${bracketed(h)}} = ${show(radius)}`)}, so the slope of the line is ${math(show(slope))}.`,
        ask === 'point'
          ? `From ${math(`x = ${px}`)} to ${math(`x = ${at}`)}, ${math('y')} changes by ${math(`${bracketed(slope)} \\cdot ${bracketed(at - px)} = ${show(mul(slope, rat(at - px)))}`)}, so ${math(`c = ${show(key)}`)}.`
          : `The line is ${math(`y - ${bracketed(py)} = ${show(slope)}(x - ${bracketed(px)})`)}. With ${math(ask === 'y-intercept' ? 'x = 0' : 'y = 0')}, this gives ${math(`${ask === 'y-intercept' ? 'y' : 'x'} = ${show(key)}`)}.`,
        `Check: ${point} is on the circle, because ${math(`${bracketed(px - h)}^2 + ${bracketed(py - k)}^2 = ${q}`)}, and the slopes have the product ${math(`${bracketed(radius)} \\cdot ${bracketed(slope)} = -1`)}.`,
      ],
      takeaway: 'The tangent at a point of a circle has the negative reciprocal of the slope of the radius.',
    }
  );
}

/** The slope of the tangent and the abscissa of its point are given; the ordinate or the squared radius is asked. */
export function pointFromSlope(random: Random): Draft | null {
  const [h, k] = [random.int(-9, 9), random.int(-9, 9)];
  const [dx, dy] = [random.int(1, 12) * random.pick([-1, 1]), random.int(1, 12) * random.pick([-1, 1])];
  const slope = rat(-dx, dy);
  const [px, py] = [h + dx, k + dy];
  if (h === 0 || k === 0 || py === 0 || Math.abs(dx) === Math.abs(dy) || slope.d === 1n) return null;
  const q = dx * dx + dy * dy;
  const wantRadius = random.chance(1, 2);
  // Rise over the given run with the slope of the tangent itself.
  const along = mul(slope, rat(dx));
  const turned = add(rat(dx * dx), mul(along, along));
  const wrongs = wantRadius
    ? [
        ...(turned.d === 1n
          ? [bug('PERP', turned, 'This uses the slope of the tangent for the radius; the radius is perpendicular, so take the negative reciprocal.')]
          : []),
        bug(
          'CEQ',
          rat(dx * dx + py * py),
          `This uses the ${math('y')}-coordinate of the point; use its vertical distance from the center, ${math(Math.abs(dy))}.`,
        ),
        bug('DIAM', rat(2 * q), `This is twice the square of the radius; leave it at ${math(q)}.`),
        bug('STOP', Math.abs(py), `This comes from the ${math('y')}-coordinate of the point of tangency; use the distance from the center to that point.`),
        bug('CEQ', rat(dx * dx + (dy + 2 * k) ** 2), `This uses the wrong sign for the ${math('y')}-coordinate of the center, which is ${math(k)}.`),
      ]
    : [
        ...(along.d <= 7n
          ? [
              bug(
                'PERP',
                add(rat(k), along),
                'This uses the slope of the tangent for the radius; the radius is perpendicular, so take the negative reciprocal.',
              ),
            ]
          : []),
        bug(
          'SIGN',
          k - dy,
          'This takes the reciprocal of the slope of the tangent but does not change its sign; the slopes of perpendicular lines have opposite signs.',
        ),
        bug('STOP', dy, `This is how far the point lies above or below the center, so add the ${math('y')}-coordinate of the center, ${math(k)}.`),
        bug('CEQ', dy - k, `This uses the wrong sign for the ${math('y')}-coordinate of the center, which is ${math(k)}.`),
        bug('STOP', q, `This is the square of the radius; the question asks for the ${math('y')}-coordinate of the point.`),
      ];
  const key = wantRadius ? q : py;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(2, 3),
    key,
    why: `The radius has slope ${math(show(rat(dy, dx)))}, so the point of tangency is ${math(`(${px}, ${py})`)}.`,
    bugs: wrongs,
  });
  const letter = random.pick(['b', 'c', 'q'] as const);
  const asked = wantRadius
    ? `The equation of the circle can be written in the form ${math(`${minus('x', h)}^2 + ${minus('y', k)}^2 = n`)}, where ${math('n')} is a constant. What is the value of ${math('n')}?`
    : `What is the value of ${math(letter)}?`;
  return (
    answer && {
      parameters: { kind: wantRadius ? 'slope-radius' : 'slope-point', h, k, dx, dy },
      stem: random.pick([
        `In the ${math('xy')}-plane, a circle has its center at ${math(`(${h}, ${k})`)}. A line with a slope of ${math(show(slope))} is tangent to the circle at the point ${math(`(${px}, ${letter})`)}, where ${math(letter)} is a constant. ${asked}`,
        `The center of a circle in the ${math('xy')}-plane is the point ${math(`(${h}, ${k})`)}. The line tangent to the circle at the point ${math(`(${px}, ${letter})`)}, where ${math(letter)} is a constant, has a slope of ${math(show(slope))}. ${asked}`,
        `A line in the ${math('xy')}-plane touches a circle with center ${math(`(${h}, ${k})`)} only at the point ${math(`(${px}, ${letter})`)}, where ${math(letter)} is a constant. The slope of the line is ${math(show(slope))}. ${asked}`,
      ]),
      answer,
      steps: [
        `A tangent is perpendicular to the radius at the point of tangency, so the slope of the radius is the negative reciprocal of ${math(show(slope))}: ${math(show(rat(dy, dx)))}.`,
        `From the center to the point, ${math('x')} changes by ${math(`${px} - ${bracketed(h)} = ${dx}`)}, so ${math('y')} changes by ${math(`${bracketed(rat(dy, dx))} \\cdot ${bracketed(dx)} = ${dy}`)}.`,
        wantRadius
          ? `The square of the radius is ${math(`${bracketed(dx)}^2 + ${bracketed(dy)}^2 = ${q}`)}.`
          : `So ${math(`${letter} = ${k} + ${bracketed(dy)} = ${py}`)}.`,
        `Check: ${math(`${bracketed(slope)} \\cdot ${bracketed(rat(dy, dx))} = -1`)}.`,
      ],
      takeaway: 'The slope of the radius to the point of tangency is the negative reciprocal of the slope of the tangent.',
    }
  );
}
