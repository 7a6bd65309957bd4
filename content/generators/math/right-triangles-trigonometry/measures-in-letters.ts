/** Lengths, perimeters and areas as expressions in a ratio and a length that are both letters. */
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft } from '#content/generators/generator.ts';
import { math, segment } from '../text.ts';

type Wrong = readonly [latex: string, code: Misconception, why: string];

interface Case {
  readonly kind: string;
  readonly stems: readonly string[];
  readonly key: string;
  readonly why: string;
  readonly wrong: readonly Wrong[];
  readonly steps: readonly string[];
  /** With a triangle whose sides are whole numbers. */
  readonly check: string;
}

/** The root in the ratio that turns a sine into a cosine, or a tangent into a hypotenuse. */
const minus = (k: string) => `\\sqrt{1-${k}^2}`;
const plus = (k: string) => `\\sqrt{1+${k}^2}`;

/** The last one asks for a single length, the others for more. */
const cases: readonly ((k: string, n: string) => Case)[] = [
  (k, n) => ({
    kind: 'perimeter-tan',
    stems: [
      `In right triangle ${math('ABC')}, angle ${math('C')} is a right angle, the length of ${segment('AC')} is ${math(n)}, and ${math(`\\tan A=${k}`)}, where ${math(n)} and ${math(k)} are positive constants. Which expression represents the perimeter of the triangle?`,
      `Triangle ${math('ABC')} has a right angle at ${math('C')}. The length of ${segment('AC')} is ${math(n)} and the value of ${math('\\tan A')} is ${math(k)}, where ${math(n)} and ${math(k)} are positive constants. Which of the following gives the perimeter of triangle ${math('ABC')} in terms of ${math(n)} and ${math(k)}?`,
    ],
    key: `${n}\\left(1+${k}+${plus(k)}\\right)`,
    why: `The other leg is ${math(`${n}${k}`)}, and the hypotenuse is ${math(`${n}${plus(k)}`)}.`,
    wrong: [
      [`${n}\\left(1+${k}+${minus(k)}\\right)`, 'HYP', 'This subtracts the squares of the legs; add them to find the hypotenuse.'],
      [`${n}\\left(2+2${k}\\right)`, 'SQBIN', 'This takes the sum of the legs as the hypotenuse; take the root of the sum of their squares.'],
      [`${n}+${k}+\\sqrt{${n}^2+${k}^2}`, 'SOH', `This takes ${math(k)} as the length of the other leg; it is the ratio of the legs.`],
      [`${n}\\left(${k}+${plus(k)}\\right)`, 'STOP', `This leaves out leg ${segment('AC')}; add ${math(n)}.`],
      [
        `${n}+\\frac{${n}}{${k}}+\\frac{${n}${plus(k)}}{${k}}`,
        'RECIP',
        `This inverts the tangent: it takes ${math(n)} as the leg opposite angle ${math('A')}, but it is the adjacent one.`,
      ],
    ],
    steps: [
      `The tangent is the opposite leg over the adjacent leg: ${math(`\\frac{BC}{${n}}=${k}`)}, so ${math(`BC=${n}${k}`)}.`,
      `The hypotenuse is ${math(`\\sqrt{${n}^2+(${n}${k})^2}=${n}${plus(k)}`)}.`,
      `The perimeter is ${math(`${n}+${n}${k}+${n}${plus(k)}=${n}\\left(1+${k}+${plus(k)}\\right)`)}.`,
    ],
    check: `Check with ${math(`${n}=4`)} and ${math(`${k}=\\frac{3}{4}`)}: the sides are 4, 3, and 5, and their sum is 12. The expression gives ${math('4\\left(1+\\frac{3}{4}+\\frac{5}{4}\\right)=12')}.`,
  }),
  (k, n) => ({
    kind: 'area-sin',
    stems: [
      `In right triangle ${math('ABC')}, angle ${math('C')} is a right angle, the hypotenuse has length ${math(n)}, and ${math(`\\sin A=${k}`)}, where ${math(n)} and ${math(k)} are positive constants. Which expression represents the area of the triangle?`,
      `The hypotenuse of a right triangle has length ${math(n)}, and the sine of one of its acute angles is ${math(k)}, where ${math(n)} and ${math(k)} are positive constants. Which of the following represents the area of the triangle?`,
    ],
    key: `\\frac{${n}^2${k}${minus(k)}}{2}`,
    why: `The legs are ${math(`${n}${k}`)} and ${math(`${n}${minus(k)}`)}.`,
    wrong: [
      [`\\frac{${n}^2${k}}{2}`, 'HYP', 'This takes the hypotenuse as one of the two legs; find the other leg with the Pythagorean theorem.'],
      [`${n}^2${k}${minus(k)}`, 'HALF', 'This leaves out the factor of one half in the area, so halve it.'],
      [`\\frac{${n}${k}${minus(k)}}{2}`, 'STOP', `This uses the factor ${math(n)} for only one of the legs; both legs contain it.`],
      [`\\frac{${n}^2${k}(1-${k})}{2}`, 'SQBIN', `This takes ${math(`${n}(1-${k})`)} as the other leg; the Pythagorean theorem has squares.`],
      [`\\frac{${n}^2${k}${plus(k)}}{2}`, 'HYP', 'This adds squares to find the other leg, but the hypotenuse is the longest side, so subtract.'],
      [`\\frac{${n}^2${minus(k)}}{2}`, 'HYP', 'This takes the hypotenuse as one of the two legs; use the leg opposite the angle instead.'],
    ],
    steps: [
      `The sine is the opposite leg over the hypotenuse, so the opposite leg is ${math(`${n}${k}`)}.`,
      `The other leg is ${math(`\\sqrt{${n}^2-(${n}${k})^2}=${n}${minus(k)}`)}.`,
      `The area is half of the product of the legs: ${math(`\\frac{1}{2}\\cdot ${n}${k}\\cdot ${n}${minus(k)}=\\frac{${n}^2${k}${minus(k)}}{2}`)}.`,
    ],
    check: `Check with ${math(`${n}=5`)} and ${math(`${k}=\\frac{3}{5}`)}: the legs are 3 and 4, and the area is 6. The expression gives ${math('\\frac{1}{2}\\cdot 25\\cdot\\frac{3}{5}\\cdot\\frac{4}{5}=6')}.`,
  }),
  (k, n) => ({
    kind: 'isosceles-area',
    stems: [
      `In isosceles triangle ${math('ABC')}, the lengths of ${segment('AB')} and ${segment('AC')} are both ${math(n)}, and ${math(`\\cos B=${k}`)}, where ${math(n)} and ${math(k)} are positive constants. Which expression represents the area of the triangle?`,
      `The cross section of a roof is triangle ${math('ABC')}, in which ${math(`AB=AC=${n}`)} and ${math(`\\cos B=${k}`)}, where ${math(n)} and ${math(k)} are positive constants. Which of the following represents the area of the cross section in terms of ${math(n)} and ${math(k)}?`,
    ],
    key: `${n}^2${k}${minus(k)}`,
    why: `The base is ${math(`2${n}${k}`)}, and the altitude to it is ${math(`${n}${minus(k)}`)}.`,
    wrong: [
      [`\\frac{${n}^2${k}${minus(k)}}{2}`, 'HALF', `This uses half of the base; the base is ${math(`2${n}${k}`)}.`],
      [`2${n}^2${k}${minus(k)}`, 'HALF', 'This leaves out the factor of one half in the area of the triangle, so halve it.'],
      [`\\frac{${n}^2${k}}{2}`, 'HYP', 'This takes a side of the triangle as its altitude; find the altitude with the Pythagorean theorem.'],
      [`${n}^2${k}`, 'HYP', `This takes side ${segment('AB')} as the altitude to the base; it is the hypotenuse of half of the triangle.`],
      [`${n}^2${k}(1-${k})`, 'SQBIN', `This takes ${math(`${n}(1-${k})`)} as the altitude; the Pythagorean theorem has squares.`],
      [`${n}^2${k}${plus(k)}`, 'HYP', 'This adds squares to find the altitude, but it is a leg, so subtract.'],
      [`2${n}+2${n}${k}`, 'AP', 'This is the perimeter of the triangle; for the area, take half of the base times the altitude.'],
    ],
    steps: [
      `The altitude from ${math('A')} bisects the base ${segment('BC')} and makes two right triangles with hypotenuse ${math(n)}.`,
      `Half of the base is ${math(`${n}${k}`)}, and the altitude is ${math(`\\sqrt{${n}^2-(${n}${k})^2}=${n}${minus(k)}`)}.`,
      `The area is ${math(`\\frac{1}{2}\\cdot 2${n}${k}\\cdot ${n}${minus(k)}=${n}^2${k}${minus(k)}`)}.`,
    ],
    check: `Check with ${math(`${n}=5`)} and ${math(`${k}=\\frac{3}{5}`)}: the base is 6, the altitude is 4, and the area is 12. The expression gives ${math('25\\cdot\\frac{3}{5}\\cdot\\frac{4}{5}=12')}.`,
  }),
  (k, n) => ({
    kind: 'isosceles-perimeter',
    stems: [
      `In triangle ${math('ABC')}, ${math(`AB=AC=${n}`)} and ${math(`\\sin B=${k}`)}, where ${math(n)} and ${math(k)} are positive constants. Which expression represents the perimeter of the triangle?`,
      `Two sides of an isosceles triangle have length ${math(n)}. The sine of the angle between each of these sides and the base is ${math(k)}, where ${math(n)} and ${math(k)} are positive constants. Which of the following represents the perimeter of the triangle?`,
    ],
    key: `2${n}\\left(1+${minus(k)}\\right)`,
    why: `Half of the base is ${math(`${n}${minus(k)}`)}.`,
    wrong: [
      [`${n}\\left(2+${minus(k)}\\right)`, 'HALF', 'This adds only half of the base; double it.'],
      [`2${n}\\left(1+${k}\\right)`, 'SOH', 'This uses the sine as if it were the cosine; find half of the base with the Pythagorean theorem.'],
      [`2${n}\\left(1+${plus(k)}\\right)`, 'HYP', 'This adds squares to find half of the base, but the side of the triangle is the hypotenuse, so subtract.'],
      [`2${n}\\left(2-${k}\\right)`, 'SQBIN', `This takes ${math(`${n}(1-${k})`)} as half of the base; the Pythagorean theorem has squares.`],
      [`${n}^2${k}${minus(k)}`, 'AP', 'This is the area of the triangle; for the perimeter, add the two equal sides and the base.'],
      [`${n}\\left(2+${k}\\right)`, 'SOH', 'This takes the altitude as the base; the base is twice the other leg.'],
    ],
    steps: [
      `The altitude to the base bisects it and makes two right triangles with hypotenuse ${math(n)}.`,
      `The altitude is ${math(`${n}${k}`)}, so half of the base is ${math(`\\sqrt{${n}^2-(${n}${k})^2}=${n}${minus(k)}`)}.`,
      `The perimeter is ${math(`2${n}+2${n}${minus(k)}=2${n}\\left(1+${minus(k)}\\right)`)}.`,
    ],
    check: `Check with ${math(`${n}=5`)} and ${math(`${k}=\\frac{3}{5}`)}: the altitude is 3, the base is 8, and the perimeter is 18. The expression gives ${math('10\\left(1+\\frac{4}{5}\\right)=18')}.`,
  }),
  (k, n) => ({
    kind: 'rectangle-area',
    stems: [
      `In rectangle ${math('ABCD')}, the length of diagonal ${segment('AC')} is ${math(n)}, and the tangent of angle ${math('CAB')} is ${math(k)}, where ${math(n)} and ${math(k)} are positive constants. Which expression represents the area of the rectangle?`,
      `A diagonal of a rectangular screen has length ${math(n)}. The tangent of the angle between the diagonal and a longer side of the screen is ${math(k)}, where ${math(n)} and ${math(k)} are positive constants. Which of the following represents the area of the screen?`,
    ],
    key: `\\frac{${n}^2${k}}{1+${k}^2}`,
    why: `With one side ${math('x')}, the other is ${math(`${k}x`)}, and ${math(`x^2(1+${k}^2)=${n}^2`)}.`,
    wrong: [
      [`\\frac{${n}^2${k}}{2(1+${k}^2)}`, 'HALF', 'This is the area of only half of the rectangle; double it.'],
      [`\\frac{${n}^2${k}}{${plus(k)}}`, 'STOP', 'This takes the root for only one of the two sides; both contain it.'],
      [`\\frac{${n}^2${k}}{1-${k}^2}`, 'HYP', 'This subtracts the squares of the sides; the diagonal is the hypotenuse.'],
      [`\\frac{${n}^2${k}}{(1+${k})^2}`, 'SQBIN', `This takes ${math(`x+${k}x`)} as the diagonal; the Pythagorean theorem has squares.`],
      [`${n}^2${k}`, 'HYP', 'This takes the diagonal as a side; find the sides from the diagonal with the Pythagorean theorem.'],
      [`\\frac{${n}^2}{1+${k}^2}`, 'STOP', 'This is the square of one side; multiply the two different sides.'],
    ],
    steps: [
      `Let one side be ${math('x')}. The tangent is the ratio of the sides, so the other side is ${math(`${k}x`)}.`,
      `By the Pythagorean theorem, ${math(`x^2+${k}^2x^2=${n}^2`)}, so ${math(`x^2=\\frac{${n}^2}{1+${k}^2}`)}.`,
      `The area is ${math(`x\\cdot ${k}x=${k}x^2=\\frac{${n}^2${k}}{1+${k}^2}`)}.`,
    ],
    check: `Check with ${math(`${n}=5`)} and ${math(`${k}=\\frac{3}{4}`)}: the sides are 4 and 3, and the area is 12. The expression gives ${math('25\\cdot\\frac{3}{4}\\div\\frac{25}{16}=12')}.`,
  }),
  (k, n) => ({
    kind: 'altitude-hypotenuse',
    stems: [
      `In triangle ${math('ABC')}, angle ${math('C')} is a right angle, and the altitude from ${math('C')} to the hypotenuse has length ${math(n)}. If ${math(`\\tan A=${k}`)}, where ${math(n)} and ${math(k)} are positive constants, which expression represents the length of the hypotenuse?`,
      `The altitude to the hypotenuse of a right triangle has length ${math(n)}. The tangent of one of the acute angles is ${math(k)}, where ${math(n)} and ${math(k)} are positive constants. Which of the following represents the length of the hypotenuse?`,
    ],
    key: `\\frac{${n}(1+${k}^2)}{${k}}`,
    why: `The altitude divides the hypotenuse into ${math(`\\frac{${n}}{${k}}`)} and ${math(`${n}${k}`)}.`,
    wrong: [
      [
        `\\frac{${n}${plus(k)}}{${k}}`,
        'STOP',
        `This is the length of the longer or the shorter leg, the one next to the given angle; add both parts of the hypotenuse.`,
      ],
      [`\\frac{2${n}}{${k}}`, 'CORR', 'This takes the two parts of the hypotenuse as equal; find each of them from its own right triangle.'],
      [`\\frac{${n}(1-${k}^2)}{${k}}`, 'CORR', 'This subtracts the two parts of the hypotenuse; add them.'],
      [`${n}${plus(k)}`, 'STOP', 'This is the length of the leg opposite the given angle; add both parts of the hypotenuse.'],
      [`2${n}${k}`, 'CORR', 'This doubles one part of the hypotenuse; the other part has another length.'],
      [`\\frac{${n}(1+${k})^2}{${k}}`, 'SQBIN', 'This squares the sum; only the ratio is squared.'],
    ],
    steps: [
      `The altitude makes two right triangles. At ${math('A')}, ${math(`\\frac{${n}}{AD}=${k}`)} with the foot ${math('D')} of the altitude, so ${math(`AD=\\frac{${n}}{${k}}`)}.`,
      `The other triangle has angle ${math('A')} at ${math('C')}, because both complete angle ${math('B')} to 90°: ${math(`\\frac{DB}{${n}}=${k}`)}, so ${math(`DB=${n}${k}`)}.`,
      `The hypotenuse is ${math(`\\frac{${n}}{${k}}+${n}${k}=\\frac{${n}(1+${k}^2)}{${k}}`)}.`,
    ],
    check: `Check with ${math(`${n}=12`)} and ${math(`${k}=\\frac{3}{4}`)}: the legs are 15 and 20, and the hypotenuse is 25. The expression gives ${math('12\\cdot\\frac{25}{16}\\div\\frac{3}{4}=25')}.`,
  }),
  (k, n) => ({
    kind: 'hypotenuse-cos',
    stems: [
      `In right triangle ${math('ABC')}, angle ${math('C')} is a right angle, the length of ${segment('BC')} is ${math(n)}, and ${math(`\\cos A=${k}`)}, where ${math(n)} and ${math(k)} are positive constants. Which expression represents the length of ${segment('AB')}?`,
      `A straight ramp rises ${math(n)} feet from level ground to a platform. The cosine of the angle between the ramp and the ground is ${math(k)}, where ${math(n)} and ${math(k)} are positive constants. Which of the following represents the length, in feet, of the ramp?`,
      `A straight cable runs from level ground to the top of a vertical pole that is ${math(n)} meters tall. The cosine of the angle between the cable and the ground is ${math(k)}, where ${math(n)} and ${math(k)} are positive constants. Which expression represents the length, in meters, of the cable?`,
    ],
    key: `\\frac{${n}}{${minus(k)}}`,
    why: `The sine of the angle is ${math(minus(k))}, and it is ${math(n)} over the length asked for.`,
    wrong: [
      [`\\frac{${n}}{${k}}`, 'SOH', `This takes ${math(n)} as the leg adjacent to the angle; it is the opposite one.`],
      [`${n}${minus(k)}`, 'RECIP', 'This multiplies by the sine; the hypotenuse is the opposite leg divided by the sine.'],
      [`\\frac{${n}}{1-${k}}`, 'SQBIN', `This takes ${math(`1-${k}`)} as the sine of the angle; the squares of sine and cosine add up to 1.`],
      [`\\frac{${n}}{${plus(k)}}`, 'HYP', 'This adds the squares, but the square of the sine is 1 minus the square of the cosine, so subtract.'],
      [`\\frac{${n}${k}}{${minus(k)}}`, 'STOP', 'This is the length of the other leg; the hypotenuse is the opposite leg over the sine.'],
      [`${n}${k}`, 'SOH', 'This multiplies the opposite leg by the cosine; divide it by the sine.'],
    ],
    steps: [
      `The squares of the sine and the cosine of an angle add up to 1, so the sine is ${math(minus(k))}.`,
      `The side of length ${math(n)} is opposite the angle, so ${math(minus(k))} is ${math(n)} over the hypotenuse.`,
      `The hypotenuse is ${math(`\\frac{${n}}{${minus(k)}}`)}.`,
    ],
    check: `Check with ${math(`${n}=4`)} and ${math(`${k}=\\frac{3}{5}`)}: the legs are 3 and 4, and the hypotenuse is 5. The expression gives ${math('4\\div\\frac{4}{5}=5')}.`,
  }),
];

const ratioLetters = ['k', 'm', 'p', 'r', 't'] as const;
const lengthLetters = ['n', 'c', 'd', 'w', 'h', 'b'] as const;

export function measuresInLetters(random: Random, level: 4 | 5): Draft {
  const k = random.pick(ratioLetters);
  // Their products are written in this order, so it is the order of the alphabet.
  const n = random.pick(lengthLetters.filter((letter) => letter < k));
  const { kind, stems, key, why, wrong, steps, check } = random.pick(level === 4 ? cases.slice(-1) : cases.slice(0, -1))(k, n);
  const wording = random.int(0, stems.length - 1);
  return {
    parameters: { kind, k, n, wording },
    stem: stems[wording] ?? '',
    answer: {
      format: 'choice',
      correct: { text: math(key), value: key, why },
      wrong: wrong.map(([latex, misconception, reason]) => ({ text: math(latex), value: latex, misconception, why: reason })),
    },
    steps: [...steps, check],
    takeaway: 'Write the other sides in terms of the given side and ratio before putting them into the formula that is asked for.',
  };
}
