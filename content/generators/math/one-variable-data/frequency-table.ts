/** Mean and median from a frequency table or a bar graph of frequencies. */
import { rat, toNumber, type Rational } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { barChart } from '#content/figures/bar-chart.ts';
import { decimalLatex, decimalText, math, prose } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { expand, mean, middle, ordinal, settings, total } from './data-sets.ts';

export const frequencyTable: Generator = {
  archetype: 'ONE-b',
  topicId: 21,
  version: 4,
  levels: [2, 3],
  skillTags: ['mean', 'median', 'frequency-tables'],
  draft(random, level) {
    const setting = random.pick(settings);
    const few = setting.unit === 'goals' || setting.unit === 'pets';
    const start = few ? setting.low : random.int(setting.low, setting.low + 2);
    const kinds = Array.from({ length: random.int(4, 5) }, (_, index) => start + index);
    const counts = kinds.map(() => random.int(1, level === 2 ? 12 : 24));
    const pairs = kinds.map((value, index): [number, number] => [value, counts[index] as number]);
    const data = expand(pairs);
    const ask = random.pick(['mean', 'median'] as const);
    const size = data.length;
    const key = ask === 'mean' ? mean(data) : middle(data);
    if (decimalText(key, level === 2 ? 1 : 2) === null || size > (few ? 40 : 80) || Math.max(...counts) > 0.6 * size || (key.d === 1n && key.n < 3n))
      return null;
    const tidy = (value: Rational): Rational | null => (decimalText(value, 2) === null ? null : value);
    const graph = random.chance(1, 2);
    const how =
      ask === 'mean'
        ? `divide the sum of all ${size} values, ${total(data)}, by ${size}`
        : size % 2 === 1
          ? `for the median, count up to the ${ordinal((size + 1) / 2)} of the ${size} values in order`
          : `for the median, count up to the ${ordinal(size / 2)} and ${ordinal(size / 2 + 1)} of the ${size} values in order`;
    const bugs = [
      bug(
        'FREQ',
        tidy(ask === 'mean' ? mean(kinds) : middle(kinds)),
        `This ignores the frequencies and finds the ${ask} of the values ${kinds[0]} through ${kinds.at(-1)}; count each value as often as it occurs.`,
      ),
      bug('MM', tidy(ask === 'mean' ? middle(data) : mean(data)), `This is the ${ask === 'mean' ? 'median' : 'mean'}; ${how}.`),
      bug('FREQ', tidy(ask === 'mean' ? mean(counts) : middle([...counts].sort((a, b) => a - b))), `This is the ${ask} of the frequencies; ${how}.`),
      bug('FREQ', tidy(rat(total(data), kinds.length)), `This divides by the ${kinds.length} ${graph ? 'bars' : 'rows'}; ${how}.`),
      bug('MM', rat(pairs.reduce((a, b) => (b[1] > a[1] ? b : a))[0]), `This is the value with the greatest frequency; ${how}.`),
      bug(
        'STOP',
        ask === 'mean' ? rat(total(data)) : rat(size),
        ask === 'mean' ? `This is the sum of all the values; divide it by ${size}.` : `This is the number of ${setting.eachPlural}; ${how}.`,
      ),
      bug('SDR', rat((kinds.at(-1) ?? 0) - (kinds[0] ?? 0)), `This is the range of the values; ${how}.`),
      bug('FREQ', rat(kinds.length), `This is the number of different values; ${how}.`),
      bug('FREQ', rat(Math.min(...counts)), `This is the least frequency; ${how}.`),
      bug('FREQ', rat(Math.max(...counts)), `This is the greatest frequency; ${how}.`),
    ];
    const most = Math.max(...counts);
    const shown = graph
      ? {
          kind: 'figure' as const,
          figure: barChart({
            title: `${setting.axis} for ${size} ${setting.eachPlural}`,
            categories: kinds.map(String),
            categoryTitle: setting.axis,
            valueAxis: { title: `Number of ${setting.eachPlural}`, max: Math.ceil((most + 1) / 2) * 2, step: 1, labelEvery: most > 12 ? 4 : 2 },
            series: [{ name: setting.axis, values: counts }],
            plotHeight: 230,
          }),
        }
      : {
          kind: 'table' as const,
          table: {
            caption: `${setting.axis} for ${size} ${setting.eachPlural}`,
            columns: [setting.axis, `Number of ${setting.eachPlural}`],
            rows: pairs.map(([value, count]) => [`${value}`, `${count}`]),
          },
        };
    const stem = `The ${graph ? 'bar graph' : 'frequency table'} summarizes ${setting.sentence(size)}. What is the ${ask} number of ${setting.unit} per ${setting.each}?`;
    const sums = pairs.map(([value, count]) => `${value} \\cdot ${count}`).join(' + ');
    const running = counts.map((_, index) => total(counts.slice(0, index + 1)));
    const half = size / 2;
    const answer = numberAnswer({
      ...asDecimals,
      typed: level === 3 && random.chance(1, 2),
      key,
      why: `Counting each value as many times as its frequency, the ${ask} is ${prose(key)}.`,
      bugs,
      // Beyond the values that are shown, nobody looks for their middle.
      believable: (value) => decimalText(value, 2) !== null && toNumber(value) >= start && toNumber(value) <= start + kinds.length - 1,
    });
    return (
      answer && {
        parameters: { pairs, ask, graph, unit: setting.unit },
        stimulus: shown,
        stem,
        answer,
        steps:
          ask === 'mean'
            ? [
                `Each value counts as many times as its frequency, so multiply each value by its frequency before adding.`,
                `The sum of all ${size} values is ${math(`${sums} = ${total(data)}`)}.`,
                `The mean is ${math(`\\frac{${total(data)}}{${size}} = ${decimalLatex(key)}`)}.`,
                `Check: the mean is between ${kinds[0]} and ${kinds.at(-1)}, as it should be.`,
              ]
            : [
                `In order, the ${size} values are ${kinds
                  .map(String)
                  .join(', ')
                  .replace(/, (\d+)$/, ', and $1')}, each repeated as many times as its frequency.`,
                size % 2 === 1
                  ? `With ${size} values, the median is the ${ordinal((size + 1) / 2)} value.`
                  : `With ${size} values, the median is the mean of the ${ordinal(half)} and ${ordinal(half + 1)} values.`,
                `Adding the frequencies in order gives running totals of ${running.join(', ')}, so the median is ${prose(key)}.`,
                `Check: no more than half of the values are less than ${prose(key)}, and no more than half are greater.`,
              ],
        takeaway: 'In frequency data, every value counts as many times as its frequency.',
      }
    );
  },
};
