/** The least or greatest value one number can have when mean, median and whole numbers are given. */
import type { Random } from '#core/random.ts';
import { rat } from '#core/rational.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
import { scores, settings } from './extreme-settings.ts';

const numberWords = ['', '', '', '', '', 'five', 'six', 'seven', 'eight', 'nine'] as const;

const takeaway = 'To make one value extreme, push every other value as far as the conditions allow the other way; the sum is fixed by the mean.';

/** The sentence about the numbers with their mean and median, in either order, in it or after it. */
const tellMiddle = (random: Random, told: string, all: string, mean: number, median: number) =>
  / ha(s|ve)$/.test(told)
    ? random.pick([`${told} a mean of ${mean} and a median of ${median}.`, `${told} a median of ${median} and a mean of ${mean}.`])
    : `${told} ${random.pick([
        `The mean of the ${all} is ${mean}, and the median is ${median}.`,
        `The median of the ${all} is ${median}, and the mean is ${mean}.`,
        `The ${all} have a mean of ${mean} and a median of ${median}.`,
      ])}`;
const sumTo = (k: number) => (k * (k + 1)) / 2;

/** Level 4, and with different numbers level 5: the greatest possible value. */
function greatest(random: Random, different: boolean): Draft | null {
  const n = random.pick(different ? [5, 7] : [5, 7, 9]);
  const k = (n - 1) / 2;
  const setting = random.pick(settings);
  const median = random.int(...setting.median);
  const mean = random.int(Math.max(2, Math.floor(median * 0.8)), Math.ceil(median * 1.4));
  if (different && median <= k) return null;
  const low = different ? sumTo(k) : k;
  const above = different ? (k - 1) * median + sumTo(k - 1) : (k - 1) * median;
  const rest = low + median + above;
  const key = n * mean - rest;
  const next = different ? median + k - 1 : median;
  if (key <= next + 2 || key > setting.range[1] * (setting.unit === '' ? 2 : 1) || mean === median) return null;
  const lows = Array.from({ length: k }, (_, i) => (different ? i + 1 : 1));
  const highs = Array.from({ length: k - 1 }, (_, i) => (different ? median + 1 + i : median));
  const equalRest = k + median + (k - 1) * median;
  const bugs: Bug[] = [
    bug('STOP', n * mean, `This is the sum of the ${n} values; subtract the least that the other values can add up to, ${rest}.`),
    bug(
      'MM',
      different ? n * mean - equalRest : null,
      `This repeats values, but all of them are different; the others are at least ${list([...lows, median, ...highs])}.`,
    ),
    bug(
      'STRICT',
      different ? null : n * mean - (sumTo(k) + median + (k - 1) * median + sumTo(k - 1)),
      `This takes all values to be different, which is not stated; the others can be as low as ${list([...lows, median, ...highs])}.`,
    ),
    bug(
      'MM',
      n * mean - (n - 1) * median,
      `This makes every other value equal to the median; the ${k} values below it can be ${different ? `as low as ${list(lows)}` : '1'}.`,
    ),
    bug(
      'STOP',
      n * mean - median - low - k * (median + 1),
      `This has one value too many above the median; besides the greatest, only ${k - 1} ${k === 2 ? 'value is' : 'values are'} above it.`,
    ),
    bug('MM', n * mean - low - median, `This leaves out the other values above the median, which are at least ${median}; subtract those, too.`),
    bug('STOP', n * mean - (n - 1), `This ignores the median: half of the values are at least ${median}, so the others add up to at least ${rest}.`),
  ];
  const told = tellMiddle(random, setting.tell(numberWords[n] ?? `${n}`, different ? 'different ' : ''), setting.all, mean, median);
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(3, 5),
    key: rat(key),
    why: `The other values are at least ${[...lows, median, ...highs].join(', ')}, with a sum of ${rest}.`,
    bugs,
    believable: (value) => value.n > BigInt(median) && value.d === 1n,
  });
  return (
    answer && {
      parameters: { kind: 'greatest', n, mean, median, different, value: setting.value },
      stem: `${told} What is the greatest possible ${setting.value}?`,
      answer,
      steps: [
        `The sum is fixed: ${math(`${n} \\cdot ${mean} = ${n * mean}`)}. One value is greatest when all the others are as small as possible.`,
        `The ${k} values below the median can be ${list(lows)}. The median is ${median}, and the ${k > 2 ? 'other values' : 'other value'} above it can be ${list(highs)}${different ? ', because the values are different' : ''}.`,
        `These have a sum of ${math(`${[...lows, median, ...highs].join(' + ')} = ${rest}`)}, so the greatest value can be ${math(`${n * mean} - ${rest} = ${key}`)}.`,
        `Check: the middle one of ${[...lows, median, ...highs, key].join(', ')} is ${median}, and the mean is ${math(`${n * mean} \\div ${n} = ${mean}`)}.`,
      ],
      takeaway,
    }
  );
}

const list = (values: readonly number[]) =>
  values.length < 2 ? `${values[0] ?? ''}` : `${values.slice(0, -1).join(', ')}${values.length > 2 ? ',' : ''} and ${values.at(-1)}`;

/** An upper end is given; the least possible value, at level 5 of different numbers. */
function least(random: Random, different: boolean): Draft | null {
  const n = random.pick([5, 7]);
  const k = (n - 1) / 2;
  const { tell, all, value, top } = random.pick(scores);
  const median = random.int(Math.ceil(top * 0.6), top - 5);
  const key = random.int(1, Math.floor(top * 0.5));
  const step = different ? 1 : 0;
  const highs = Array.from({ length: k }, (_, i) => top - step * i);
  const lows = Array.from({ length: k - 1 }, (_, i) => median - step * (i + 1));
  const others = [...highs, median, ...lows];
  const rest = others.reduce((a, b) => a + b, 0);
  const sum = key + rest;
  if (sum % n !== 0 || key >= Math.min(median, ...lows)) return null;
  const mean = sum / n;
  const bugs: Bug[] = [
    bug(
      'MM',
      sum - (n - 1) * median > 0 ? sum - (n - 1) * median : null,
      `This makes every other value equal to the median; the ${k} values above it can be ${different ? `as great as ${list(highs)}` : `as great as ${top}`}.`,
    ),
    bug(
      'STOP',
      sum - (n - 1) * top > 0 ? sum - (n - 1) * top : null,
      `This ignores the median: half of the values are at most ${median}, so the others add up to at most ${rest}.`,
    ),
    bug(
      'STOP',
      sum - k * median - (k - 1) * top - median > 0 ? sum - k * median - (k - 1) * top - median : null,
      `This has one value at ${top} too few; ${k} values can be that far up.`,
    ),
    bug(
      'SWAP',
      2 * mean - top > 0 ? 2 * mean - top : null,
      `This reflects ${top} at the mean; subtract the greatest possible sum of the other values, ${rest}, from ${sum}.`,
    ),
    bug(
      'MM',
      2 * median - top > 0 ? 2 * median - top : null,
      `This reflects ${top} at the median, but nothing makes the ends equally far from it; subtract ${rest}, the greatest sum of the others, from ${sum}.`,
    ),
    different
      ? bug(
          'STRICT',
          sum - k * median - k * top > 0 ? sum - k * median - k * top : null,
          `This repeats values, but all of them are different; the others are at most ${list(others)}.`,
        )
      : bug('STRICT', key + k * (k - 1), `This takes the values to be different, which is not stated; the others can be as great as ${list(others)}.`),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(4, 5),
    key: rat(key),
    why: `The other values are at most ${list(others)}, with a sum of ${rest}.`,
    bugs,
    // The least value is below the median.
    believable: (wrong) => wrong.n >= 0n && wrong.n < BigInt(median) && wrong.d === 1n,
  });
  return (
    answer && {
      parameters: { kind: 'least', n, mean, median, top, different, value },
      stem: `${tellMiddle(random, tell(numberWords[n] ?? `${n}`, different), all, mean, median)} What is the least ${value}?`,
      answer,
      steps: [
        `The sum is fixed: ${math(`${n} \\cdot ${mean} = ${sum}`)}. One value is least when all the others are as great as possible.`,
        `The ${k} values above the median can be ${list(highs)}. The median is ${median}, and the ${k > 2 ? 'other values' : 'other value'} below it can be ${list(lows)}${different ? ', because the values are different' : ''}.`,
        `These have a sum of ${math(`${others.join(' + ')} = ${rest}`)}, so the least value can be ${math(`${sum} - ${rest} = ${key}`)}.`,
        `Check: with ${key} as the least value, the mean is ${math(`\\frac{${key} + ${rest}}{${n}} = ${mean}`)}, and the middle value is ${median}.`,
      ],
      takeaway,
    }
  );
}

export const extremeDatum: Generator = {
  archetype: 'ONE-l',
  topicId: 21,
  version: 5,
  levels: [4, 5],
  skillTags: ['mean', 'median', 'extreme-values'],
  draft(random, level) {
    const make = random.pick(
      level === 4 ? [() => greatest(random, false), () => least(random, false)] : [() => greatest(random, true), () => least(random, true)],
    );
    return persist(make);
  },
};
