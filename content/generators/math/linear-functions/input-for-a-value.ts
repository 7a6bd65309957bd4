/** LF-b: the input x for which f(x) has a given value. */
import { add, div, isInteger, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import { linear, offBothSides, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';

const settings = [
  {
    text: (f: string) => `The function ${math(f)} gives the total cost, in dollars, of renting a canoe for ${math('x')} hours.`,
    ask: (k: number) => `For how many hours is a canoe rented if the total cost is $${k}?`,
    rate: [8, 24],
    start: [10, 40],
  },
  {
    text: (f: string) => `The function ${math(f)} gives the number of liters of water in a tank ${math('x')} minutes after a pump is turned on.`,
    ask: (k: number) => `How many minutes after the pump is turned on does the tank contain ${k} liters of water?`,
    rate: [6, 18],
    start: [40, 150],
  },
  {
    text: (f: string) => `The function ${math(f)} gives the height, in millimeters, of a seedling ${math('x')} days after it was measured for the first time.`,
    ask: (k: number) => `How many days after the first measurement is the height of the seedling ${k} millimeters?`,
    rate: [2, 7],
    start: [12, 60],
  },
  {
    text: (f: string) =>
      `Amina had already read part of a novel before a vacation. The function ${math(f)} gives the total number of pages of the novel she has read after ${math('x')} days of the vacation.`,
    ask: (k: number) => `After how many days of the vacation has Amina read a total of ${k} pages?`,
    rate: [14, 38],
    start: [15, 60],
  },
  {
    text: (f: string) => `The function ${math(f)} gives the amount, in dollars, in a savings account after ${math('x')} weekly deposits.`,
    ask: (k: number) => `After how many weekly deposits is the amount in the account $${k}?`,
    rate: [15, 45],
    start: [50, 240],
  },
  {
    text: (f: string) => `The function ${math(f)} gives the total charge, in dollars, for a taxi ride of ${math('x')} miles.`,
    ask: (k: number) => `For a ride of how many miles is the total charge $${k}?`,
    rate: [2, 4],
    start: [3, 9],
  },
  {
    text: (f: string) => `The function ${math(f)} gives the temperature, in degrees Celsius, of an oven ${math('x')} minutes after it is turned on.`,
    ask: (k: number) => `How many minutes after the oven is turned on is its temperature ${k} degrees Celsius?`,
    rate: [8, 13],
    start: [18, 26],
  },
  {
    text: (f: string) => `The function ${math(f)} gives the total mass, in grams, of a box with ${math('x')} identical candles in it.`,
    ask: (k: number) => `How many candles are in the box if the total mass is ${k} grams?`,
    rate: [30, 48],
    start: [60, 220],
  },
] as const;

const takeaway = 'In f(x) = k, the output is given: set the rule equal to k and solve for x; do not substitute k for x.';

function finish(random: Random, a: Rational, b: Rational, x: Rational, k: Rational, stem: string, rule: string, inStory: boolean): Draft | null {
  const doubled = div(add(k, b), a);
  const undone = offBothSides(toNumber(b));
  const bugs: Bug[] = [
    bug(
      'SWAP',
      add(mul(a, k), b),
      `This is ${math(`f(${fractionLatex(k)})`)}; the question asks for the input that gives ${math(fractionLatex(k))}, so solve ${math(`${linear(a, b)}=${fractionLatex(k)}`)}.`,
    ),
    bug('SIGN', doubled, `This moves the constant ${math(fractionLatex(b))} to the other side without changing its sign; ${undone} instead.`),
    bug('STOP', sub(k, b), `This is the value of ${math(linear(a, 0))}; divide it by ${math(fractionLatex(a))} to find ${math('x')}.`),
    bug(
      'SIGN',
      { n: -x.n, d: x.d },
      `The sign is lost in the last step: ${math(fractionLatex(sub(k, b)))} divided by ${math(fractionLatex(a))} is ${math(fractionLatex(x))}.`,
    ),
    bug(
      'INVOP',
      sub(sub(k, b), a),
      `This subtracts ${math(fractionLatex(a))} in the last step; ${math('x')} is multiplied by ${math(fractionLatex(a))}, so divide instead.`,
    ),
    bug(
      'DIST',
      sub(div(k, a), b),
      `This divides ${math(fractionLatex(k))} by ${math(fractionLatex(a))} but not the constant ${math(fractionLatex(b))}; ${undone} before dividing.`,
    ),
    bug(
      'RATE0',
      div(k, a),
      `This divides ${math(fractionLatex(k))} by the coefficient of ${math('x')} and ignores the constant ${math(fractionLatex(b))}; ${undone} first.`,
    ),
  ];
  const usable = inStory ? bugs.filter(({ value }) => value !== null && value.n > 0n && isInteger(value)) : bugs;
  const answer = numberAnswer({
    ...asTameFractions,
    typed: inStory ? random.chance(4, 5) : random.chance(1, 3),
    key: x,
    why: `${math(`f(${fractionLatex(x)})=${fractionLatex(k)}`)}.`,
    bugs: usable,
  });
  return (
    answer && {
      parameters: { slope: fractionLatex(a), constant: fractionLatex(b), output: fractionLatex(k) },
      stem,
      answer,
      steps: [
        `The output ${math(fractionLatex(k))} is given, so set ${math(`${rule}=${fractionLatex(k)}`)} and solve for ${math('x')}.`,
        `${b.n === 0n ? '' : `${toNumber(b) > 0 ? 'Subtract' : 'Add'} ${math(fractionLatex({ n: b.n < 0n ? -b.n : b.n, d: b.d }))} ${toNumber(b) > 0 ? 'from' : 'to'} both sides: `}${math(`${linear(a, 0)}=${fractionLatex(sub(k, b))}`)}, so ${math(`x=${fractionLatex(x)}`)}.`,
        `Check: ${math(`f(${fractionLatex(x)})=${fractionLatex(a)}(${fractionLatex(x)})${toNumber(b) > 0 ? `+${fractionLatex(b)}` : fractionLatex(b)}=${fractionLatex(k)}`)}.`,
      ],
      takeaway,
    }
  );
}

function draft(random: Random, level: Difficulty): Draft | null {
  if (level === 2 && random.chance(1, 2)) {
    const setting = random.pick(settings);
    const [a, b, x] = [random.int(setting.rate[0], setting.rate[1]), random.int(setting.start[0], setting.start[1]), random.int(3, 16)];
    const rule = random.chance(1, 2)
      ? linear(a, b)
      : sum([
          [b, ''],
          [a, 'x'],
        ]);
    return finish(random, rat(a), rat(b), rat(x), rat(a * x + b), `${setting.text(`f(x)=${rule}`)} ${setting.ask(a * x + b)}`, rule, true);
  }
  const a =
    level === 1
      ? rat(random.int(2, 9))
      : random.pick([rat(-random.int(2, 9)), rat(random.pick([1, 2, 3, 5]), random.pick([2, 3, 4])), rat(-random.pick([1, 2, 3]), random.pick([2, 4, 5]))]);
  const x = rat(level === 1 ? random.int(2, 12) : Number(a.d) * random.int(-6, 8) + (isInteger(a) ? random.int(-2, 6) : 0));
  const b = rat(random.int(1, 15) * (random.chance(1, 2) ? 1 : -1));
  const k = add(mul(a, x), b);
  if (x.n === 0n || (a.d === 1n && (a.n === 1n || a.n === -1n)) || !isTame(k, 120) || k.n === 0n) return null;
  const rule = linear(a, b);
  const stem = random.pick([
    `The function ${math('f')} is defined by ${math(`f(x)=${rule}`)}. For what value of ${math('x')} does ${math(`f(x)=${fractionLatex(k)}`)}?`,
    `${math(`f(x)=${rule}`)}\n\nFor the given function ${math('f')}, what is the value of ${math('x')} when ${math(`f(x)=${fractionLatex(k)}`)}?`,
    `The function ${math('f')} is defined by ${math(`f(x)=${rule}`)}. What value of ${math('x')} satisfies ${math(`f(x)=${fractionLatex(k)}`)}?`,
    `The function ${math('f')} is given by ${math(`f(x)=${rule}`)}. What is the value of ${math('x')} when ${math(`f(x)=${fractionLatex(k)}`)}?`,
    `If ${math(`f(x)=${rule}`)}, for what value of ${math('x')} is ${math('f(x)')} equal to ${math(fractionLatex(k))}?`,
    `The function ${math('f')} is given by ${math(`f(x)=${rule}`)}. If ${math(`f(a)=${fractionLatex(k)}`)}, what is the value of ${math('a')}?`,
    `${math(`f(x)=${rule}`)}\n\nFor the given function ${math('f')}, ${math(`f(a)=${fractionLatex(k)}`)}. What is the value of ${math('a')}?`,
    `${math(`f(x)=${rule}`)}\n\nWhat value of ${math('x')} makes ${math('f(x)')} equal to ${math(fractionLatex(k))} for the given function?`,
  ]);
  return finish(random, a, b, x, k, stem, rule, false);
}

export const inputForAValue: Generator = {
  archetype: 'LF-b',
  topicId: 12,
  version: 4,
  levels: [1, 2],
  skillTags: ['linear-functions', 'function-notation'],
  draft,
};
