/** What a histogram allows: possible medians and extreme means or ranges. */
import type { Random } from '#core/random.ts';
import { rat } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { histogram } from '#content/figures/distribution-plots.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { ordinal, total } from './data-sets.ts';

interface Setting {
  readonly title: string;
  readonly axis: string;
  readonly each: string;
  readonly what: string;
  /** Between what is measured and whose it is. */
  readonly by?: 'by' | 'on';
  readonly least: number;
  readonly most: number;
}

/** The first interval begins at `least` or a little above, the last one ends at `most` or below. */
const settings: readonly Setting[] = [
  { title: 'Waiting Times', axis: 'Waiting time (minutes)', each: 'customers', what: 'waiting times, in whole minutes,', least: 0, most: 60 },
  { title: 'Bus Rides', axis: 'Length of ride (minutes)', each: 'rides', what: 'lengths, in whole minutes,', least: 5, most: 80 },
  { title: 'Test Scores', axis: 'Score (points)', each: 'students', what: 'scores, in whole points,', least: 30, most: 100 },
  { title: 'Tomato Plants', axis: 'Height (centimeters)', each: 'tomato plants', what: 'heights, in whole centimeters,', least: 10, most: 160 },
  { title: 'Apples Picked', axis: 'Number of apples', each: 'workers', what: 'numbers of apples picked in one hour', by: 'by', least: 40, most: 240 },
  { title: 'Club Members', axis: 'Age (years)', each: 'club members', what: 'ages, in whole years,', least: 10, most: 90 },
  { title: 'Hiking Trails', axis: 'Length (kilometers)', each: 'trails', what: 'lengths, in whole kilometers,', least: 5, most: 60 },
  {
    title: 'High Temperatures',
    axis: 'High temperature (degrees Fahrenheit)',
    each: 'days',
    what: 'high temperatures, in whole degrees Fahrenheit,',
    by: 'on',
    least: 40,
    most: 100,
  },
  { title: 'Packages', axis: 'Mass (kilograms)', each: 'packages', what: 'masses, in whole kilograms,', least: 5, most: 50 },
];

/** Four class counts with an odd total whose middle value falls into the given class. */
function countsWithMedianIn(random: Random, wanted: number): number[] {
  for (let tries = 0; tries < 60; tries++) {
    const counts = [0, 1, 2, 3].map((index) => (index === wanted ? random.int(4, 9) : random.int(1, wanted === 0 || wanted === 3 ? 4 : 8)));
    const place = (total(counts) + 1) / 2;
    const before = total(counts.slice(0, wanted));
    if (Number.isInteger(place) && before < place && before + (counts[wanted] as number) >= place) return counts;
  }
  return wanted === 0 ? [8, 2, 3, 2] : [2, 3, 2, 8];
}

export const histogramBounds: Generator = {
  archetype: 'ONE-g',
  topicId: 21,
  version: 7,
  levels: [2, 4],
  skillTags: ['histograms', 'median', 'mean', 'range'],
  draft(random, level) {
    const setting = random.pick(settings);
    const width = setting.title === 'Apples Picked' ? random.pick([10, 20]) : random.pick([5, 10, 20]);
    const firstStep = Math.ceil(setting.least / width);
    const start = width * random.int(firstStep, firstStep + 4);
    const counts = level === 2 ? countsWithMedianIn(random, random.int(0, 3)) : Array.from({ length: random.int(4, 5) }, () => random.int(1, 7));
    const size = total(counts);
    // Few values to add at level 4, and no wait of two hours.
    if (start + counts.length * width > setting.most || (level === 4 && size > 20)) return null;
    const classes = counts.map((count, index) => ({ from: start + index * width, to: start + (index + 1) * width, count }));
    const figure = histogram({
      title: setting.title,
      axis: { title: setting.axis, min: start, max: start + counts.length * width, step: width },
      countAxis: { title: `Number of ${setting.each}`, max: 10, step: 1, labelEvery: 2 },
      counts,
    });
    const intro = `The histogram summarizes the ${setting.what} ${setting.by ?? 'of'} ${size} ${setting.each}. Each interval includes its left endpoint but not its right endpoint.`;
    const parameters = { counts, start, width, title: setting.title };
    const stimulus = { kind: 'figure' as const, figure };
    if (level === 2) {
      const running = counts.map((_, index) => total(counts.slice(0, index + 1)));
      if (size % 2 === 0) return null;
      const place = (size + 1) / 2;
      const inside = running.findIndex((sum) => sum >= place);
      const medianClass = classes[inside] as (typeof classes)[number];
      const at = (index: number) => {
        const found = classes[index] as (typeof classes)[number];
        return rat(found.from + random.int(1, width - 1));
      };
      const key = at(inside);
      const tallest = counts.indexOf(Math.max(...counts));
      const reason = (index: number) =>
        index === tallest
          ? `This is in the interval with the most ${setting.each}, but the ${ordinal(place)} value, the median, is in the one that begins at ${medianClass.from}.`
          : index === Math.floor(counts.length / 2)
            ? `This is near the middle of the axis; the median is the ${ordinal(place)} of the ${size} values, so add up the bars to find it.`
            : index < inside
              ? `This interval is too far to the left; the ${ordinal(place)} value, the median, is in the one that begins at ${medianClass.from}.`
              : `This interval is too far to the right; the ${ordinal(place)} value, the median, is in the one that begins at ${medianClass.from}.`;
      const bugs = counts
        .map((_, index) => index)
        .filter((index) => index !== inside)
        .map((index) => bug(index === tallest ? 'FREQ' : 'MM', at(index), reason(index)));
      if (bugs.length < 3) return null;
      const order = (value: typeof key) => Number(value.n);
      return {
        parameters: { ...parameters, ask: 'median' },
        stimulus,
        stem: `${intro} Which of the following could be the median of the ${size} values?`,
        answer: {
          format: 'choice',
          correct: {
            text: math(decimalLatex(key)),
            value: prose(key),
            order: order(key),
            why: `The ${ordinal(place)} of the ${size} values is in the interval from ${medianClass.from} to ${medianClass.to}.`,
          },
          wrong: bugs.flatMap(({ value, misconception, why }) =>
            value ? [{ text: math(decimalLatex(value)), value: prose(value), order: order(value), misconception, why }] : [],
          ),
        },
        steps: [
          `With ${size} values in order, the median is the ${ordinal(place)} value.`,
          `Adding the bar heights from the left gives running totals of ${running.join(', ')}.`,
          `So the ${ordinal(place)} value is at least ${medianClass.from} and less than ${medianClass.to}, and ${math(decimalLatex(key))} is the only choice in that interval.`,
          `Check: the number of values before this interval is ${inside === 0 ? 0 : running[inside - 1]}, and the number after it is ${size - (running[inside] as number)}.`,
        ],
        takeaway: 'A histogram shows which interval the median is in, not its exact value.',
      };
    }
    const lows = classes.reduce((sum, { from, count }) => sum + from * count, 0);
    const highs = lows + size * (width - 1);
    const ask = random.pick(['least mean', 'greatest mean', 'least range', 'greatest range'] as const);
    const [first, last] = [classes[0], classes.at(-1)] as [(typeof classes)[number], (typeof classes)[number]];
    const key = {
      'least mean': rat(lows, size),
      'greatest mean': rat(highs, size),
      'least range': rat(last.from - (first.to - 1)),
      'greatest range': rat(last.to - 1 - first.from),
    }[ask];
    if ((key.d !== 1n && key.d !== 2n && key.d !== 5n) || key.n <= 0n) return null;
    const isMean = ask.endsWith('mean');
    const middleOfClasses = rat(2 * lows + size * width, 2 * size);
    const bugs = isMean
      ? [
          bug(
            'FREQ',
            middleOfClasses,
            `This uses the midpoint of each interval, which estimates the mean; for the ${ask.split(' ')[0]} possible mean, use the ${ask === 'greatest mean' ? 'greatest integer in' : 'left endpoint of'} each.`,
          ),
          bug(
            'STRICT',
            ask === 'greatest mean' ? rat(lows + size * width, size) : rat(lows + size, size),
            ask === 'greatest mean'
              ? `This uses the right endpoints, which are not included in the intervals; the greatest integers in them are 1 less.`
              : `This leaves out the left endpoints, which are included in the intervals; use them as the least values.`,
          ),
          bug(
            'SWAP',
            ask === 'greatest mean' ? rat(lows, size) : rat(highs, size),
            `This is the ${ask === 'greatest mean' ? 'least' : 'greatest'} possible mean; use the ${ask === 'greatest mean' ? 'greatest' : 'least'} integer in each interval instead.`,
          ),
          bug(
            'FREQ',
            rat(classes.reduce((sum, { from }) => sum + from, 0) + (ask === 'greatest mean' ? counts.length * (width - 1) : 0), counts.length),
            `This ignores how many values are in each interval; count each interval as often as it has values, ${size} in all.`,
          ),
          bug(
            'MM',
            rat(first.from + last.to, 2),
            `This is the middle of the horizontal axis; add the ${ask === 'greatest mean' ? 'greatest' : 'least'} possible values, and divide by ${size}.`,
          ),
        ]
      : [
          bug(
            'STRICT',
            ask === 'greatest range' ? rat(last.to - first.from) : rat(last.from - first.to),
            `This uses a right endpoint, which is not included in its interval; the greatest integer there is 1 less.`,
          ),
          bug(
            'SWAP',
            ask === 'greatest range' ? rat(last.from - (first.to - 1)) : rat(last.to - 1 - first.from),
            `This is the ${ask === 'greatest range' ? 'least' : 'greatest'} possible range; ${ask === 'greatest range' ? `for the greatest, subtract ${first.from} from ${last.to - 1}` : `for the least, subtract ${first.to - 1} from ${last.from}`}.`,
          ),
          bug(
            'SDR',
            rat(last.from - first.from),
            `This subtracts the left endpoints of the first and last intervals; ${ask === 'greatest range' ? `the greatest value can be ${last.to - 1}` : `the least value can be ${first.to - 1}`}.`,
          ),
          bug(
            'STOP',
            ask === 'greatest range' ? rat(last.to - 1) : rat(last.from),
            `This is only the ${ask === 'greatest range' ? 'greatest possible value' : 'least value possible in the last interval'}; subtract to find the range.`,
          ),
          bug(
            'FREQ',
            rat(Math.max(...counts) - Math.min(...counts)),
            `This is the range of the heights of the bars; use the values on the horizontal axis, not how many ${setting.each} there are.`,
          ),
        ];
    const products = classes.map(({ from, to, count }) => `${ask === 'greatest mean' ? to - 1 : from} \\cdot ${count}`).join(' + ');
    const [low, high] = ask === 'greatest range' ? [first.from, last.to - 1] : [first.to - 1, last.from];
    const answer = numberAnswer({
      ...asDecimals,
      typed: random.chance(1, 2),
      key,
      why: isMean
        ? `If every value is the ${ask === 'greatest mean' ? 'greatest integer in' : 'left endpoint of'} its interval, the mean is ${prose(key)}.`
        : `The greatest value can be ${high} while the least value is ${low}, a difference of ${prose(key)}.`,
      bugs,
    });
    return (
      answer && {
        parameters: { ...parameters, ask },
        stimulus,
        stem: `${intro} What is the ${ask.split(' ')[0]} possible ${ask.split(' ')[1]} of the ${size} values?`,
        answer,
        steps: isMean
          ? [
              `The mean is ${ask === 'greatest mean' ? 'greatest when every value is the greatest integer in its interval' : 'least when every value is the left endpoint of its interval'}.`,
              `The sum is then ${math(`${products} = ${decimalLatex(ask === 'greatest mean' ? highs : lows)}`)}.`,
              `The mean is ${math(`\\frac{${decimalLatex(ask === 'greatest mean' ? highs : lows)}}{${size}} = ${decimalLatex(key)}`)}.`,
              `Check: the least and greatest possible means differ by ${math(`${width} - 1 = ${width - 1}`)}, because every value can vary by that much.`,
            ]
          : [
              `The range is the greatest value minus the least value; the histogram shows only which interval each one is in.`,
              `The least value is from ${first.from} to ${first.to - 1}, and the greatest value is from ${last.from} to ${last.to - 1}.`,
              `The ${ask.split(' ')[0]} possible range is ${math(`${high} - ${low} = ${decimalLatex(key)}`)}.`,
              `Check: ${low} and ${high} are both integers in their intervals.`,
            ],
        takeaway: 'A histogram gives intervals, not exact values; for an extreme, move each value to the end of its interval.',
      }
    );
  },
};
