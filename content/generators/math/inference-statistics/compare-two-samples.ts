/** Two samples: what overlapping or separate intervals allow. */
import { usualMargin } from './polls.ts';
import type { Generator, Option, WrongOption } from '../../generator.ts';
import { math } from '../data-kit.ts';

const settings = [
  { what: 'the percentage of voters who support a park project', a: 'the north district', b: 'the south district', who: 'voters' },
  { what: 'the percentage of households that recycle glass', a: 'the town of Ashby', b: 'the town of Corvin', who: 'households' },
  { what: 'the percentage of students who walk to school', a: 'Lakeside School', b: 'Hillcrest School', who: 'students' },
  { what: 'the percentage of customers who pay in cash', a: 'the downtown store', b: 'the airport store', who: 'customers' },
  { what: 'the percentage of trees that bloomed in March', a: 'the east orchard', b: 'the west orchard', who: 'trees' },
] as const;

const wrong = (misconception: WrongOption['misconception'], option: Option, why: string): WrongOption => ({ ...option, misconception, why });
const range = (center: number, margin: number) => `from ${center - margin}% to ${center + margin}%`;

export const compareTwoSamples: Generator = {
  archetype: 'IS-f',
  topicId: 24,
  version: 4,
  levels: [4, 5],
  skillTags: ['margin-of-error', 'comparing-samples'],
  draft(random, level) {
    const setting = random.pick(settings);
    const [first, second] = [random.int(30, 70), random.int(30, 70)];
    const [n1, n2] = [random.int(5, 48) * 25, random.int(5, 48) * 25];
    const [m1, m2] = [usualMargin(first, n1), usualMargin(second, n2)];
    const gap = Math.abs(first - second);
    if (gap < 2 || gap > 14 || gap === m1 + m2 || m1 === m2) return null;
    const overlap = gap < m1 + m2;
    if (level === 4 && !overlap && random.chance(1, 2)) return null;
    const higher = first > second ? setting.a : setting.b;
    const lower = first > second ? setting.b : setting.a;
    const w = setting.what;
    const parameters = { first, second, m1, m2, n1, n2, what: w };
    const sentence = `A random sample of ${n1.toLocaleString('en-US')} ${setting.who} from ${setting.a} gave an estimate of ${first}% for ${w}, with a margin of error of ${m1}%. A random sample of ${n2.toLocaleString('en-US')} ${setting.who} from ${setting.b} gave an estimate of ${second}%, with a margin of error of ${m2}%.`;
    const o = (text: string, value: string): Option => ({ text, value });
    const steps = [
      `Find the plausible values for each place and compare the two intervals.`,
      `For ${setting.a}: ${math(`${first} - ${m1} = ${first - m1}`)} to ${math(`${first} + ${m1} = ${first + m1}`)} percent. For ${setting.b}: ${math(`${second} - ${m2} = ${second - m2}`)} to ${math(`${second} + ${m2} = ${second + m2}`)} percent.`,
      overlap
        ? `The intervals overlap, so the two percentages may be equal, and either one could be greater.`
        : `The intervals do not overlap: every plausible value for ${higher} is greater than every plausible value for ${lower}.`,
      `Check: the estimates differ by ${gap}, and the margins of error add up to ${m1 + m2}, which is ${overlap ? 'more' : 'less'}.`,
    ];
    const takeaway = 'When the two intervals overlap, different estimates do not show that the populations differ.';
    if (level === 4) {
      const key = overlap
        ? o(`It is plausible that the percentage is the same for ${setting.a} and ${setting.b}, although the two estimates differ.`, 'same plausible')
        : o(`It is plausible that the percentage is greater for ${higher} than for ${lower}, but not that the two are equal.`, 'greater only');
      return {
        parameters,
        stem: `${sentence} Which of the following is the best supported conclusion?`,
        answer: {
          format: 'choice',
          correct: {
            ...key,
            why: overlap
              ? `The intervals ${range(first, m1)} and ${range(second, m2)} overlap.`
              : `The intervals ${range(first, m1)} and ${range(second, m2)} do not overlap.`,
          },
          wrong: [
            overlap
              ? wrong(
                  'MOEALL',
                  o(`It is plausible that the percentage is greater for ${higher} than for ${lower}, but not that the two are equal.`, 'greater only'),
                  `The estimates differ, but the intervals overlap, so equal percentages are plausible.`,
                )
              : wrong(
                  'MOEALL',
                  o(`It is plausible that the percentage is the same for ${setting.a} and ${setting.b}, although the two estimates differ.`, 'same plausible'),
                  `The intervals do not overlap, so equal percentages are not plausible.`,
                ),
            wrong(
              'SWAP',
              o(`It is plausible that the percentage is greater for ${lower} than for ${higher}, but not that the two are equal.`, 'reversed'),
              `This reverses the estimates: the greater estimate is for ${higher}.`,
            ),
            wrong(
              'MOEALL',
              o(`It is certain that the percentage for ${higher} is exactly ${gap} percentage points greater than for ${lower}.`, 'certain'),
              `Estimates from samples are not exact values for the populations.`,
            ),
            wrong(
              'MOEN',
              o(`No comparison of ${setting.a} with ${setting.b} is possible, because the two random samples have different sizes.`, 'sizes'),
              `Different sample sizes lead to different margins of error, but the intervals can still be compared.`,
            ),
          ],
        },
        steps,
        takeaway,
      };
    }
    // Level 5: which difference or value is consistent with both, and which sample has the smaller margin.
    const greatest = Math.max(first + m1 - (second - m2), second + m2 - (first - m1));
    const option = (value: number): Option => ({ text: math(`${value}`), value: `${value}`, order: value });
    const least = Math.max(0, gap - m1 - m2);
    const ask = random.chance(overlap || gap - m1 - m2 < 3 ? 1 : 3, overlap || gap - m1 - m2 < 3 ? 1 : 4) ? ('greatest' as const) : ('least' as const);
    const key = ask === 'greatest' ? greatest : least;
    const candidates = [
      wrong('MOEALL', option(gap), `This is the difference between the two estimates, without their margins of error.`),
      wrong('MOEN', option(gap + m1), `This uses only one of the two margins of error.`),
      wrong('MOEN', option(gap + m2), `This uses only one of the two margins of error.`),
      wrong('MOEN', option(gap + Math.abs(m1 - m2)), `This uses the difference between the margins of error; use both margins in full.`),
      wrong(
        'SWAP',
        option(ask === 'greatest' ? Math.abs(gap - m1 - m2) : greatest),
        ask === 'greatest'
          ? `This subtracts the margins of error from the difference between the estimates; add them.`
          : `This is the greatest plausible difference.`,
      ),
      wrong('STOP', option(Math.max(first + m1, second + m2)), `This is the greatest plausible percentage for one of the two groups, not a difference.`),
      wrong('MOEALL', option(m1 + m2), `This is only the sum of the margins of error.`),
      wrong('MOEN', option(gap + 2 * (m1 + m2)), `This counts each margin of error twice.`),
      wrong(
        'MOEN',
        option(gap - m1),
        `This subtracts one margin of error from the difference between the estimates; ${ask === 'greatest' ? 'add' : 'subtract'} both.`,
      ),
      wrong(
        'MOEN',
        option(gap - m2),
        `This subtracts one margin of error from the difference between the estimates; ${ask === 'greatest' ? 'add' : 'subtract'} both.`,
      ),
    ].filter(({ order }) => (order ?? 0) > 0 && order !== key);
    const hi = first > second ? [first, m1] : [second, m2];
    const lo = first > second ? [second, m2] : [first, m1];
    const [H, h, L, l] = [...hi, ...lo] as [number, number, number, number];
    return {
      parameters: { ...parameters, ask },
      stem: `${sentence} Based on these margins of error, what is the ${ask} plausible difference, in percentage points, by which the percentage for ${higher} exceeds the percentage for ${lower}?`,
      answer: {
        format: 'choice',
        correct: {
          ...option(key),
          why:
            ask === 'greatest'
              ? `The upper end for ${higher} minus the lower end for ${lower} is ${key}.`
              : `The lower end for ${higher} minus the upper end for ${lower} is ${key}.`,
        },
        wrong: candidates,
      },
      steps: [
        steps[0] as string,
        steps[1] as string,
        ask === 'greatest'
          ? `The difference is greatest when the greater percentage is at its upper end and the other at its lower end: ${math(`${H + h} - ${L - l} = ${key}`)}.`
          : `The difference is least when the greater percentage is at its lower end and the other at its upper end: ${math(`${H - h} - ${L + l} = ${key}`)}.`,
        `Check: the estimates differ by ${gap}, and both margins are ${ask === 'greatest' ? 'added to' : 'subtracted from'} this: ${math(`${gap} ${ask === 'greatest' ? '+' : '-'} ${m1} ${ask === 'greatest' ? '+' : '-'} ${m2} = ${key}`)}.`,
      ],
      takeaway: 'For the difference between two estimates, use both margins of error.',
    };
  },
};
