/** TWO-q: a linear model after its variables are measured in another way, in letters. */
import { mul, rat, type Rational } from '#core/rational.ts';
import { absolute as abs } from '#content/exact/value.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import { threeThatFit } from '#content/generators/spread-choices.ts';
import { wrongOption } from '../options.ts';
import { decimalLatex, decimalText, math } from '../text.ts';
import { type Change, changes } from './measured-in-another-way.ts';
import { bothOf, type Line, mistakesWith, rightLine } from './mistakes-in-other-terms.ts';

const isOne = (value: Rational) => value.n === value.d;
const scaled = (factor: Rational, name: string) => (isOne(factor) ? name : `${decimalLatex(factor)}${name}`);

/** `32a`, `\frac{b}{3}`: a third has no decimals. */
const term = (factor: Rational, letters: string) =>
  decimalText(factor) === null ? `\\frac{${isOne(rat(factor.n)) ? letters : `${factor.n}${letters}`}}{${factor.d}}` : scaled(factor, letters);

/** Terms with their signs between them. */
const joined = (terms: readonly (readonly [Rational, string])[]) =>
  terms
    .filter(([factor]) => factor.n !== 0n)
    .map(([factor, letters], index) => `${factor.n < 0n ? (index === 0 ? '-' : ' - ') : index === 0 ? '' : ' + '}${term(abs(factor), letters)}`)
    .join('');
const plus = (amount: Rational) => (amount.n === 0n ? '' : ` ${amount.n < 0n ? '-' : '+'} ${decimalLatex(abs(amount))}`);

/** Choices of one length: only in one draw of three may the right one be longer than all others. */
const lengthOf = (text: string) => text.replaceAll(/\\[a-z()]*|[{}]/g, '').length;

function draftOf(random: Random, change: Change): Draft | null {
  const { xTimes, xPlus, yTimes, yPlus, newX, newY } = change;
  const [a, b] = random.pick(['ab', 'mb', 'pq']);
  if (a === undefined || b === undefined) return null;
  const x = newX.letter;
  const y = newY?.letter ?? 'y';
  const rightSide = ({ slope, shift, start, extra }: Line) =>
    `${joined([
      [slope, `${a}${x}`],
      [shift, a],
      [start, b],
    ])}${plus(extra)}`;
  const option = (line: Line) => {
    const text = math(`${y} = ${rightSide(line)}`);
    return { text, value: text };
  };
  const key = rightLine(change);
  const correct = { ...option(key), why: `Replacing the old variables by the new ones gives this equation.` };
  // A fraction among decimals would stand out.
  const thirds = correct.text.includes('frac');
  const single = mistakesWith(change, { a, b, x });
  const double = single.flatMap((one, index) => single.slice(index + 1).flatMap((other) => bothOf(one, other)));
  const made = [...single, ...random.sample(double, Math.min(5, double.length))].map(({ misconception, line, why }) =>
    wrongOption(misconception, option({ ...key, ...line }), why),
  );
  const errors = made
    .filter(({ value }, index) => value !== correct.value && made.findIndex((other) => other.value === value) === index)
    .filter(({ text }) => thirds || !text.includes('frac'));
  const mayBeLongest = random.chance(1, 4);
  const longest = (set: readonly WrongOption[]) => set.every(({ text }) => lengthOf(text) < lengthOf(correct.text));
  const wrong = threeThatFit(random, { correct: correct.text, wrong: errors, textOf: ({ text }) => text, fits: (set) => mayBeLongest || !longest(set) });
  if (!wrong) return null;
  const equation = math(`y = ${a}x + ${b}`);
  const roles = `${math('x')} is ${change.x}, ${math('y')} is ${change.y}, and ${math(a)} and ${math(b)} are constants`;
  const told = random.pick([
    `The equation ${equation} models ${change.models}, where ${roles}.`,
    `A linear model for ${change.models} is ${equation}, where ${roles}.`,
  ]);
  const anew = `${math(x)} is ${newX.is}${newY ? `${newX.is.includes(', ') ? ',' : ''} and ${math(y)} is ${newY.is}` : ''}`;
  const asked = random.pick([
    `If ${anew}, which equation gives ${math(y)} in terms of ${math(x)}?`,
    `Which of the following equations gives ${math(y)} in terms of ${math(x)}, where ${anew}?`,
  ]);
  const [oldX, newValue] = [
    xTimes.n < 0n ? `${decimalLatex(xPlus)} - ${x}` : `${joined([[xTimes, x]])}${plus(xPlus)}`,
    `${joined([[yTimes, 'y']])}${plus(yPlus)}`,
  ];
  const isPlain = isOne(xTimes) && xPlus.n === 0n;
  const inside = `${a}${isPlain ? x : `(${oldX})`} + ${b}`;
  const whole = isOne(yTimes) ? inside : decimalText(yTimes) === null ? `\\frac{${inside}}{${yTimes.d}}` : `${decimalLatex(yTimes)}(${inside})`;
  const atZero = joined([
    [mul(xPlus, yTimes), a],
    [yTimes, b],
  ]);
  return {
    parameters: {
      change: change.id,
      xTimes: decimalLatex(xTimes),
      xPlus: decimalLatex(xPlus),
      yTimes: decimalLatex(yTimes),
      yPlus: decimalLatex(yPlus),
      letters: a + b,
    },
    stem: `${told} ${change.between ? `${change.between} ` : ''}${asked}${change.note ? ` (${change.note.endsWith('.') ? change.note : `Note: ${change.note}`})` : ''}`,
    answer: { format: 'choice', correct, wrong },
    steps: [
      `Write the old variable in terms of the new one: ${math(`x = ${oldX}`)}.${newY ? ` The new value in terms of the old one is ${math(`${y} = ${newValue}`)}.` : ''}`,
      `So ${math(`${y} = ${whole}${plus(yPlus)}`)}.`,
      `Multiply out: ${math(`${y} = ${rightSide(key)}`)}.`,
      `Check at ${math(`${x} = 0`)}: there, ${math(`x = ${decimalLatex(xPlus)}`)} and ${math(
        `y = ${joined([
          [xPlus, a],
          [rat(1), b],
        ])}`,
      )}, so ${math(y)} must be ${math(`${atZero}${plus(yPlus)}`)}, as in this equation.`,
    ],
    takeaway: 'A new unit or a new zero of the first variable goes inside the equation; a new unit of the second multiplies all of it.',
  };
}

export const lineInOtherTerms: Generator = {
  archetype: 'TWO-q',
  topicId: 22,
  version: 3,
  levels: [5],
  skillTags: ['linear-models', 'unit-conversion'],
  draft: (random) => draftOf(random, random.pick(changes)(random)),
};
