/** AN-i: angles of polygons that have to be set up: in letters, side by side, or from how they compare. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { signed } from '../formulas.ts';
import { capitalized, math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { bug, numberAnswer } from '../answers.ts';
import { type Point, sketch } from '#content/figures/geometry.ts';
import { asAngles, asSizes } from '../manners.ts';
import { persist } from '../persist.ts';

const names: Readonly<Record<number, string>> = {
  3: 'equilateral triangle',
  4: 'square',
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
  12: '12-sided polygon',
};
const called = (n: number) => (n < 5 ? `${names[n]}` : `regular ${names[n]}`);
const a = (text: string) => `${/^[aeio]/.test(text) ? 'an' : 'a'} ${text}`;
const sum = (n: number) => (n - 2) * 180;
const inside = (n: number) => sum(n) / n;
const takeaway = 'The interior angles of a polygon with n sides add up to (n − 2)·180°, and the exterior angles to 360°.';
const whole = { ...asAngles, keep: (value: number) => value > 0 && value < 360 && Number.isInteger(value) };

/** Angles in terms of x: the greatest or least is asked. */
function inLetters(random: Random): Draft | null {
  const n = random.pick([4, 5, 6]);
  const x = random.int(22, 58);
  const parts = Array.from({ length: n }, () => [random.int(1, 4), 5 * random.int(-6, 8)] as const);
  const values = parts.map(([times, plus]) => times * x + plus);
  // The last angle makes up the sum, with a whole constant.
  const [lastTimes] = parts.at(-1) ?? [1];
  const rest = sum(n) - values.slice(0, -1).reduce((total, value) => total + value, 0);
  const lastPlus = rest - lastTimes * x;
  const all = [...parts.slice(0, -1), [lastTimes, lastPlus] as const];
  const measures = all.map(([times, plus]) => times * x + plus);
  if (Math.abs(lastPlus) > 50 || measures.some((value) => value < 45 || value > 172) || new Set(measures).size < n || all.every(([times]) => times === 1))
    return null;
  const greatest = random.chance(1, 2);
  const key = greatest ? Math.max(...measures) : Math.min(...measures);
  const other = greatest ? Math.min(...measures) : Math.max(...measures);
  const coefficients = all.reduce((total, [times]) => total + times, 0);
  const constants = all.reduce((total, [, plus]) => total + plus, 0);
  const latex = all.map(([times, plus]) => math(`(${times === 1 ? '' : times}x${signed(plus)})^\\circ`.replace(/^\((\d*x)\)/, '$1')));
  const wrongX = (360 - constants) / coefficients;
  const [keyTimes, keyPlus] = all[measures.indexOf(key)] ?? [1, 0];
  const noun = n === 4 ? 'quadrilateral' : `${names[n]}`;
  const answer = numberAnswer({
    ...whole,
    typed: random.chance(3, 5),
    key,
    why: `The angles add up to ${sum(n)} degrees, so ${math(`x=${x}`)}.`,
    bugs: [
      bug('STOP', x, `This is ${math('x')}; the question asks for an angle.`),
      bug('SWAP', other, `This is the measure of the ${greatest ? 'least' : 'greatest'} angle; compare the values of all the expressions.`),
      bug('STOP', keyTimes * x, 'This leaves out the constant in the expression for the angle; put it in.'),
      bug(
        'SUPP',
        n === 4 ? 180 - key : Math.round(keyTimes * wrongX + keyPlus),
        n === 4
          ? 'This is the supplement of the angle; subtract it from 180°.'
          : `This takes the sum of the angles to be 360 degrees, as in a quadrilateral; with ${n} sides, it is ${sum(n)}.`,
      ),
      bug('SUPP', 180 - key, 'This is the exterior angle at that vertex; subtract it from 180°.'),
      bug('WT', Math.round(sum(n) / n), 'This is the mean of the angles, which are not all equal; solve for the unknown, and put it in.'),
    ],
  });
  const list = `${latex.slice(0, -1).join(', ')}, and ${latex.at(-1)}`;
  return (
    answer && {
      parameters: { kind: 'letters', n, all: all.map(([times, plus]) => `${times},${plus}`), greatest },
      stem: random
        .pick([
          `The interior angles of ${a(noun)} measure ${list}. What is the measure, in degrees, of the ${greatest ? 'largest' : 'smallest'} of these angles?`,
          `In ${a(noun)}, the measures of the interior angles are ${list}. What is the ${greatest ? 'greatest' : 'least'} of these measures, in degrees?`,
          `The measures of the ${n} interior angles of ${a(noun)} are ${list}. What is the measure, in degrees, of the ${greatest ? 'largest' : 'smallest'} interior angle of the ${noun}?`,
        ])
        .replace(/, in degrees(,?)/, answer.format === 'spr' ? ', in degrees$1' : ''),
      answer,
      steps: [
        `The interior angles of a polygon with ${n} sides add up to ${math(`(${n}-2)\\cdot 180=${sum(n)}`)} degrees.`,
        `Adding the expressions gives ${math(`${coefficients}x${signed(constants)}=${sum(n)}`)}, so ${math(`x=${x}`)}.`,
        `The angles measure ${measures.slice(0, -1).join(', ')}, and ${measures.at(-1)} degrees, so the ${greatest ? 'greatest' : 'least'} is ${math(`${key}`)} degrees.`,
        `Check: ${math(`${measures.join('+')}=${sum(n)}`)}.`,
      ],
      takeaway,
    }
  );
}

/** The corners of a regular polygon on the side from (0, 0) to (1, 0), above it or below, the second end of the side first. */
function onSide(n: number, above: boolean): Point[] {
  const turn = ((above ? 1 : -1) * 2 * Math.PI) / n;
  const corners: Point[] = [[1, 0]];
  for (let index = 1; index < n - 1; index++) {
    const [x, y] = corners.at(-1) ?? [1, 0];
    corners.push([x + Math.cos(turn * index), y + Math.sin(turn * index)]);
  }
  return [...corners, [0, 0]];
}

/** Both polygons, with the angle between their sides at the first end of the common side. */
function drawnSideBySide(one: number, two: number, overlap: boolean) {
  const [first, second] = [onSide(one, true), onSide(two, overlap)];
  return sketch({
    title: 'Two regular polygons with a common side',
    alt: `${capitalized(a(called(one)))} and ${a(called(two))} share a side and lie on ${overlap ? 'the same side' : 'opposite sides'} of it. At one end of the common side, the angle between the next side of the ${called(one)} and the next side of the ${called(two)} is labeled x°.`,
    items: [
      { type: 'polygon', points: first },
      { type: 'polygon', points: second },
      { type: 'angle', at: [0, 0], between: [first.at(-2) ?? [0, 1], second.at(-2) ?? [0, -1]], label: 'x°' },
    ],
    width: 250,
    height: 250,
  });
}

/** Two regular polygons with a common side. */
function sideBySide(random: Random): Draft | null {
  const [one, two] = random.sample([3, 4, 5, 6, 8, 9, 10, 12], 2) as [number, number];
  if (one + two > 16) return null;
  const overlap = random.chance(1, 3);
  const key = overlap ? Math.abs(inside(one) - inside(two)) : 360 - inside(one) - inside(two);
  if (key < 8 || key >= 180) return null;
  const [first, second] = [called(one), called(two)];
  const figure = drawnSideBySide(one, two, overlap);
  if (!figure) return null;
  const answer = numberAnswer({
    ...whole,
    show: asSizes.show,
    typed: random.chance(1, 2),
    key,
    why: `The interior angles are ${inside(one)} and ${inside(two)} degrees.`,
    bugs: [
      bug(
        'SWAP',
        overlap ? 360 - inside(one) - inside(two) : Math.abs(inside(one) - inside(two)),
        overlap
          ? 'This is for polygons on opposite sides of the common side; subtract the angles instead.'
          : 'This is for polygons on the same side; subtract both angles from 360° instead.',
      ),
      bug(
        'STOP',
        inside(one) + inside(two),
        overlap
          ? 'This is the sum of the two interior angles; they overlap, so subtract the smaller from the larger.'
          : 'This is the sum of the two interior angles; subtract it from 360°.',
      ),
      bug(
        'STOP',
        inside(one),
        `This is the interior angle of the ${first}; ${overlap ? 'find its difference from' : 'subtract it from 360° together with'} that of the ${second}.`,
      ),
      bug(
        'STOP',
        inside(two),
        `This is the interior angle of the ${second}; ${overlap ? 'find its difference from' : 'subtract it from 360° together with'} that of the ${first}.`,
      ),
      bug('SUPP', 180 - key, 'This is the supplement of the angle; subtract it from 180°.'),
      bug('SUPP', Math.abs(360 / one - 360 / two), 'This subtracts the exterior angles; work with the interior ones.'),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'side-by-side', one, two, overlap },
      stimulus: { kind: 'figure', figure },
      stem: `${random.pick([
        `In the figure shown, ${a(first)} and ${a(second)} share a side.`,
        `The figure shows ${a(first)} and ${a(second)} that share one side.`,
        `In the figure shown, one side of ${a(first)} is also a side of ${a(second)}.`,
      ])} What is the value of ${math('x')}?`,
      answer,
      steps: [
        `The interior angle of the ${first} is ${math(`\\frac{(${one}-2)\\cdot 180}{${one}}=${inside(one)}`)} degrees, and that of the ${second} is ${math(`\\frac{(${two}-2)\\cdot 180}{${two}}=${inside(two)}`)} degrees.`,
        overlap
          ? `On the same side, the smaller angle is a part of the larger one, so the angle between them is the difference: ${math(`${Math.max(inside(one), inside(two))}-${Math.min(inside(one), inside(two))}=${key}`)}.`
          : `The two interior angles and the angle asked for make a full turn around that vertex: ${math(`360-${inside(one)}-${inside(two)}=${key}`)}.`,
        `Check: ${overlap ? math(`${Math.min(inside(one), inside(two))}+${key}=${Math.max(inside(one), inside(two))}`) : math(`${inside(one)}+${inside(two)}+${key}=360`)}.`,
      ],
      takeaway,
    }
  );
}

/** The number of sides from a comparison of angles. */
function compared(random: Random): Draft | null {
  const kind = random.pick(['times', 'more', 'sums'] as const);
  const n =
    kind === 'times' ? random.pick([5, 6, 8, 10, 12, 14, 16, 18, 20]) : kind === 'more' ? random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20]) : random.int(5, 16);
  const outside = 360 / n;
  if (kind !== 'sums' && !Number.isInteger(outside)) return null;
  const ratio = inside(n) / outside;
  const more = inside(n) - outside;
  const known = random.pick([4, 5, 6, 8]);
  const times = sum(n) / sum(known);
  if (
    (kind === 'times' && !Number.isInteger(2 * ratio)) ||
    (kind === 'more' && !Number.isInteger(more)) ||
    (kind === 'sums' && (!Number.isInteger(times) || times < 2))
  )
    return null;
  const told = {
    times: `the measure of each interior angle is ${ratio === 2 ? 'twice' : `${ratio} times`} the measure of each exterior angle`,
    more: `the measure of each interior angle is ${math(`${more}^\\circ`)} greater than the measure of each exterior angle`,
    sums: `the sum of the measures of the interior angles is ${times === 2 ? 'twice' : `${times} times`} that of ${known === 4 ? 'a quadrilateral' : a(`${names[known]}`)}`,
  }[kind];
  const polygon = kind === 'sums' ? 'polygon' : 'regular polygon';
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key: n,
    why: kind === 'sums' ? `The sum is ${sum(n)} degrees.` : `Each exterior angle measures ${outside} degrees.`,
    bugs: [
      bug('STOP', n - 2, 'This is the number of triangles the polygon can be divided into; it has two more sides.'),
      bug('SUPP', n + 2, 'This adds 2 to the number of sides; the sum of the angles is 180° times 2 less than that number.'),
      bug(
        'SUPP',
        kind === 'times' ? rat(180, outside) : kind === 'sums' ? known * times : rat(360, more || 1),
        'This divides the wrong total; the exterior angles add up to 360 degrees.',
      ),
      bug('SUPP', 2 * n, 'This is twice the number of sides: divide 360 by an exterior angle, not 720.'),
      bug(
        'STOP',
        kind === 'sums' ? times : outside,
        kind === 'sums'
          ? 'This is how many times as great the sum is; find the number of sides from it.'
          : 'This is the measure of an exterior angle; divide 360° by it.',
      ),
    ],
    keep: (value) => value >= 3 && Number.isInteger(value),
  });
  return (
    answer && {
      parameters: { kind: 'compared', how: kind, n, known: kind === 'sums' ? known : 0 },
      stem: random.pick([
        `In a ${polygon}, ${told}. How many sides does the polygon have?`,
        `A ${polygon} has ${math('n')} sides, and ${told}. What is the value of ${math('n')}?`,
        `For a certain ${polygon}, ${told}. How many sides does this polygon have?`,
      ]),
      answer,
      steps:
        kind === 'sums'
          ? [
              `The interior angles of a polygon with ${math('n')} sides add up to ${math('(n-2)\\cdot 180')} degrees, so the sum of the other polygon is ${math(`(${known}-2)\\cdot 180=${sum(known)}`)}.`,
              `${math(`(n-2)\\cdot 180=${times}\\cdot ${sum(known)}`)}, so ${math(`n-2=${n - 2}`)} and ${math(`n=${n}`)}.`,
              `Check: ${math(`(${n}-2)\\cdot 180=${times}\\cdot ${sum(known)}`)}.`,
            ]
          : [
              `An interior angle and the exterior angle next to it add up to 180 degrees. Let ${math('e')} be the exterior angle.`,
              kind === 'times' ? `${math(`e+${ratio}e=180`)}, so ${math(`e=${outside}`)}.` : `${math(`e+(e+${more})=180`)}, so ${math(`e=${outside}`)}.`,
              `The exterior angles add up to 360 degrees, so there are ${math(`\\frac{360}{${outside}}=${n}`)} sides.`,
              `Check: an interior angle is ${math(`180-${outside}=${inside(n)}`)} degrees.`,
            ],
      takeaway,
    }
  );
}

export const polygonAngles: Generator = {
  archetype: 'AN-i',
  topicId: 27,
  version: 6,
  levels: [3],
  skillTags: ['polygons', 'angle-sums'],
  draft(random) {
    const make = random.pick([inLetters, inLetters, sideBySide, compared]);
    return persist(() => make(random));
  },
};
