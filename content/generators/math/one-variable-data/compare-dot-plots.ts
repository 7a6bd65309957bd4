/** Compare means and standard deviations of two dot plots. */
import type { Generator } from '#content/generators/generator.ts';
import { dotPlot } from '#content/figures/distribution-plots.ts';
import { capitalized, math, prose } from '../text.ts';
import { expand, mean, spread, total } from './data-sets.ts';

const titles = [
  { axis: 'Number of hours', a: 'Group X', b: 'Group Y', told: 'the numbers of hours volunteered by 12 people in Group X and by 12 people in Group Y' },
  { axis: 'Rating', a: 'Restaurant X', b: 'Restaurant Y', told: '12 ratings of Restaurant X and 12 ratings of Restaurant Y' },
  { axis: 'Number of goals', a: 'Team X', b: 'Team Y', told: 'the numbers of goals scored in 12 games by Team X and in 12 games by Team Y' },
  { axis: 'Length (centimeters)', a: 'Sample X', b: 'Sample Y', told: 'the lengths of 12 leaves in Sample X and of 12 leaves in Sample Y' },
  { axis: 'Score (points)', a: 'Class X', b: 'Class Y', told: 'the quiz scores, in points, of 12 students in Class X and of 12 students in Class Y' },
  { axis: 'Waiting time (minutes)', a: 'Clinic X', b: 'Clinic Y', told: 'the waiting times of 12 patients at Clinic X and of 12 patients at Clinic Y' },
  { axis: 'Value', a: 'Data set X', b: 'Data set Y', told: 'the 12 values in Data set X and the 12 values in Data set Y' },
] as const;

/** Symmetric shapes with the same number of dots (12), from narrow to wide. */
const shapes = [
  [0, 1, 10, 1, 0],
  [0, 3, 6, 3, 0],
  [1, 2, 6, 2, 1],
  [0, 4, 4, 4, 0],
  [1, 3, 4, 3, 1],
  [2, 2, 4, 2, 2],
  [2, 3, 2, 3, 2],
  [3, 2, 2, 2, 3],
  [3, 3, 0, 3, 3],
  [4, 1, 2, 1, 4],
  [5, 1, 0, 1, 5],
  [6, 0, 0, 0, 6],
] as const;

export const compareDotPlots: Generator = {
  archetype: 'ONE-e',
  topicId: 21,
  version: 6,
  levels: [3],
  skillTags: ['standard-deviation', 'mean', 'dot-plots'],
  draft(random) {
    const title = random.pick(titles);
    const low = /^Rating|goals/.test(title.axis) ? random.int(0, 1) + (title.axis.startsWith('Rating') ? 1 : 0) : random.int(1, 6);
    const shiftA = random.int(0, 4);
    const shiftB = random.chance(1, 3) ? shiftA : random.int(0, 4);
    const [first, second] = random.sample(shapes, 2) as [(typeof shapes)[number], (typeof shapes)[number]];
    const sameShape = random.chance(1, 4);
    const countsOf = (shape: readonly number[], shift: number) =>
      shape.map((count, index): [number, number] => [low + shift + index, count]).filter(([, count]) => count > 0);
    const [countsA, countsB] = [countsOf(first, shiftA), countsOf(sameShape ? first : second, shiftB)];
    const [a, b] = [expand(countsA), expand(countsB)];
    const meanOrder = Math.sign(total(a) - total(b));
    const spreadOrder = Math.sign(spread(a) - spread(b));
    if (meanOrder === 0 && spreadOrder === 0) return null;
    const [A, B] = [title.a, title.b];
    const compare = (order: number, what: string) => (order === 0 ? `the two ${what}s are equal` : `the ${what} for ${order > 0 ? A : B} is greater`);
    const statement = (m: number, s: number) => {
      const [first2, second2] = [compare(m, 'mean'), compare(s, 'standard deviation')];
      return `${capitalized(first2)}, and ${second2}.`;
    };
    const centers =
      meanOrder === 0
        ? 'the two plots have the same center, so the means are equal'
        : `the center of the plot for ${meanOrder > 0 ? A : B} is greater, so its mean is, too`;
    const spreads =
      spreadOrder === 0
        ? 'the two plots have the same spread, so the standard deviations are equal'
        : `the dots for ${spreadOrder > 0 ? A : B} are more spread out, so their standard deviation is greater`;
    // Two choices with each comparison, so that none stands out.
    const [m2, s2] = [random.pick([-1, 0, 1].filter((m) => m !== meanOrder)), random.pick([-1, 0, 1].filter((s) => s !== spreadOrder))];
    const wrong = [
      { m: meanOrder, s: s2 },
      { m: m2, s: spreadOrder },
      { m: m2, s: s2 },
    ].map(({ m, s }) => ({
      text: statement(m, s),
      value: `${m}${s}`,
      misconception: m !== meanOrder && s !== spreadOrder ? ('MM' as const) : m === meanOrder ? ('SDR' as const) : ('MM' as const),
      why:
        m === meanOrder
          ? `The comparison of the means is correct, but ${spreads}.`
          : s === spreadOrder
            ? `The comparison of the standard deviations is correct, but ${centers}.`
            : `Neither comparison is correct: ${centers}, and ${spreads}.`,
    }));
    const axisMax = low + 8;
    return {
      parameters: { first: [...first], second: sameShape ? [...first] : [...second], low, shiftA, shiftB, axis: title.axis },
      stimulus: {
        kind: 'figure',
        figure: dotPlot({
          title: `${A} and ${B}`,
          axis: { title: title.axis, min: low, max: axisMax, step: 1 },
          groups: [
            { name: A, counts: countsA },
            { name: B, counts: countsB },
          ],
        }),
      },
      stem: random.chance(1, 2)
        ? `The dot plots show ${title.told}. Which statement best compares the means and the standard deviations?`
        : `The dot plots represent ${title.told}. Which of the following correctly compares the means and the standard deviations of the two data sets?`,
      answer: {
        format: 'choice',
        correct: {
          text: statement(meanOrder, spreadOrder),
          value: `${meanOrder}${spreadOrder}`,
          why: `The means are ${prose(mean(a))} for ${A} and ${prose(mean(b))} for ${B}, and ${spreads}.`,
        },
        wrong,
      },
      steps: [
        `For a symmetric plot, the mean is at the center; the standard deviation shows how far the dots are from the mean.`,
        `Both plots are symmetric, so the means are at their centers: ${math(prose(mean(a)))} for ${A} and ${math(prose(mean(b)))} for ${B}.`,
        spreadOrder === 0
          ? `The two plots have the same shape but are in different places, so the standard deviations are equal.`
          : `In the plot for ${spreadOrder > 0 ? A : B}, the dots are farther from the center overall, so its standard deviation is greater.`,
        `Check: sliding a whole plot left or right changes the mean but not the standard deviation.`,
      ],
      takeaway: 'Standard deviation measures distance from the mean, so compare how tightly the dots cluster around the center.',
    };
  },
};
