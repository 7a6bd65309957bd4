/** The original value before a percent change. */
import { add, div, isInteger, mul, rat, sub } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { persist } from '../persist.ts';
import { article, decimalLatex, math, prose } from '../text.ts';
import { bug, numberEntry } from '../answers.ts';
import { asDecimals } from '../manners.ts';

const up = [
  (p: number, n: string) => `The population of a town increased by ${p}% from 2015 to 2020. The population in 2020 was ${n}. What was the population in 2015?`,
  (p: number, n: string) =>
    `A gym’s membership grew by ${p}% during a year, reaching ${n} members. How many members did the gym have at the beginning of the year?`,
  (p: number, n: string) => `The number ${n} is ${p}% greater than the number ${math('n')}. What is the value of ${math('n')}?`,
  (p: number, n: string) =>
    `This season, a farm harvested ${n} melons, which is ${p}% more than it harvested last season. How many melons did the farm harvest last season?`,
  (p: number, n: string) =>
    `After ${article(p)} ${p}% increase, the monthly rent of an office is $${n}. What was the monthly rent, in dollars, before the increase?`,
  (p: number, n: string) =>
    `A library lent ${n} audiobooks this year. This number is ${p}% greater than the number of audiobooks it lent last year. How many audiobooks did the library lend last year?`,
  (p: number, n: string) =>
    `In its second week, a film was shown to ${n} people at a theater, ${p}% more than in its first week. To how many people was the film shown at the theater in its first week?`,
] as const;
const down = [
  (p: number, n: string) =>
    `During a sale, the price of a bicycle was reduced by ${p}%. The sale price was $${n}. What was the price of the bicycle, in dollars, before the reduction?`,
  (p: number, n: string) => `The number ${n} is ${p}% less than the number ${math('n')}. What is the value of ${math('n')}?`,
  (p: number, n: string) =>
    `A reservoir lost ${p}% of its water during the summer. At the end of the summer, it held ${n} million gallons of water. How many million gallons did it hold at the beginning of the summer?`,
  (p: number, n: string) =>
    `A company reduced its yearly paper use by ${p}% to ${n} reams. How many reams of paper per year did the company use before the reduction?`,
  (p: number, n: string) => `After ${p}% of the tickets for a concert had been sold, ${n} tickets were left. How many tickets were there in all?`,
  (p: number, n: string) =>
    `The number of cars that use a bridge on a weekend day is ${n}, which is ${p}% less than on a weekday. How many cars use the bridge on a weekday?`,
  (p: number, n: string) =>
    `After a leak was repaired, a factory used ${n} gallons of water per day. This is ${p}% less than it used per day before the repair. How many gallons of water per day did the factory use before the repair?`,
] as const;

function draftOf(random: Random, rise: boolean, setting: number): Draft | null {
  const percent = random.pick([5, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 60]);
  // No rent and no town grows by half.
  if (rise && (setting === 4 || setting === 0) && percent > 20) return null;
  // No bicycle and no office costs less.
  const least = !rise && setting === 0 ? 180n : rise && setting === 4 ? 700n : 60n;
  // A town has thousands of people.
  const original = rat(random.int(4, 95) * (rise && setting === 0 ? 200 : random.pick([5, 10, 20, 25])));
  const factor = rat(rise ? 100 + percent : 100 - percent, 100);
  const result = mul(original, factor);
  if (!isInteger(result) || original.n < least || original.n > (rise && setting === 0 ? 19_000n : 2500n) || result.n === BigInt(percent)) return null;
  const list = rise ? up : down;
  const wrongChange = div(mul(result, rat(percent)), rat(100));
  const bugs = [
    bug(
      'BASE',
      rise ? sub(result, wrongChange) : add(result, wrongChange),
      `This takes ${percent}% of the new value, ${prose(result)}; the change was ${percent}% of the original value, so divide ${prose(result)} by ${prose(factor)}.`,
    ),
    bug(
      'OFMORE',
      mul(result, factor),
      `This applies the ${percent}% ${rise ? 'increase' : 'decrease'} again; to undo it, divide ${prose(result)} by ${prose(factor)}.`,
    ),
    bug(
      'STOP',
      rise ? sub(result, original) : sub(original, result),
      `This is the amount of the change; ${rise ? 'subtract it from' : 'add it to'} ${prose(result)} to get the original value.`,
    ),
    bug(
      'RECIP',
      div(mul(result, rat(100)), rat(percent)),
      `This treats ${prose(result)} as ${percent}% of the original value; it is ${rise ? 100 + percent : 100 - percent}% of it, so divide by ${prose(factor)}.`,
    ),
  ];
  const answer = numberEntry({ ...asDecimals, key: original, bugs });
  return (
    answer && {
      parameters: { percent, rise, result: prose(result), setting },
      stem: (list[setting] as (typeof list)[number])(percent, prose(result)),
      answer,
      steps: [
        `The change is ${percent}% of the original value, so the new value is ${rise ? `${100 + percent}` : `${100 - percent}`}% of the original.`,
        `Let ${math('x')} be the original value. Then ${math(`${decimalLatex(factor)}x = ${decimalLatex(result)}`)}, so ${math(`x = \\frac{${decimalLatex(result)}}{${decimalLatex(factor)}} = ${decimalLatex(original)}`)}.`,
        `Check: ${math(`${decimalLatex(original)} \\cdot ${decimalLatex(factor)} = ${decimalLatex(result)}`)}.`,
      ],
      takeaway: 'To undo a percent change, divide by its factor; do not take the percent of the new value.',
    }
  );
}

export const reversePercent: Generator = {
  archetype: 'PCT-e',
  topicId: 20,
  version: 6,
  levels: [3],
  skillTags: ['percent-change', 'working-backward'],
  draft(random) {
    const [rise, setting] = [random.chance(1, 2), random.int(0, 6)];
    return persist(() => draftOf(random, rise, setting));
  },
};
