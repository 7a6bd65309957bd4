/** Choose the exponential model that a story of constant percent change describes. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { article, decimalLatex, math, prose } from '../text.ts';
import { rightFormula, wrongFormula } from '../options.ts';

interface Setting {
  readonly start: (initial: string) => string;
  readonly change: (percent: number) => string;
  readonly quantity: string;
  readonly unit: string;
  readonly grows: boolean;
  readonly initial: readonly [number, number, number];
  readonly percent: readonly [number, number];
}

const settings: readonly Setting[] = [
  {
    start: (n) => `At the beginning of 2012, a town had ${n} residents.`,
    change: (p) => `The number of residents increased by ${p}% each year after that.`,
    quantity: 'number of residents',
    unit: 'years after the beginning of 2012',
    grows: true,
    initial: [12, 96, 250],
    percent: [2, 9],
  },
  {
    start: (n) => `A savings account was opened with a deposit of $${n}.`,
    change: (p) => `The account earns ${p}% interest per year, compounded annually, and no other deposits or withdrawals are made.`,
    quantity: 'amount, in dollars, in the account',
    unit: 'years after it was opened',
    grows: true,
    initial: [8, 90, 100],
    percent: [2, 7],
  },
  {
    start: (n) => `A machine was purchased for $${n}.`,
    change: (p) => `Each year, the value of the machine decreases by ${p}%.`,
    quantity: 'value, in dollars, of the machine',
    unit: 'years after the purchase',
    grows: false,
    initial: [8, 60, 500],
    percent: [6, 24],
  },
  {
    start: (n) => `A lake contained ${n} trout when a study began.`,
    change: (p) => `Every month since then, the number of trout has decreased by ${p}%.`,
    quantity: 'number of trout in the lake',
    unit: 'months after the study began',
    grows: false,
    initial: [10, 70, 120],
    percent: [3, 18],
  },
  {
    start: (n) => `A podcast had ${n} subscribers when its second season began.`,
    change: (p) => `The number of subscribers grew by ${p}% each week.`,
    quantity: 'number of subscribers',
    unit: 'weeks after the season began',
    grows: true,
    initial: [10, 80, 50],
    percent: [3, 15],
  },
  {
    start: (n) => `A tank holds ${n} liters of water when a valve is opened.`,
    change: (p) => `Each hour, ${p}% of the water that is in the tank at the start of the hour drains out.`,
    quantity: 'volume of water, in liters, in the tank',
    unit: 'hours after the valve is opened',
    grows: false,
    initial: [10, 90, 40],
    percent: [5, 22],
  },
  {
    start: (n) => `A sample contained ${n} bacteria when an experiment began.`,
    change: (p) => `During the experiment, the number of bacteria increased by ${p}% every hour.`,
    quantity: 'number of bacteria in the sample',
    unit: 'hours after the experiment began',
    grows: true,
    initial: [12, 90, 50],
    percent: [10, 45],
  },
  {
    start: (n) => `A used car was worth $${n} when it was bought.`,
    change: (p) => `Every year after that, the value of the car was ${p}% less than it had been one year earlier.`,
    quantity: 'value, in dollars, of the car',
    unit: 'years after it was bought',
    grows: false,
    initial: [16, 60, 250],
    percent: [8, 18],
  },
  {
    start: (n) => `A company sold ${n} bicycles in its first year.`,
    change: (p) => `The company estimates that the number of bicycles it sells per year will increase by ${p}% each year.`,
    quantity: 'estimated number of bicycles sold per year',
    unit: 'years after the first year',
    grows: true,
    initial: [10, 90, 20],
    percent: [3, 15],
  },
];

/** 0.06 → `0.06`, never a floating-point tail. */
const decimal = (hundredths: number) => `${hundredths / 100}`;

const names: readonly (readonly [string, string])[] = [
  ['f', 't'],
  ['P', 't'],
  ['A', 'n'],
  ['g', 'x'],
];

function draft(random: Random): Draft | null {
  const setting = random.pick(settings);
  const initial = random.int(setting.initial[0], setting.initial[1]) * setting.initial[2];
  const percent = random.int(setting.percent[0], setting.percent[1]);
  const [f, t] = random.pick(names);
  const { grows } = setting;
  const factor = grows ? 100 + percent : 100 - percent;
  const wrongWay = grows ? 100 - percent : 100 + percent;
  const start = decimalLatex(initial);
  const model = (base: number) => `${f}(${t}) = ${start}(${decimal(base)})^${t}`;
  const word = grows ? 'increase' : 'decrease';
  const line = (slope: string) => `${f}(${t}) = ${start}${slope}${t}`;
  const exchanged = (base: number) => `${f}(${t}) = ${decimal(base)}(${start})^${t}`;
  const turned = `The factor ${math(decimal(wrongWay))} describes ${article(percent)} ${percent}% ${grows ? 'decrease' : 'increase'}, not ${article(percent)} ${percent}% ${word}; use ${math(decimal(factor))}.`;
  const product = `The factor is applied once each period, so ${math(t)} is an exponent, not a number to multiply by.`;
  const order = `This switches the initial amount and the factor; ${math(decimal(factor))} is what is raised to the power of ${math(t)}.`;
  const way = wrongFormula('SIGN', model(wrongWay), `${initial}*${wrongWay}^t`, turned);
  const rate = wrongFormula(
    'GROW',
    model(percent),
    `${initial}*${percent}^t`,
    `Multiplying by ${math(decimal(percent))} would leave only ${percent}% of the amount each time; multiply by ${math(decimal(factor))}.`,
  );
  const linear = wrongFormula(
    'GROW',
    line(`${grows ? ' + ' : ' - '}${decimalLatex(rat(initial * percent, 100))}`),
    `${initial}lin`,
    `This is linear: it always uses ${percent}% of the initial amount. A constant percent change uses the current amount, so multiply by ${math(decimal(factor))} each time.`,
  );
  // Sets in which no choice is most like the others.
  const wrong = random.pick([
    [way, rate, linear],
    [way, rate, linear],
    [
      rate,
      linear,
      wrongFormula(
        'RATE0',
        line(`${grows ? ' + ' : ' - '}${decimal(percent)}`),
        `${initial}unit`,
        `This ${grows ? 'adds' : 'subtracts'} ${math(decimal(percent))} itself each time, not ${percent}% of the amount; multiply by ${math(decimal(factor))} instead.`,
      ),
    ],
    [
      way,
      wrongFormula('GROW', line(`(${decimal(factor)})`), `${initial}*${factor}*t`, product),
      wrongFormula('GROW', line(`(${decimal(wrongWay)})`), `${initial}*${wrongWay}*t`, `${product} ${turned}`),
    ],
    [
      way,
      wrongFormula('RATE0', exchanged(factor), `${factor}*${initial}^t`, order),
      wrongFormula('RATE0', exchanged(wrongWay), `${wrongWay}*${initial}^t`, `${order} ${turned}`),
    ],
  ]);
  return {
    parameters: { setting: settings.indexOf(setting), initial, percent, f },
    stem: `${setting.start(prose(initial))} ${setting.change(percent)} Which function ${math(f)} models the ${setting.quantity} ${math(t)} ${setting.unit}?`,
    answer: {
      format: 'choice',
      correct: rightFormula(
        model(factor),
        `${initial}*${factor}^t`,
        `Each period, the amount is multiplied by ${math(`1 ${grows ? '+' : '-'} ${decimal(percent)} = ${decimal(factor)}`)}, starting from ${math(start)}.`,
      ),
      wrong,
    },
    steps: [
      `A constant percent change means multiplying by the same factor each period, so use ${math(`${f}(${t}) = a(b)^${t}`)} with initial amount ${math('a')} and factor ${math('b')}.`,
      `The initial amount is ${math(`a = ${start}`)}. ${article(percent) === 'a' ? 'A' : 'An'} ${percent}% ${word} ${grows ? 'makes the new amount' : 'leaves'} ${math(`100\\% ${grows ? '+' : '-'} ${percent}\\% = ${factor}\\%`)} of the old amount, so ${math(`b = ${decimal(factor)}`)}.`,
      `Check: at ${math(`${t} = 0`)}, the model gives ${math(`${start}(${decimal(factor)})^0 = ${start}`)}, the initial amount.`,
    ],
    takeaway: 'An increase of p% per period multiplies by 1 + p/100; a decrease multiplies by 1 − p/100.',
  };
}

export const exponentialModel: Generator = {
  archetype: 'NLF-b',
  topicId: 16,
  version: 5,
  levels: [2],
  skillTags: ['exponential-model', 'percent-change'],
  draft,
};
