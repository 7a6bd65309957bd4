/** TR-a: the Pythagorean theorem. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { rootTimes, sizeLatex } from '../exact-size.ts';
import { triangleNames, triples } from '../triangles.ts';
import { bug, numberAnswer, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { rightTriangle } from './right-triangle.ts';

interface Told {
  readonly text: string;
  readonly given: readonly [number, number];
  readonly key: number;
}

/** Settings for legs of a and b, each only at sizes that occur. */
const stories: readonly ((a: number, b: number, c: number, asked: 'a' | 'c') => Told | null)[] = [
  (a, b, c, asked) =>
    asked === 'c' || c > 41 || c < 10 || b < 1.8 * a
      ? null
      : {
          text: `A ${c}-foot ladder leans against a vertical wall. The top of the ladder touches the wall ${b} feet above the level ground. How far from the wall, in feet, is the base of the ladder?`,
          given: [c, b],
          key: a,
        },
  (a, b, c, asked) =>
    asked === 'a' || c > 25
      ? null
      : {
          text: `From a campsite, Amara walks ${a} kilometers due east and then ${b} kilometers due north. What is the straight-line distance, in kilometers, from where she stops to the campsite?`,
          given: [a, b],
          key: c,
        },
  (a, b, c, asked) =>
    asked === 'c' || b > 20 || c > 30
      ? null
      : {
          text: `A straight wire ${c} meters long runs from the top of a vertical pole to a point on the level ground ${a} meters from the base of the pole. What is the height, in meters, of the pole?`,
          given: [c, a],
          key: b,
        },
  (a, b, c, asked) =>
    asked === 'c' || b < 1.2 * a || b > 2.5 * a || c < 10 || c > 85
      ? null
      : {
          text: `The diagonal of a rectangular screen is ${c} inches long, and the screen is ${b} inches wide. What is the height, in inches, of the screen?`,
          given: [c, b],
          key: a,
        },
  (a, b, c, asked) =>
    asked === 'a' || a > 9 || b > 16 || b < a
      ? null
      : {
          text: `A rectangular gate is ${b} feet wide and ${a} feet high. What is the length, in feet, of a straight brace that joins two opposite corners of the gate?`,
          given: [b, a],
          key: c,
        },
  (a, b, c, asked) =>
    asked === 'a' || a < 20 || b < a || b > 4 * a
      ? null
      : {
          text: `A rectangular park is ${b} yards long and ${a} yards wide. A straight path connects two opposite corners of the park. What is the length, in yards, of the path?`,
          given: [b, a],
          key: c,
        },
  (a, b, c, asked) =>
    asked === 'c' || b < 24 || a < 12
      ? null
      : {
          text: `A kite is at the end of a straight string that is ${c} meters long. The other end of the string is held at ground level, and the kite is directly above a point on the ground ${a} meters away. What is the height, in meters, of the kite above the ground?`,
          given: [c, a],
          key: b,
        },
  (a, b, c, asked) =>
    asked === 'a' || a < 10 || c > 90
      ? null
      : {
          text: `A boat leaves a dock and sails ${a} miles due south and then ${b} miles due west. What is the straight-line distance, in miles, from the boat to the dock?`,
          given: [a, b],
          key: c,
        },
];

/** A right triangle told without a figure; the hypotenuse is asked. */
const inWords = [
  (a: number, b: number, c: number) => ({
    text: `The lengths of the legs of a right triangle are ${math(`${a}`)} and ${math(`${b}`)}. What is the length of the hypotenuse?`,
    given: [a, b],
    key: c,
  }),
  (a: number, b: number, c: number) => ({
    text: `In a right triangle, the two sides that form the right angle have lengths ${math(`${a}`)} and ${math(`${b}`)}. What is the length of the third side?`,
    given: [a, b],
    key: c,
  }),
  (a: number, b: number, c: number) => ({
    text: `A rectangle has a length of ${math(`${Math.max(a, b)}`)} and a width of ${math(`${Math.min(a, b)}`)}. What is the length of a diagonal of the rectangle?`,
    given: [a, b],
    key: c,
  }),
] as const;

function tellable(random: Random, a: number, b: number, c: number, asked: 'a' | 'c'): Told | null {
  const told = stories.map((story) => story(a, b, c, asked)).filter((one) => one !== null);
  return told.length === 0 ? null : random.pick(told);
}

function draft(random: Random): Draft | null {
  // Half the draws ask only for a hypotenuse from two legs, in whole numbers.
  const plain = random.chance(1, 2);
  const [p, q, r] = random.pick(triples.slice(0, 6));
  const times = random.int(1, 6);
  const legs = random.chance(1, 2) ? ([p * times, q * times] as const) : ([q * times, p * times] as const);
  const [a, b, c] = [legs[0], legs[1], r * times];
  if (c > 110) return null;
  const askLongest = plain || random.chance(1, 4);
  const story =
    plain && random.chance(1, 2) ? random.pick(inWords)(a, b, c) : !plain && random.chance(1, 2) ? tellable(random, a, b, c, askLongest ? 'c' : 'a') : null;
  const surd = !plain && !story && random.chance(1, 2);
  // With surds the legs need not belong to a triple.
  const [one, two] = surd ? [random.int(2, 9), random.int(2, 12)] : [a, b];
  const longest = one * one + two * two;
  if (surd && (Number.isInteger(Math.sqrt(longest)) || one === two)) return null;
  const surdKey = rootTimes(1, longest);
  const hidden = story ? story.key : askLongest ? c : a;
  const isLongest = hidden === c;
  const other = isLongest ? a : ([a, b].find((leg) => leg !== hidden) ?? b);
  const names = random.pick(triangleNames);
  const [A, B, C] = names;
  const idea = `The triangle has a right angle, so the square of the hypotenuse equals the sum of the squares of the legs.`;
  const takeaway = 'a² + b² = c², where c is the hypotenuse, the side opposite the right angle.';
  if (surd) {
    const figure = rightTriangle({ names, legs: [one, two], labels: [`${one}`, `${two}`, ''], mirrored: random.chance(1, 2) });
    const answer = numberChoices({
      ...asSizes,
      key: surdKey,
      why: `${math(`\\sqrt{${one}^2+${two}^2}=${sizeLatex(surdKey)}`)}.`,
      bugs: [
        bug('HYP', one + two, `This adds the legs; add their squares, ${math(one * one)} and ${math(two * two)}, and take the root.`),
        bug('HYP', rootTimes(1, Math.abs(one * one - two * two)), 'This subtracts the squares, but both given sides are legs, so add.'),
        bug('STOP', longest, 'This is the square of the hypotenuse; take the square root.'),
        bug('SQBIN', rootTimes(1, one + two), 'This takes the square root of the sum of the legs, without squaring them first; add the squares.'),
        bug('HALF', rootTimes(1, 2 * longest), 'This doubles the sum of the squares; take the root of the sum itself.'),
        bug('CORR', rootTimes(1, one * two), 'This multiplies the legs; add their squares.'),
        bug('HYP', 2 * Math.max(one, two), 'This doubles the longer leg; use the squares of the legs instead.'),
      ],
      shuffled: true,
      keep: (value) => value > Math.max(one, two) || Math.abs(value * value - Math.abs(one * one - two * two)) < 1e-6,
    });
    return (
      figure &&
      answer && {
        parameters: { kind: 'surd', one, two, name: A },
        stimulus: { kind: 'figure', figure },
        stem: random.pick([
          `In the right triangle shown, what is the length of ${math(`\\overline{${A}${B}}`)}?`,
          `The figure shows right triangle ${math(`${A}${B}${C}`)}. What is the length of its hypotenuse?`,
        ]),
        answer,
        steps: [
          idea,
          `${math(`${A}${B}^2=${one}^2+${two}^2=${one * one}+${two * two}=${longest}`)}.`,
          `${math(`${A}${B}=\\sqrt{${longest}}${sizeLatex(surdKey) === `\\sqrt{${longest}}` ? '' : `=${sizeLatex(surdKey)}`}`)}.`,
          `Check: ${math(`${Math.max(one, two)}^2<${longest}<${one + two}^2`)}, so the hypotenuse is longer than each leg and shorter than the sum of the legs.`,
        ],
        takeaway,
      }
    );
  }
  const figure = story
    ? null
    : rightTriangle({
        names,
        legs: [a, b],
        labels: isLongest ? [`${a}`, `${b}`, plain ? 'x' : ''] : ['x', `${b}`, `${c}`],
        mirrored: random.chance(1, 2),
      });
  if (!story && !figure) return null;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key: hidden,
    why: isLongest ? `${math(`${a}^2+${b}^2=${c}^2`)}.` : `${math(`${c}^2-${other}^2=${hidden}^2`)}.`,
    bugs: isLongest
      ? [
          bug('HYP', a + b, `This adds the legs; add their squares, ${math(a * a)} and ${math(b * b)}, and take the root.`),
          bug('HYP', rootTimes(1, Math.abs(a * a - b * b)), 'This subtracts the squares of the two given sides, but both are legs; add the squares.'),
          bug('HYP', Math.max(a, b) + over2(Math.min(a, b)), 'This adds half of the shorter leg to the longer leg; use the squares instead.'),
          bug('HYP', 2 * Math.max(a, b), 'This doubles the longer leg; use the squares of the legs instead.'),
          bug('STOP', c * c, 'This is the square of the length in the question; take the square root.'),
          bug('HALF', 2 * c, `This is twice as long; the hypotenuse is the root of ${math(c * c)}.`),
        ]
      : [
          bug('HYP', c - other, `This subtracts the lengths; subtract the squares: ${math(`${c}^2 - ${other}^2`)}.`),
          bug('HYP', c + other, `This adds the two given lengths; one is the hypotenuse, so subtract the squares: ${math(`${c}^2 - ${other}^2`)}.`),
          bug('STOP', hidden * hidden, 'This is the square of the length in the question; take the square root.'),
          bug('HYP', rat(c + other, 2), 'This is the mean of the two given lengths; use their squares instead.'),
          bug('HALF', rat(hidden, 2), `This is half as long; the leg is the root of ${math(`${c}^2 - ${other}^2`)}.`),
          // The choices must all be possible: a hypotenuse is longer than each leg, a leg is shorter than the hypotenuse.
        ],
    keep: (value) => (isLongest ? value > Math.max(a, b) || !Number.isInteger(value) : value < c),
  });
  return (
    answer && {
      parameters: { kind: story ? 'story' : 'figure', a, b, c, hidden, text: story ? story.text.slice(0, 12) : A },
      ...(figure && { stimulus: { kind: 'figure', figure } as const }),
      stem: story
        ? story.text
        : isLongest && !plain
          ? `The figure shows right triangle ${math(`${A}${B}${C}`)}. What is the length of ${math(`\\overline{${A}${B}}`)}?`
          : random.pick([
              `In the right triangle shown, what is the value of ${math('x')}?`,
              `The figure shows right triangle ${math(`${A}${B}${C}`)}. What is the value of ${math('x')}?`,
            ]),
      answer,
      steps: [
        story ? `The lengths form a right triangle, so the square of the hypotenuse equals the sum of the squares of the legs.` : idea,
        isLongest
          ? `The hypotenuse is missing: ${math(`${a}^2+${b}^2=${a * a}+${b * b}=${c * c}`)}.`
          : `One leg is missing; the hypotenuse is ${math(`${c}`)}: ${math(`${c}^2-${other}^2=${c * c}-${other * other}=${hidden * hidden}`)}.`,
        `${math(`\\sqrt{${hidden * hidden}}=${hidden}`)}.`,
        `Check: ${math(`${a}^2+${b}^2=${c}^2`)}, that is, ${math(`${a * a}+${b * b}=${c * c}`)}.`,
      ],
      takeaway,
    }
  );
}

const over2 = (value: number) => Math.round(value / 2);

export const pythagoreanTheorem: Generator = {
  archetype: 'TR-a',
  topicId: 28,
  version: 6,
  levels: [2],
  skillTags: ['pythagorean-theorem', 'right-triangles'],
  draft,
};
