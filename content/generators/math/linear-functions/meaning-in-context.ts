/** LF-e: what a number in a linear model means in its story. */
import { linear, sum } from '../formulas.ts';
import { math, prose } from '../text.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';

interface Setting {
  readonly name: string;
  readonly variable: string;
  /** "gives the …" part of the sentence. */
  readonly gives: string;
  readonly noun: string;
  readonly unit: string;
  readonly unitOne: string;
  readonly per: string;
  readonly start: string;
  readonly grows: boolean;
  readonly rate: readonly [number, number];
  readonly initial: readonly [number, number];
  /** The noun already counts the unit: "the number of members was 76". */
  readonly counted?: true;
}

const settings: readonly Setting[] = [
  {
    name: 'h',
    variable: 't',
    gives: 'height, in centimeters, of a sunflower \\(t\\) weeks after it was planted in a garden',
    noun: 'height of the sunflower',
    unit: 'centimeters',
    unitOne: 'centimeter',
    per: 'week',
    start: 'when it was planted in the garden',
    grows: true,
    rate: [6, 18],
    initial: [10, 40],
  },
  {
    name: 'V',
    variable: 't',
    gives: 'volume of water, in liters, in a tank \\(t\\) minutes after a valve was opened',
    noun: 'volume of water in the tank',
    unit: 'liters',
    unitOne: 'liter',
    per: 'minute',
    start: 'when the valve was opened',
    grows: false,
    rate: [12, 45],
    initial: [800, 2400],
  },
  {
    name: 'p',
    variable: 'n',
    gives: 'population of a town \\(n\\) years after 2010',
    noun: 'population of the town',
    unit: 'people',
    unitOne: 'person',
    per: 'year',
    start: 'in 2010',
    grows: true,
    rate: [120, 640],
    initial: [5200, 18400],
    counted: true,
  },
  {
    name: 'd',
    variable: 't',
    gives: 'distance, in miles, between a train and its destination \\(t\\) hours after the train departed',
    noun: 'distance between the train and its destination',
    unit: 'miles',
    unitOne: 'mile',
    per: 'hour',
    start: 'when the train departed',
    grows: false,
    rate: [45, 85],
    initial: [400, 900],
  },
  {
    name: 'B',
    variable: 'w',
    gives: 'balance, in dollars, of Noor\u2019s savings account \\(w\\) weeks after she opened it',
    noun: 'balance of the account',
    unit: 'dollars',
    unitOne: 'dollar',
    per: 'week',
    start: 'when Noor opened it',
    grows: true,
    rate: [15, 60],
    initial: [80, 450],
  },
  {
    name: 'L',
    variable: 't',
    gives: 'length, in millimeters, of a candle \\(t\\) hours after it was lit',
    noun: 'length of the candle',
    unit: 'millimeters',
    unitOne: 'millimeter',
    per: 'hour',
    start: 'when it was lit',
    grows: false,
    rate: [8, 24],
    initial: [150, 320],
  },
  {
    name: 'T',
    variable: 'm',
    gives: 'temperature, in degrees Celsius, of an oven \\(m\\) minutes after it was switched on',
    noun: 'temperature of the oven',
    unit: 'degrees Celsius',
    unitOne: 'degree Celsius',
    per: 'minute',
    start: 'when it was switched on',
    grows: true,
    rate: [9, 17],
    initial: [18, 26],
  },
  {
    name: 'f',
    variable: 'd',
    gives: 'amount of flour, in kilograms, in a bakery\u2019s storeroom \\(d\\) days after a delivery',
    noun: 'amount of flour in the storeroom',
    unit: 'kilograms',
    unitOne: 'kilogram',
    per: 'day',
    start: 'right after the delivery',
    grows: false,
    rate: [14, 38],
    initial: [400, 950],
  },
  {
    name: 'N',
    variable: 'x',
    gives: 'number of members of an online chess club \\(x\\) months after the club was founded',
    noun: 'number of members of the club',
    unit: 'members',
    unitOne: 'member',
    per: 'month',
    start: 'when it was founded',
    grows: true,
    rate: [11, 48],
    initial: [20, 160],
    counted: true,
  },
];

function draft(random: Random): Draft | null {
  const {
    name,
    variable,
    gives,
    noun,
    unit,
    unitOne,
    per,
    start,
    grows,
    rate: [rateLow, rateHigh],
    initial: [low, high],
    counted = false,
  } = random.pick(settings);
  const [rate, initial] = [random.int(rateLow, rateHigh), random.int(low, high)];
  const askRate = random.chance(1, 2);
  const shown = askRate ? rate : initial;
  if (rate === initial) return null;
  const slope = grows ? rate : -rate;
  const rule = random.chance(1, 2)
    ? linear(slope, initial, variable)
    : sum([
        [initial, ''],
        [slope, variable],
      ]);
  const [verb, opposite] = grows ? ['increases', 'decreases'] : ['decreases', 'increases'];
  const amount = prose(shown);
  const [many, one] = counted ? ['', ''] : [` ${unit}`, ` ${unitOne}`];
  const texts = {
    rate: `The ${noun} ${verb} by ${amount}${many} each ${per}.`,
    opposite: `The ${noun} ${opposite} by ${amount}${many} each ${per}.`,
    initial: `The ${noun} was ${amount}${many} ${start}.`,
    inverse: `The ${noun} ${verb} by 1${one} every ${amount} ${per}s.`,
  };
  const after = start === 'in 2010' ? `The ${noun} was ${amount}${many} in 2011.` : `The ${noun} was ${amount}${many} after 1 ${per}.`;
  const key = askRate ? 'rate' : 'initial';
  const wrong: WrongOption[] = [
    askRate
      ? {
          text: texts.initial,
          value: 'initial',
          misconception: 'RATE0',
          why: `The starting value is the constant ${math(`${initial}`)}; ${math(`${rate}`)} is multiplied by ${math(variable)}, so it is the change per ${per}.`,
        }
      : {
          text: texts.rate,
          value: 'rate',
          misconception: 'RATE0',
          why: `The change per ${per} is the coefficient of ${math(variable)}, which is ${math(`${slope}`)}; ${math(`${initial}`)} stands alone, so it is the starting value.`,
        },
    {
      text: after,
      value: 'after',
      misconception: 'SWAP',
      why: `After 1 ${per}, the value is ${math(`${name}(1)=${initial + slope}`)}; ${math(`${shown}`)} is ${askRate ? `what each ${per} ${grows ? 'adds' : 'takes away'}` : `the value at the start, ${math(`${name}(0)`)}`}.`,
    },
    {
      text: texts.opposite,
      value: 'opposite',
      misconception: 'SIGN',
      why: `The coefficient of ${math(variable)} is ${grows ? 'positive' : 'negative'}, so the ${noun} ${verb}${askRate ? '' : `, by ${math(`${rate}`)} rather than ${math(`${initial}`)}`}.`,
    },
    {
      text: texts.inverse,
      value: 'inverse',
      misconception: 'RECIP',
      why: `This inverts the rate: the change is ${math(`${rate}`)} ${unit} per ${per}.`,
    },
  ];
  const number = math(`${shown}`);
  return {
    parameters: { name, slope, initial, asked: shown },
    stem: `The function ${math(`${name}(${variable})=${rule}`)} gives the ${gives}. ${random.pick([`What is the best interpretation of ${number} in this context?`, `Which of the following is the best interpretation of ${number} in this context?`, `Which statement best describes what ${number} means in this context?`])}`,
    answer: {
      format: 'choice',
      correct: {
        text: texts[key],
        value: key,
        why: askRate
          ? `The coefficient of ${math(variable)} is ${math(`${slope}`)}, so the ${noun} ${verb} by ${number}${many} each ${per}.`
          : `${number} is ${math(`${name}(0)`)}, the starting value.`,
      },
      wrong,
    },
    steps: [
      `In a linear model, the coefficient of the variable is the change per unit, and the constant is the value when ${math(`${variable}=0`)}.`,
      askRate
        ? `${number} is multiplied by ${math(variable)}, the number of ${per}s. The coefficient is ${grows ? 'positive' : 'negative'}, so the ${noun} ${verb} by ${number}${many} each ${per}.`
        : `When ${math(`${variable}=0`)}, ${math(`${name}(0)=${initial}`)}, so ${number} is the starting value.`,
      `Check: ${math(`${name}(1)-${name}(0)=${initial + slope}-${initial}=${slope}`)}, the change in the first ${per}.`,
    ],
    takeaway: 'Ask whether the number multiplies the variable (a rate) or stands alone (a starting value).',
  };
}

export const meaningInContext: Generator = {
  archetype: 'LF-e',
  topicId: 12,
  version: 3,
  levels: [1],
  skillTags: ['linear-functions', 'interpretation'],
  draft,
};
