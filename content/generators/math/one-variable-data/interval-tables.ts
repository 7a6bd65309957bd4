/** Two data sets of which only the numbers in each interval are known: how far apart their medians or means can be. */
import { asDecimals } from '../manners.ts';
import type { Random } from '#core/random.ts';
import { isInteger, rat, sub, toNumber } from '#core/rational.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { persist } from '../persist.ts';
import { ordinal, total } from './data-sets.ts';
import { drawTable, stimulusOf, intro, shownRational } from './interval-data.ts';

const takeaway = 'Intervals leave room: for the extreme difference, move one data set to its upper ends and the other to its lower ends.';

function medians(random: Random): Draft | null {
  const size = 2 * random.int(6, 13) + 1;
  const drawn = drawTable(random, size);
  const { setting, width, lows, a, b } = drawn;
  const place = (size + 1) / 2;
  const inside = (counts: readonly number[]) => counts.findIndex((_, i) => total(counts.slice(0, i + 1)) >= place);
  const [i, j] = [inside(a), inside(b)];
  if (j <= i) return null;
  const gap = (lows[j] ?? 0) - (lows[i] ?? 0);
  const greatest = random.chance(1, 2);
  const key = greatest ? gap + width - 1 : gap - width + 1;
  const tallest = (counts: readonly number[]) => counts.indexOf(Math.max(...counts));
  const modes = (lows[tallest(b)] ?? 0) - (lows[tallest(a)] ?? 0);
  const middle = Math.floor(lows.length / 2);
  const bugs: Bug[] = [
    bug(
      'FREQ',
      gap,
      `This is the difference of the lower ends of the two intervals; move one median to the top of its interval and the other to the bottom, ${width - 1} apart from these ends.`,
    ),
    bug(
      'STRICT',
      greatest ? gap + width : gap - width,
      `This uses ${greatest ? 'the end of the next interval' : 'the beginning of the next interval'}; whole numbers in one interval differ by at most ${width - 1}.`,
    ),
    bug(
      'SWAP',
      greatest ? gap - width + 1 : gap + width - 1,
      `This is the ${greatest ? 'least' : 'greatest'} possible difference; move the two medians ${greatest ? 'apart' : 'toward each other'} within their intervals.`,
    ),
    bug(
      'FREQ',
      modes === gap ? null : greatest ? modes + width - 1 : modes - width + 1,
      `This uses the intervals with the most ${setting.each}; count up to the ${ordinal(place)} of the ${size} values to find the medians.`,
    ),
    bug(
      'SDR',
      (lows.at(-1) ?? 0) + width - 1 - (lows[0] ?? 0),
      `This is the difference of the greatest and the least value in the table; count up to the ${ordinal(place)} value of each data set first.`,
    ),
    bug(
      'MM',
      (lows[middle] ?? 0) + width - 1 - (lows[i] ?? 0),
      `This takes the middle row of the table for ${setting.two}; count up to the ${ordinal(place)} of the ${size} values instead.`,
    ),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 2),
    key: rat(key),
    why: `The medians are in the intervals that begin at ${lows[i] ?? 0} and at ${lows[j] ?? 0}.`,
    bugs,
    believable: (value) => value.n > 0n && value.d === 1n,
  });
  const [fromA, toA, fromB, toB] = [lows[i] ?? 0, (lows[i] ?? 0) + width - 1, lows[j] ?? 0, (lows[j] ?? 0) + width - 1];
  return (
    answer && {
      parameters: { kind: 'medians', greatest, a: [...a], b: [...b], low: lows[0] ?? 0, width },
      stimulus: stimulusOf(drawn),
      stem: `${intro(random, drawn, size)} What is the ${greatest ? 'greatest' : 'least'} possible difference between the median ${setting.value} for ${setting.two} and the median ${setting.value} for ${setting.one}?`,
      answer,
      steps: [
        `With ${size} values in order, the median is the ${ordinal(place)} value. Add the frequencies row by row until you reach it.`,
        `For ${setting.one}, it is from ${fromA} to ${toA}; for ${setting.two}, from ${fromB} to ${toB}.`,
        greatest
          ? `The difference is greatest with the highest median for ${setting.two} and the lowest for ${setting.one}: ${math(`${toB} - ${fromA} = ${key}`)}.`
          : `The difference is least with the lowest median for ${setting.two} and the highest for ${setting.one}: ${math(`${fromB} - ${toA} = ${key}`)}.`,
        `Check: ${greatest ? `${toB} and ${fromA}` : `${fromB} and ${toA}`} are both in their intervals.`,
      ],
      takeaway,
    }
  );
}

function means(random: Random): Draft | null {
  const size = random.pick([10, 20, 25, 16]);
  const drawn = drawTable(random, size);
  const { setting, width, lows, a, b } = drawn;
  const lowest = (counts: readonly number[]) =>
    rat(
      counts.reduce((sum, count, i) => sum + count * (lows[i] ?? 0), 0),
      size,
    );
  const gap = sub(lowest(b), lowest(a));
  const greatest = random.chance(1, 3);
  const slack = rat(width - 1);
  const [least, most] = [sub(gap, slack), sub(gap, rat(1 - width))];
  const key = greatest ? most : least;
  if (key.n <= 0n || !shownRational(key) || (isInteger(key) && random.chance(1, 3))) return null;
  const unweighted = (counts: readonly number[]) => lows.filter((_, i) => (counts[i] ?? 0) === Math.max(...counts))[0] ?? 0;
  const bugs: Bug[] = [
    bug(
      'FREQ',
      gap,
      `This is the difference if all values are at the same place in their intervals; put one data set at its upper ends and the other at its lower ends, which changes this by ${width - 1}.`,
    ),
    bug(
      'STRICT',
      greatest ? sub(gap, rat(-width)) : sub(gap, rat(width)),
      `This uses ${width} for the room in an interval; the whole numbers in it differ by at most ${width - 1}.`,
    ),
    bug(
      'SWAP',
      greatest ? least : most,
      `This is the ${greatest ? 'least' : 'greatest'} possible difference; put ${setting.two} at the ${greatest ? 'upper' : 'lower'} ends and the other data set at the ${greatest ? 'lower' : 'upper'} ones.`,
    ),
    bug(
      'HALF',
      greatest ? sub(gap, rat(1 - width, 2)) : sub(gap, rat(width - 1, 2)),
      `This moves only one of the two data sets to the end of its intervals; move the other one to its ends, too, in the opposite direction.`,
    ),
    bug(
      'MM',
      unweighted(b) > unweighted(a) ? rat(unweighted(b) - unweighted(a)) : null,
      `This compares the intervals with the most ${setting.each}; the mean uses all of them, so multiply each count by an end of its interval.`,
    ),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 2),
    key,
    why: `The means can be as low as ${prose(lowest(greatest ? a : b))} and as high as ${prose(sub(lowest(greatest ? b : a), rat(1 - width)))}.`,
    bugs,
    believable: (value) => value.n > 0n && shownRational(value) && toNumber(value) < 6 * width,
  });
  const products = (counts: readonly number[], up: number) => lows.map((low, i) => `${counts[i] ?? 0} \\cdot ${low + up}`).join(' + ');
  const [upB, upA] = greatest ? [width - 1, 0] : [0, width - 1];
  const meanOf = (counts: readonly number[], up: number) => sub(lowest(counts), rat(-up));
  return (
    answer && {
      parameters: { kind: 'means', greatest, a: [...a], b: [...b], low: lows[0] ?? 0, width },
      stimulus: stimulusOf(drawn),
      stem: `${intro(random, drawn, size)} What is the ${greatest ? 'greatest' : 'least'} possible difference between the mean ${setting.value} for ${setting.two} and the mean ${setting.value} for ${setting.one}?`,
      answer,
      steps: [
        `The difference is ${greatest ? 'greatest' : 'least'} when every value for ${setting.two} is the ${greatest ? 'greatest' : 'least'} in its interval and every value for ${setting.one} the ${greatest ? 'least' : 'greatest'}.`,
        `For ${setting.two}, the mean is then ${math(`\\frac{${products(b, upB)}}{${size}} = ${decimalLatex(meanOf(b, upB))}`)}.`,
        `For ${setting.one}, it is ${math(`\\frac{${products(a, upA)}}{${size}} = ${decimalLatex(meanOf(a, upA))}`)}, so the difference is ${math(`${decimalLatex(meanOf(b, upB))} - ${decimalLatex(meanOf(a, upA))} = ${decimalLatex(key)}`)}.`,
        `Check: between lower ends the difference is ${math(decimalLatex(gap))}, and each interval leaves room for ${width - 1}: ${math(`${decimalLatex(gap)} ${greatest ? '+' : '-'} ${width - 1} = ${decimalLatex(key)}`)}.`,
      ],
      takeaway,
    }
  );
}

const kinds: Partial<Record<Difficulty, (random: Random) => Draft | null>> = { 4: medians, 5: means };

export const intervalTables: Generator = {
  archetype: 'ONE-m',
  topicId: 21,
  version: 2,
  levels: [4, 5],
  skillTags: ['frequency-tables', 'mean', 'median', 'extreme-values'],
  draft: (random, level) => persist(() => kinds[level]?.(random) ?? null),
};
