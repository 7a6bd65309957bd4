/** Two samples: what overlapping or separate intervals of plausible values allow. */
import { usualMargin } from './polls.ts';
import type { Generator, Option } from '#content/generators/generator.ts';
import { capitalized, math, prose } from '../text.ts';
import { wrongOption } from '../options.ts';

const settings = [
  { who: 'voters', does: 'support a new park', a: 'in District 3', b: 'in District 5', both: 'in both districts' },
  { who: 'households', does: 'recycle glass', a: 'in Ashby', b: 'in Corvin', both: 'in both towns' },
  { who: 'students', does: 'walk to school', a: 'at Lakeside School', b: 'at Hillcrest School', both: 'at both schools', most: 300 },
  { who: 'customers', does: 'use self-checkout', a: 'at the downtown store', b: 'at the airport store', both: 'at both stores' },
  { who: 'employees', does: 'commute by train', a: 'at the main office', b: 'at the branch office', both: 'at both offices', most: 300 },
  { who: 'library members', does: 'borrow e-books', a: 'in Milton County', b: 'in Harris County', both: 'in both counties' },
  { who: 'residents', does: 'own a bicycle', a: 'in Brookfield', b: 'in Easton', both: 'in both cities' },
] as const;

const range = (center: number, margin: number) => `from ${center - margin}% to ${center + margin}%`;

export const compareTwoSamples: Generator = {
  archetype: 'IS-f',
  topicId: 24,
  version: 12,
  levels: [3, 4],
  skillTags: ['margin-of-error', 'comparing-samples'],
  draft(random, level) {
    const setting = random.pick(settings);
    const { who, does, a, b, both } = setting;
    // A school or an office is not asked 600 people.
    const most = 'most' in setting ? setting.most : 1200;
    const [first, second] = [random.int(30, 70), random.int(30, 70)];
    // At level 4, every percentage is a whole number of people.
    const size = () => (level === 4 ? random.int(2, most / 100) * 100 : random.int(8, most / 25) * 25);
    const [n1, n2] = [size(), size()];
    const [m1, m2] = [usualMargin(first, n1), usualMargin(second, n2)];
    const gap = Math.abs(first - second);
    if (gap < 2 || gap > 16 || m1 === m2) return null;
    const separate = gap > m1 + m2;
    // Between the two cases the intervals overlap, and yet the percentages probably differ.
    const clear = separate || gap < 0.8 * Math.hypot(m1, m2);
    const higher = first > second ? a : b;
    const lower = first > second ? b : a;
    const parameters = { first, second, m1, m2, n1, n2, what: `${who} ${does}`, places: `${a}, ${b}`, ...(level === 4 && { ask: 'table' }) };
    const intervals = `${a.replace(/^./, (letter) => letter.toUpperCase())}, the plausible percentages are ${range(first, m1)}; ${b}, they are ${range(second, m2)}.`;
    const takeaway = 'A value is plausible when it is within the margin of error of the estimate. Two percentages may be equal when their intervals overlap.';

    if (!clear || (!separate && random.chance(1, 3))) return null;
    const o = (text: string, value: string): Option => ({ text, value });
    const same = o(`It is plausible that the percentage is the same ${both}.`, 'same plausible');
    // Not “is likely greater”: of two estimates whose intervals overlap, the greater one still likely belongs to the greater percentage.
    const greater = (high: string, low: string, value: string) => o(`There is strong evidence of a greater percentage ${high} than ${low}.`, value);
    const key = separate ? greater(higher, lower, 'greater only') : same;
    const [low, high] = [Math.max(first - m1, second - m2), Math.min(first + m1, second + m2)];
    const relative = who === 'households' ? 'that' : 'who';
    const told = random
      .pick([
        `Based on a random sample of ${prose(n1)} ${who} ${a}, it is estimated that ${first}% of all ${who} ${a} ${does}, with an associated margin of error of ${m1}%. Based on a random sample of ${prose(n2)} ${who} ${b}, it is estimated that ${second}% of all ${who} ${b} ${does}, with an associated margin of error of ${m2}%.`,
        `A random sample of ${prose(n1)} ${who} was selected ${a}, and another random sample of ${prose(n2)} ${who} was selected ${b}. From the samples, it is estimated that ${first}% of all ${who} ${a} ${does}, with a margin of error of ${m1}%, and that ${second}% of all ${who} ${b} ${does}, with a margin of error of ${m2}%.`,
        `A random sample of ${prose(n1)} ${who} ${a} and a random sample of ${prose(n2)} ${who} ${b} were asked whether they ${does}. The estimated percentage of all ${who} who ${does} is ${first}% ${a}, with a margin of error of ${m1}%, and ${second}% ${b}, with a margin of error of ${m2}%.`,
        `To estimate the percentage of ${who} who ${does}, researchers surveyed a random sample of ${prose(n1)} ${who} ${a} and a random sample of ${prose(n2)} ${who} ${b}. The estimate is ${first}% ${a}, with a margin of error of ${m1}%, and ${second}% ${b}, with a margin of error of ${m2}%.`,
      ])
      .replace(/households who/g, 'households that');
    const asked = random
      .pick([
        `Which of the following is the most appropriate conclusion about the percentage of all ${who} who ${does}?`,
        `Based on these results, which conclusion about the percentage of all ${who} who ${does} is most appropriate?`,
        `Which conclusion about the percentage of all ${who} who ${does} do these results best support?`,
      ])
      .replace(/households who/g, 'households that');
    const place = (name: string) => capitalized(name.replace(/^(?:in|at) /, ''));
    const those = `${who} ${relative}`;
    const stimulus = () => ({
      kind: 'table' as const,
      table: {
        caption: 'Survey results',
        columns: ['Sample from', 'Sample size', `Number ${relative} ${does}`, 'Margin of error'],
        rows: [
          [place(a), prose(n1), prose((n1 * first) / 100), `${m1} percentage points`],
          [place(b), prose(n2), prose((n2 * second) / 100), `${m2} percentage points`],
        ],
      },
    });
    const summary = random.pick([
      `The table summarizes the results of surveys of two random samples of ${who}, one ${a} and one ${b}, and shows the margin of error for each estimated percentage of ${those} ${does}.`,
      `A random sample of ${who} ${a} and a random sample of ${who} ${b} were surveyed. The table shows the results and the margin of error for each estimated percentage of ${those} ${does}.`,
      `The table shows the results of surveys of two random samples of ${who}. For each sample, the percentage of all ${those} ${does} was estimated, with the margin of error shown.`,
    ]);
    return {
      parameters,
      ...(level === 3 ? { stem: `${told} ${asked}` } : { stimulus: stimulus(), stem: `${summary} ${asked}` }),
      answer: {
        format: 'choice',
        correct: { ...key, why: `The intervals ${range(first, m1)} and ${range(second, m2)} ${separate ? 'do not overlap' : 'overlap'}.` },
        wrong: [
          separate
            ? wrongOption(
                'MOEALL',
                same,
                `The intervals do not overlap, so equal percentages are not plausible: this is strong evidence of a greater percentage ${higher}.`,
              )
            : wrongOption(
                'MOEALL',
                greater(higher, lower, 'greater only'),
                `The estimates differ, but both intervals contain the values from ${low}% to ${high}%, so equal percentages are plausible.`,
              ),
          wrongOption(
            'SWAP',
            greater(lower, higher, 'reversed'),
            `The greater estimate is ${higher}; a margin of error does not reverse the order, so compare the intervals around ${first}% and ${second}%.`,
          ),
          // No choice follows from another one: a percentage that is plausible in both places would make equal ones plausible.
          n1 !== n2 && random.chance(1, 2)
            ? wrongOption(
                'MOEN',
                o('No conclusion is possible because the two samples have different sizes.', 'sizes'),
                'Different sample sizes lead to different margins of error, but the intervals can still be compared: find both, and see whether they overlap.',
              )
            : wrongOption(
                'MOEN',
                o('No conclusion is possible because the two margins of error are different.', 'margins'),
                'Each margin of error gives an interval of plausible values; find both intervals, and see whether they overlap.',
              ),
        ],
      },
      steps: [
        level === 3
          ? 'Find the interval of plausible values for each percentage, and compare the two intervals.'
          : `Find the two estimates, ${math(`\\frac{${(n1 * first) / 100}}{${n1}}=${first / 100}`)} and ${math(`\\frac{${(n2 * second) / 100}}{${n2}}=${second / 100}`)}, with the interval of plausible values around each.`,
        intervals,
        separate
          ? `The intervals do not overlap: every plausible percentage ${higher} is greater than every plausible percentage ${lower}.`
          : `The intervals overlap from ${low}% to ${high}%, so the two percentages may be equal.`,
        `Check: the estimates differ by ${gap} percentage points, and the margins of error add up to ${m1 + m2}, which is ${separate ? 'less' : 'more'}.`,
      ],
      takeaway,
    };
  },
};
