/** INEQ-a: solve a linear inequality in one variable. */
import { add, div, mul, neg, rat, sub, toText, type Rational } from '#core/rational.ts';
import { linear, multiple, offBothSides } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { wrongOption } from '../options.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Difficulty } from '#core/questions/question.ts';
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
  const [undoing, keepsSign] = [
    constant > 0 ? 'adds' : 'subtracts',
    `The given symbol ${sign.includes('e') ? 'includes' : 'does not include'} equality, and solving does not change that, so ${sign.includes('e') ? 'keep it' : 'leave it out'}.`,
  ];
  // Boundaries that errors lead to; whole numbers, as the key is one.
  const boundaries = (
    [
      [
        div(rat(c + constant), rat(net)),
        'INVOP',
        `This ${undoing} ${math(`${Math.abs(constant)}`)}; ${constant > 0 ? 'subtract it from' : 'add it to'} both sides instead.`,
      ],
      [sub(rat(c - constant), rat(net)), 'INVOP', `This subtracts ${math(`${net}`)} in the last step; divide by ${math(`${net}`)} instead.`],
      [
        sub(div(rat(c), rat(net)), rat(constant)),
        'DIST',
        `This divides ${math(`${c}`)} but not ${math(`${constant}`)} by ${math(`${net}`)}; ${offBothSides(constant)} first.`,
      ],
      [neg(key), 'SIGN', `The sign is lost in the last step: ${math(`${c - constant}`)} divided by ${math(`${net}`)} is ${math(`${x}`)}.`],
      ...(d !== 0 && a + d !== 0
        ? [
            [
              div(rat(c - constant), rat(a + d)),
              'SIGN',
              `This moves ${math(linear(d, 0))} to the left side without changing its sign; ${offBothSides(d, 'x')} instead.`,
            ] as const,
          ]
        : []),
      ...(bracket !== 0
        ? [
            [
              div(rat(c - bracket), rat(net)),
              'DIST',
              `This distributes ${math(`${a}`)} to ${math('x')} only; the ${math(`${bracket}`)} in the parentheses must be multiplied too.`,
            ] as const,
          ]
        : []),
    ] as const
  ).filter(
    ([value], index, all) =>
      isTame(value, Math.max(12, 3 * Math.abs(x)), 2) &&
      value.n !== 0n &&
      toText(value) !== `${x}` &&
      all.findIndex((other) => toText(other[0]) === toText(value)) === index,
  );
  if (boundaries.length < 2) return null;
  const [one, two] = random.sample(boundaries, 2) as [(typeof boundaries)[number], (typeof boundaries)[number]];
  const alsoTurned = `The inequality symbol also has to ${turned ? 'turn around' : 'stay as it is'}, since ${math(`${net}`)} is ${turned ? 'negative' : 'positive'}.`;
  const missed = ([value, misconception, why]: (typeof boundaries)[number], symbol = right) =>
    wrongOption(misconception, option(symbol, value), symbol === right ? why : `${why} ${alsoTurned}`);
  const turnedAround = wrongOption(
    'FLIP',
    option(flipped[right], key),
    turned
      ? `This does not reverse the inequality when both sides are divided by the negative number ${math(`${net}`)}; turn the symbol around.`
      : `This reverses the inequality, but both sides are divided by the positive number ${math(`${net}`)}, so keep the symbol.`,
  );
  // Two choices in each direction: the direction alone does not give the answer away.
  const wrong = random.pick([
    [turnedAround, missed(one), missed(one, flipped[right])],
    [turnedAround, missed(one), missed(two, flipped[right])],
    [turnedAround, missed(two), missed(one, flipped[right])],
    [
      turnedAround,
      wrongOption('STRICT', option(softened[right], key), keepsSign),
      wrongOption('STRICT', option(flipped[softened[right]], key), `${keepsSign} ${alsoTurned}`),
    ],
  ]);
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
  version: 5,
  levels: [1, 3],
  skillTags: ['linear-inequalities', 'solving'],
  draft,
};
