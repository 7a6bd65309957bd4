/** Angles that bisectors, altitudes and equal segments make in a triangle, in terms of its own angles. */
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft } from '../../generator.ts';
import { capitalized, math, segment } from '../text.ts';
import { bisectorFigure, type Corners } from './bisector-figures.ts';

type Wrong = readonly [latex: string, code: Misconception, why: string];

interface Case {
  readonly kind: string;
  /** Letters: angle at A, or angles at B and C. */
  readonly letters: number;
  readonly tell: string;
  readonly given: string;
  readonly asked: string;
  readonly key: string;
  readonly wrong: readonly Wrong[];
  readonly steps: readonly string[];
  readonly takeaway: string;
}

const angle = (name: string) => `angle ${math(name)}`;
const measure = (name: string, letter: string) => `the measure of ${angle(name)} is ${math(`${letter}^\\circ`)}`;

const cases: readonly ((names: Corners, a: string, b: string) => Case)[] = [
  ([A, B, C, D], a, b) => ({
    kind: 'bisector-foot',
    letters: 2,
    tell: `In triangle ${math(A + B + C)}, point ${math(D)} lies on ${segment(B + C)}, and ${segment(A + D)} bisects ${angle(B + A + C)}.`,
    given: `${measure(A + B + C, a)}, and ${measure(A + C + B, b)}`,
    asked: A + D + B,
    key: `90+\\frac{${b}-${a}}{2}`,
    wrong: [
      [`90+\\frac{${a}-${b}}{2}`, 'CORR', `This is the measure of ${angle(A + D + C)}.`],
      [`180-\\frac{${a}+${b}}{2}`, 'SUPP', `This subtracts half of the sum of the two given angles from 180°.`],
      [`90-\\frac{${a}+${b}}{2}`, 'STOP', `This is half of ${angle(B + A + C)}.`],
      [`180-${a}-${b}`, 'STOP', `This is the measure of ${angle(B + A + C)}.`],
      [`180-${a}-\\frac{${b}}{2}`, 'CORR', `This takes half of ${angle(A + C + B)} as the angle at ${math(A)} in the triangle.`],
      [`${a}+${b}`, 'SUPP', `This takes ${angle(A + D + B)} as an exterior angle of the whole triangle.`],
    ],
    steps: [
      `${`angle ${math(B + A + C)}`.replace('a', 'A')} measures ${math(`180-${a}-${b}`)} degrees, so each half measures ${math(`90-\\frac{${a}+${b}}{2}`)} degrees.`,
      `In triangle ${math(A + B + D)}, the angle at ${math(D)} is ${math(`180-${a}-\\left(90-\\frac{${a}+${b}}{2}\\right)`)}.`,
      `This is ${math(`90+\\frac{${b}-${a}}{2}`)}. Check: for ${math(`${a}=${b}`)}, the bisector is an altitude, and the expression gives 90.`,
    ],
    takeaway: 'Write the third angle of the triangle first, halve it, and use the sum of the angles in the part of the triangle.',
  }),
  ([A, B, C, D, E], a, b) => ({
    kind: 'altitude-bisector',
    letters: 2,
    tell: `In acute triangle ${math(A + B + C)}, point ${math(D)} lies on ${segment(B + C)} so that ${segment(A + D)} is an altitude, and point ${math(E)} lies on ${segment(B + C)} so that ${segment(A + E)} bisects ${angle(B + A + C)}.`,
    given: `${measure(A + B + C, a)}, ${measure(A + C + B, b)}, and ${math(`${a}>${b}`)}`,
    asked: D + A + E,
    key: `\\frac{${a}-${b}}{2}`,
    wrong: [
      [`${a}-${b}`, 'HALF', 'This leaves out the half from the bisector.'],
      [`90-${a}`, 'STOP', `This is the measure of ${angle(B + A + D)}.`],
      [`90-\\frac{${a}+${b}}{2}`, 'STOP', `This is half of ${angle(B + A + C)}.`],
      [`\\frac{${a}+${b}}{2}`, 'SIGN', 'This adds the two angles where they have to be subtracted.'],
      [`90-\\frac{${a}-${b}}{2}`, 'SUPP', `This is the measure of ${angle(A + E + D)}.`],
      [`90-${b}`, 'STOP', `This is the measure of ${angle(C + A + D)}.`],
    ],
    steps: [
      `Half of ${angle(B + A + C)} is ${math(`\\frac{180-${a}-${b}}{2}=90-\\frac{${a}+${b}}{2}`)} degrees.`,
      `In right triangle ${math(A + B + D)}, ${angle(B + A + D)} is ${math(`90-${a}`)} degrees.`,
      `The difference is ${math(`90-\\frac{${a}+${b}}{2}-(90-${a})=\\frac{${a}-${b}}{2}`)}. Check: for ${math(`${a}=${b}`)}, altitude and bisector are the same segment.`,
    ],
    takeaway: 'Measure two segments from the same vertex by their angles with the same side, and subtract.',
  }),
  ([A, B, C, D], a) => ({
    kind: 'equal-segments',
    letters: 1,
    tell: `In triangle ${math(A + B + C)}, ${math(`${A}${B}=${A}${C}`)}. Point ${math(D)} lies on ${segment(A + C)} so that ${math(`${B}${D}=${B}${C}`)}.`,
    given: `${measure(B + A + C, a)}, where ${math(`${a}<60`)}`,
    asked: A + B + D,
    key: `90-\\frac{3${a}}{2}`,
    wrong: [
      [a, 'STOP', `This is the measure of ${angle(D + B + C)}.`],
      [`90-\\frac{${a}}{2}`, 'STOP', `This is the measure of ${angle(A + B + C)}.`],
      [`90+\\frac{${a}}{2}`, 'STOP', `This is the measure of ${angle(A + D + B)}.`],
      [`180-2${a}`, 'SUPP', `This takes ${angle(A + C + B)} as congruent to the given angle.`],
      [`\\frac{${a}}{2}`, 'CORR', `This takes ${segment(B + D)} as a bisector of an angle equal to the given one.`],
      [`45-\\frac{${a}}{4}`, 'CORR', `This takes ${segment(B + D)} as the bisector of ${angle(A + B + C)}.`],
    ],
    steps: [
      `The base angles of triangle ${math(A + B + C)} are ${math(`\\frac{180-${a}}{2}=90-\\frac{${a}}{2}`)} degrees each.`,
      `Triangle ${math(B + C + D)} is isosceles with the same base angle at ${math(C)} and at ${math(D)}, so ${angle(D + B + C)} is ${math(`180-2\\left(90-\\frac{${a}}{2}\\right)=${a}`)} degrees.`,
      `The rest of ${angle(A + B + C)} is ${math(`90-\\frac{${a}}{2}-${a}=90-\\frac{3${a}}{2}`)}. Check: for ${math(`${a}=60`)}, points ${math(D)} and ${math(A)} would be the same, and the angle 0.`,
    ],
    takeaway: 'Each pair of equal sides gives a pair of equal angles: go from one isosceles triangle to the next.',
  }),
  ([A, B, C, D, E], a) => ({
    kind: 'parallel-bisector',
    letters: 1,
    tell: `In triangle ${math(A + B + C)}, ${math(`${A}${B}=${A}${C}`)}. Line ${math('\\ell')} passes through ${math(A)} and is parallel to ${segment(B + C)}. The bisector of ${angle(A + B + C)} intersects ${segment(A + C)} at point ${math(D)} and line ${math('\\ell')} at point ${math(E)}.`,
    given: measure(B + A + C, a),
    asked: A + E + B,
    key: `45-\\frac{${a}}{4}`,
    wrong: [
      [`90-\\frac{${a}}{2}`, 'STOP', `This is the measure of ${angle(A + B + C)}; the bisector halves it.`],
      [`\\frac{${a}}{2}`, 'CORR', 'This halves the given angle, which is not the one that is bisected.'],
      [`45+\\frac{${a}}{4}`, 'SIGN', 'This adds a quarter of the given angle instead of subtracting it.'],
      [`90-\\frac{${a}}{4}`, 'HALF', `This halves only the second part of ${angle(A + B + C)}.`],
      [`45+\\frac{3${a}}{4}`, 'CORR', `This is the measure of ${angle(A + D + E)} without the equal angles at the parallel lines.`],
      [`180-${a}`, 'SUPP', 'This is the sum of the base angles of the triangle.'],
    ],
    steps: [
      `The base angles of the isosceles triangle are ${math(`\\frac{180-${a}}{2}=90-\\frac{${a}}{2}`)} degrees each.`,
      `The bisector halves the one at ${math(B)}: ${angle(E + B + C)} is ${math(`45-\\frac{${a}}{4}`)} degrees.`,
      `Line ${math('\\ell')} is parallel to ${segment(B + C)}, so ${angle(A + E + B)} and ${angle(E + B + C)} are alternate interior angles, and ${angle(A + E + B)} is ${math(`45-\\frac{${a}}{4}`)} degrees as well.`,
    ],
    takeaway: 'A line across two parallels carries an angle from one to the other: look for alternate interior angles.',
  }),
];

const corners: readonly Corners[] = [
  ['A', 'B', 'C', 'D', 'E'],
  ['P', 'Q', 'R', 'S', 'T'],
  ['J', 'K', 'L', 'M', 'N'],
  ['R', 'S', 'T', 'U', 'V'],
  ['X', 'Y', 'Z', 'V', 'W'],
  ['F', 'G', 'H', 'J', 'K'],
];
const letterPairs = [
  ['x', 'y'],
  ['a', 'b'],
  ['p', 'q'],
  ['m', 'n'],
  ['k', 'n'],
  ['r', 's'],
  ['w', 'z'],
  ['t', 'u'],
] as const;

export function bisectorAngles(random: Random): Draft | null {
  const names = random.pick(corners);
  const [a, b] = random.pick(letterPairs);
  const { kind, letters, tell, given, asked, key, wrong, steps, takeaway } = random.pick(cases)(names, a, b);
  const figure = bisectorFigure(kind, names);
  if (!figure) return null;
  const open = tell.replace(/^(In (?:acute )?triangle \\\([A-Z]{3}\\\)),/, '$1 shown,');
  const wording = random.int(0, 2);
  const told = `${capitalized(given)}`;
  const question = [
    `${open} ${told}. Which expression represents the measure, in degrees, of angle ${math(asked)}?`,
    `${open} If ${given}, which of the following is the measure, in degrees, of angle ${math(asked)} in terms of ${letters === 2 ? `${math(a)} and ${math(b)}` : math(a)}?`,
    `${open} ${told}. What is the measure, in degrees, of angle ${math(asked)} in terms of ${letters === 2 ? `${math(a)} and ${math(b)}` : math(a)}?`,
  ][wording];
  return {
    parameters: { kind, names: [...names], a, b: letters === 2 ? b : '', wording },
    stimulus: { kind: 'figure', figure },
    stem: question ?? '',
    answer: {
      format: 'choice',
      correct: { text: math(key), value: key, why: 'This follows from the sums of angles and the halves.' },
      wrong: wrong.map(([latex, misconception, why]) => ({ text: math(latex), value: latex, misconception, why })),
    },
    steps,
    takeaway,
  };
}
