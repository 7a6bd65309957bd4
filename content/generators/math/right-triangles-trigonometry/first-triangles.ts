/** TR-s: the easiest questions about right triangles, one step each. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { sizeLatex } from '../exact-size.ts';
import { triangleNames } from '../triangles.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { wrongFormula } from '../options.ts';
import { persist } from '../persist.ts';
import { rightTriangle } from './right-triangle.ts';

const known = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [12, 16, 20],
  [8, 15, 17],
  [10, 24, 26],
  [15, 20, 25],
] as const;

interface Drawn {
  readonly random: Random;
  readonly names: readonly [string, string, string];
  /** Legs at the first and the second corner, and the hypotenuse. */
  readonly sides: readonly [number, number, number];
}

/** Which equation the sides fulfill; the hypotenuse or a leg is unknown. */
function equation({ random, names, sides: [first, second, longest] }: Drawn): Draft | null {
  const letter = random.pick(['x', 'h', 'c', 'd', 'a', 'k'] as const);
  const ofLeg = random.chance(1, 2);
  const labels = ofLeg ? ([`${first}`, letter, `${longest}`] as const) : ([`${first}`, `${second}`, letter] as const);
  const figure = rightTriangle({ names, legs: [first, second], labels, mirrored: random.chance(1, 2) });
  if (!figure) return null;
  const leg = `${ofLeg ? letter : second}`;
  const [a, b] = random.chance(1, 2) ? [`${first}`, leg] : [leg, `${first}`];
  const c = ofLeg ? `${longest}` : letter;
  const right = `${a}^2 + ${b}^2 = ${c}^2`;
  return {
    parameters: { kind: 'equation', first, second, letter, ofLeg, name: names[0] },
    stimulus: { kind: 'figure', figure },
    stem: random.pick([
      `The lengths of the sides of a right triangle are shown. Which equation must be true?`,
      `Which of the following equations gives the relationship between the side lengths of the right triangle shown?`,
      `In the right triangle shown, which equation can be used to find the value of ${math(letter)}?`,
      `Based on the right triangle shown, which of the following equations is true?`,
    ]),
    answer: {
      format: 'choice',
      correct: { text: math(right), value: right, why: 'The squares of the legs add up to the square of the hypotenuse.' },
      wrong: [
        wrongFormula('SQBIN', `${a} + ${b} = ${c}`, 'sum', 'The lengths themselves do not add up; their squares do.'),
        wrongFormula(
          'HYP',
          `${a}^2 + ${c}^2 = ${b}^2`,
          'leg',
          `This takes the side of length ${math(b)} as the hypotenuse, but it is a leg; ${math(c)} is opposite the right angle, so its square stands alone.`,
        ),
        wrongFormula(
          'HYP',
          `${b}^2 + ${c}^2 = ${a}^2`,
          'other leg',
          `This takes the side of length ${math(a)} as the hypotenuse, but it is a leg; ${math(c)} is opposite the right angle, so its square stands alone.`,
        ),
        wrongFormula('SQBIN', `(${a} + ${b})^2 = ${c}^2`, 'square of sum', 'Square each leg and then add; this squares the sum.'),
        wrongFormula('SQBIN', `2(${a} + ${b}) = ${c}^2`, 'double', 'This doubles the legs; square each of them instead.'),
      ],
    },
    steps: [
      `By the Pythagorean theorem, the squares of the two legs of a right triangle add up to the square of the hypotenuse.`,
      `The legs are ${math(a)} and ${math(b)}, and the hypotenuse, opposite the right angle, is ${math(c)}: ${math(right)}.`,
      `Check: ${math(c)} is the longest side, so its square stands alone.`,
    ],
    takeaway: 'In a right triangle, the squares of the legs add up to the square of the hypotenuse.',
  };
}

/** The hypotenuse from two legs. */
function hypotenuse({ random, names, sides: [first, second, longest] }: Drawn): Draft | null {
  const { many } = random.pick(lengthUnits);
  const shown = random.chance(1, 2);
  const figure = shown ? rightTriangle({ names, legs: [first, second], labels: [`${first}`, `${second}`, ''], mirrored: random.chance(1, 2) }) : null;
  if (shown && !figure) return null;
  const [A, B, C] = names;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 3),
    key: longest,
    why: `The square of the hypotenuse is ${longest * longest}.`,
    bugs: [
      bug('SQBIN', first + second, 'This adds the legs; add their squares and take the square root.'),
      bug('STOP', longest * longest, 'This is the square of the hypotenuse; take its square root.'),
      bug('HYP', Math.abs(second - first), 'This subtracts the legs; add their squares and take the square root.'),
      bug('AP', first * second, 'This multiplies the legs; add their squares and take the square root.'),
      bug('HALF', rat(first * second, 2), 'This is the area of the triangle; for the hypotenuse, add the squares of the legs and take the square root.'),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'hypotenuse', first, second, shown, name: A },
      ...(figure && { stimulus: { kind: 'figure', figure } as const }),
      stem: figure
        ? random.pick([
            `In the right triangle shown, what is the length of ${math(`\\overline{${A}${B}}`)}?`,
            `The figure shows right triangle ${math(`${A}${B}${C}`)}. What is the length of its hypotenuse?`,
          ])
        : random.pick([
            `The legs of a right triangle have lengths of ${first} ${many} and ${second} ${many}. What is the length, in ${many}, of the hypotenuse?`,
            `A right triangle has legs that are ${first} ${many} and ${second} ${many} long. How long, in ${many}, is its hypotenuse?`,
          ]),
      answer,
      steps: [
        `By the Pythagorean theorem, the square of the hypotenuse is the sum of the squares of the legs.`,
        `${math(`${first}^2 + ${second}^2 = ${first * first} + ${second * second} = ${longest * longest}`)}, so the hypotenuse is ${math(`\\sqrt{${longest * longest}} = ${longest}`)}.`,
        `Check: it is longer than either leg, and ${math(`${longest}^2 = ${longest * longest}`)}.`,
      ],
      takeaway: 'Square the legs, add, and take the square root.',
    }
  );
}

/** The tangent from two legs. */
function tangent({ random, names, sides: [first, second, longest] }: Drawn): Draft | null {
  const [A, B, C] = names;
  const atFirst = random.chance(1, 2);
  const [corner, opposite, adjacent] = atFirst ? [A, second, first] : [B, first, second];
  const figure = rightTriangle({ names, legs: [first, second], labels: [`${first}`, `${second}`, `${longest}`], mirrored: random.chance(1, 2) });
  if (!figure) return null;
  const key = rat(opposite, adjacent);
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 3),
    key,
    why: 'The tangent is the opposite leg over the adjacent leg.',
    bugs: [
      bug('RECIP', rat(adjacent, opposite), 'This is the adjacent leg over the opposite leg; the tangent is the other way around.'),
      bug(
        'SOH',
        rat(opposite, longest),
        `This is the sine, opposite leg over hypotenuse; for the tangent, divide ${math(opposite)} by the adjacent leg, ${math(adjacent)}.`,
      ),
      bug(
        'SOH',
        rat(adjacent, longest),
        `This is the cosine, adjacent leg over hypotenuse; for the tangent, divide ${math(opposite)} by the adjacent leg, ${math(adjacent)}.`,
      ),
      bug(
        'RECIP',
        rat(longest, opposite),
        `This divides the hypotenuse by a leg; for the tangent, divide ${math(opposite)} by the adjacent leg, ${math(adjacent)}.`,
      ),
      bug(
        'RECIP',
        rat(longest, adjacent),
        `This divides the hypotenuse by a leg; for the tangent, divide ${math(opposite)} by the adjacent leg, ${math(adjacent)}.`,
      ),
    ],
  });
  const fraction = `\\frac{${opposite}}{${adjacent}}`;
  return (
    answer && {
      parameters: { kind: 'tangent', first, second, corner, name: A },
      stimulus: { kind: 'figure', figure },
      stem: random.pick([
        `In the right triangle shown, what is ${math(`\\tan ${corner}`)}?`,
        `What is the tangent of angle ${math(corner)} in right triangle ${math(`${A}${B}${C}`)} shown?`,
      ]),
      answer,
      steps: [
        `The tangent of an acute angle of a right triangle is the length of the opposite leg divided by that of the adjacent leg.`,
        `Opposite angle ${math(corner)} is the leg of length ${opposite}; beside it is the leg of length ${adjacent}: ${math(`\\tan ${corner} = ${fraction}${sizeLatex(key) === fraction ? '' : ` = ${sizeLatex(key)}`}`)}.`,
        `Check: ${longest}, the hypotenuse, plays no part in a tangent.`,
      ],
      takeaway: 'Tangent is opposite over adjacent.',
    }
  );
}

export const firstTriangles: Generator = {
  archetype: 'TR-s',
  topicId: 28,
  version: 2,
  levels: [1],
  skillTags: ['pythagorean-theorem', 'right-triangles'],
  draft(random) {
    const make = random.pick([equation, hypotenuse, hypotenuse, tangent, tangent]);
    return persist(() => {
      const [p, q, longest] = random.pick(known);
      const sides = random.chance(1, 2) ? ([p, q, longest] as const) : ([q, p, longest] as const);
      return make({ random, names: random.pick(triangleNames), sides });
    });
  },
};
