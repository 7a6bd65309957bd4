/** A linear model rewritten for other units. */
import { add, div, mul, rat, toText, type Rational } from '../../../exact/rational.ts';
import type { Generator, Option, WrongOption } from '../../generator.ts';
import { decimalText, latex, math, prose } from '../data-kit.ts';

const settings = [
  {
    y: 'depth of the water in a tank',
    yFrom: 'feet',
    yTo: 'inches',
    yFactor: 12,
    x: 'time after a valve is opened',
    xFrom: 'hours',
    xTo: 'minutes',
    xFactor: 60,
    slopes: [-40, -6],
    intercepts: [20, 60],
    letter: 'd',
  },
  {
    y: 'height of a climbing plant',
    yFrom: 'meters',
    yTo: 'centimeters',
    yFactor: 100,
    x: 'time after planting',
    xFrom: 'weeks',
    xTo: 'days',
    xFactor: 7,
    slopes: [7, 35],
    intercepts: [10, 90],
    letter: 'h',
  },
  {
    y: 'distance of a train from a station',
    yFrom: 'kilometers',
    yTo: 'meters',
    yFactor: 1000,
    x: 'time after noon',
    xFrom: 'hours',
    xTo: 'minutes',
    xFactor: 60,
    slopes: [30, 180],
    intercepts: [2, 40],
    letter: 'd',
  },
  {
    y: 'mass of a melting block of ice',
    yFrom: 'kilograms',
    yTo: 'grams',
    yFactor: 1000,
    x: 'time after noon',
    xFrom: 'hours',
    xTo: 'minutes',
    xFactor: 60,
    slopes: [-60, -12],
    intercepts: [40, 160],
    letter: 'm',
  },
  {
    y: 'length of a pipe under construction',
    yFrom: 'yards',
    yTo: 'feet',
    yFactor: 3,
    x: 'time after work began',
    xFrom: 'weeks',
    xTo: 'days',
    xFactor: 7,
    slopes: [14, 140],
    intercepts: [5, 80],
    letter: 'L',
  },
  {
    y: 'volume of fuel in a tank',
    yFrom: 'gallons',
    yTo: 'quarts',
    yFactor: 4,
    x: 'time of operation',
    xFrom: 'days',
    xTo: 'hours',
    xFactor: 24,
    slopes: [-48, -6],
    intercepts: [60, 300],
    letter: 'V',
  },
] as const;

export const modelInOtherUnits: Generator = {
  archetype: 'TWO-j',
  topicId: 22,
  version: 2,
  levels: [5],
  skillTags: ['linear-models', 'unit-conversion'],
  draft(random) {
    const setting = random.pick(settings);
    const slope = rat(
      random.int(setting.slopes[0], setting.slopes[1]),
      setting.yFactor === 1000 || setting.yFactor === 4 ? random.pick([1, 2]) : random.pick([1, 2, 4]),
    );
    const intercept = rat(random.int(setting.intercepts[0], setting.intercepts[1]), setting.yFactor > 4 ? random.pick([1, 2, 4]) : 1);
    const bothUnits = random.chance(2, 3);
    const yFactor = rat(bothUnits ? setting.yFactor : 1);
    const xFactor = rat(setting.xFactor);
    const key = [div(mul(slope, yFactor), xFactor), mul(intercept, yFactor)] as const;
    const presentable = (value: Rational) => decimalText(value, 3) !== null;
    if (slope.n === 0n || !presentable(key[0]) || !presentable(key[1])) return null;
    const minus = (value: Rational) => mul(value, rat(-1));
    const shown = (m: Rational, b: Rational, variable: string) => {
      const size = m.n < 0n ? minus(m) : m;
      const term = `${size.n === size.d ? '' : latex(size)}${variable}`;
      return `${latex(b)} ${m.n < 0n ? '-' : '+'} ${term}`;
    };
    const option = (m: Rational, b: Rational): Option => ({ text: math(`y = ${shown(m, b, 'x')}`), value: `${toText(m)} ${toText(b)}` });
    const wrong = (misconception: WrongOption['misconception'], m: Rational, b: Rational, why: string): WrongOption => ({
      ...option(m, b),
      misconception,
      why,
    });
    const candidates = [
      wrong(
        'UNIT',
        mul(mul(slope, yFactor), xFactor),
        key[1],
        `This multiplies the slope by ${prose(xFactor)}; the change per ${setting.xTo.replace(/s$/, '')} is smaller than per ${setting.xFrom.replace(/s$/, '')}, so divide.`,
      ),
      wrong(
        'UNIT',
        mul(slope, yFactor),
        key[1],
        `This leaves the slope as a change per ${setting.xFrom.replace(/s$/, '')}, but ${math('x')} is in ${setting.xTo}.`,
      ),
      wrong('UNIT', div(slope, xFactor), intercept, `This changes only the unit of ${math('x')}, not the unit of ${math('y')}.`),
      wrong('RATE0', key[0], intercept, `This converts the slope but not the constant term.`),
      wrong('RATE0', key[0], div(key[1], xFactor), `This also divides the constant term by ${prose(xFactor)}; the constant term does not depend on time.`),
      wrong(
        'UNIT',
        mul(slope, xFactor),
        intercept,
        `This multiplies the slope by ${prose(xFactor)} instead of dividing${bothUnits ? `, and it leaves ${math('y')} in ${setting.yFrom}` : ''}.`,
      ),
      wrong('UNIT', mul(slope, yFactor), intercept, `This converts the slope to ${setting.yTo}, but it converts neither the constant term nor the time.`),
      wrong('SWAP', mul(intercept, yFactor), slope, `This switches the slope and the constant term.`),
      wrong('SIGN', minus(slope), intercept, `This changes the sign of the slope but does not convert any units.`),
      wrong('SIGN', minus(key[0]), key[1], `This gives the slope the wrong sign.`),
      wrong(
        'UNIT',
        div(slope, mul(yFactor, xFactor)),
        div(intercept, yFactor),
        `This divides by ${prose(yFactor)}; to convert ${setting.yFrom} to ${setting.yTo}, multiply.`,
      ),
    ].filter(({ text }) => !text.includes('frac') && text.length < 40);
    const from = `${math(`${setting.letter} = ${shown(slope, intercept, 't')}`)}`;
    const toUnits = bothUnits
      ? `${math('y')} is this quantity, in ${setting.yTo}, and ${math('x')} is the ${setting.x}, in ${setting.xTo}`
      : `${math('y')} is this quantity, in ${setting.yFrom}, and ${math('x')} is the ${setting.x}, in ${setting.xTo}`;
    const sample = add(mul(slope, rat(1)), intercept);
    if (sample.n === sample.d || sample.n < 0n) return null;
    const facts = [
      bothUnits ? `1 ${setting.yFrom === 'feet' ? 'foot' : setting.yFrom.replace(/s$/, '')} = ${prose(yFactor)} ${setting.yTo}` : '',
      `1 ${setting.xFrom.replace(/s$/, '')} = ${prose(xFactor)} ${setting.xTo}`,
    ]
      .filter(Boolean)
      .join('; ');
    return {
      parameters: { slope: prose(slope), intercept: prose(intercept), yFactor: prose(yFactor), xFactor: prose(xFactor), y: setting.y },
      stem: `A linear model for the ${setting.y}, ${math(setting.letter)}, in ${setting.yFrom}, is ${from}, where ${math('t')} is the ${setting.x}, in ${setting.xFrom}. Which equation represents the same model if ${toUnits}? (${facts})`,
      answer: {
        format: 'choice',
        correct: { ...option(...key), why: `The slope and the constant term are both converted to the new units.` },
        wrong: candidates,
      },
      steps: [
        `A time of ${math('x')} ${setting.xTo} is ${math(`t = \\frac{x}{${latex(xFactor)}}`)} ${setting.xFrom}${bothUnits ? `, and the quantity in ${setting.yTo} is ${latex(yFactor).replaceAll('{,}', ',')} times the quantity in ${setting.yFrom}` : ''}.`,
        bothUnits
          ? `So ${math(`y = ${latex(yFactor)}\\left(${latex(intercept)} ${slope.n < 0n ? '-' : '+'} ${latex(slope.n < 0n ? minus(slope) : slope)} \\cdot \\frac{x}{${latex(xFactor)}}\\right)`)}.`
          : `So ${math(`y = ${latex(intercept)} ${slope.n < 0n ? '-' : '+'} ${latex(slope.n < 0n ? minus(slope) : slope)} \\cdot \\frac{x}{${latex(xFactor)}}`)}.`,
        `Simplified, this is ${math(`y = ${shown(key[0], key[1], 'x')}`)}.`,
        `Check at ${math('t = 1')}, that is, ${math(`x = ${latex(xFactor)}`)}: the first model gives ${prose(sample)} ${setting.yFrom}, and the new one ${bothUnits ? `gives ${prose(add(mul(key[0], xFactor), key[1]))} ${setting.yTo}, which is the same` : 'gives the same'}.`,
      ],
      takeaway: 'Changing units affects the slope through both units but the constant term only through the unit of y.',
    };
  },
};
