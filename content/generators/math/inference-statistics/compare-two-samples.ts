/** Two samples: what overlapping or separate intervals of plausible values allow. */
import { usualMargin } from './polls.ts';
import type { Generator, Option } from '../../generator.ts';
import { math, prose } from '../text.ts';
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
  version: 9,
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
    const parameters = { first, second, m1, m2, n1, n2, what: `${who} ${does}`, places: `${a}, ${b}` };
    const intervals = `${a.replace(/^./, (letter) => letter.toUpperCase())}, the plausible percentages are ${range(first, m1)}; ${b}, they are ${range(second, m2)}.`;
    const option = (value: number): Option => ({ text: math(`${value}\\%`), value: `${value}`, order: value });
    const takeaway = 'A value is plausible when it is within the margin of error of the estimate. Two percentages may be equal when their intervals overlap.';

    if (level === 3) {
      if (!clear || (!separate && random.chance(1, 3))) return null;
      const o = (text: string, value: string): Option => ({ text, value });
      const same = o(`It is plausible that the percentage is the same ${both}.`, 'same plausible');
      const greater = (high: string, low: string, value: string) => o(`The percentage is likely greater ${high} than ${low}.`, value);
      const key = separate ? greater(higher, lower, 'greater only') : same;
      const [low, high] = [Math.max(first - m1, second - m2), Math.min(first + m1, second + m2)];
      return {
        parameters,
        stem: `${random
          .pick([
            `Based on a random sample of ${prose(n1)} ${who} ${a}, it is estimated that ${first}% of all ${who} ${a} ${does}, with an associated margin of error of ${m1}%. Based on a random sample of ${prose(n2)} ${who} ${b}, it is estimated that ${second}% of all ${who} ${b} ${does}, with an associated margin of error of ${m2}%.`,
            `A random sample of ${prose(n1)} ${who} was selected ${a}, and another random sample of ${prose(n2)} ${who} was selected ${b}. From the samples, it is estimated that ${first}% of all ${who} ${a} ${does}, with a margin of error of ${m1}%, and that ${second}% of all ${who} ${b} ${does}, with a margin of error of ${m2}%.`,
            `Two random samples of ${who} were asked whether they ${does}. The estimate for all ${who} ${a} is ${first}%, with a margin of error of ${m1}%. The estimate for all ${who} ${b} is ${second}%, with a margin of error of ${m2}%. There were ${prose(n1)} ${who} in the first sample and ${prose(n2)} in the second.`,
            `To estimate the percentage of ${who} who ${does}, researchers selected ${prose(n1)} ${who} ${a} and ${prose(n2)} ${who} ${b} at random. The estimate is ${first}% ${a}, with a margin of error of ${m1}%, and ${second}% ${b}, with a margin of error of ${m2}%.`,
          ])
          .replace(/households who/g, 'households that')} ${random
          .pick([
            `Which of the following is the most appropriate conclusion about the percentage of all ${who} who ${does}?`,
            `Based on these results, which conclusion about the percentage of all ${who} who ${does} is most appropriate?`,
            `Which conclusion about the percentage of all ${who} who ${does} do these results best support?`,
          ])
          .replace(/households who/g, 'households that')}`,
        answer: {
          format: 'choice',
          correct: { ...key, why: `The intervals ${range(first, m1)} and ${range(second, m2)} ${separate ? 'do not overlap' : 'overlap'}.` },
          wrong: [
            separate
              ? wrongOption('MOEALL', same, 'The intervals do not overlap, so equal percentages are not plausible.')
              : wrongOption(
                  'MOEALL',
                  greater(higher, lower, 'greater only'),
                  'The estimates differ, but the intervals overlap, so equal percentages are plausible.',
                ),
            wrongOption(
              'SWAP',
              greater(lower, higher, 'reversed'),
              `The greater estimate is ${higher}; a larger or smaller margin of error does not reverse the order.`,
            ),
            // No choice follows from another one: a percentage that is plausible in both places would make equal ones plausible.
            random.pick([
              wrongOption(
                'MOEN',
                o('No conclusion is possible because the two samples have different sizes.', 'sizes'),
                'Different sample sizes lead to different margins of error, but the intervals can still be compared.',
              ),
              wrongOption(
                'MOEN',
                o('No conclusion is possible because the two margins of error are different.', 'margins'),
                'Each margin of error gives an interval of plausible values, and the intervals can be compared.',
              ),
            ]),
          ],
        },
        steps: [
          'Find the interval of plausible values for each percentage, and compare the two intervals.',
          intervals,
          separate
            ? `The intervals do not overlap: every plausible percentage ${higher} is greater than every plausible percentage ${lower}.`
            : `The intervals overlap from ${low}% to ${high}%, so the two percentages may be equal.`,
          `Check: the estimates differ by ${gap} percentage points, and the margins of error add up to ${m1 + m2}, which is ${separate ? 'less' : 'more'}.`,
        ],
        takeaway,
      };
    }

    // A value that only one of the samples makes plausible, from counts.
    if (gap >= m1 + m2 || gap < 3) return null;
    const within = (value: number, center: number, margin: number) => Math.abs(value - center) <= margin;
    // Whether the ends of an interval belong to it is not the question.
    const span = Array.from({ length: 61 }, (_, at) => 20 + at).filter((value) => Math.abs(value - first) !== m1 && Math.abs(value - second) !== m2);
    const onlyFirst = span.filter((value) => within(value, first, m1) && !within(value, second, m2));
    const onlySecond = span.filter((value) => within(value, second, m2) && !within(value, first, m1));
    const shared = span.filter((value) => within(value, first, m1) && within(value, second, m2));
    const neither = span.filter((value) => !within(value, first, m1) && !within(value, second, m2) && within(value, first, 2 * m1));
    if (onlyFirst.length < 2 || onlySecond.length === 0 || shared.length < 2 || neither.length === 0) return null;
    const key = random.pick(onlyFirst);
    const [one, two] = random.sample(shared, 2) as [number, number];
    return {
      parameters: { ...parameters, ask: 'only' },
      stem: `${random.pick([
        `In a random sample of ${prose(n1)} ${who} ${a}, ${prose((n1 * first) / 100)} ${does}; the margin of error for the percentage is ${m1}%. In a random sample of ${prose(n2)} ${who} ${b}, ${prose((n2 * second) / 100)} ${does}; the margin of error for the percentage is ${m2}%.`,
        `Of ${prose(n1)} ${who} selected at random ${a}, ${prose((n1 * first) / 100)} ${does}. Of ${prose(n2)} ${who} selected at random ${b}, ${prose((n2 * second) / 100)} ${does}. The margin of error for the estimated percentage is ${m1}% ${a} and ${m2}% ${b}.`,
        `A survey of ${prose(n1)} ${who} selected at random ${a} found that ${prose((n1 * first) / 100)} of them ${does}. A survey of ${prose(n2)} ${who} selected at random ${b} found that ${prose((n2 * second) / 100)} of them ${does}. The estimated percentages have margins of error of ${m1}% and ${m2}%, respectively.`,
      ])} ${random
        .pick([
          `Based on these results, which of the following is a plausible value for the percentage of all ${who} ${a} who ${does}, but not for the percentage ${b}?`,
          `Which of the following is a plausible percentage of all ${who} ${a} who ${does}, but not a plausible percentage of all ${who} ${b} who ${does}?`,
          `According to these results, which value is plausible for the percentage of all ${who} ${a} who ${does}, but not for the percentage of all ${who} ${b} who ${does}?`,
        ])
        .replace(/households (in \w+) who/g, 'households $1 that')}`,
      answer: {
        format: 'choice',
        correct: { ...option(key), why: `This is in the interval ${range(first, m1)} but not in the interval ${range(second, m2)}.` },
        wrong: [
          wrongOption('SWAP', option(random.pick(onlySecond)), `This is plausible ${b} but not ${a}.`),
          wrongOption('STOP', option(one), `This is plausible ${a}, but it is also plausible ${b}.`),
          wrongOption('STOP', option(two), `This is plausible ${a}, but it is also plausible ${b}.`),
          wrongOption('MOEN', option(random.pick(neither)), `This is farther from the estimate ${a} than the margin of error allows.`),
        ],
      },
      steps: [
        `The estimates are ${math(`\\frac{${(n1 * first) / 100}}{${n1}}=${first}\\%`)} ${a} and ${math(`\\frac{${(n2 * second) / 100}}{${n2}}=${second}\\%`)} ${b}.`,
        intervals,
        `Of the choices, only ${key}% is in the first interval and not in the second.`,
        `Check: ${key} differs from ${first} by ${Math.abs(key - first)}, which is at most ${m1}, and from ${second} by ${Math.abs(key - second)}, which is more than ${m2}.`,
      ],
      takeaway,
    };
  },
};
