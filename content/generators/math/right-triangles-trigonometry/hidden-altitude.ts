/** TR-h at level 5 without a figure: an altitude that has to be drawn, from the ratio of two parts or from an area. */
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { rootTimes, sizeLatex } from '../exact-size.ts';
import { triangleNames } from '../triangles.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

const partRatios = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [2, 5],
] as const;

/** The altitude and the ratio of the two parts of the hypotenuse, squares of m and n, give the area. */
export function fromPartRatio(random: Random): Draft | null {
  const [m, n] = random.pick(partRatios);
  const half = random.int(1, 8);
  const height = m * n * half;
  const [short, long] = [m * m * half, n * n * half];
  const hypotenuse = short + long;
  const key = rat(hypotenuse * height, 2);
  if (key.d !== 1n || height > 40 || height < 3) return null;
  const [A, B, C] = random.pick(triangleNames);
  const D = A === 'D' || A === 'A' ? 'H' : A === 'L' ? 'P' : 'D';
  // In context nobody says “9/4 times as long”.
  const ratio = `${n * n} to ${m * m}`;
  const compared = m === 1 ? `${n * n} times as long as` : `${math(`\\frac{${n * n}}{${m * m}}`)} times as long as`;
  const parts = (what: string) =>
    m === 1 ? `divides ${what} into two parts, one ${compared} the other` : `divides ${what} into two parts whose lengths are in the ratio ${ratio}`;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `The parts of the hypotenuse are ${short} and ${long}.`,
    bugs: [
      bug('HALF', hypotenuse * height, `This leaves out the factor ${math('\\frac{1}{2}')} in the area of a triangle, so halve it.`),
      bug('CORR', height * height, `This takes the altitude as the mean of the two parts; it is the square root of their product.`),
      bug('STOP', hypotenuse, `This is the length of the hypotenuse; multiply it by half of the altitude.`),
      bug('STOP', rat(short * height, 2), `This is the area of the smaller of the two triangles that the altitude forms; add the other one.`),
      bug('STOP', rat(long * height, 2), `This is the area of the larger of the two triangles that the altitude forms; add the other one.`),
      bug('CORR', rat(height * (m * m + n * n) * height, 2 * n * n), `This takes the altitude as the longer part; the altitude is between the two parts.`),
    ],
  });
  const segment = (p: string, q: string) => math(`\\overline{${p}${q}}`);
  return (
    answer && {
      parameters: { kind: 'part-ratio', m, n, height, name: A },
      stem: random.pick([
        `In right triangle ${math(`${A}${B}${C}`)}, the altitude from the right angle ${math(C)} meets the hypotenuse at point ${math(D)}. The length of ${segment(C, D)} is ${height}, and ${segment(D, B)} is ${compared} ${segment(A, D)}. What is the area of triangle ${math(`${A}${B}${C}`)}?`,
        `A roof truss is a right triangle with the right angle at the top and the hypotenuse as its base. A vertical post from the right angle to the base is ${height} feet long and ${parts('the base')}. What is the area, in square feet, enclosed by the truss?`,
        `A triangular sail has a right angle at one corner. A seam from this corner meets the longest edge at a right angle and is ${height} feet long. It ${parts('that edge')}. What is the area, in square feet, of the sail?`,
        `A garden has the shape of a right triangle. A straight path runs from the right angle to the longest side of the garden and is perpendicular to that side. The path is ${height} meters long and ${parts('that side')}. What is the area, in square meters, of the garden?`,
        `The altitude to the hypotenuse of a right triangle is ${height} inches long. It ${parts('the hypotenuse')}. What is the area, in square inches, of the right triangle?`,
      ]),
      answer,
      steps: [
        `The altitude to the hypotenuse forms two triangles that are similar to each other, so its square is the product of the two parts.`,
        m === 1
          ? `With parts ${math('x')} and ${math(`${n * n}x`)}: ${math(`${n * n}x^2=${height}^2`)}, so ${math(`x=\\frac{${height}}{${n}}=${short}`)}.`
          : `With parts ${math('x')} and ${math(`\\frac{${n * n}}{${m * m}}x`)}: ${math(`\\frac{${n * n}}{${m * m}}x^2=${height}^2`)}, so ${math(`x=\\frac{${m}}{${n}}\\cdot ${height}=${short}`)}.`,
        `The hypotenuse is ${math(`${short}+${long}=${hypotenuse}`)}, and the area is ${math(`\\frac{1}{2}(${hypotenuse})(${height})=${sizeLatex(key)}`)}.`,
        `Check: ${math(`\\frac{${short}}{${height}}=\\frac{${height}}{${long}}`)}.`,
      ],
      takeaway: 'The altitude to the hypotenuse is the square root of the product of the two parts of the hypotenuse.',
    }
  );
}

/** Right triangles with whole sides that share the height: [other leg, hypotenuse]. */
const byHeight: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  8: [
    [6, 10],
    [15, 17],
  ],
  12: [
    [5, 13],
    [9, 15],
    [16, 20],
    [35, 37],
  ],
  15: [
    [8, 17],
    [20, 25],
    [36, 39],
  ],
  20: [
    [15, 25],
    [21, 29],
    [48, 52],
  ],
  24: [
    [7, 25],
    [10, 26],
    [18, 30],
    [32, 40],
  ],
};

/** Two sides and the area: the height meets the first side inside the triangle or beyond the angle, and gives the third side. */
export function thirdSideFromArea(random: Random): Draft | null {
  const height = random.pick([8, 12, 15, 20, 24]);
  const [near = [0, 0], far = [0, 0]] = random.sample(byHeight[height] ?? [], 2);
  const obtuse = random.chance(2, 3);
  const [[foot, side], [rest, key]] = [near, far];
  const base = obtuse ? rest - foot : rest + foot;
  if (base < 4 || base === side || base > 60 || (base * height) % 2 === 1) return null;
  const area = (base * height) / 2;
  const [A, B, C] = random.pick(triangleNames);
  const kind = obtuse ? 'obtuse' : 'acute';
  const otherWay = obtuse ? base - foot : base + foot;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `The height is ${height}, and the third side is the hypotenuse of a right triangle with legs ${height} and ${rest}.`,
    bugs: [
      bug(
        'SIGN',
        rootTimes(1, height ** 2 + otherWay ** 2),
        obtuse
          ? 'This is the third side if the angle were acute; here the height falls outside the triangle.'
          : 'This would be the third side if the angle were obtuse; for an acute one, the foot of the height is inside the base.',
      ),
      bug(
        'HYP',
        rootTimes(1, base ** 2 + side ** 2),
        'This treats the angle between the two given sides as a right angle; draw a height to get right triangles.',
      ),
      bug('STOP', height, `This is the height to the side of length ${base}; with ${rest} as the other leg, it gives the third side.`),
      bug(
        'STOP',
        rest,
        `This is the distance along that side from the foot of the height to the end of the third side; with the height as the other leg, it gives the third side.`,
      ),
      bug(
        'CORR',
        rat(2 * area, side),
        `This is the height to the side of length ${side}; use the height to the side of length ${base}, and then the third side.`,
      ),
      bug(
        'STOP',
        foot,
        `This is the distance from the foot of the height to the ${kind} angle; ${kind === 'obtuse' ? 'add it to' : 'subtract it from'} ${base} to get a leg.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'third-side', height, base, side, obtuse, name: A },
      stem: random.pick([
        `In triangle ${math(`${A}${B}${C}`)}, the length of ${math(`\\overline{${A}${B}}`)} is ${base}, the length of ${math(`\\overline{${A}${C}}`)} is ${side}, and the area of the triangle is ${area}. If angle ${math(A)} is ${kind}, what is the length of ${math(`\\overline{${B}${C}}`)}?`,
        `Two sides of a triangular lot are ${base} meters and ${side} meters long, and the angle between them is ${kind}. The area of the lot is ${area} square meters. What is the length, in meters, of the third side?`,
        `Two edges of a triangular sail have lengths of ${base} feet and ${side} feet and meet at an ${kind} angle. The area of the sail is ${area} square feet. How long, in feet, is the third edge?`,
        `A triangular garden bed has an area of ${area} square feet. Two of its sides, with lengths of ${base} feet and ${side} feet, form an ${kind} angle. What is the length, in feet, of the third side?`,
        `The area of a triangle is ${area} square centimeters. Two of its sides are ${base} centimeters and ${side} centimeters long, and the angle between these two sides is ${kind}. What is the length, in centimeters, of the third side?`,
      ]),
      answer,
      steps: [
        `Take the side of length ${base} as the base: ${math(`\\frac{1}{2}(${base})h=${area}`)}, so the height is ${math(`h=${height}`)}.`,
        `The height and the side of length ${side} form a right triangle whose other leg is ${math(`\\sqrt{${side}^2-${height}^2}=${foot}`)}.`,
        obtuse
          ? `The angle is obtuse, so the height meets the extended base ${foot} units outside the triangle: ${math(`${base}+${foot}=${rest}`)} units from the other end.`
          : `The angle is acute, so the height meets the base ${foot} units from the angle: ${math(`${base}-${foot}=${rest}`)} units from the other end.`,
        `The third side is ${math(`\\sqrt{${rest}^2+${height}^2}=${key}`)}.`,
      ],
      takeaway: 'An area and a base give the height; draw it, and two right triangles give the other lengths. In an obtuse triangle, it falls outside.',
    }
  );
}
