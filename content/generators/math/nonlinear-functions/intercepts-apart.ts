/** The width of a parabola at a height grows as the square root of the distance from the vertex. */
import { mul, rat, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { signed } from '../formulas.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { math } from '../text.ts';

const times = (value: number, top: number, under: number): Rational => mul(rat(value), rat(top, under));

const pairs: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [3, 5],
  [2, 5],
  [4, 5],
];

/** Widths and distances from the vertex at two heights, the first of which is told. */
function widths(random: Random) {
  const [one, two] = random.pick(random.chance(1, 2) ? pairs : pairs.map(([a, b]) => [b, a] as const));
  const [across, deep] = [random.int(1, 6), random.int(1, 6)];
  return { one, two, width: [one * across, two * across] as const, depth: [one * one * deep, two * two * deep] as const };
}

/** The vertex and the distance between the intercepts of f: that distance for f(x) + s, or s. */
function movedUpOrDown(random: Random): Draft | null {
  const { one, two, width, depth } = widths(random);
  const up = random.chance(1, 2) ? 1 : -1;
  const k = -up * depth[0];
  // The vertex of f(x) + s has the height −up·depth₂.
  const s = -up * depth[1] - k;
  if (depth[0] > 60 || depth[1] > 60 || width[0] > 24 || width[1] > 24 || width[0] < 2 || width[1] < 2) return null;
  const asksShift = random.chance(2, 5);
  const h = random.pick([-1, 1]) * random.int(1, 9);
  const vertexTold = random.chance(1, 2);
  const extreme = up > 0 ? 'minimum' : 'maximum';
  const key = asksShift ? s : width[1];
  const steeper = `\\frac{${depth[1]}}{${depth[0]}}`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(4, 5),
    key: key,
    why: `At ${math(one)} and ${math(two)} times the width, a parabola is ${math(one * one)} and ${math(two * two)} times as far from its vertex.`,
    bugs: asksShift
      ? [
          bug(
            'SIGN',
            -s,
            `This moves the graph the wrong way; the ${math('x')}-intercepts would then not be ${math(width[1])} apart, so move it ${s > 0 ? 'up' : 'down'}.`,
          ),
          bug(
            'GROW',
            times(-up * depth[0], two - one, one),
            `This takes the width as proportional to the distance from the vertex; that distance grows with the square of the width, here from ${math(depth[0])} to ${math(depth[1])}.`,
          ),
          bug('STOP', -up * depth[1], `This is the ${extreme} value of ${math('g(x)')}; subtract that of ${math('f(x)')}, ${math(k)}, to get the change.`),
          bug(
            'STOP',
            width[1] - width[0],
            `This is the change in the distance between the intercepts; ${math('c')} is the change in the ${extreme} value, from ${math(k)} to ${math(-up * depth[1])}.`,
          ),
          bug('STOP', k, `This is the ${extreme} value of ${math('f(x)')}; find that of ${math('g(x)')}, ${math(-up * depth[1])}, and take the difference.`),
        ]
      : [
          bug(
            'GROW',
            times(width[0], depth[1], depth[0]),
            `This multiplies the distance by ${math(steeper)}, as if it were proportional to the distance from the vertex; multiply by the square root of that.`,
          ),
          bug(
            'SHIFT',
            width[0],
            `This leaves the distance as it was; the vertex was ${math(depth[0])} from the ${math('x')}-axis and is now ${math(depth[1])} from it, so the distance changes.`,
          ),
          bug('HALF', rat(width[1], 2), 'This is the distance from the axis of symmetry to one of the intercepts; double it.'),
          bug(
            'SHIFT',
            Math.abs(width[0] + Math.abs(s) * (two > one ? 1 : -1)),
            `This ${two > one ? 'adds the vertical shift to' : 'subtracts the vertical shift from'} the horizontal distance; find the new ${math('x')}-intercepts instead.`,
          ),
          bug(
            'VERT',
            depth[1],
            `This is the distance of the vertex of the new graph from the ${math('x')}-axis; it was ${math(depth[0])} before, so multiply ${math(width[0])} by the square root of ${math(steeper)}.`,
          ),
        ],
  });
  const told = vertexTold
    ? `In the ${math('xy')}-plane, the graph of the quadratic function ${math('y = f(x)')} has its vertex at ${math(`(${h}, ${k})`)} and intersects the ${math('x')}-axis at two points that are ${width[0]} units apart.`
    : `The ${extreme} value of the quadratic function ${math('f')} is ${math(k)}. In the ${math('xy')}-plane, the distance between the two ${math('x')}-intercepts of the graph of ${math('y = f(x)')} is ${width[0]} units.`;
  const rule = asksShift
    ? `The function ${math('g')} is defined by ${math('g(x) = f(x) + c')}, where ${math('c')} is a constant.`
    : `The function ${math('g')} is defined by ${math(`g(x) = f(x)${signed(s)}`)}.`;
  const question = asksShift
    ? `The distance between the two ${math('x')}-intercepts of the graph of ${math('y = g(x)')} is ${width[1]} units. What is the value of ${math('c')}?`
    : random.pick([
        `What is the distance, in units, between the two ${math('x')}-intercepts of the graph of ${math('y = g(x)')}?`,
        `How many units apart are the two ${math('x')}-intercepts of the graph of ${math('y = g(x)')}?`,
      ]);
  return (
    answer && {
      parameters: { kind: 'moved', width: [...width], depth: [...depth], up, h, asksShift },
      stem: `${told} ${rule} ${question}`,
      answer,
      steps: [
        `Put the vertex on the ${math('y')}-axis; distances between intercepts stay the same. Then ${math(`f(x) = ax^2${signed(k)}`)}, and an intercept is ${math(half(width[0]))} from the middle.`,
        `${math(`a\\cdot \\left(${half(width[0])}\\right)^2 = ${-k}`)}, so ${math(`a = ${fraction(rat(-4 * k, width[0] ** 2))}`)}.`,
        asksShift
          ? `For intercepts ${width[1]} units apart, ${math(`a\\cdot \\left(${half(width[1])}\\right)^2 = ${up * depth[1]}`)}, so the vertex must have the ${math('y')}-coordinate ${math(-up * depth[1])}, and ${math(`c = ${-up * depth[1]} - ${k < 0 ? `(${k})` : k} = ${s}`)}.`
          : `The vertex of ${math('g')} has the ${math('y')}-coordinate ${math(`${k}${signed(s)} = ${-up * depth[1]}`)}, so an intercept is at ${math(`x^2 = ${fraction(rat(width[1] ** 2, 4))}`)}. The intercepts are ${math(`2 \\cdot ${half(width[1])} = ${width[1]}`)} units apart.`,
        `Check: the distances between the intercepts have the ratio ${math(quotient(width[1], width[0]))}, and the distances from the vertex have its square, ${math(quotient(depth[1], depth[0]))}.`,
      ],
      takeaway: 'The distance from the vertex grows with the square of the width: twice as wide means four times as deep.',
    }
  );
}

/** Half of a width. */
const half = (width: number) => fraction(rat(width, 2));
/** The quotient of two numbers, reduced where it can be. */
const quotient = (top: number, under: number) => {
  const reduced = fraction(rat(top, under));
  return reduced === `\\frac{${top}}{${under}}` ? reduced : `\\frac{${top}}{${under}} = ${reduced}`;
};

const fraction = ({ n, d }: Rational) => (d === 1n ? `${n}` : `${n < 0n ? '-' : ''}\\frac{${n < 0n ? -n : n}}{${d}}`);

/** Two horizontal lines cut pieces of told lengths out of a parabola: the height of the vertex is asked. */
function twoLines(random: Random): Draft | null {
  const { one, two, width, depth } = widths(random);
  const up = random.chance(1, 2) ? 1 : -1;
  const k = random.pick([-1, 1]) * random.int(1, 20);
  const [y1, y2] = [k + up * depth[0], k + up * depth[1]];
  if (Math.min(width[0], width[1]) < 2 || Math.max(width[0], width[1]) > 24 || depth[0] > 50 || depth[1] > 50 || y1 === 0 || y2 === 0) return null;
  const word = up > 0 ? 'minimum' : 'maximum';
  const squares = `${math(one * one)} to ${math(two * two)}`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(4, 5),
    key: k,
    why: `The ${math('y')}-values ${math(y1)} and ${math(y2)} are ${math(depth[0])} and ${math(depth[1])} from ${math(k)}.`,
    bugs: [
      bug(
        'GROW',
        rat(y1 * two - y2 * one, two - one),
        `This takes the length as proportional to the distance from the vertex; that distance grows with the square of the length, so it is in the ratio of ${squares}.`,
      ),
      bug(
        'STOP',
        Math.min(depth[0], depth[1]),
        `This is the distance of the nearer line from the vertex; go that far ${up > 0 ? 'below' : 'above'} the line to find the ${word} value.`,
      ),
      bug(
        'SIGN',
        2 * Math.min(y1 * up, y2 * up) * up - k,
        `This is on the wrong side of the lines; the parabola opens ${up > 0 ? 'upward' : 'downward'}, so its vertex is ${up > 0 ? 'below' : 'above'} both.`,
      ),
      bug(
        'VERT',
        rat(y1 + y2, 2),
        `This is halfway between the two lines; the vertex is ${up > 0 ? 'below' : 'above'} both, at distances in the ratio of ${squares}.`,
      ),
      bug('STOP', Math.abs(y2 - y1), `This is the distance between the two lines; their distances from the vertex are in the ratio of ${squares}.`),
      bug(
        'SIGN',
        -k,
        `This divides by ${math(one * one - two * two)}; collecting the terms with ${math('k')} on the left gives ${math(`${two * two - one * one}k`)}.`,
      ),
    ],
  });
  const line = (y: number) => math(`y = ${y}`);
  return (
    answer && {
      parameters: { kind: 'lines', width: [...width], depth: [...depth], up, k },
      stem: `${random.pick([
        `In the ${math('xy')}-plane, the graph of the quadratic function ${math('y = f(x)')} intersects the line ${line(y1)} at two points that are ${width[0]} units apart and the line ${line(y2)} at two points that are ${width[1]} units apart.`,
        `The graph of the quadratic function ${math('y = f(x)')} in the ${math('xy')}-plane intersects the line ${line(y1)} at two points that are ${width[0]} units apart. It also intersects the line ${line(y2)} at two points that are ${width[1]} units apart.`,
      ])} What is the ${word} value of ${math('f(x)')}?`,
      answer,
      steps: [
        `Put the vertex on the ${math('y')}-axis and call its ${math('y')}-coordinate ${math('k')}: ${math('f(x) = ax^2 + k')}. The points on a line are half of their distance from the middle.`,
        `${math(`a\\cdot \\left(${half(width[0])}\\right)^2 = ${y1} - k`)} and ${math(`a\\cdot \\left(${half(width[1])}\\right)^2 = ${y2} - k`)}. Dividing gives ${math(`\\frac{${y2} - k}{${y1} - k} = \\left(\\frac{${width[1]}}{${width[0]}}\\right)^2 = ${fraction(rat(two * two, one * one))}`)}.`,
        `So ${math(`${one * one}(${y2} - k) = ${two * two}(${y1} - k)`)}, and ${math(`k = ${k}`)}.`,
        `Check: the lines are ${math(depth[0])} and ${math(depth[1])} from the vertex, and ${math(quotient(depth[1], depth[0]))}, the square of the ratio of the widths.`,
      ],
      takeaway: 'Along a parabola, the distance from the vertex grows with the square of the width.',
    }
  );
}

export const interceptsApart = (random: Random): Draft | null => (random.chance(2, 3) ? movedUpOrDown(random) : twoLines(random));
