/** ONE-c: what one changed, added or removed value does to mean and median. ONE-k: which statistics stay as they are. */
import { prose } from '../text.ts';
import type { Generator, Option, WrongOption } from '#content/generators/generator.ts';
import { sub, toNumber, type Rational } from '#core/rational.ts';
import { mean, middle, total } from './data-sets.ts';

const settings = [
  ['the ages, in years, of # members of a book club', 18, 60],
  ['the numbers of points a basketball player scored in # games', 4, 34],
  ['the heights, in centimeters, of # sunflowers', 120, 210],
  ['the numbers of visitors to a small museum on # days', 30, 120],
  ['the masses, in grams, of # apples', 110, 190],
  ['the travel times, in minutes, of # employees', 8, 55],
  ['the prices, in dollars, of # used bicycles', 60, 240],
  ['the numbers of pages in # magazines', 40, 130],
] as const;

type Effect = 'increases' | 'decreases' | 'does not change';
const effect = (before: Rational, after: Rational): Effect => {
  const change = toNumber(sub(after, before));
  return change > 0 ? 'increases' : change < 0 ? 'decreases' : 'does not change';
};
const effects = ['increases', 'decreases', 'does not change'] as const;
const clause = (what: string, how: Effect) => `the ${what} ${how}`;
const option = (m: Effect, d: Effect): Option => {
  const text =
    m === d
      ? m === 'does not change'
        ? 'Neither the mean nor the median changes.'
        : `Both the mean and the median ${m.replace(/s$/, '')}.`
      : `The ${clause('mean', m).slice(4)}, and ${clause('median', d)}.`;
  return { text, value: `${m}/${d}` };
};

export const changedValue: Generator = {
  archetype: 'ONE-c',
  topicId: 21,
  version: 3,
  levels: [3],
  skillTags: ['mean', 'median'],
  draft(random) {
    const [what, low, high] = random.pick(settings);
    const size = random.pick([7, 9, 11]);
    const values = Array.from({ length: size }, () => random.int(low, high)).sort((a, b) => a - b);
    if (new Set(values).size < size) return null;
    const [least, greatest] = [values[0] ?? 0, values.at(-1) ?? 0];
    const center = values[(size - 1) / 2] ?? 0;
    const kind = random.pick(['replace-greatest', 'replace-least', 'add-high', 'add-median', 'remove-greatest', 'error-least'] as const);
    const far = greatest + random.int(3, 12);
    const corrected = Math.max(1, least - random.int(2, 8));
    const after = {
      'replace-greatest': [...values.slice(0, -1), far],
      'replace-least': [corrected, ...values.slice(1)],
      'add-high': [...values, far],
      'add-median': [...values, center],
      'remove-greatest': values.slice(0, -1),
      'error-least': [...values.slice(1), random.int(least + 1, center - 1 > least ? center - 1 : least + 1)],
    }[kind].sort((a, b) => a - b);
    const changedLeast = after.find((value) => !values.includes(value)) ?? 0;
    if (kind === 'error-least' && (after.length !== size || changedLeast === 0 || changedLeast >= center)) return null;
    const told = {
      'replace-greatest': `The greatest value, ${greatest}, is replaced by ${far}`,
      'replace-least': `The least value, ${least}, is replaced by ${corrected}`,
      'add-high': `The value ${far} is added to the data`,
      'add-median': `The value ${center} is added to the data`,
      'remove-greatest': `The greatest value, ${greatest}, is removed from the data`,
      'error-least': `The value ${least} was recorded by mistake and is corrected to ${changedLeast}`,
    }[kind];
    const [m, d] = [effect(mean(values), mean(after)), effect(middle(values), middle(after))];
    if (m === 'does not change') return null;
    const list = random.shuffle(values);
    const added = toNumber(sub(mean(after), mean(values)));
    const meanWhy = `The mean ${m} because ${
      after.length === size
        ? `the sum of the values changes from ${prose(total(values))} to ${prose(total(after))}`
        : kind === 'remove-greatest'
          ? 'a value greater than the mean is removed'
          : `the added value is ${added > 0 ? 'greater than' : added < 0 ? 'less than' : 'equal to'} the mean`
    }.`;
    const medianWhy = `The median ${d} because the middle of the ordered list ${d === 'does not change' ? `is still ${center}` : `moves from ${center} to ${prose(middle(after))}`}.`;
    const why = (mm: Effect, dd: Effect) => `${mm === m ? '' : meanWhy} ${dd === d ? '' : medianWhy}`.trim();
    const code = (mm: Effect, dd: Effect): WrongOption['misconception'] => (mm !== m && dd !== d ? (mm === d && dd === m ? 'SWAP' : 'SIGN') : 'MM');
    // Two choices with each effect, so that neither the mean nor the median alone decides.
    const otherMean = random.pick(effects.filter((mm) => mm !== m));
    const otherMedian = random.pick(effects.filter((dd) => dd !== d));
    const pairs: readonly (readonly [Effect, Effect])[] = [
      [m, otherMedian],
      [otherMean, d],
      [otherMean, otherMedian],
    ];
    const wrong = pairs.map(([mm, dd]): WrongOption => ({ ...option(mm, dd), misconception: code(mm, dd), why: why(mm, dd) }));
    return {
      parameters: { kind, values: list, after },
      stem: random.pick([
        `The data set ${list.slice(0, -1).join(', ')}, and ${list.at(-1)} gives ${what.replace('#', `${size}`)}. ${told}. Which of the following statements is true?`,
        `The list ${list.slice(0, -1).join(', ')}, and ${list.at(-1)} shows ${what.replace('#', `${size}`)}. ${told}. How does this affect the mean and the median of the data?`,
        `Data: ${list.join(', ')}\n\nThese data give ${what.replace('#', `${size}`)}. ${told}. Which statement about the mean and the median is true?`,
        `A student recorded ${what.replace('#', `${size}`)}: ${list.slice(0, -1).join(', ')}, and ${list.at(-1)}. ${told}. Which statement describes the effect on the mean and the median?`,
      ]),
      answer: { format: 'choice', correct: { ...option(m, d), why: `${meanWhy} ${medianWhy}` }, wrong },
      steps: [
        'The mean depends on the sum and the number of values; the median depends only on the middle of the ordered list.',
        `In order, the data are ${values.join(', ')}, with median ${center}. After the change: ${after.join(', ')}.`,
        `So the mean ${m}, and the median ${d}.`,
        'Check with the graphing calculator: enter both lists and compare their means and medians.',
      ],
      takeaway: 'An extreme value pulls the mean toward it; the median changes only if the middle of the ordered list changes.',
    };
  },
};

const statistics = ['mean', 'median', 'range', 'standard deviation'] as const;
const listed = (names: readonly string[]) => (names.length === 1 ? `The ${names[0]} only` : `The ${names.join(' and the ')}`);

export const unchangedStatistics: Generator = {
  archetype: 'ONE-k',
  topicId: 21,
  version: 5,
  levels: [4],
  skillTags: ['mean', 'median', 'range', 'standard-deviation'],
  draft(random) {
    const [what, low, high] = random.pick(settings);
    const size = random.pick([9, 11, 13, 15, 21, 25]);
    const by = random.int(2, 9);
    const times = random.int(2, 4);
    const kind = random.pick(['ends-apart', 'shift', 'greatest', 'scale', 'least-up', 'neighbors'] as const);
    if (high - low < 3 * by + 6) return null;
    const told = {
      'ends-apart': `increasing the greatest value by ${by} and decreasing the least value by ${by}`,
      shift: `increasing every value by ${by}`,
      greatest: `increasing the greatest value by ${by} and leaving the other values as they are`,
      scale: `multiplying every value by ${times}`,
      'least-up': `decreasing the least value by ${by} and leaving the other values as they are`,
      neighbors: `increasing the greatest value by ${by} and decreasing the least value by ${by + 1}`,
    }[kind];
    const same: readonly (typeof statistics)[number][] = {
      'ends-apart': ['mean', 'median'] as const,
      shift: ['range', 'standard deviation'] as const,
      greatest: ['median'] as const,
      scale: [] as const,
      'least-up': ['median'] as const,
      neighbors: ['median'] as const,
    }[kind];
    const asksChanged = same.length === 0 || random.chance(1, 4);
    if (same.length === 0) return null;
    const shown = asksChanged ? statistics.filter((each) => !same.includes(each)) : same;
    const subsets: (readonly (typeof statistics)[number][])[] = [
      ['mean'],
      ['median'],
      ['range'],
      ['standard deviation'],
      ['mean', 'median'],
      ['mean', 'range'],
      ['median', 'range'],
      ['range', 'standard deviation'],
      ['median', 'standard deviation'],
      ['mean', 'standard deviation'],
    ];
    if (shown.length > 2) return null;
    const key = listed(shown);
    const reason = {
      mean: {
        true: 'The mean stays the same because the sum and the number of values stay the same.',
        false: 'The mean changes because the sum of the values changes.',
      },
      median: {
        true: 'The median stays the same because the middle value stays the same.',
        false: 'The median changes because the middle value changes.',
      },
      range: {
        true: 'The range stays the same because the greatest and least values change by the same amount.',
        false: 'The range changes because the distance between the greatest and least values changes.',
      },
      'standard deviation': {
        true: 'The standard deviation stays the same because each value’s distance from the mean stays the same.',
        false: 'The standard deviation changes because distances from the mean change.',
      },
    };
    const why = (names: readonly (typeof statistics)[number][]) => {
      const wrongOne = statistics.find((each) => names.includes(each) !== shown.includes(each)) ?? 'mean';
      return reason[wrongOne][same.includes(wrongOne) ? 'true' : 'false'].replace(
        /\.$/,
        names.includes(wrongOne) ? ', so leave it out.' : ', so the answer includes it.',
      );
    };
    const wrong = subsets
      .filter((names) => listed(names) !== key)
      .map(
        (names): WrongOption => ({
          text: listed(names),
          value: listed(names),
          misconception: names.includes('standard deviation') !== shown.includes('standard deviation') ? 'SDR' : 'MM',
          why: why(names),
        }),
      );
    const about = what.replace('#', `${size}`);
    const ask = asksChanged ? 'different for' : 'the same for';
    return {
      parameters: { kind, size, by, times: kind === 'scale' ? times : 0, asksChanged, what },
      stem: random.pick([
        `Data set A consists of ${about}. Data set B is created by ${told}. Which of the following must be ${ask} both data sets?`,
        `Data set A consists of ${about}. Data set B is created from data set A by ${told}. Which of the following must be ${ask} the two data sets?`,
        `A data set consists of ${about}. A second data set is created from it by ${told}. Of the mean, the median, the range, and the standard deviation, which must be ${ask} the two data sets?`,
        `A list gives ${about}. A student changes the list by ${told}. Which of the following must be ${ask} the two lists?`,
      ]),
      answer: {
        format: 'choice',
        correct: { text: key, value: key, why: shown.map((each) => reason[each][same.includes(each) ? 'true' : 'false']).join(' ') },
        wrong,
      },
      steps: [
        'Take the statistics one at a time: the mean uses the sum, the median the middle value, the range the two ends, and the standard deviation the distances from the mean.',
        statistics
          .slice(0, 2)
          .map((each) => reason[each][same.includes(each) ? 'true' : 'false'])
          .join(' '),
        statistics
          .slice(2)
          .map((each) => reason[each][same.includes(each) ? 'true' : 'false'])
          .join(' '),
        'Check with the graphing calculator and a short list of your own, such as 1, 4, 5, 8, 12.',
      ],
      takeaway: 'For each statistic, ask what it depends on and whether the change affects that.',
    };
  },
};
