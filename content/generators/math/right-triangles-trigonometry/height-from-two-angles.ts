/** A height seen from two points in line with it, the nearer one inside the triangle of the farther one. */
import { add, div, equal, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { sizeLatex } from '../exact-size.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

interface Scene {
  readonly tell: (apart: string, far: string, near: string) => string;
  readonly ask: string;
  readonly unit: string;
  readonly heights: readonly [number, number];
}

const from =
  (what: string, top: string, unit: string): Scene['tell'] =>
  (apart, far, near) =>
    `From a point on level ground, the tangent of the angle of elevation to the top of ${what} is ${far}. From a second point, ${apart} ${unit} closer to the base of ${top}, the tangent of the angle of elevation to the top is ${near}.`;

const scenes: readonly Scene[] = [
  { tell: from('a vertical tower', 'the tower', 'meters'), ask: 'What is the height, in meters, of the tower?', unit: 'meters', heights: [15, 120] },
  { tell: from('a building', 'the building', 'feet'), ask: 'What is the height, in feet, of the building?', unit: 'feet', heights: [30, 300] },
  { tell: from('a monument', 'the monument', 'feet'), ask: 'What is the height, in feet, of the monument?', unit: 'feet', heights: [30, 200] },
  {
    tell: (apart, far, near) =>
      `From point ${math('A')} on level ground, the tangent of the angle of elevation to the top of a vertical cliff is ${far}. From point ${math('B')}, which is ${apart} meters closer to the foot of the cliff, the tangent of the angle of elevation to the top of the cliff is ${near}.`,
    ask: 'What is the height, in meters, of the cliff?',
    unit: 'meters',
    heights: [20, 150],
  },
  {
    tell: (apart, far, near) =>
      `Two straight cables run from the top of a vertical mast to points ${math('P')} and ${math('Q')} on level ground, which lie on the same side of the mast and in line with its base, ${apart} feet apart. The tangent of the angle between the ground and the cable to ${math('P')} is ${far}, and for the cable to ${math('Q')}, it is ${near}.`,
    ask: 'What is the height, in feet, of the mast?',
    unit: 'feet',
    heights: [20, 180],
  },
  {
    tell: (apart, far, near) =>
      `In triangle ${math('ABD')}, angle ${math('D')} is a right angle. Point ${math('C')} lies on ${math('\\overline{AD}')}, and the length of ${math('\\overline{AC}')} is ${apart}. The tangent of angle ${math('BAD')} is ${far}, and the tangent of angle ${math('BCD')} is ${near}.`,
    ask: `What is the length of ${math('\\overline{BD}')}?`,
    unit: '',
    heights: [6, 150],
  },
  {
    tell: (apart, far, near) =>
      `In right triangle ${math('PQS')}, angle ${math('S')} is a right angle. Point ${math('R')} lies on ${math('\\overline{PS}')} so that ${math(`PR=`)}${apart}. If ${math('\\tan P=')}${far} and the tangent of angle ${math('QRS')} is ${near},`,
    ask: `what is the length of ${math('\\overline{QS}')}?`,
    unit: '',
    heights: [6, 150],
  },
];

export function heightFromTwoAngles(random: Random): Draft | null {
  const scene = random.pick(scenes);
  const [far, near] = [rat(random.int(1, 9), random.int(4, 12)), rat(random.int(2, 12), random.int(2, 9))];
  if (toNumber(far) < 0.2 || toNumber(near) > 2.5 || toNumber(near) < 1.25 * toNumber(far) || near.d === 1n) return null;
  const [cotFar, cotNear] = [div(rat(1), far), div(rat(1), near)];
  const h = random.int(...([scene.heights[0], scene.heights[1]] as [number, number]));
  const apart = mul(rat(h), sub(cotFar, cotNear));
  if (apart.d !== 1n || apart.n < 5n || apart.n > 400n) return null;
  const d = Number(apart.n);
  const as = (value: Rational) => value;
  const [run, inner] = [mul(rat(h), cotFar), mul(rat(h), cotNear)];
  const isOne = equal(sub(cotFar, cotNear), rat(1));
  const show = (value: Rational) => math(sizeLatex(value));
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(2, 3),
    key: h,
    why: `The two horizontal distances differ by ${math(d)}.`,
    bugs: [
      bug(
        'STOP',
        as(mul(apart, far)),
        `This takes ${math(d)} as the entire horizontal distance from the farther point, but it is only the distance between the points; add the rest.`,
      ),
      bug('STOP', as(mul(apart, near)), `This takes ${math(d)} as the horizontal distance from the nearer point, but it is the distance between the points.`),
      bug(
        'SOH',
        as(mul(apart, sub(near, far))),
        'This multiplies the distance between the points by the difference of the tangents; write both horizontal distances in terms of the height, and subtract.',
      ),
      bug('STOP', as(inner), 'This is the horizontal distance from the nearer point; multiply it by the tangent of the angle there.'),
      bug('STOP', as(run), 'This is the horizontal distance from the farther point; multiply it by the tangent of the angle there.'),
      bug('SIGN', as(div(apart, add(cotFar, cotNear))), 'This places the two points on opposite sides; both are on the same side.'),
      bug(
        'RECIP',
        as(div(apart, sub(near, far))),
        'This divides the distance between the points by the difference of the tangents; write both horizontal distances in terms of the height, and subtract.',
      ),
    ],
  });
  // A pair of letters and numbers that belongs to one formula stands in one formula.
  const stem = `${scene.tell(math(d), show(far), show(near))} ${scene.ask}`.replaceAll(/=\\\)\\\(/g, '=');
  return (
    answer && {
      parameters: { kind: 'two-angles', far: sizeLatex(far), near: sizeLatex(near), h, scene: scenes.indexOf(scene) },
      stem,
      answer,
      steps: [
        `Both right triangles have the height ${math('h')} as the leg opposite the angle, so their horizontal legs are ${math('h')} divided by the tangents: ${math(`h\\cdot ${sizeLatex(cotFar)}`)} and ${math(`h\\cdot ${sizeLatex(cotNear)}`)}.`,
        `These legs differ by ${math(d)}: ${math(`h\\left(${sizeLatex(cotFar)}-${sizeLatex(cotNear)}\\right)=${d}`)}.`,
        isOne ? `The difference in parentheses is 1, so ${math(`h=${h}`)}.` : `${math(`${sizeLatex(sub(cotFar, cotNear))}h=${d}`)}, so ${math(`h=${h}`)}.`,
        `Check: the legs are ${show(run)} and ${show(inner)}, and ${math(`${sizeLatex(run)}-${sizeLatex(inner)}=${d}`)}.`,
      ],
      takeaway: 'With two angles to the same height, write both horizontal distances in terms of the height and use their difference.',
    }
  );
}
