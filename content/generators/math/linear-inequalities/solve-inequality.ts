/** INEQ-a: solve a linear inequality in one variable. */
import { add, div, mul, neg, rat, sub, toText, type Rational } from '#core/rational.ts';
import { linear, multiple } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator, WrongOption } from '../../generator.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';

type Sign = '<' | '>' | '\\le ' | '\\ge ';
const signs: readonly Sign[] = ['<', '>', '\\le ', '\\ge '];
const flipped: Record<Sign, Sign> = { '<': '>', '>': '<', '\\le ': '\\ge ', '\\ge ': '\\le ' };
const softened: Record<Sign, Sign> = { '<': '\\le ', '>': '\\ge ', '\\le ': '<', '\\ge ': '>' };

const asks = [
  (shown: string) => `Which inequality is equivalent to ${shown}?`,
  (shown: string) => `Which of the following gives all values of ${math('x')} that satisfy ${shown}?`,
  (shown: string) => `${shown}\n\nWhich of the following is equivalent to the given inequality?`,
  (shown: string) => `What are all solutions to the inequality ${shown}?`,
  (shown: string) => `${shown}\n\nWhich of the following represents all solutions to the given inequality?`,
  (shown: string) => `For which values of ${math('x')} is ${shown} true?`,
  (shown: string) => `If ${shown}, which of the following describes all possible values of ${math('x')}?`,
  (shown: string) => `${shown}\n\nFor which values of ${math('x')} is the given inequality true?`,
] as const;

function draft(random: Random, level: Difficulty): Draft | null {
  const direction = () => (random.chance(1, 2) ? 1 : -1);
  const sign = random.pick(signs);
  const [a, b] = [random.int(2, 9) * (level === 1 ? (random.chance(1, 4) ? -1 : 1) : direction()), random.int(1, 15) * direction()];
  const d = level === 1 ? 0 : random.int(1, 8) * direction();
  const bracket = level === 3 && random.chance(1, 3) ? random.int(1, 6) * direction() : 0;
  // a·x + b (or a(x + bracket)) against d·x + c
  const constant = bracket === 0 ? b : a * bracket;
  const x = random.int(1, 12) * direction();
  const net = a - d;
  const c = net * x + constant;
  if (net === 0 || Math.abs(net) === 1 || c === 0 || c === constant || Math.abs(c) > 90) return null;
  const turned = net < 0;
  const key = rat(x);
  const right: Sign = turned ? flipped[sign] : sign;
  const option = (symbol: Sign, value: Rational) => ({ text: math(`x${symbol}${fractionLatex(value)}`), value: `${symbol}${toText(value)}` });
  const wrong: WrongOption[] = [];
  const push = (symbol: Sign, value: Rational, misconception: Misconception, why: string) => {
    if (isTame(value, 120, 9)) wrong.push({ ...option(symbol, value), misconception, why });
  };
  const flipWhy = turned
    ? `This does not reverse the inequality when both sides are divided by the negative number ${math(`${net}`)}.`
    : `This reverses the inequality, but both sides are divided by the positive number ${math(`${net}`)}.`;
  push(flipped[right], key, 'FLIP', flipWhy);
  const undone = div(rat(c + constant), rat(net));
  push(
    right,
    undone,
    'INVOP',
    `This ${constant > 0 ? 'adds' : 'subtracts'} ${math(`${Math.abs(constant)}`)}; ${constant > 0 ? 'subtract it from' : 'add it to'} both sides instead.`,
  );
  push(
    flipped[right],
    undone,
    'INVOP',
    `This ${constant > 0 ? 'adds' : 'subtracts'} ${math(`${Math.abs(constant)}`)} instead of ${constant > 0 ? 'subtracting' : 'adding'} it, and the inequality symbol is in the wrong direction.`,
  );
  push(right, sub(rat(c - constant), rat(net)), 'INVOP', `This subtracts ${math(`${net}`)} in the last step; divide by ${math(`${net}`)} instead.`);
  push(
    flipped[right],
    sub(div(rat(c), rat(net)), rat(constant)),
    'DIST',
    `This divides ${math(`${c}`)} but not ${math(`${constant}`)} by ${math(`${net}`)}, and the inequality symbol is in the wrong direction.`,
  );
  if (d !== 0 && a + d !== 0) {
    const added = div(rat(c - constant), rat(a + d));
    push(right, added, 'SIGN', `This moves ${math(linear(d, 0))} to the left side without changing its sign.`);
    push(
      flipped[right],
      added,
      'SIGN',
      `This moves ${math(linear(d, 0))} to the left side without changing its sign, and the inequality symbol is in the wrong direction.`,
    );
  }
  if (bracket !== 0)
    push(
      right,
      div(rat(c - bracket), rat(net)),
      'DIST',
      `This distributes ${math(`${a}`)} to ${math('x')} only; the ${math(`${bracket}`)} in the parentheses must be multiplied too.`,
    );
  push(
    flipped[right],
    neg(key),
    'SIGN',
    turned
      ? `This changes the sign of ${math(`${x}`)} instead of reversing the inequality symbol.`
      : `This reverses the symbol and changes the sign of ${math(`${x}`)}, but both sides are divided by a positive number.`,
  );
  push(softened[right], key, 'STRICT', `The given symbol ${sign.includes('e') ? 'includes' : 'does not include'} equality, and solving does not change that.`);
  const left = bracket === 0 ? linear(a, b) : multiple(a, linear(1, bracket));
  const latex = `${left}${sign}${linear(d, c)}`;
  return {
    parameters: { a, constant, bracket, c, d, sign: sign.trim() },
    stem: random.pick(asks)(math(latex)),
    answer: {
      format: 'choice',
      correct: {
        ...option(right, key),
        why: `The two sides are equal when ${math(`x=${x}`)}, and the inequality is true for the values on this side of ${math(`${x}`)}.`,
      },
      wrong,
    },
    steps: [
      'Solve as you would an equation, and reverse the symbol when you multiply or divide by a negative number.',
      `Collecting like terms gives ${math(`${linear(net, 0)}${sign}${c - constant}`)}.`,
      `Dividing both sides by ${math(`${net}`)} ${turned ? 'reverses the symbol' : `gives ${option(right, key).text}`}${turned ? `: ${option(right, key).text}` : ''}.`,
      `Check with ${math(`x=${right.includes('>') || right.includes('g') ? x + 1 : x - 1}`)}: the left side is ${math(fractionLatex(add(mul(rat(a), rat(right.includes('>') || right.includes('g') ? x + 1 : x - 1)), rat(constant))))} and the right side is ${math(fractionLatex(add(mul(rat(d), rat(right.includes('>') || right.includes('g') ? x + 1 : x - 1)), rat(c))))}, so the inequality is true.`,
    ],
    takeaway: 'Reverse the inequality symbol only when you multiply or divide both sides by a negative number.',
  };
}

export const solveInequality: Generator = {
  archetype: 'INEQ-a',
  topicId: 15,
  version: 3,
  levels: [1, 3],
  skillTags: ['linear-inequalities', 'solving'],
  draft,
};
