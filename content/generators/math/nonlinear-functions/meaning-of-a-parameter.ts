/** NLF-c: what a number in an exponential or quadratic model means in its story. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft, Generator, WrongOption } from '../../generator.ts';
import { article, grouped, plainNumber, tex } from '../option-kit.ts';

interface Setting {
  /** "the number of bacteria in a sample"; the letter and its unit follow. */
  readonly gives: string;
  readonly noun: string;
  readonly after: string;
  readonly unit: string;
  readonly start: string;
  /** What an amount is counted in, before or after the number. */
  readonly shown: (amount: string) => string;
  readonly grows: boolean;
  readonly initial: readonly [number, number, number];
  readonly percent: readonly [number, number];
  readonly periods: readonly number[];
}

const plain = (amount: string) => amount;
const money = (amount: string) => `$${amount}`;

const settings: readonly Setting[] = [
  {
    gives: 'the estimated number of bacteria in a sample',
    noun: 'number of bacteria',
    after: 'hours after the sample was taken',
    unit: 'hour',
    start: 'when the sample was taken',
    shown: plain,
    grows: true,
    initial: [12, 90, 50],
    percent: [12, 60],
    periods: [2, 3, 4, 6],
  },
  {
    gives: 'the value, in dollars, of an investment',
    noun: 'value of the investment',
    after: 'years after it was made',
    unit: 'year',
    start: 'when it was made',
    shown: money,
    grows: true,
    initial: [12, 95, 100],
    percent: [3, 9],
    periods: [2, 4, 5],
  },
  {
    gives: 'the value, in dollars, of a delivery van',
    noun: 'value of the van',
    after: 'years after it was bought',
    unit: 'year',
    start: 'when it was bought',
    shown: money,
    grows: false,
    initial: [48, 90, 500],
    percent: [9, 24],
    periods: [2, 3],
  },
  {
    gives: 'the population of a town',
    noun: 'population of the town',
    after: 'years after 2005',
    unit: 'year',
    start: 'in 2005',
    shown: plain,
    grows: true,
    initial: [14, 88, 250],
    percent: [2, 6],
    periods: [3, 4, 5, 10],
  },
  {
    gives: 'the amount of a medicine, in milligrams, in a patient’s blood',
    noun: 'amount of the medicine',
    after: 'hours after a dose',
    unit: 'hour',
    start: 'right after the dose',
    shown: (n) => `${n} milligrams`,
    grows: false,
    initial: [20, 80, 5],
    percent: [11, 35],
    periods: [2, 3, 4],
  },
  {
    gives: 'the number of people who have watched a video',
    noun: 'number of viewers',
    after: 'days after the counting began',
    unit: 'day',
    start: 'when the counting began',
    shown: plain,
    grows: true,
    initial: [10, 70, 20],
    percent: [14, 45],
    periods: [2, 3, 7],
  },
  {
    gives: 'the number of fish of one species in a lake',
    noun: 'number of these fish',
    after: 'years after a survey',
    unit: 'year',
    start: 'at the time of the survey',
    shown: plain,
    grows: false,
    initial: [12, 84, 100],
    percent: [4, 18],
    periods: [2, 3, 5],
  },
  {
    gives: 'the number of unsold tickets for a concert',
    noun: 'number of unsold tickets',
    after: 'days after sales began',
    unit: 'day',
    start: 'when sales began',
    shown: plain,
    grows: false,
    initial: [20, 90, 10],
    percent: [8, 30],
    periods: [2, 3],
  },
];

const asks = (shown: string) => [
  `What is the best interpretation of ${shown} in this context?`,
  `Which of the following is the best interpretation of ${shown} in this context?`,
  `Which statement best describes what ${shown} means in this situation?`,
];

function exponential(random: Random, level: Difficulty): Draft {
  const setting = random.pick(settings);
  const { gives, noun, after, unit, start, shown, grows } = setting;
  const initial = random.int(setting.initial[0], setting.initial[1]) * setting.initial[2];
  const percent = random.int(...setting.percent);
  const period = level === 2 ? 1 : random.pick(setting.periods);
  const factor = `${(grows ? 100 + percent : 100 - percent) / 100}`;
  const [f, t] = random.pick([
    ['f', 't'],
    ['P', 't'],
    ['A', 'n'],
    ['g', 'x'],
  ] as const);
  const asked = level === 2 ? random.pick(['initial', 'factor'] as const) : random.pick(['factor', 'period'] as const);
  const verb = grows ? 'increases' : 'decreases';
  const opposite = grows ? 'decreases' : 'increases';
  const every = period === 1 ? `every ${unit}` : `every ${period} ${unit}s`;
  const amount = shown(plainNumber(initial));
  const kept = grows ? 100 + percent : 100 - percent;
  const texts = {
    initial: `The ${noun} was ${amount} ${start}.`,
    factor: `The ${noun} ${verb} by ${percent}% ${every}.`,
    opposite: `The ${noun} ${opposite} by ${percent}% ${every}.`,
    whole: `The ${noun} ${verb} by ${kept}% ${every}.`,
    linear: `The ${noun} ${verb} by ${amount} ${every}.`,
    later: `The ${noun} was ${amount} after ${period === 1 ? `1 ${unit}` : `${period} ${unit}s`}.`,
    often: `The ${noun} ${verb} by ${percent}% ${period} times every ${unit}.`,
    single: `The ${noun} ${verb} by ${percent}% every ${unit}.`,
    amount: `The ${noun} ${verb} by ${shown(factor)} every ${unit}.`,
    length: `The ${noun} was measured for ${period} ${unit}s.`,
    change: `The ${noun} ${verb} by ${period}% every ${unit}.`,
  };
  type Text = keyof typeof texts;
  const number = tex(asked === 'initial' ? grouped(initial) : asked === 'factor' ? factor : period);
  const key: Text = asked === 'initial' ? 'initial' : 'factor';
  const wrongs: Record<Text, readonly [Misconception, string]> = {
    initial: ['RATE0', `The starting value is ${tex(grouped(initial))}, the number before the power; ${number} stands elsewhere.`],
    factor: ['RATE0', `The change in percent comes from the factor ${tex(factor)}; ${number} is the number before the power, the value at the start.`],
    opposite: ['SIGN', `A factor ${grows ? 'above' : 'below'} ${tex(1)} makes the amount ${grows ? 'grow' : 'shrink'}, so the ${noun} ${verb}.`],
    whole: ['GROW', `A factor of ${tex(factor)} leaves ${kept}% of the amount; the change is ${percent}%.`],
    linear: ['GROW', `${tex(grouped(initial))} is the value at the start; an exponential model does not add a fixed amount.`],
    later: ['SWAP', `${tex(grouped(initial))} is the value at ${tex(`${t} = 0`)}; later values are found by multiplying by the factor.`],
    often: ['PERIOD', `The exponent ${tex(`\\frac{${t}}{${period}}`)} grows by 1 once in ${period} ${unit}s, not ${period} times in one.`],
    single: ['PERIOD', `The exponent ${tex(`\\frac{${t}}{${period}}`)} grows by 1 only every ${period} ${unit}s, so the change takes that long.`],
    amount: ['GROW', `${tex(factor)} multiplies the amount again and again; it is not added.`],
    length: ['SWAP', `${tex(period)} divides ${tex(t)} in the exponent; it says how long one change takes, not how long the amount was observed.`],
    change: ['GROW', `${tex(period)} stands in the exponent and counts ${unit}s; the percent comes from the factor ${tex(factor)}.`],
  };
  const pool: readonly Text[] =
    asked === 'initial'
      ? ['factor', 'linear', 'later', 'whole', 'opposite']
      : level === 2
        ? ['opposite', 'whole', 'initial', 'amount', 'linear', 'later']
        : asked === 'factor'
          ? ['single', 'often', 'opposite', 'whole', 'initial']
          : ['single', 'often', 'length', 'change', 'opposite'];
  const exponent = period === 1 ? t : `{\\frac{${t}}{${period}}}`;
  const rule = `${f}(${t}) = ${grouped(initial)}(${factor})^${exponent}`;
  const wrong = pool.map((name): WrongOption => ({ text: texts[name], value: texts[name], misconception: wrongs[name][0], why: wrongs[name][1] }));
  return {
    parameters: { setting: settings.indexOf(setting), initial, percent, period, asked, f },
    stem: `The function ${tex(f)} gives ${gives}, ${tex(t)} ${after}: ${tex(rule)}. ${random.pick(asks(number))}`,
    answer: {
      format: 'choice',
      correct: {
        text: texts[key],
        value: texts[key],
        why:
          asked === 'initial'
            ? `At ${tex(`${t} = 0`)} the power is 1, so the value is ${number}.`
            : `Each time the exponent grows by 1, ${every}, the value is multiplied by ${tex(factor)}, ${article(percent)} ${percent}% ${grows ? 'increase' : 'decrease'}.`,
      },
      wrong,
    },
    steps: [
      `In ${tex(`a(b)^${t}`)} the number ${tex('a')} is the value at ${tex(`${t} = 0`)}, and ${tex('b')} is the factor for each step of the exponent.`,
      `Here the value at the start is ${tex(grouped(initial))}, and the factor ${tex(factor)} means ${article(percent)} ${percent}% ${grows ? 'increase' : 'decrease'}.`,
      period === 1
        ? `The exponent grows by 1 every ${unit}.`
        : `The exponent ${tex(`\\frac{${t}}{${period}}`)} grows by 1 every ${period} ${unit}s, so that is how long one step takes.`,
    ],
    takeaway: 'The number before the power is the start, the base is the factor per step, and the exponent says how long a step takes.',
  };
}

/** Height, profit or area as a quadratic in vertex form. */
const arcs = [
  {
    gives: 'the height, in feet, of a ball',
    after: 'seconds after it was thrown',
    what: 'ball',
    draw: (random: Random) => {
      const h = random.int(2, 3);
      return [16, h, 16 * h * h + random.int(3, 40)] as const;
    },
    unit: 'seconds',
    top: 'reached its greatest height',
    amount: (n: number) => `${n} feet`,
    noun: 'height',
  },
  {
    gives: 'the height, in meters, of a water jet',
    after: 'meters from the nozzle',
    what: 'jet',
    draw: (random: Random) => {
      const h = 2 * random.int(1, 4);
      return [0.25, h, (h * h) / 4 + random.int(1, 3)] as const;
    },
    unit: 'meters',
    top: 'reaches its greatest height',
    amount: (n: number) => `${n} meters`,
    noun: 'height',
  },
  {
    gives: 'the daily profit, in dollars, of a café',
    after: 'dollars charged for a sandwich',
    what: 'café',
    draw: (random: Random) => [random.int(8, 40), random.int(6, 14), random.int(30, 90) * 10] as const,
    unit: 'dollars',
    top: 'has its greatest daily profit',
    amount: (n: number) => `$${n}`,
    noun: 'daily profit',
  },
  {
    gives: 'the depth, in centimeters, of a ditch',
    after: 'centimeters from its left edge',
    what: 'ditch',
    draw: (random: Random) => {
      const h = 10 * random.int(1, 4);
      return [0.1, h, (h * h) / 10] as const;
    },
    unit: 'centimeters',
    top: 'is deepest',
    amount: (n: number) => `${n} centimeters`,
    noun: 'depth',
  },
] as const;

function quadratic(random: Random): Draft | null {
  const arc = random.pick(arcs);
  const [a, h, k] = arc.draw(random);
  if (h === k) return null;
  const [f, t] = random.pick([
    ['f', 't'],
    ['f', 'x'],
    ['g', 'x'],
    ['q', 'x'],
  ] as const);
  const asksH = random.chance(1, 2);
  const at = arc.what === 'café' ? `a price of $${h}` : `${h} ${arc.unit}`;
  const when = arc.after.replace(/^\S+ /, '');
  const place = arc.what === 'café' ? `at ${at} for a sandwich` : `${at} ${when}`;
  const texts = {
    h: `The ${arc.what} ${arc.top} ${place}.`,
    k: `The greatest ${arc.noun} of the ${arc.what} is ${arc.amount(k)}.`,
    start: `The ${arc.noun} of the ${arc.what} is ${arc.amount(k)} at ${tex(`${t} = 0`)}.`,
    zero: `The ${arc.noun} of the ${arc.what} is ${arc.amount(0)} at ${tex(`${t} = ${h}`)}.`,
    rate: `The ${arc.noun} of the ${arc.what} changes by ${arc.amount(asksH ? h : k)} per unit of ${tex(t)}.`,
    swapped: `The greatest ${arc.noun} of the ${arc.what} is ${arc.amount(h)}.`,
    end: `The ${arc.noun} of the ${arc.what} is ${arc.amount(0)} at ${tex(`${t} = ${k}`)}.`,
  };
  type Text = keyof typeof texts;
  const number = tex(asksH ? h : k);
  const vertex = `the squared term is 0 at ${tex(`${t} = ${h}`)} and lowers the value everywhere else, so the greatest value is ${tex(k)}, at ${tex(`${t} = ${h}`)}`;
  const wrongs: readonly (readonly [Text, Misconception, string])[] = asksH
    ? [
        ['swapped', 'VERT', `${tex(k)} is the greatest value; ${tex(h)} is where it occurs.`],
        ['zero', 'ROOTS', `At ${tex(`${t} = ${h}`)} the value is ${tex(k)}, not 0; only the square is 0 there.`],
        ['rate', 'RATE0', 'A quadratic function does not change by the same amount per unit.'],
        ['k', 'VERT', `That is what ${tex(k)} means; ${tex(h)} says where the greatest value occurs.`],
      ]
    : [
        ['start', 'INTC', `At ${tex(`${t} = 0`)} the square is not 0, so the value there is smaller than ${tex(k)}.`],
        ['rate', 'RATE0', 'A quadratic function does not change by the same amount per unit.'],
        ['h', 'VERT', `That is what ${tex(h)} means; ${tex(k)} is the greatest value itself.`],
        ['end', 'ROOTS', `${tex(k)} is a value of the function, not an input at which it is 0.`],
      ];
  const key: Text = asksH ? 'h' : 'k';
  return {
    parameters: { arc: arc.what, a, h, k, asksH, f },
    stem: `The function ${tex(f)} gives ${arc.gives}, ${tex(t)} ${arc.after}: ${tex(`${f}(${t}) = -${a === 1 ? '' : a}(${t} - ${h})^2 + ${k}`)}. ${random.pick(asks(number))}`.replace(
      `${tex(t)} dollars charged`,
      `when ${tex(t)} dollars are charged`,
    ),
    answer: {
      format: 'choice',
      correct: { text: texts[key], value: texts[key], why: `In this form ${vertex}.` },
      wrong: wrongs.map(([name, misconception, why]) => ({ text: texts[name], value: texts[name], misconception, why })),
    },
    steps: [
      `The rule is in vertex form; its vertex is ${tex(`(${h}, ${k})`)}.`,
      `The factor ${tex(-a)} is negative, so ${vertex}.`,
      asksH ? `So ${number} is the input at which the greatest value occurs.` : `So ${number} is the greatest value of the function.`,
    ],
    takeaway: 'In a(x − h)² + k, the extreme value is k, and it occurs at x = h.',
  };
}

export const meaningOfAParameter: Generator = {
  archetype: 'NLF-c',
  topicId: 16,
  version: 1,
  levels: [2, 3],
  skillTags: ['exponential-model', 'interpretation'],
  draft: (random, level) => (level === 3 && random.chance(1, 3) ? quadratic(random) : exponential(random, level)),
};
