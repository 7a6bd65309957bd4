/** AN-m: parallel lines and a transversal, with three labeled angles in two unknowns: one relation is not enough. */
import type { Random } from '#core/random.ts';
import { rat } from '#core/rational.ts';
import type { Draft } from '#content/generators/generator.ts';
import { bug, numberAnswer } from '../answers.ts';
import { math } from '../text.ts';
import { cutParallels, lineNames } from './cut-parallels.ts';
import { asWholeSizes, linear } from './linear-angles.ts';

const labelOf = (a: number, letter: string, b: number) => `(${a}${letter} ${b < 0 ? '−' : '+'} ${Math.abs(b)})°`;

const isBetween = (crossing: 'upper' | 'lower', place: number) => place < 2 === (crossing === 'lower');

/** How two congruent angles at different crossings lie, from the places counted counter-clockwise from the upper right. */
function relationOf(place: number, other: number, crossing: 'upper' | 'lower'): string {
  if (place === other) return 'corresponding';
  return isBetween(crossing, place) ? 'alternate interior' : 'alternate exterior';
}

export function parallelLinesTwoUnknowns(random: Random): Draft | null {
  const names = random.pick(lineNames);
  const [upper, lower, cutName] = names;
  const [u, v] = random.pick([
    ['x', 'y'],
    ['a', 'b'],
    ['x', 'w'],
  ] as const);
  const theta = random.pick([random.int(52, 82), random.int(98, 128)]);
  const tilt = random.pick([0, 0, 6, -6]);
  const [crossing, otherCrossing] = random.pick([
    ['upper', 'lower'],
    ['lower', 'upper'],
  ] as const);
  const place = random.int(0, 3);
  const [beside, congruent] = [(place + random.pick([1, 3])) % 4, (place + random.pick([0, 2, 2])) % 4];
  // Three labels between the lines would stand too close.
  if (isBetween(crossing, place) && isBetween(crossing, beside) && isBetween(otherCrossing, congruent)) return null;
  const first = place % 2 === 0 ? theta : 180 - theta;
  const [a, c, d] = [random.int(2, 7), random.int(2, 7), random.int(2, 7)];
  const [x, y] = [random.int(5, 40), random.int(5, 40)];
  // The first angle in u, the one beside it in v, and the angle at the other line in v as well.
  const [b, e, f] = [first - a * x, 180 - first - c * y, first - d * y];
  if ([b, e, f].some((constant) => constant === 0 || Math.abs(constant) > 60) || x === y || a === c) return null;
  const figure = cutParallels({
    names,
    tilt,
    theta,
    // Two labels between the lines need more room than one.
    apart: 5.4,
    angles: [
      { crossing, place, label: labelOf(a, u, b) },
      { crossing, place: beside, label: labelOf(c, v, e) },
      { crossing: otherCrossing, place: congruent, label: labelOf(d, v, f) },
    ],
  });
  if (!figure) return null;
  const ask = random.pick(['sum', 'sum', 'first', 'difference'] as const);
  const key = { sum: x + y, first: x, difference: Math.abs(x - y) }[ask];
  const [one, two, three] = [linear(a, u, b), linear(c, v, e), linear(d, v, f)];
  // What is asked, for a wrong value of the second unknown; only simple fractions are shown.
  const withSecond = (second: number, why: string) => {
    const own = (d * second + f - b) / a;
    const value = { sum: own + second, first: own, difference: Math.abs(own - second) }[ask];
    const twelfths = Math.round(value * 12);
    return Math.abs(value * 12 - twelfths) > 1e-9 ? [] : [bug('SUPP', rat(twelfths, 12), why)];
  };
  const answer = numberAnswer({
    ...asWholeSizes,
    typed: random.chance(2, 3),
    key,
    why: `${math(`${u}=${x}`)} and ${math(`${v}=${y}`)}.`,
    bugs: [
      ...(c === d ? [] : withSecond((f - e) / (c - d), 'This sets the two adjacent angles equal, but they add up to 180°, so set their sum equal to 180.')),
      ...withSecond((90 - e - f) / (c + d), 'This makes the adjacent angles add up to 90°; on a line, they add up to 180°.'),
      ...withSecond((360 - e - f) / (c + d), 'This makes the adjacent angles add up to 360°; on a line, they add up to 180°.'),
      bug(
        'STOP',
        ask === 'sum' ? x : y,
        ask === 'sum'
          ? `This is the value of ${math(u)} alone; add ${math(`${v} = ${y}`)}.`
          : `This is the value of ${math(v)}; solve the other equation for ${math(u)}.`,
      ),
      bug(
        'STOP',
        ask === 'sum' ? y : x + y,
        ask === 'sum'
          ? `This is the value of ${math(v)} alone; add ${math(`${u} = ${x}`)}.`
          : `This is the sum of the two values; subtract ${math(`${v} = ${y}`)} to leave ${math(u)}.`,
      ),
      bug('STOP', first, 'This is the measure of one of the angles; solve its expression for the unknown in it.'),
      bug('SUPP', 180 - first, 'This is the measure of one of the angles; solve its expression for the unknown in it.'),
    ],
  });
  const asked = {
    sum: `What is the value of ${math(`${u}+${v}`)}?`,
    first: `What is the value of ${math(u)}?`,
    difference: `What is the value of ${math(x > y ? `${u}-${v}` : `${v}-${u}`)}?`,
  }[ask];
  return (
    answer && {
      parameters: { kind: 'parallel', theta, tilt, crossing, place, beside, congruent, a, b, c, e, d, f, u, v, ask },
      stimulus: { kind: 'figure', figure },
      stem: random.pick([
        `In the figure shown, line ${math(upper)} is parallel to line ${math(lower)}, and line ${math(cutName)} intersects both lines. ${asked}`,
        `In the figure shown, parallel lines ${math(upper)} and ${math(lower)} are intersected by line ${math(cutName)}. ${asked}`,
      ]),
      answer,
      steps: [
        `The two adjacent angles at the ${crossing} crossing add up to 180°: ${math(`${one}+${two}=180`)}. The angle at the ${otherCrossing} crossing and the angle labeled ${math(`(${one})^\\circ`)} are ${relationOf(place, congruent, crossing)} angles at parallel lines, so they are congruent: ${math(`${one}=${three}`)}.`,
        `Put the second into the first: ${math(`${three}+${two}=180`)}, so ${math(`${c + d}${v}=${180 - e - f}`)} and ${math(`${v}=${y}`)}.`,
        `Then ${math(`${one}=${first}`)}, so ${math(`${u}=${x}`)}.${ask === 'first' ? '' : ` The answer is ${math(`${ask === 'sum' ? `${x}+${y}` : `${Math.max(x, y)}-${Math.min(x, y)}`}=${key}`)}.`}`,
        `Check: the angles are ${math(first)}, ${math(180 - first)}, and ${math(first)} degrees.`,
      ],
      takeaway: 'Each pair of angles gives one equation; with two unknowns, find two relations before you solve.',
    }
  );
}
