/** RAT-d: compound units. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { persist } from '../persist.ts';
import { div, mul, rat, toNumber } from '#core/rational.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';

/** The sentence, the two units, the facts, both factors, and the least and greatest rate and its step. */
const compound = [
  [
    'A car travels at a constant speed of # miles per hour.',
    'miles per hour',
    'feet per second',
    '1 mile = 5,280 feet; 1 hour = 3,600 seconds',
    5280,
    3600,
    15,
    75,
    15,
  ],
  [
    'A cyclist rides at a constant speed of # miles per hour.',
    'miles per hour',
    'feet per minute',
    '1 mile = 5,280 feet; 1 hour = 60 minutes',
    5280,
    60,
    8,
    24,
    1,
  ],
  [
    'A hiker walks at a constant speed of # miles per hour.',
    'miles per hour',
    'feet per minute',
    '1 mile = 5,280 feet; 1 hour = 60 minutes',
    5280,
    60,
    1.5,
    4,
    0.1,
  ],
  [
    'A train travels at a constant speed of # kilometers per hour.',
    'kilometers per hour',
    'meters per second',
    '1 kilometer = 1,000 meters; 1 hour = 3,600 seconds',
    1000,
    3600,
    54,
    162,
    9,
  ],
  [
    'A runner moves at a constant speed of # kilometers per hour.',
    'kilometers per hour',
    'meters per minute',
    '1 kilometer = 1,000 meters; 1 hour = 60 minutes',
    1000,
    60,
    9,
    18,
    3,
  ],
  [
    'A delivery robot moves at a constant speed of # kilometers per hour.',
    'kilometers per hour',
    'meters per minute',
    '1 kilometer = 1,000 meters; 1 hour = 60 minutes',
    1000,
    60,
    3,
    6,
    0.3,
  ],
  [
    'Water flows through a hose at a constant rate of # gallons per minute.',
    'gallons per minute',
    'quarts per second',
    '1 gallon = 4 quarts; 1 minute = 60 seconds',
    4,
    60,
    6,
    24,
    1.5,
  ],
  [
    'A tortoise walks at a constant speed of # meters per hour.',
    'meters per hour',
    'centimeters per minute',
    '1 meter = 100 centimeters; 1 hour = 60 minutes',
    100,
    60,
    180,
    420,
    6,
  ],
  [
    'A pipeline carries # cubic meters of water per hour.',
    'cubic meters per hour',
    'liters per second',
    '1 cubic meter = 1,000 liters; 1 hour = 3,600 seconds',
    1000,
    3600,
    18,
    360,
    9,
  ],
  [
    'A conveyor belt moves at a constant speed of # meters per minute.',
    'meters per minute',
    'centimeters per second',
    '1 meter = 100 centimeters; 1 minute = 60 seconds',
    100,
    60,
    6,
    60,
    3,
  ],
  [
    'An escalator moves at a constant speed of # feet per minute.',
    'feet per minute',
    'inches per second',
    '1 foot = 12 inches; 1 minute = 60 seconds',
    12,
    60,
    80,
    130,
    5,
  ],
  [
    'A sprinkler uses # liters of water per hour.',
    'liters per hour',
    'milliliters per second',
    '1 liter = 1,000 milliliters; 1 hour = 3,600 seconds',
    1000,
    3600,
    180,
    900,
    18,
  ],
] as const;

function draftOf(random: Random, context: number): Draft | null {
  const [told, from, to, facts, up, down, low, high, step] = compound[context] ?? compound[0];
  const rate = Math.round(10 * (low + step * random.int(0, Math.round((high - low) / step)))) / 10;
  const key = rat(Math.round(rate * 10) * up, 10 * down);
  const back = random.chance(1, 3);
  if (key.d !== 1n && key.d !== 2n && key.d !== 5n && key.d !== 4n && key.d !== 10n) return null;
  if ((back && key.d !== 1n) || key.n === key.d) return null;
  const exactRate = rat(Math.round(rate * 10), 10);
  const [given, answerValue] = back ? [key, exactRate] : [exactRate, key];
  const show = (u: number, d: number) => (back ? div(mul(given, rat(d)), rat(u)) : div(mul(given, rat(u)), rat(d)));
  const [asked, givenUnit] = back ? [from, to] : [to, from];
  const [amount, time] = givenUnit.split(' per ');
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 5),
    key: answerValue,
    why: `To get ${asked}, ${back ? 'multiply' : 'divide'} by ${prose(down)} and ${back ? 'divide' : 'multiply'} by ${prose(up)}.`,
    bugs: [
      bug(
        'UNIT',
        show(down, up),
        `This uses both conversion factors upside down; ${back ? 'divide' : 'multiply'} by ${prose(up)} and ${back ? 'multiply' : 'divide'} by ${prose(down)}.`,
      ),
      bug('UNIT', show(up, 1), `This converts the ${amount} but leaves the time in ${time}s; also ${back ? 'multiply' : 'divide'} by ${prose(down)}.`),
      bug('UNIT', show(1, down), `This converts the ${time}s but not the ${amount}; also ${back ? 'divide' : 'multiply'} by ${prose(up)}.`),
      bug('UNIT', show(up, 60), `This ${back ? 'multiplies' : 'divides'} by 60 only once; an hour is 60 minutes of 60 seconds each, so use 3,600.`),
      bug(
        'UNIT',
        show(up * 60, down),
        `This uses a factor of 60 on both sides; ${back ? 'divide' : 'multiply'} by ${prose(up)} and ${back ? 'multiply' : 'divide'} by ${prose(down)}, nothing else.`,
      ),
      bug('UNIT', show(up, down * 60), `This ${back ? 'multiplies' : 'divides'} by 60 one time too many; the factor for the time is ${prose(down)}.`),
      bug(
        'UNIT',
        show(up * down, 1),
        `This ${back ? 'divides' : 'multiplies'} by both conversion factors; the time is in the denominator, so ${back ? 'multiply' : 'divide'} by ${prose(down)}.`,
      ),
    ],
    // A cyclist at a hundred thousand miles per hour is nobody's choice.
    believable: (value, key) =>
      (!back || toNumber(value) < 45 * toNumber(key)) && value.n > 0n && value.d <= 100n && !prose(value).includes('/') && prose(value).length < 10,
  });
  const [head] = told.split('#');
  const subject = /^(?:An?) (.*?) (?:travels|rides|walks|moves)/.exec(told)?.[1];
  const asks = random.pick([
    `What is this rate, in ${asked}?`,
    `What is ${subject ? `the speed of the ${subject}` : 'this rate'}, in ${asked}?`,
    `What is the equivalent rate, in ${asked}?`,
    `What is this ${subject ? 'speed' : 'rate'} in ${asked}?`,
  ]);
  return (
    answer && {
      parameters: { context, rate, back },
      stem: back
        ? `${head} ${prose(given)} ${givenUnit}. ${asks} (${facts})`
            .replace('  ', ' ')
            .replace(/carries ([\d.,]+) liters per second/, 'carries water at $1 liters per second')
            .replace(/uses ([\d.,]+) milliliters per second/, 'uses water at $1 milliliters per second')
        : `${told.replace('#', `${rate}`)} ${asks} (${facts})`,
      answer,
      steps: [
        'Convert one unit at a time, and set up each conversion factor so that the old unit cancels.',
        `${math(back ? `\\frac{${decimalLatex(given)}\\cdot ${decimalLatex(down)}}{${decimalLatex(up)}}=${decimalLatex(answerValue)}` : `\\frac{${decimalLatex(exactRate)}\\cdot ${decimalLatex(up)}}{${decimalLatex(down)}}=${decimalLatex(answerValue)}`)} ${asked}.`,
        `Check by converting back: ${math(back ? `\\frac{${decimalLatex(answerValue)}\\cdot ${decimalLatex(up)}}{${decimalLatex(down)}}=${decimalLatex(given)}` : `\\frac{${decimalLatex(answerValue)}\\cdot ${decimalLatex(down)}}{${decimalLatex(up)}}=${rate}`)}.`,
      ],
      takeaway: 'For a rate, convert the unit on top and the unit on the bottom separately.',
    }
  );
}

export const compoundUnits: Generator = {
  archetype: 'RAT-d',
  topicId: 19,
  version: 6,
  levels: [3],
  skillTags: ['unit-conversion', 'rates'],
  // Every context as often, though more numbers fit some.
  draft(random) {
    const context = random.int(0, compound.length - 1);
    return persist(() => draftOf(random, context));
  },
};
