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
  /** What happens later, and from then on at second mention; how many units of time later at the earliest and latest. */
  readonly event: { readonly told: string; readonly again: string; readonly after: readonly [number, number] };
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
    event: { told: 'A sensor begins to record the depth', again: 'after the sensor begins to record it', after: [2, 3] },
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
    event: { told: 'The plant is moved to a greenhouse', again: 'after it is moved', after: [2, 6] },
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
    event: { told: 'The train crosses a river', again: 'after it crosses the river', after: [1, 2] },
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
    event: { told: 'The block is measured for the first time', again: 'after the first measurement', after: [1, 2] },
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
    event: { told: 'The puppy is adopted', again: 'after it is adopted', after: [8, 12] },
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
    event: { told: 'An inspector arrives', again: 'after the inspector arrives', after: [2, 6] },
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
    event: { told: 'A storm begins', again: 'after the storm begins', after: [1, 2] },
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
    event: { told: 'The rider reaches a park', again: 'after the rider reaches the park', after: [1, 2] },
  },
];

export const modelInOtherUnits: Generator = {
  archetype: 'TWO-j',
  topicId: 22,
  version: 5,
  levels: [3, 4],
  skillTags: ['linear-models', 'unit-conversion'],
  draft(random, level) {
    const setting = random.pick(settings);
    const multiple = ([least, most, step]: readonly [number, number, Rational]) => mul(rat(random.int(least, most)), step);
    const slope = multiple(setting.slope);
    const intercept = multiple(setting.constant);
    const yFactor = rat(setting.yFactor);
    const xFactor = rat(setting.xFactor);
    const { event } = setting;
    // At level 4, time is also counted from another moment.
    const later = level === 4 ? random.int(...event.after) : 0;
    const atEvent = add(intercept, mul(slope, rat(later)));
    const key = [div(mul(slope, yFactor), xFactor), mul(atEvent, yFactor)] as const;
    const presentable = (value: Rational) => decimalText(value, 3) !== null;
    if (slope.n === 0n || 4n * atEvent.n < intercept.n / intercept.d || !presentable(key[0]) || !presentable(key[1])) return null;
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
    const { noun, of, again, since, sinceAgain, letter } = setting;
    const moment = later === 0 ? '' : ` ${later} ${later === 1 ? perOne : setting.xFrom} ${sinceAgain}`;
    const shifts = [
      {
        b: mul(intercept, yFactor),
        why: `This constant term is the ${noun} at ${math('t = 0')}; at ${math('x = 0')}, ${math('t')} is ${later}, so the ${noun} is ${prose(atEvent)} ${setting.yFrom}.`,
      },
      {
        b: mul(add(intercept, mul(slope, rat(-later))), yFactor),
        why: `This constant term is the ${noun} at ${math(`t = -${later}`)}; at ${math('x = 0')}, ${math('t')} is ${later}, so add ${later} times the slope.`,
      },
      {
        b: atEvent,
        why: `This leaves the constant term, the ${noun} at ${math(`t = ${later}`)}, in ${setting.yFrom}; multiply it by ${prose(yFactor)}.`,
      },
    ].filter(({ b }) => b.n > 0n);
    const constants = [
      { b: intercept, why: `This leaves the constant term in ${setting.yFrom}; multiply it by ${prose(yFactor)}.` },
      {
        b: div(key[1], xFactor),
        why: `This divides the constant term by ${prose(xFactor)}; the constant term does not depend on time, so only multiply by ${prose(yFactor)}.`,
      },
    ];
    // Each number of the key stands in another choice too, so that neither gives it away.
    const [wrongSlope, wrongConstant] = [random.pick(slopes), random.pick(level === 4 ? shifts : constants)];
    const candidates = [
      wrong('UNIT', wrongSlope.m, key[1], wrongSlope.why),
      wrong('RATE0', key[0], wrongConstant.b, wrongConstant.why),
      wrong('UNIT', wrongSlope.m, wrongConstant.b, `${wrongSlope.why} ${wrongConstant.why.replace('This', 'It also')}`),
    ].filter(({ text }) => !text.includes('frac') && text.length < 40);
    const from = math(`${letter} = ${shown(slope, intercept, 't')}`);
    const told = random.pick([
      `The equation ${from} models the ${noun} ${math(letter)}, in ${setting.yFrom}, ${of} ${math('t')} ${setting.xFrom} ${since}.`,
      `In the equation ${from}, ${math(letter)} is the ${noun}, in ${setting.yFrom}, ${of} ${math('t')} ${setting.xFrom} ${since}.`,
      `A linear model for the ${noun}, in ${setting.yFrom}, ${of} is ${from}, where ${math('t')} is the number of ${setting.xFrom} ${since}.`,
    ]);
    const from0 = later === 0 ? sinceAgain : event.again;
    const asked = random.pick([
      `Which equation represents the same model if ${math('y')} is the ${noun}, in ${setting.yTo}, and ${math('x')} is the number of ${setting.xTo} ${from0}?`,
      `Which equation models the ${noun} ${math('y')}, in ${setting.yTo}, ${again} ${math('x')} ${setting.xTo} ${from0}?`,
    ]);
    const sample = add(mul(slope, rat(later + 1)), intercept);
    if (sample.n === sample.d || sample.n < 0n) return null;
    const facts = [
      `1 ${setting.yFrom === 'feet' ? 'foot' : setting.yFrom.replace(/s$/, '')} = ${prose(yFactor)} ${setting.yTo}`,
      `1 ${setting.xFrom.replace(/s$/, '')} = ${prose(xFactor)} ${setting.xTo}`,
    ].join('; ');
    const minusOrPlus = slope.n < 0n ? '-' : '+';
    const size = decimalLatex(slope.n < 0n ? minus(slope) : slope);
    const inX = math(`t = ${later === 0 ? '' : `${later} + `}\\frac{x}{${decimalLatex(xFactor)}}`);
    return {
      parameters: { slope: prose(slope), intercept: prose(intercept), later, yFactor: prose(yFactor), xFactor: prose(xFactor), y: `${noun} ${of}` },
      stem: `${told} ${later === 0 ? '' : `${event.told}${moment}. `}${asked} (${facts})`,
      answer: {
        format: 'choice',
        correct: {
          ...option(...key),
          why:
            later === 0
              ? 'The slope and the constant term are both converted to the new units.'
              : `At ${math('x = 0')}, the ${noun} is ${prose(atEvent)} ${setting.yFrom}; this and the slope are converted to the new units.`,
        },
        wrong: candidates,
      },
      steps: [
        `A time of ${math('x')} ${setting.xTo} is ${math(`\\frac{x}{${decimalLatex(xFactor)}}`)} ${setting.xFrom}, so ${inX}, and the ${noun} in ${setting.yTo} is ${prose(yFactor)} times the ${noun} in ${setting.yFrom}.`,
        `So ${math(`y = ${decimalLatex(yFactor)}\\left(${decimalLatex(intercept)} ${minusOrPlus} ${size} ${later === 0 ? `\\cdot \\frac{x}{${decimalLatex(xFactor)}}` : `\\left(${later} + \\frac{x}{${decimalLatex(xFactor)}}\\right)`}\\right)`)}.`,
        `Simplified, this is ${math(`y = ${shown(key[0], key[1], 'x')}`)}.`,
        `Check at ${math(`t = ${later + 1}`)}, that is, ${math(`x = ${decimalLatex(xFactor)}`)}: the first model gives ${prose(sample)} ${setting.yFrom}, and the new one gives ${prose(add(mul(key[0], xFactor), key[1]))} ${setting.yTo}, which is the same.`,
      ],
      takeaway:
        later > 0
          ? 'To count time from another moment, replace t by an expression in x; then convert what the whole model gives.'
          : 'Changing units affects the slope through both units but the constant term only through the unit of y.',
    };
  },
};
