/** Mean, median and range of a short list or a dot plot. */
import { div, mul, rat, toNumber, type Rational } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { dotPlot } from '#content/figures/distribution-plots.ts';
import { decimalLatex, decimalText, math, prose } from '../text.ts';
import { bug, numberChoices } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { ascending, mean, middle, ordinal, settings, total } from './data-sets.ts';

const asks = ['mean', 'median', 'range'] as const;
/** What each list is of, and the values that it may hold: the highs of one month are not far apart. */
const lists = [
  { told: (list: string) => `The list gives the ages, in years, of the trees in a garden: ${list}.`, noun: 'these ages', span: [6, 48] },
  {
    told: (list: string) => `The daily high temperatures, in degrees Celsius, during part of a month were ${list}.`,
    noun: 'these temperatures',
    span: [12, 29],
  },
  { told: (list: string) => `A data set consists of the values ${list}.`, noun: 'the data set', span: [6, 48] },
  { told: (list: string) => `The numbers of visitors to a small museum on several days were ${list}.`, noun: 'these numbers', span: [18, 55] },
  { told: (list: string) => `The lengths, in minutes, of several podcast episodes are ${list}.`, noun: 'these lengths', span: [22, 56] },
  { told: (list: string) => `The masses, in grams, of the strawberries in a bowl are ${list}.`, noun: 'these masses', span: [12, 35] },
  { told: (list: string) => `On several days, the numbers of pages a student read were ${list}.`, noun: 'these numbers', span: [14, 52] },
  { told: (list: string) => `The times, in minutes, that some customers waited for a table at a restaurant were ${list}.`, noun: 'these times', span: [6, 45] },
] as const;

export const meanMedianRange: Generator = {
  archetype: 'ONE-a',
  topicId: 21,
  version: 4,
  levels: [1, 2],
  skillTags: ['mean', 'median', 'range'],
  draft(random, level) {
    const ask = random.pick(asks);
    const plot = level === 2;
    const setting = random.pick(settings);
    const form = random.int(0, lists.length - 1);
    const list = lists[form] as (typeof lists)[number];
    const [from, to] = list.span;
    const size = plot ? random.int(10, 18) : random.pick([5, 7]);
    const values = Array.from({ length: size }, () => (plot ? random.int(setting.low, setting.high) : random.int(from, to)));
    const sorted = ascending(values);
    const [center, med] = [mean(values), middle(sorted)];
    const [low, high] = [sorted[0] as number, sorted.at(-1) as number];
    const key = { mean: center, median: med, range: rat(high - low) }[ask];
    const counts = sorted
      .filter((value, index) => sorted.indexOf(value) === index)
      .map((value): [number, number] => [value, sorted.filter((other) => other === value).length]);
    const most = Math.max(...counts.map(([, count]) => count));
    if (decimalText(key, 1) === null || (!plot && ask === 'mean' && decimalText(key, 0) === null)) return null;
    if (plot && toNumber(key) < 3) return null;
    if ((plot && (high - low < 3 || most > 6)) || (!plot && (new Set(values).size < size || values[2] === sorted[2]))) return null;
    const distinct = counts.map(([value]) => value);
    const mode = rat((counts.find(([, count]) => count === most) as [number, number])[0]);
    const tidy = (value: Rational): Rational | null => (decimalText(value, 1) === null ? null : value);
    const how =
      ask === 'mean'
        ? `divide the sum of the ${size} values, ${prose(total(values))}, by ${size}`
        : ask === 'median'
          ? size % 2 === 1
            ? `the median is the ${ordinal((size + 1) / 2)} of the ${size} values in order`
            : `the median is halfway between the ${ordinal(size / 2)} and the ${ordinal(size / 2 + 1)} of the ${size} values in order`
          : `subtract the least value, ${low}, from the greatest, ${high}`;
    const bugs = [
      ask === 'mean' ? null : bug('MM', tidy(center), `This is the mean of the data; ${how}.`),
      ask === 'median' ? null : bug('MM', med, `This is the median of the data; ${how}.`),
      ask === 'range' ? null : bug('SDR', rat(high - low), `This is the range of the data; ${how}.`),
      bug('MM', div(rat(low + high), rat(2)), `This is halfway between the least and greatest values; ${how}.`),
      ask === 'median' && !plot ? bug('MM', middle(values), `This is the middle value of the list as given; put the values in order first.`) : null,
      plot
        ? bug(
            'FREQ',
            tidy(ask === 'mean' ? mean(distinct) : ask === 'median' ? middle(distinct) : rat(distinct.length)),
            ask === 'range'
              ? `This is the number of different values; ${how}.`
              : `This counts each value once; count it as often as there are dots above it, ${size} in all.`,
          )
        : null,
      plot ? bug('MM', mode, `This is the value with the most dots; ${how}.`) : null,
      bug('STOP', rat(high), ask === 'range' ? `This is the greatest value; subtract the least value from it.` : `This is the greatest value; ${how}.`),
      ask === 'range' ? bug('STOP', rat(low), `This is the least value; subtract it from the greatest value.`) : null,
      ask === 'mean' && !plot
        ? bug(
            'FREQ',
            tidy(div(rat(total(values)), rat(size - 1))),
            `This divides the sum by ${size - 1}, but there are ${size} values; divide ${total(values)} by ${size}.`,
          )
        : null,
      ask === 'mean' && !plot
        ? bug(
            'FREQ',
            tidy(div(rat(total(values)), rat(size + 1))),
            `This divides the sum by ${size + 1}, but there are ${size} values; divide ${total(values)} by ${size}.`,
          )
        : null,
    ].filter((each) => each !== null);
    const keep = (value: Rational) => value.n >= 0n && decimalText(value, 1) !== null;
    const place = (size + 1) / 2;
    const working = {
      mean: [
        `The mean is the sum of the values divided by the number of values, ${size}.`,
        `The sum is ${plot ? math(counts.map(([value, count]) => `${value} \\cdot ${count}`).join(' + ')) : math(values.join(' + '))}, which is ${prose(total(values))}, so the mean is ${math(`\\frac{${decimalLatex(total(values))}}{${size}} = ${decimalLatex(center)}`)}.`,
      ],
      median: [
        `The median is the middle value when the data are in order.`,
        size % 2 === 1
          ? `There are ${size} values, so the median is the ${ordinal(place)} value in order${plot ? '' : `: ${sorted.join(', ')}`}. It is ${prose(med)}.`
          : `There are ${size} values, so the median is the mean of the ${ordinal(size / 2)} and ${ordinal(size / 2 + 1)} values, ${sorted[size / 2 - 1]} and ${sorted[size / 2]}, which is ${prose(med)}.`,
      ],
      range: [
        `The range is the greatest value minus the least value.`,
        `The greatest value is ${high} and the least is ${low}, so the range is ${math(`${high} - ${low} = ${high - low}`)}.`,
      ],
    }[ask];
    const check =
      ask === 'mean'
        ? `Check: ${math(`${size} \\cdot ${decimalLatex(center)} = ${decimalLatex(mul(center, rat(size)))}`)}, the sum of the values.`
        : ask === 'median'
          ? `Check: the same number of values come before this position as after it.`
          : `Check: ${math(`${low} + ${high - low} = ${high}`)}.`;
    return {
      parameters: { values, ask, plot, context: plot ? setting.axis : form },
      ...(plot && {
        stimulus: {
          kind: 'figure' as const,
          figure: dotPlot({
            title: `${setting.axis} for ${size} ${setting.eachPlural}`,
            axis: { title: setting.axis, min: setting.low, max: setting.high, step: 1 },
            groups: [{ counts }],
          }),
        },
      }),
      stem: plot
        ? `The dot plot shows ${setting.sentence(size)}. What is the ${ask} of the data?`
        : `${list.told(`${values.slice(0, -1).join(', ')}, and ${values.at(-1)}`)} What is the ${ask} of ${list.noun}?`,
      answer: numberChoices({
        ...asDecimals,
        key,
        why: {
          mean: `The sum of the values divided by ${size} is ${prose(key)}.`,
          median: `With the values in order, the median is ${prose(key)}.`,
          range: `The greatest value minus the least value is ${prose(key)}.`,
        }[ask],
        bugs: bugs.filter(({ value }) => value !== null && toNumber(value) <= 60),
        believable: keep,
      }),
      steps: [...working, check],
      takeaway: {
        mean: 'Mean = sum of the values divided by the number of values.',
        median: 'Put the data in order first; then the median is in the middle.',
        range: 'Range = greatest value minus least value; the values in between do not matter.',
      }[ask],
    };
  },
};
