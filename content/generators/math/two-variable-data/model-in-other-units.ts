/** A linear model rewritten for other units. */
import { add, div, mul, rat, toText, type Rational } from '#core/rational.ts';
import type { Generator, Option, WrongOption } from '#content/generators/generator.ts';
import { decimalLatex, decimalText, math, prose } from '../text.ts';

interface Setting {
  /** `depth`, of what, and what it is called at its second mention. */
  readonly noun: string;
  readonly of: string;
  readonly again: string;
  /** From when on time is counted, at first and at second mention. */
  readonly since: string;
  readonly sinceAgain: string;
  readonly yFrom: string;
  readonly yTo: string;
  readonly yFactor: number;
  readonly xFrom: string;
  readonly xTo: string;
  readonly xFactor: number;
  /** Slope and constant term: whole multiples, from and to, of a step. */
  readonly slope: readonly [number, number, Rational];
  readonly constant: readonly [number, number, Rational];
  readonly letter: string;
}

const hours = { xFrom: 'hours', xTo: 'minutes', xFactor: 60 } as const;
const weeks = { xFrom: 'weeks', xTo: 'days', xFactor: 7 } as const;
const settings: readonly Setting[] = [
  {
    noun: 'depth',
    of: 'of the water in a tank',
    again: 'of the water',
    since: 'after a valve is opened',
    sinceAgain: 'after the valve is opened',
    yFrom: 'feet',
    yTo: 'inches',
    yFactor: 12,
    ...hours,
    slope: [-10, -2, rat(1, 2)],
    constant: [16, 40, rat(1, 2)],
    letter: 'd',
  },
  {
    noun: 'height',
    of: 'of a bamboo plant',
    again: 'of the plant',
    since: 'after it is first measured',
    sinceAgain: 'after it is first measured',
    yFrom: 'meters',
    yTo: 'centimeters',
    yFactor: 100,
    ...weeks,
    slope: [2, 12, rat(7, 100)],
    constant: [5, 40, rat(1, 10)],
    letter: 'h',
  },
  {
    noun: 'distance',
    of: 'of a train from a station',
    again: 'of the train from the station',
    since: 'after noon',
    sinceAgain: 'after noon',
    yFrom: 'kilometers',
    yTo: 'meters',
    yFactor: 1000,
    ...hours,
    slope: [10, 40, rat(3)],
    constant: [4, 60, rat(1, 2)],
    letter: 'd',
  },
  {
    noun: 'mass',
    of: 'of a melting block of ice',
    again: 'of the block',
    since: 'after it is taken out of a freezer',
    sinceAgain: 'after it is taken out of the freezer',
    yFrom: 'kilograms',
    yTo: 'grams',
    yFactor: 1000,
    ...hours,
    slope: [-12, -3, rat(3, 10)],
    constant: [16, 50, rat(1, 2)],
    letter: 'm',
  },
  {
    noun: 'mass',
    of: 'of a puppy',
    again: 'of the puppy',
    since: 'after it was born',
    sinceAgain: 'after it was born',
    yFrom: 'kilograms',
    yTo: 'grams',
    yFactor: 1000,
    ...weeks,
    slope: [4, 14, rat(7, 100)],
    constant: [4, 10, rat(1, 20)],
    letter: 'm',
  },
  {
    noun: 'length',
    of: 'of a pipeline under construction',
    again: 'of the pipeline',
    since: 'after a crew begins work',
    sinceAgain: 'after the crew begins work',
    yFrom: 'yards',
    yTo: 'feet',
    yFactor: 3,
    ...weeks,
    slope: [4, 40, rat(7, 2)],
    constant: [20, 300, rat(1)],
    letter: 'L',
  },
  {
    noun: 'volume',
    of: 'of the fuel in the tank of a generator',
    again: 'of the fuel',
    since: 'after the generator is turned on',
    sinceAgain: 'after the generator is turned on',
    yFrom: 'gallons',
    yTo: 'quarts',
    yFactor: 4,
    xFrom: 'days',
    xTo: 'hours',
    xFactor: 24,
    slope: [-16, -3, rat(3, 2)],
    constant: [60, 300, rat(1)],
    letter: 'V',
  },
  {
    noun: 'cost',
    of: 'of a scooter rental',
    again: 'of the rental',
    since: 'after it begins',
    sinceAgain: 'after it begins',
    yFrom: 'dollars',
    yTo: 'cents',
    yFactor: 100,
    ...hours,
    slope: [10, 40, rat(3, 5)],
    constant: [2, 10, rat(1, 2)],
    letter: 'C',
  },
];

export const modelInOtherUnits: Generator = {
  archetype: 'TWO-j',
  topicId: 22,
  version: 4,
  levels: [5],
  skillTags: ['linear-models', 'unit-conversion'],
  draft(random) {
    const setting = random.pick(settings);
    const multiple = ([least, most, step]: readonly [number, number, Rational]) => mul(rat(random.int(least, most)), step);
    const slope = multiple(setting.slope);
    const intercept = multiple(setting.constant);
    const yFactor = rat(setting.yFactor);
    const xFactor = rat(setting.xFactor);
    const key = [div(mul(slope, yFactor), xFactor), mul(intercept, yFactor)] as const;
    const presentable = (value: Rational) => decimalText(value, 3) !== null;
    if (slope.n === 0n || !presentable(key[0]) || !presentable(key[1])) return null;
    const minus = (value: Rational) => mul(value, rat(-1));
    const shown = (m: Rational, b: Rational, variable: string) => {
      const size = m.n < 0n ? minus(m) : m;
      const term = `${size.n === size.d ? '' : decimalLatex(size)}${variable}`;
      return `${decimalLatex(b)} ${m.n < 0n ? '-' : '+'} ${term}`;
    };
    const option = (m: Rational, b: Rational): Option => ({ text: math(`y = ${shown(m, b, 'x')}`), value: `${toText(m)} ${toText(b)}` });
    const wrong = (misconception: WrongOption['misconception'], m: Rational, b: Rational, why: string): WrongOption => ({
      ...option(m, b),
      misconception,
      why,
    });
    const one = (units: string) => units.replace(/s$/, '');
    const [perOne, perTime] = [one(setting.xFrom), one(setting.xTo)];
    const slopes = [
      {
        m: mul(mul(slope, yFactor), xFactor),
        why: `This multiplies the slope by ${prose(xFactor)}; the change per ${perTime} is smaller than per ${perOne}, so divide by ${prose(xFactor)}.`,
      },
      {
        m: mul(slope, yFactor),
        why: `This leaves the slope as a change per ${perOne}, but ${math('x')} is in ${setting.xTo}; divide it by ${prose(xFactor)}.`,
      },
      { m: div(slope, xFactor), why: `This divides the slope by ${prose(xFactor)} but leaves it in ${setting.yFrom}; multiply by ${prose(yFactor)}, too.` },
    ];
    const constants = [
      { b: intercept, why: `This leaves the constant term in ${setting.yFrom}; multiply it by ${prose(yFactor)}.` },
      {
        b: div(key[1], xFactor),
        why: `This divides the constant term by ${prose(xFactor)}; the constant term does not depend on time, so only multiply by ${prose(yFactor)}.`,
      },
    ];
    // Each number of the key stands in another choice too, so that neither gives it away.
    const [wrongSlope, wrongConstant] = [random.pick(slopes), random.pick(constants)];
    const candidates = [
      wrong('UNIT', wrongSlope.m, key[1], wrongSlope.why),
      wrong('RATE0', key[0], wrongConstant.b, wrongConstant.why),
      wrong('UNIT', wrongSlope.m, wrongConstant.b, `${wrongSlope.why} ${wrongConstant.why.replace('This', 'It also')}`),
    ].filter(({ text }) => !text.includes('frac') && text.length < 40);
    const { noun, of, again, since, sinceAgain, letter } = setting;
    const from = math(`${letter} = ${shown(slope, intercept, 't')}`);
    const told = random.pick([
      `The equation ${from} models the ${noun} ${math(letter)}, in ${setting.yFrom}, ${of} ${math('t')} ${setting.xFrom} ${since}.`,
      `In the equation ${from}, ${math(letter)} is the ${noun}, in ${setting.yFrom}, ${of} ${math('t')} ${setting.xFrom} ${since}.`,
      `A linear model for the ${noun}, in ${setting.yFrom}, ${of} is ${from}, where ${math('t')} is the number of ${setting.xFrom} ${since}.`,
    ]);
    const asked = random.pick([
      `Which equation represents the same model if ${math('y')} is the ${noun}, in ${setting.yTo}, and ${math('x')} is the number of ${setting.xTo} ${sinceAgain}?`,
      `Which equation models the ${noun} ${math('y')}, in ${setting.yTo}, ${again} ${math('x')} ${setting.xTo} ${sinceAgain}?`,
    ]);
    const sample = add(mul(slope, rat(1)), intercept);
    if (sample.n === sample.d || sample.n < 0n) return null;
    const facts = [
      `1 ${setting.yFrom === 'feet' ? 'foot' : setting.yFrom.replace(/s$/, '')} = ${prose(yFactor)} ${setting.yTo}`,
      `1 ${setting.xFrom.replace(/s$/, '')} = ${prose(xFactor)} ${setting.xTo}`,
    ].join('; ');
    return {
      parameters: { slope: prose(slope), intercept: prose(intercept), yFactor: prose(yFactor), xFactor: prose(xFactor), y: `${noun} ${of}` },
      stem: `${told} ${asked} (${facts})`,
      answer: {
        format: 'choice',
        correct: { ...option(...key), why: `The slope and the constant term are both converted to the new units.` },
        wrong: candidates,
      },
      steps: [
        `A time of ${math('x')} ${setting.xTo} is ${math(`t = \\frac{x}{${decimalLatex(xFactor)}}`)} ${setting.xFrom}, and the ${noun} in ${setting.yTo} is ${decimalLatex(yFactor).replaceAll('{,}', ',')} times the ${noun} in ${setting.yFrom}.`,
        `So ${math(`y = ${decimalLatex(yFactor)}\\left(${decimalLatex(intercept)} ${slope.n < 0n ? '-' : '+'} ${decimalLatex(slope.n < 0n ? minus(slope) : slope)} \\cdot \\frac{x}{${decimalLatex(xFactor)}}\\right)`)}.`,
        `Simplified, this is ${math(`y = ${shown(key[0], key[1], 'x')}`)}.`,
        `Check at ${math('t = 1')}, that is, ${math(`x = ${decimalLatex(xFactor)}`)}: the first model gives ${prose(sample)} ${setting.yFrom}, and the new one gives ${prose(add(mul(key[0], xFactor), key[1]))} ${setting.yTo}, which is the same.`,
      ],
      takeaway: 'Changing units affects the slope through both units but the constant term only through the unit of y.',
    };
  },
};
