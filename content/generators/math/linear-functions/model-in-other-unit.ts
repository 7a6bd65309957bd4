/** LF-g: a linear model whose rate is given for one unit of time and asked for another. */
import { mul, rat, toText, type Rational } from '#core/rational.ts';
import { linear } from '../formulas.ts';
import { fractionLatex, math, prose } from '../text.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Random } from '#core/random.ts';

interface Story {
  /** Tells the start first, then the rate. */
  readonly tell: (start: string, rate: string) => string;
  /** "the number of gallons in the reservoir"; the letter and its unit follow. */
  readonly gives: string;
  readonly letter: string;
  readonly after: string;
  readonly small: string;
  readonly big: string;
  readonly factor: number;
  readonly falls?: true;
  /** The asked unit is the smaller one. */
  readonly toSmall?: true;
  readonly rate: readonly [number, number];
  readonly start: readonly [number, number];
}

const stories: readonly Story[] = [
  {
    tell: (s, r) => `A bottling machine had already filled ${s} bottles when its counter was checked. It fills ${r} bottles per minute.`,
    gives: 'the total number of bottles the machine has filled',
    letter: 'h',
    after: 'hours after the check',
    small: 'minute',
    big: 'hour',
    factor: 60,
    rate: [12, 45],
    start: [150, 900],
  },
  {
    tell: (s, r) => `A farm pond contained ${s} gallons of water at the start of a dry season. Since then, it has lost ${r} gallons per day.`,
    gives: 'the amount of water, in gallons, in the pond',
    letter: 'w',
    after: 'weeks after the start of the season',
    small: 'day',
    big: 'week',
    factor: 7,
    falls: true,
    rate: [40, 160],
    start: [9000, 30_000],
  },
  {
    tell: (s, r) => `A hiker starts ${s} meters above sea level and gains ${r} meters of elevation per minute.`,
    gives: 'the hiker’s elevation, in meters above sea level,',
    letter: 'h',
    after: 'hours after the start',
    small: 'minute',
    big: 'hour',
    factor: 60,
    rate: [4, 9],
    start: [350, 1200],
  },
  {
    tell: (s, r) => `A company had ${s} subscribers at the start of the year and has gained ${r} subscribers per month since then.`,
    gives: 'the number of subscribers',
    letter: 'y',
    after: 'years after the start of that year',
    small: 'month',
    big: 'year',
    factor: 12,
    rate: [25, 140],
    start: [1200, 5400],
  },
  {
    tell: (s, r) => `A candle that was ${s} millimeters tall when it was lit burns down by ${r} millimeters per hour.`,
    gives: 'the height of the candle, in millimeters,',
    letter: 'm',
    after: 'minutes after it was lit',
    small: 'minute',
    big: 'hour',
    factor: 60,
    falls: true,
    toSmall: true,
    rate: [9, 24],
    start: [140, 260],
  },
  {
    tell: (s, r) => `A family had used ${s} gallons of heating oil before a cold spell and used ${r} gallons per day during the cold spell.`,
    gives: 'the total amount of heating oil, in gallons, the family had used',
    letter: 'w',
    after: 'weeks after the cold spell began',
    small: 'day',
    big: 'week',
    factor: 7,
    rate: [4, 11],
    start: [60, 220],
  },
  {
    tell: (s, r) =>
      `The front of a glacier was ${s} meters from a marker when the distance was first measured. Since then, this distance has decreased by ${r} meters per year.`,
    gives: 'the distance, in meters, between the front of the glacier and the marker',
    letter: 'm',
    after: 'months after the first measurement',
    small: 'month',
    big: 'year',
    factor: 12,
    falls: true,
    toSmall: true,
    rate: [18, 66],
    start: [400, 950],
  },
  {
    tell: (s, r) => `A submarine was ${s} feet below the surface when it began to rise at ${r} feet per second.`,
    gives: 'the submarine’s depth, in feet below the surface,',
    letter: 'm',
    after: 'minutes after it began to rise',
    small: 'second',
    big: 'minute',
    factor: 60,
    falls: true,
    rate: [2, 7],
    start: [620, 1400],
  },
  {
    tell: (s, r) => `A reader had finished ${s} pages of a trilogy by the end of April and has read ${r} pages per day since then.`,
    gives: 'the number of pages the reader has finished',
    letter: 'w',
    after: 'weeks after the end of April',
    small: 'day',
    big: 'week',
    factor: 7,
    rate: [12, 35],
    start: [90, 320],
  },
  {
    tell: (s, r) => `A silo held ${s} tons of grain at noon. Since then, grain has been removed from the silo at a rate of ${r} tons per hour.`,
    gives: 'the mass, in tons, of the grain in the silo',
    letter: 'm',
    after: 'minutes after noon',
    small: 'minute',
    big: 'hour',
    factor: 60,
    falls: true,
    toSmall: true,
    rate: [16, 75],
    start: [450, 1600],
  },
  {
    tell: (s, r) => `A tank contained ${s} liters of water at noon. Since then, water has drained from the tank at a rate of ${r} liters per hour.`,
    gives: 'the amount of water, in liters, in the tank',
    letter: 'm',
    after: 'minutes after noon',
    small: 'minute',
    big: 'hour',
    factor: 60,
    falls: true,
    toSmall: true,
    rate: [18, 80],
    start: [400, 900],
  },
  {
    tell: (s, r) => `The snow at a weather station was ${s} centimeters deep on March 1. Since then, its depth has decreased by ${r} centimeters per week.`,
    gives: 'the depth of the snow, in centimeters,',
    letter: 'd',
    after: 'days after March 1',
    small: 'day',
    big: 'week',
    factor: 7,
    falls: true,
    toSmall: true,
    rate: [8, 20],
    start: [90, 240],
  },
  {
    tell: (s, r) => `A ship was ${s} kilometers from a port at noon. Since then, its distance from the port has decreased by ${r} kilometers per hour.`,
    gives: 'the distance, in kilometers, between the ship and the port',
    letter: 'm',
    after: 'minutes after noon',
    small: 'minute',
    big: 'hour',
    factor: 60,
    falls: true,
    toSmall: true,
    rate: [22, 44],
    start: [150, 320],
  },
];

const asks = [
  (gives: string, letter: string, after: string) => `Which function ${math('f')} gives ${gives} ${math(letter)} ${after}?`,
  (gives: string, letter: string, after: string) => `Which of the following functions models ${gives} ${math(letter)} ${after}?`,
] as const;

function draft(random: Random, level: Difficulty): Draft | null {
  const story = random.pick(stories.filter(({ toSmall = false }) => toSmall === (level === 4)));
  const { letter: l, small, big, factor, falls = false, toSmall = false } = story;
  const [rate, start] = [random.int(...story.rate), Math.round(random.int(...story.start) / 10) * 10];
  const convert = toSmall ? rat(1, factor) : rat(factor);
  const direction = rat(falls ? -1 : 1);
  const right = mul(rat(rate), convert);
  if (toSmall && (right.d === 1n || right.d > 20n)) return null;
  const write = (slope: Rational, constant: Rational) => `f(${l})=${linear(slope, constant, l)}`;
  const signed = (value: Rational) => mul(value, direction);
  const wrong: WrongOption[] = [];
  const push = (slope: Rational, constant: Rational, misconception: Misconception, why: string) =>
    wrong.push({ text: math(write(slope, constant)), value: `${toText(slope)};${toText(constant)}`, misconception, why });
  const [given, asked] = toSmall ? [big, small] : [small, big];
  const rule = toSmall ? `divide by ${math(`${factor}`)}` : `multiply by ${math(`${factor}`)}`;
  const opposite = (value: Rational) => mul(signed(value), rat(-1));
  const unconverted = () => push(signed(rat(rate)), rat(start), 'UNIT', `This uses the rate per ${given}, but ${math(l)} is in ${asked}s; ${rule} first.`);
  const wrongSign = () =>
    push(
      opposite(right),
      rat(start),
      'SIGN',
      `This makes the amount ${falls ? 'increase' : 'decrease'}, but it ${falls ? 'decreases, so the rate is subtracted' : 'increases, so the rate is added'}.`,
    );
  if (toSmall) {
    // A start of a few millimeters, or a rate of hundreds, is nobody's choice; and the sign alone does not give the answer away.
    const [over, way] = [rat(factor, rate), falls ? 'increase' : 'decrease'];
    const inverted = () => push(signed(over), rat(start), 'RECIP', `This divides ${math(`${factor}`)} by the rate; ${rule} instead.`);
    const [wrongUnconverted, wrongInverted] = [rat(rate), over].map(
      (size) => () =>
        push(
          opposite(size),
          rat(start),
          'SIGN',
          `This makes the amount ${way}, and it does not use the rate per ${asked}; ${falls ? 'subtract' : 'add'} ${math(linear(right, 0, l))}.`,
        ),
    ) as [() => number, () => number];
    const multiplied = () =>
      push(signed(rat(rate * factor)), rat(start), 'UNIT', `This multiplies by ${math(`${factor}`)}; to get the rate per ${asked}, ${rule}.`);
    for (const add of random.pick([
      [unconverted, wrongSign, wrongUnconverted],
      [inverted, wrongSign, wrongInverted],
      [unconverted, multiplied, wrongUnconverted],
      [unconverted, multiplied, wrongUnconverted],
    ]))
      add();
  } else {
    unconverted();
    push(signed(rat(rate, factor)), rat(start), 'UNIT', `This converts the rate the wrong way; to get the rate per ${asked}, ${rule}.`);
    push(
      signed(right),
      mul(rat(start), convert),
      'RATE0',
      `This converts the starting value ${math(`${start}`)} as well; only the rate is converted, so leave ${math(`${start}`)} as it is.`,
    );
    // Nobody takes a start of thousands for the rate beside a rate of a few dozens.
    if (start < 2 * rate * factor)
      push(signed(rat(start)), right, 'SWAP', `This switches the starting value and the rate; ${math(l)} is multiplied by the rate.`);
    wrongSign();
    push(
      signed(rat(rate)),
      mul(rat(start), convert),
      'UNIT',
      `This converts the starting value; leave it as it is, and convert the rate per ${given}: ${rule}.`,
    );
  }
  const key = write(signed(right), rat(start));
  return {
    parameters: { letter: l, rate, start, factor, falls, toSmall },
    stem: `${story.tell(prose(start), `${rate}`)} ${random.pick(asks)(story.gives, l, story.after)}`,
    answer: {
      format: 'choice',
      correct: {
        text: math(key),
        value: `${toText(signed(right))};${start}`,
        why: `${math(`${rate}`)} per ${given} is ${math(fractionLatex(right))} per ${asked}, and the starting value is ${math(`${start}`)}.`,
      },
      wrong: wrong.filter(({ text }) => !/\d{6}/.test(text)),
    },
    steps: [
      `The variable ${math(l)} is in ${asked}s, so the slope must be the change per ${asked}.`,
      `One ${big} is ${math(`${factor}`)} ${small}s, so ${math(`${rate}`)} per ${given} is ${math(toSmall ? `\\frac{${rate}}{${factor}}${right.d === BigInt(factor) ? '' : `=${fractionLatex(right)}`}` : `${rate}\\cdot${factor}=${rate * factor}`)} per ${asked}.`,
      `The starting value ${math(`${start}`)} does not depend on the unit of time, and the amount ${falls ? 'decreases' : 'increases'}, so ${math(key)}.`,
      `Check: after one ${big}, ${math(`${l}=${toSmall ? factor : 1}`)}, and the function gives ${math(`${start}${falls ? '-' : '+'}${toSmall ? rate : rate * factor}=${start + (falls ? -1 : 1) * (toSmall ? rate : rate * factor)}`)}, as expected.`,
    ],
    takeaway: 'Convert the rate to match the unit of the variable; do not convert the starting value.',
  };
}

export const modelInOtherUnit: Generator = { archetype: 'LF-g', topicId: 12, version: 5, levels: [3, 4], skillTags: ['linear-functions', 'units'], draft };
