/** LF-a: the value of a linear function at a number, bare or in a story. */
import { rat } from '#core/rational.ts';
import { linear } from '../formulas.ts';
import { math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { drawAmounts, rateStories } from '../rate-stories.ts';
import { sign } from '../draws.ts';

const bareWordings: readonly ((rule: string, k: number) => string)[] = [
  (rule, k) => `The function ${math('f')} is defined by ${math(`f(x)=${rule}`)}. What is the value of ${math(`f(${k})`)}?`,
  (rule, k) => `If ${math(`f(x)=${rule}`)}, what is ${math(`f(${k})`)}?`,
  (rule, k) => `For the linear function ${math(`f(x)=${rule}`)}, what is the value of ${math('f(x)')} when ${math(`x=${k}`)}?`,
  (rule, k) => `The function ${math('f')} is defined by ${math(`f(x)=${rule}`)}. For ${math(`x=${k}`)}, what is the value of ${math('f(x)')}?`,
];

function draft(random: Random): Draft | null {
  const inStory = random.chance(1, 2);
  const story = random.pick(rateStories);
  const amounts = drawAmounts(story, random.int);
  const a = inStory ? amounts.rate : random.int(2, 9) * sign(random);
  const b = inStory ? amounts.fixed : random.int(2, 20) * sign(random);
  const k = inStory ? amounts.count : random.int(2, 9) * sign(random);
  const key = a * k + b;
  if (a === b || Math.abs(a) === Math.abs(b) || key === 0 || k === 1) return null;
  const bugs: Bug[] = [
    bug('STOP', rat(a * k), `This is only ${math(`${a}(${k})`)}; you still need to ${b > 0 ? 'add' : 'subtract'} ${math(`${Math.abs(b)}`)}.`),
    bug(
      'DIST',
      rat(a * (k + b)),
      `This multiplies ${math(`${b}`)} by ${math(`${a}`)} as well; multiply only the input, and then ${b > 0 ? 'add' : 'subtract'} ${math(`${Math.abs(b)}`)}.`,
    ),
    bug('SIGN', rat(a * k - b), `This ${b > 0 ? 'subtracts' : 'adds'} ${math(`${Math.abs(b)}`)}; the rule says to ${b > 0 ? 'add' : 'subtract'} it.`),
    bug('SIGN', rat(-a * k + b), `This has a sign error in the product; ${math(`${a}(${k})`)} is ${math(`${a * k}`)}, not ${math(`${-a * k}`)}.`),
    bug(
      'INVOP',
      rat(a + k + b),
      `This adds ${math(`${a}`)} and ${math(`${k}`)}, but ${math(linear(a, 0, inStory ? story.letter : 'x'))} means ${math(`${a}`)} times ${math(inStory ? story.letter : 'x')}, so multiply.`,
    ),
    bug(
      'SWAP',
      rat(b * k + a),
      `This multiplies the constant ${math(`${b}`)} by ${math(`${k}`)} and adds ${math(`${a}`)}; multiply the coefficient ${math(`${a}`)} instead.`,
    ),
  ].filter(({ value }) => !inStory || (value !== null && value.n > 0n));
  const letter = inStory ? story.letter : 'x';
  const name = inStory ? random.pick(['f', 'g', 'C', 'T'].filter((one) => one.toLowerCase() !== letter)) : 'f';
  const rule = random.chance(1, 2) ? linear(a, b, letter) : `${b}${linear(a, 0, letter).startsWith('-') ? '' : '+'}${linear(a, 0, letter)}`;
  const answer = numberAnswer({ ...asTameFractions, typed: random.chance(1, 3), key, why: `${math(`${a}(${k})${b < 0 ? b : `+${b}`}=${key}`)}.`, bugs });
  return (
    answer && {
      parameters: { a, b, k, inStory },
      stem: inStory ? `The function ${math(`${name}(${letter})=${rule}`)} gives ${story.gives}. ${story.ask(k)}` : random.pick(bareWordings)(rule, k),
      answer,
      steps: [
        `Substitute ${math(`${k}`)} for ${math(letter)} in the function.`,
        `${math(`${name}(${k})=${a}(${k})${b < 0 ? b : `+${b}`}`)}.`,
        `Multiply first: ${math(`${a * k}${b < 0 ? b : `+${b}`}=${key}`)}.`,
      ],
      takeaway: 'To find f(3), replace every x with 3, and then multiply before you add.',
    }
  );
}

export const valueOfFunction: Generator = { archetype: 'LF-a', topicId: 12, version: 4, levels: [2], skillTags: ['linear-functions', 'evaluation'], draft };
