/** A line and a circle: the constant that makes the line tangent, or the number of common points. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { circleLatex } from './pi-options.ts';

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
] as const;

/** y = mx + c touches a circle: m = p/q with p² + q² a square keeps everything rational. */
function slanted(random: Random): Draft | null {
  const [p, q, w] = random.pick(triples);
  const up = random.pick([-1, 1]);
  const [h, k, n] = [random.int(-4, 4) * q, random.int(-9, 9), random.int(1, 4)];
  const r = n * q;
  const middle = k - (up * p * h) / q;
  const reach = n * w;
  const greater = random.chance(1, 2);
  const value = greater ? middle + reach : middle - reach;
  if (value === 0 || Math.abs(value) > 400 || (h === 0 && k === 0 && random.chance(2, 3))) return null;
  const slope = `${up < 0 ? '-' : ''}\\frac{${p}}{${q}}`;
  const word = greater ? 'greater' : 'lesser';
  const side = greater ? 1 : -1;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `The two tangent lines with this slope have ${math(`c = ${middle - reach}`)} and ${math(`c = ${middle + reach}`)}.`,
    bugs: [
      bug(
        'LOST',
        middle - side * reach,
        `This is the ${greater ? 'lesser' : 'greater'} of the two possible values of ${math('c')}; ${greater ? `add ${math(reach)} to` : `subtract ${math(reach)} from`} ${math(middle)} instead.`,
      ),
      bug(
        'TAN',
        middle + side * r,
        `This moves the line vertically by the radius; the distance ${math(r)} is measured perpendicular to the line, so the vertical shift is ${math(reach)}.`,
      ),
      bug(
        'SHIFT',
        side * reach === value ? 2 * value : side * reach,
        `This ignores the center of the circle, as if it were at the origin; start from ${math(`c = ${middle}`)}.`,
      ),
      bug('STOP', middle, `For this value, the line passes through the center of the circle; ${greater ? 'add' : 'subtract'} ${math(reach)} to touch it.`),
      bug(
        'SIGN',
        -value,
        `This is ${math('-c')}: start from ${math(`c = ${middle}`)}, the line through the center, and ${greater ? 'add' : 'subtract'} ${math(reach)}.`,
      ),
      bug(
        'CEQ',
        2 * k - middle + side * reach,
        `This uses the wrong sign for a coordinate of the center, which is ${math(`(${h}, ${k})`)}; start from ${math(`c = ${middle}`)}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'slanted', p, q, up, h, k, r, greater },
      stem: `${math(`y = ${slope}x + c`)}${'\n'}${math(circleLatex(h, k, r * r))}${'\n\n'}In the given system of equations, ${math('c')} is a constant. The system has exactly one solution for two values of ${math('c')}. What is the ${word} of these values?`.replace(
        '\n\\(',
        '\n\n\\(',
      ),
      answer,
      steps: [
        `The line intersects the circle exactly once when it is tangent, that is, when its distance from the center ${math(`(${h}, ${k})`)} equals the radius ${math(r)}.`,
        `A line with slope ${math(slope)} rises or falls ${math(p)} for every ${math(q)} across, so a perpendicular distance of ${math(q)} corresponds to a vertical distance of ${math(`\\sqrt{${p}^2 + ${q}^2} = ${w}`)}. The radius ${math(r)} corresponds to ${math(reach)}.`,
        `The parallel line through the center has ${math(`c = ${k} - \\left(${slope}\\right)(${h}) = ${middle}`)}, so the tangent lines have ${math(`c = ${middle} - ${reach} = ${middle - reach}`)} and ${math(`c = ${middle} + ${reach} = ${middle + reach}`)}.`,
        `The ${word} value is ${math(value)}. Check: ${math(`\\frac{|${value}${signed(-middle)}| \\cdot ${q}}{${w}} = ${r}`)}, the radius.`,
      ],
      takeaway: 'A line is tangent to a circle when its distance from the center equals the radius.',
    }
  );
}

/** A horizontal or vertical line through letters: for which constant is it tangent? */
function general(random: Random): Draft | null {
  const [h, k, r] = [random.pick([-1, 1]) * random.int(1, 9), random.pick([-1, 1]) * random.int(1, 9), random.int(2, 12)];
  const vertical = random.chance(1, 2);
  const c = h * h + k * k - r * r;
  const scale = random.pick([1, 2, 3]);
  const center = vertical ? h : k;
  const greater = random.chance(1, 2);
  const value = greater ? center + r : center - r;
  if (c === 0 || value === 0 || Math.abs(h) === Math.abs(k) || value % scale !== 0) return null;
  const asked = value / scale;
  const other = greater ? center - r : center + r;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: asked,
    why: `The line ${math(`${vertical ? 'x' : 'y'} = ${value}`)} intersects the circle at exactly one point.`,
    bugs: [
      bug(
        scale === 1 ? 'LOST' : 'STOP',
        scale === 1 ? other : value,
        scale === 1
          ? `This is the ${greater ? 'lesser' : 'greater'} of the two possible values; ${greater ? 'add the radius to' : 'subtract the radius from'} ${math(center)}.`
          : `This is the value of ${math(`${scale}a`)}; divide it by ${math(scale)}.`,
      ),
      bug('CEQ', -center + (greater ? r : -r), `This uses ${math(-center)} for the coordinate of the center; completing the square gives ${math(center)}.`),
      bug(
        'SWAP',
        (vertical ? k : h) + (greater ? r : -r),
        `This uses the other coordinate of the center; for a ${vertical ? 'vertical' : 'horizontal'} line, use its ${math(vertical ? 'x' : 'y')}-coordinate.`,
      ),
      bug('SHIFT', greater ? r : -r, `This treats the circle as if its center were the origin; start from ${math(`${vertical ? 'x' : 'y'} = ${center}`)}.`),
      bug('STOP', center, 'A line through the center intersects the circle at two points; go one radius away from it.'),
      bug('SIGN', -asked, `This is ${math('-a')}: the tangent line is ${math(`${vertical ? 'x' : 'y'} = ${center}${signed(greater ? r : -r)} = ${value}`)}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'general', h, k, r, vertical, scale, greater },
      stem: `In the ${math('xy')}-plane, the graph of ${math(`x^2 + y^2${signed(-2 * h, 'x')}${signed(-2 * k, 'y')}${signed(c)} = 0`)} is a circle. The line ${math(`${vertical ? 'x' : 'y'} = ${term(scale, 'a')}`)}, where ${math('a')} is a constant, intersects the circle at exactly one point. What is the ${greater ? 'greatest' : 'least'} possible value of ${math('a')}?`,
      answer,
      steps: [
        `A line intersects a circle exactly once when its distance from the center equals the radius. Complete the squares to find the center and radius.`,
        `${math(circleLatex(h, k, r * r))}, so the center is ${math(`(${h}, ${k})`)} and the radius is ${math(r)}.`,
        `The ${vertical ? 'vertical' : 'horizontal'} tangent lines are ${math(`${vertical ? 'x' : 'y'} = ${center - r}`)} and ${math(`${vertical ? 'x' : 'y'} = ${center + r}`)}; the ${greater ? 'greater' : 'lesser'} gives ${math(`${term(scale, 'a')} = ${value}`)}${scale === 1 ? '' : `, so ${math(`a = ${asked}`)}`}.`,
        `Check: the distance from the center to this line is ${math(`|${value}${signed(-center)}| = ${r}`)}.`,
      ],
      takeaway: 'Horizontal and vertical tangent lines are one radius away from the center, one on each side.',
    }
  );
}

export const lineAndCircle: Generator = {
  archetype: 'CI-k',
  topicId: 29,
  version: 2,
  levels: [5],
  skillTags: ['tangent-line', 'circle-equation'],
  draft: (random) => (random.chance(1, 2) ? slanted(random) : general(random)),
};
