/** RAT-d: compound units. */
import type { Generator } from '../../generator.ts';
import { div, mul, rat } from '../../../exact/rational.ts';
import { bug, latex, math, numericAnswer, prose } from '../data-kit.ts';

const compound = [
  [
    'A car travels at a constant speed of # miles per hour.',
    'miles per hour',
    'feet per second',
    '1 mile = 5,280 feet; 1 hour = 3,600 seconds',
    5280,
    3600,
    9,
    90,
  ],
  [
    'An object moves at a constant speed of # kilometers per hour.',
    'kilometers per hour',
    'meters per second',
    '1 kilometer = 1,000 meters; 1 hour = 3,600 seconds',
    1000,
    3600,
    9,
    540,
  ],
  [
    'Water flows through a pipe at a constant rate of # gallons per minute.',
    'gallons per minute',
    'quarts per second',
    '1 gallon = 4 quarts; 1 minute = 60 seconds',
    4,
    60,
    6,
    180,
  ],
  [
    'A snail moves at a constant speed of # meters per hour.',
    'meters per hour',
    'centimeters per minute',
    '1 meter = 100 centimeters; 1 hour = 60 minutes',
    100,
    60,
    3,
    60,
  ],
  [
    'A pipeline carries # cubic meters of water per hour.',
    'cubic meters per hour',
    'liters per second',
    '1 cubic meter = 1,000 liters; 1 hour = 3,600 seconds',
    1000,
    3600,
    9,
    360,
  ],
  [
    'A conveyor belt moves at a constant speed of # yards per minute.',
    'yards per minute',
    'feet per second',
    '1 yard = 3 feet; 1 minute = 60 seconds',
    3,
    60,
    4,
    160,
  ],
  [
    'A sprinkler uses # liters of water per hour.',
    'liters per hour',
    'milliliters per second',
    '1 liter = 1,000 milliliters; 1 hour = 3,600 seconds',
    1000,
    3600,
    18,
    270,
  ],
] as const;

export const compoundUnits: Generator = {
  archetype: 'RAT-d',
  topicId: 19,
  version: 2,
  levels: [3],
  skillTags: ['unit-conversion', 'rates'],
  draft(random) {
    const context = random.int(0, compound.length - 1);
    const [told, from, to, facts, up, down, low, high] = compound[context] ?? compound[0];
    const rate = random.int(low, high);
    const key = rat(rate * up, down);
    const back = random.chance(1, 3);
    if (key.d !== 1n && key.d !== 2n && key.d !== 5n && key.d !== 4n && key.d !== 10n) return null;
    if ((back && key.d !== 1n) || key.n === key.d) return null;
    const [given, answerValue] = back ? [key, rat(rate)] : [rat(rate), key];
    const show = (u: number, d: number) => (back ? div(mul(given, rat(d)), rat(u)) : div(mul(given, rat(u)), rat(d)));
    const [asked, givenUnit] = back ? [from, to] : [to, from];
    const [amount, time] = givenUnit.split(' per ');
    const answer = numericAnswer(random.chance(1, 2), {
      key: answerValue,
      why: `To get ${asked}, ${back ? 'multiply' : 'divide'} by ${prose(down)} and ${back ? 'divide' : 'multiply'} by ${prose(up)}.`,
      bugs: [
        bug('UNIT', show(down, up), 'This uses both conversion factors upside down.'),
        bug('UNIT', show(up, 1), `This converts the ${amount} but leaves the time in ${time}s.`),
        bug('UNIT', show(1, down), `This converts the ${time}s but leaves the ${amount} unconverted.`),
        bug('UNIT', show(up, 60), `This ${back ? 'multiplies' : 'divides'} by 60 only once; an hour is 60 minutes of 60 seconds each.`),
        bug('UNIT', show(up * 60, down), 'This uses a factor of 60 twice.'),
        bug('STOP', given, 'This is the given number, not yet converted.'),
        bug('UNIT', show(up, down * 60), `This ${back ? 'multiplies' : 'divides'} by 60 one time too many.`),
        bug(
          'UNIT',
          show(up * down, 1),
          back ? 'This divides by both conversion factors; multiply by one of them.' : 'This multiplies by both conversion factors; divide by one of them.',
        ),
      ],
      keep: (value) => value.n > 0n && value.d <= 100n && !prose(value).includes('/') && prose(value).length < 10,
    });
    const [head] = told.split('#');
    return (
      answer && {
        parameters: { context, rate, back },
        stem: back
          ? `${head} ${prose(given)} ${givenUnit}. What is this rate, in ${asked}? (${facts})`
              .replace('  ', ' ')
              .replace(/carries ([\d.,]+) liters per second/, 'carries water at $1 liters per second')
              .replace(/uses ([\d.,]+) milliliters per second/, 'uses water at $1 milliliters per second')
          : `${told.replace('#', `${rate}`)} What is this rate, in ${asked}? (${facts})`,
        answer,
        steps: [
          'Convert one unit at a time, and set up each conversion factor so that the old unit cancels.',
          `${math(back ? `\\frac{${latex(given)}\\cdot ${latex(down)}}{${latex(up)}}=${latex(answerValue)}` : `\\frac{${rate}\\cdot ${latex(up)}}{${latex(down)}}=${latex(answerValue)}`)} ${asked}.`,
          `Check by converting back: ${math(back ? `\\frac{${latex(answerValue)}\\cdot ${latex(up)}}{${latex(down)}}=${latex(given)}` : `\\frac{${latex(answerValue)}\\cdot ${latex(down)}}{${latex(up)}}=${rate}`)}.`,
        ],
        takeaway: 'For a rate, convert the unit on top and the unit on the bottom separately.',
      }
    );
  },
};
