/** TR-b: sine, cosine or tangent of an acute angle from two or three sides. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { sizeLatex } from '../exact-size.ts';
import { triangleNames, triples } from '../triangles.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { rightTriangle } from './right-triangle.ts';

const meanings = { sin: ['opposite leg', 'hypotenuse'], cos: ['adjacent leg', 'hypotenuse'], tan: ['opposite leg', 'adjacent leg'] } as const;
const words = { sin: 'sine', cos: 'cosine', tan: 'tangent' } as const;

function draft(random: Random): Draft | null {
  const [p, q, r] = random.pick(triples.slice(0, 6));
  const times = random.int(1, 5);
  const [first, second] = random.chance(1, 2) ? [p * times, q * times] : [q * times, p * times];
  const longest = r * times;
  if (longest > 100) return null;
  const names = random.pick(triangleNames);
  const [A, B, C] = names;
  const atFirst = random.chance(1, 2);
  const [corner, opposite, adjacent] = atFirst ? [A, second, first] : [B, first, second];
  const ratio = random.pick(['sin', 'cos', 'tan'] as const);
  const size = { 'opposite leg': opposite, 'adjacent leg': adjacent, hypotenuse: longest } as const;
  const [top, bottom] = meanings[ratio];
  const key = rat(size[top], size[bottom]);
  const drawn = random.chance(2, 3);
  const figure = drawn ? rightTriangle({ names, legs: [first, second], labels: [`${first}`, `${second}`, `${longest}`], mirrored: random.chance(1, 2) }) : null;
  if (drawn && !figure) return null;
  const typed = random.chance(1, 3);
  const bugs = [
    bug('SOH', rat(adjacent, longest), `This is adjacent leg over hypotenuse, the cosine; the ${words[ratio]} is ${top} over ${bottom}.`),
    bug('SOH', rat(opposite, longest), `This is opposite leg over hypotenuse, the sine; the ${words[ratio]} is ${top} over ${bottom}.`),
    bug('SOH', rat(opposite, adjacent), `This is opposite leg over adjacent leg, the tangent; the ${words[ratio]} is ${top} over ${bottom}.`),
    bug('RECIP', rat(adjacent, opposite), `This is adjacent leg over opposite leg, the tangent of the other acute angle; look from the angle in the question.`),
    // Among choices, its size alone would rule it out.
    ...(typed
      ? [bug('RECIP', rat(longest, random.pick([opposite, adjacent])), 'This has the hypotenuse in the numerator; no sine or cosine is greater than 1.')]
      : []),
  ];
  const why = `The ${words[ratio]} is the ${top} over the ${bottom}.`;
  const answer = numberAnswer({ ...asSizes, typed, key, why, bugs, shuffled: true });
  const shown = `\\frac{${size[top]}}{${size[bottom]}}`;
  return (
    answer && {
      parameters: { first, second, longest, ratio, corner, drawn, name: A },
      ...(figure && { stimulus: { kind: 'figure', figure } as const }),
      stem: figure
        ? random.pick([
            `In the right triangle shown, what is the value of ${math(`\\${ratio} ${corner}`)}?`,
            `The figure shows right triangle ${math(`${A}${B}${C}`)}. What is the ${words[ratio]} of angle ${math(corner)}?`,
          ])
        : `In right triangle ${math(`${A}${B}${C}`)}, angle ${math(C)} is the right angle, ${math(`${A}${C}=${first}`)}, ${math(`${B}${C}=${second}`)}, and ${math(`${A}${B}=${longest}`)}. What is the value of ${math(`\\${ratio} ${corner}`)}?`,
      answer,
      steps: [
        `The ${words[ratio]} of an acute angle in a right triangle is the length of the ${top} divided by the length of the ${bottom}.`,
        `For angle ${math(corner)}, the opposite leg is ${math(`${opposite}`)}, the adjacent leg is ${math(`${adjacent}`)}, and the hypotenuse is ${math(`${longest}`)}.`,
        `${math(`\\${ratio} ${corner}=${shown}${sizeLatex(key) === shown ? '' : `=${sizeLatex(key)}`}`)}.`,
        `Check: ${math(`${first}^2+${second}^2=${first * first + second * second}=${longest}^2`)}, so ${math(`${longest}`)} is the hypotenuse.`,
      ],
      takeaway: 'SOH-CAH-TOA: sine is opposite over hypotenuse, cosine is adjacent over hypotenuse, and tangent is opposite over adjacent.',
    }
  );
}

export const trigonometricRatio: Generator = {
  archetype: 'TR-b',
  topicId: 28,
  version: 3,
  levels: [2],
  skillTags: ['trigonometric-ratios', 'right-triangles'],
  draft,
};
