/** RAT-a: unit rates. */
import type { Generator } from '#content/generators/generator.ts';
import { rat, toNumber } from '#core/rational.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { ratio } from '#content/exact/value.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';

const rates = [
  ['A printer prints # pages in @ minutes.', 'How many pages does it print per minute?', 'At this rate, how many pages does it print in & minutes?', 8, 40],
  [
    'A car travels # miles in @ hours at a constant speed.',
    'What is its speed, in miles per hour?',
    'At this speed, how many miles does it travel in & hours?',
    30,
    65,
  ],
  ['A baker makes # rolls in @ hours.', 'How many rolls does the baker make per hour?', 'At this rate, how many rolls does the baker make in & hours?', 20, 90],
  [
    'A pump moves # gallons of water in @ minutes.',
    'How many gallons does it move per minute?',
    'At this rate, how many gallons does it move in & minutes?',
    12,
    80,
  ],
  [
    'A copy center binds # reports in @ days.',
    'What is the mean number of reports bound per day?',
    'At this rate, how many reports does it bind in & days?',
    15,
    120,
  ],
  ['A machine packs # boxes in @ minutes.', 'How many boxes does it pack per minute?', 'At this rate, how many boxes does it pack in & minutes?', 6, 35],
  [
    'A cyclist rides # kilometers in @ hours at a constant speed.',
    'What is the cyclist’s speed, in kilometers per hour?',
    'At this speed, how many kilometers does the cyclist ride in & hours?',
    12,
    28,
  ],
  ['A field of @ acres yields # bushels of corn.', 'How many bushels does it yield per acre?', 'At this rate, how many bushels do & acres yield?', 90, 200],
] as const;

export const unitRate: Generator = {
  archetype: 'RAT-a',
  topicId: 19,
  version: 6,
  levels: [2],
  skillTags: ['unit-rates'],
  draft(random) {
    const context = random.int(0, rates.length - 1);
    const [told, one, more, low, high] = rates[context] ?? rates[0];
    const [rate, time, later] = [random.int(low, high), random.int(2, 9), random.int(10, 15)];
    const scale = random.chance(1, 2);
    const total = rate * time;
    const key = scale ? rate * later : rate;
    // Nobody cycles that far in a row.
    if (scale && told.includes('cyclist') && key > 150) return null;
    const typed = random.chance(1, 3);
    const answer = numberAnswer({
      ...asDecimals,
      typed,
      key: rat(key),
      why: `The unit rate is ${math(`\\frac{${total}}{${time}}=${rate}`)}${scale ? `, and ${math(`${rate}\\cdot ${later}=${key}`)}` : ''}.`, // Among choices, none repeats a given number.
      bugs: [
        bug(
          'RECIP',
          scale ? ratio(total * time, later) : ratio(time, total),
          scale
            ? `This multiplies by ${time} and divides by ${later}; divide by ${time} and multiply by ${later}.`
            : `This divides ${time} by ${prose(total)}; divide ${prose(total)} by ${time} instead.`,
        ),
        bug('STOP', scale ? rate : total, scale ? `This is the unit rate; multiply it by ${later}.` : `This repeats the total; divide it by ${time}.`),
        bug('SWAP', total * time, `This multiplies ${prose(total)} by ${time}; divide to find the unit rate.`),
        bug('RATE0', total - time, `This subtracts ${time} from ${prose(total)}; divide to find the unit rate.`),
        bug(
          'RATE0',
          scale ? total + later - time : total + time,
          scale
            ? `This adds ${math(`${later}-${time}=${later - time}`)} to ${prose(total)}; find the unit rate and multiply it by ${later} instead.`
            : `This adds ${time} to ${prose(total)}; divide to find the unit rate.`,
        ),
        bug(
          'SWAP',
          total * later,
          scale
            ? `This multiplies the total by ${later} without dividing by ${time}; the unit rate is only ${rate}.`
            : 'This is greater than the total, but the amount for one unit must be less; divide the total by the number of units.',
        ),
        ...(scale
          ? [
              bug('STOP', rate * (later - time), `This is only the amount beyond the first ${time}; add the first ${prose(total)}.`),
              bug('STOP', total, `This repeats the given total for ${time}; multiply the unit rate, ${rate}, by ${later}.`),
            ]
          : [bug('SWAP', time, `This repeats the given ${time}; divide ${prose(total)} by it.`)]),
      ].filter(({ value }) => typed || !value || (![total, time, later].includes(toNumber(value)) && toNumber(value) < 15 * key)),
    });
    return (
      answer && {
        parameters: { context, rate, time, later: scale ? later : 0 },
        stem: `${told.replace('#', prose(total)).replace('@', `${time}`)} ${scale ? more.replace('&', `${later}`) : one}`,
        answer,
        steps: [
          'A unit rate is the amount for one unit: divide.',
          `${math(`\\frac{${decimalLatex(total)}}{${time}}=${rate}`)}${scale ? `, and ${math(`${rate}\\cdot ${later}=${decimalLatex(key)}`)}` : ''}.`,
          `Check: ${math(`${rate}\\cdot ${time}=${decimalLatex(total)}`)}.`,
        ],
        takeaway: 'Find the amount for one first; every other amount is one multiplication away.',
      }
    );
  },
};
