/** A missing value that gives the mean a stated target. */
import { rat } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { names } from '../names.ts';
import { bug, numberEntry } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { total } from './data-sets.ts';

const known = [
  (n: number, list: string, m: string, who: string) =>
    `${who} has taken ${n - 1} quizzes, each worth 50 points, and received scores of ${list} points. What score on the next quiz would make the mean of all ${n} scores ${m} points?`,
  (n: number, list: string, m: string) => `The mean of ${n} numbers is ${m}. If ${n - 1} of the numbers are ${list}, what is the other number?`,
  (n: number, list: string, m: string) =>
    `A bakery was open ${n} days last week. It sold ${list} loaves of rye bread on the first ${n - 1} of these days. If the mean number of loaves of rye bread sold per day for the ${n} days was ${m}, how many did the bakery sell on the last day?`,
  (n: number, list: string, m: string, who: string) =>
    `${who} practiced the piano on ${n} days. On the first ${n - 1} days, the practice times were ${list} minutes. If the mean practice time for the ${n} days was ${m} minutes, for how many minutes did ${who} practice on the last day?`,
  (n: number, list: string, m: string) =>
    `A store sold ${list} umbrellas on the first ${n - 1} days of a ${n}-day sale. If the mean number of umbrellas sold per day during the sale was ${m}, how many umbrellas did the store sell on the last day of the sale?`,
  (n: number, list: string, m: string) =>
    `The masses of ${n - 1} of the ${n} packages on a cart are ${list} kilograms. If the mean mass of the ${n} packages is ${m} kilograms, what is the mass, in kilograms, of the other package?`,
  (n: number, list: string, m: string) =>
    `A bus carried ${list} passengers on the first ${n - 1} of its ${n} trips one morning. The mean number of passengers per trip that morning was ${m}. How many passengers did the bus carry on its last trip?`,
] as const;
const summary = [
  (n: number, m: string, more: number, t: string, who: string) =>
    `The mean of ${who}\u2019s scores on ${n} quizzes is ${m} points. After ${more === 1 ? 'one more quiz' : 'two more quizzes with equal scores'}, the mean of all ${n + more} scores is ${t} points. What was ${who}\u2019s score${more === 1 ? ' on the last quiz' : ' on each of the last two quizzes'}?`,
  (n: number, m: string, more: number, t: string) =>
    `A data set of ${n} numbers has a mean of ${m}. When ${more === 1 ? 'one number is' : 'two equal numbers are'} added to the data set, the mean becomes ${t}. What is the value of ${more === 1 ? 'the added number' : 'each added number'}?`,
  (n: number, m: string, more: number, t: string) =>
    `The mean mass of ${n} packages is ${m} kilograms. With ${more === 1 ? 'one more package' : 'two more packages of equal mass'}, the mean mass of all ${n + more} packages is ${t} kilograms. What is the mass, in kilograms, of ${more === 1 ? 'the additional package' : 'each additional package'}?`,
  (n: number, m: string, more: number, t: string) =>
    `The mean length of ${n} fish caught in a lake is ${m} centimeters. With ${more === 1 ? 'one more fish' : 'two more fish of equal length'}, the mean length of all ${n + more} fish is ${t} centimeters. What is the length, in centimeters, of ${more === 1 ? 'the additional fish' : 'each additional fish'}?`,
  (n: number, m: string, more: number, t: string) =>
    `The mean age of ${n} players on a team is ${m} years. After ${more === 1 ? 'one more player joins' : 'two more players of the same age join'} the team, the mean age of all ${n + more} players is ${t} years. What is the age, in years, of ${more === 1 ? 'the new player' : 'each new player'}?`,
  (n: number, m: string, more: number, t: string) =>
    `For the first ${n} days of a month, the mean of the daily high temperatures in a city was ${m} degrees Fahrenheit. After ${more === 1 ? 'one more day' : 'two more days with equal high temperatures'}, the mean for all ${n + more} days was ${t} degrees Fahrenheit. What was the high temperature, in degrees Fahrenheit, on ${more === 1 ? 'the last of these days' : 'each of the last two days'}?`,
  (n: number, m: string, more: number, t: string) =>
    `In its first ${n} games, a basketball team scored a mean of ${m} points per game. After ${more === 1 ? 'one more game' : 'two more games with equal scores'}, the team’s mean for all ${n + more} games was ${t} points per game. How many points did the team score in ${more === 1 ? 'the last game' : 'each of the last two games'}?`,
] as const;
/** The means that each of these may have. */
const ranges = [
  [50, 95],
  [20, 90],
  [4, 26],
  [20, 55],
  [21, 29],
  [48, 88],
  [52, 84],
] as const;

export const missingValueForMean: Generator = {
  archetype: 'ONE-d',
  topicId: 21,
  version: 6,
  levels: [2, 3],
  skillTags: ['mean', 'missing-value'],
  draft(random, level) {
    const who = random.pick(names);
    if (level === 2) {
      const n = random.int(4, 6);
      const others = Array.from({ length: n - 1 }, () => random.int(12, 48));
      const target = random.int(18, 42);
      const key = n * target - total(others);
      if (key < 8 || key > 60 || key === target) return null;
      const form = random.int(0, known.length - 1);
      if (form === 0 && key > 50) return null;
      const list = `${others.slice(0, -1).join(', ')}${others.length > 2 ? ',' : ''} and ${others.at(-1)}`;
      const bugs = [
        bug(
          'STOP',
          target,
          `This is the target mean itself, but the other values do not have this mean; subtract their sum, ${total(others)}, from ${math(`${n} \\cdot ${target}`)}.`,
        ),
        bug(
          'FREQ',
          (n - 1) * target - total(others) > 0 ? (n - 1) * target - total(others) : null,
          `This multiplies the target mean by ${n - 1}, but there are ${n} values in all; subtract ${total(others)} from ${math(`${n} \\cdot ${target}`)}.`,
        ),
        bug('STOP', n * target, `This is the total of all ${n} values; subtract the sum of the known values, ${total(others)}.`),
        bug(
          'WT',
          2 * target - Math.round(total(others) / (n - 1)),
          `This treats the mean of the other ${n - 1} values as a single value; subtract their sum, ${total(others)}, from ${math(`${n} \\cdot ${target}`)}.`,
        ),
      ];
      const answer = numberEntry({ ...asDecimals, key: rat(key), bugs });
      return (
        answer && {
          parameters: { others, target, form },
          stem: (known[form] as (typeof known)[number])(n, list, `${target}`, who),
          answer,
          steps: [
            `A mean of ${target} for ${n} values means a total of ${math(`${n} \\cdot ${target} = ${n * target}`)}.`,
            `The known values add up to ${math(`${others.join(' + ')} = ${total(others)}`)}.`,
            `The missing value is ${math(`${n * target} - ${total(others)} = ${key}`)}.`,
            `Check: ${math(`\\frac{${total(others)} + ${key}}{${n}} = ${target}`)}.`,
          ],
          takeaway: 'Turn each mean into a total: multiply the mean by the number of values.',
        }
      );
    }
    const n = random.int(4, 14);
    const more = random.pick([1, 2]);
    const form = random.int(0, summary.length - 1);
    const [low, high] = ranges[form] ?? [20, 90];
    const before = rat(random.int(low, high), random.pick([1, 1, 2]));
    const target = rat(random.int(low, high), random.pick([1, 1, 2]));
    const [sumBefore, sumAfter] = [rat(BigInt(n) * before.n, before.d), rat(BigInt(n + more) * target.n, target.d)];
    const key = rat(sumAfter.n * sumBefore.d - sumBefore.n * sumAfter.d, sumAfter.d * sumBefore.d * BigInt(more));
    const gap = Math.abs(Number(before.n) / Number(before.d) - Number(target.n) / Number(target.d));
    if (key.d !== 1n || key.n < 5n || key.n > 120n || gap === 0 || gap > 6 || sumBefore.d !== 1n || sumAfter.d !== 1n) return null;
    // A quiz has at most 100 points, and nothing is far from the mean so far.
    const change = Number(key.n) / (Number(before.n) / Number(before.d));
    if (change > 1.5 || change < 0.6 || (form === 0 && (key.n > 100n || before.n < 50n * before.d))) return null;
    const bugs = [
      bug(
        'STOP',
        target,
        `This is the new mean of all ${n + more} values; subtract the old total, ${prose(sumBefore)}, from the new total, ${prose(sumAfter)}${more === 1 ? '' : ', and divide by 2'}.`,
      ),
      bug(
        'WT',
        rat(2n * target.n * before.d - before.n * target.d, target.d * before.d),
        `This treats the old mean as a single value, but it represents ${n} values with a total of ${prose(sumBefore)}; subtract that from ${prose(sumAfter)}.`,
      ),
      bug(
        'FREQ',
        rat(BigInt(n) * (target.n * before.d - before.n * target.d), target.d * before.d),
        `This multiplies both means by ${n}, but the new mean is for ${n + more} values, with a total of ${prose(sumAfter)}.`,
      ),
      more === 2
        ? bug('STOP', rat(sumAfter.n - sumBefore.n), `This is the sum of the two added values; divide it by 2.`)
        : bug('STOP', rat(sumAfter.n), `This is the new total; subtract the old total, ${prose(sumBefore)}.`),
    ].filter(({ value }) => value !== null && value.n > 0n);
    const answer = numberEntry({ ...asDecimals, key, bugs });
    return (
      answer && {
        parameters: { n, before: prose(before), more, target: prose(target), form },
        stem: (summary[form] as (typeof summary)[number])(n, prose(before), more, prose(target), who),
        answer,
        steps: [
          `Work with totals: the mean times the number of values is the sum of the values.`,
          `Before: ${math(`${n} \\cdot ${decimalLatex(before)} = ${decimalLatex(sumBefore)}`)}. After: ${math(`${n + more} \\cdot ${decimalLatex(target)} = ${decimalLatex(sumAfter)}`)}.`,
          `The added ${more === 1 ? 'value is' : 'values have a sum of'} ${math(`${decimalLatex(sumAfter)} - ${decimalLatex(sumBefore)} = ${decimalLatex(rat(sumAfter.n - sumBefore.n))}`)}${more === 2 ? `, so each is ${prose(key)}` : ''}.`,
          `Check: ${math(`\\frac{${decimalLatex(sumBefore)} + ${more === 1 ? decimalLatex(key) : `2 \\cdot ${decimalLatex(key)}`}}{${n + more}} = ${decimalLatex(target)}`)}.`,
        ],
        takeaway: 'Turn each mean into a total: multiply the mean by the number of values.',
      }
    );
  },
};
