/** IS-h: from the counts of a sample and a margin of error to plausible numbers of the whole population. */
import type { Generator, Option } from '#content/generators/generator.ts';
import { math, prose } from '../text.ts';
import { wrongOption } from '../options.ts';
import { drawnPlan, somewhere, those } from './plans.ts';

const between = (low: number, high: number): Option => {
  const ends = [low, high].map(Math.round) as [number, number];
  // In the order of their lower ends, and of their upper ends where those are the same.
  return { text: `Between ${prose(ends[0])} and ${prose(ends[1])}`, value: `${ends[0]} ${ends[1]}`, order: ends[0] + ends[1] / 1e6 };
};

export const backFromInterval: Generator = {
  archetype: 'IS-h',
  topicId: 24,
  version: 7,
  levels: [4],
  skillTags: ['margin-of-error', 'estimates', 'intervals'],
  draft(random) {
    const drawn = drawnPlan(random);
    if (!drawn) return null;
    const { plan, size, n, percent, margin, low, high } = drawn;
    const { members, first, would } = plan;
    const count = (n * percent) / 100;
    const estimate = (size * percent) / 100;
    const all = `${prose(size)} ${members} ${somewhere(plan)}`;
    const points = `${margin} percentage points`;
    const latex = (value: number) => prose(value).replaceAll(',', '{,}');
    return {
      parameters: { kind: 'range', size, n, percent, margin, who: plan.who },
      stem: `${random.pick([
        `In a random sample of ${n} of the ${all}, ${count} said that they ${first}. The margin of error for the estimated percentage is ${points}.`,
        `A random sample of ${n} of the ${all} was surveyed, and ${count} of those surveyed said that they ${first}. The estimated percentage has a margin of error of ${points}.`,
        `Of the ${all}, ${n} were selected at random for a survey, and ${count} of those selected said that they ${first}. The margin of error associated with the estimated percentage is ${points}.`,
      ])} ${random.pick([
        `Based on the survey, which of the following is the range of plausible values for the number of these ${those(plan)} ${would}?`,
        `Based on these results, which of the following is the most appropriate range of plausible values for the total number of these ${those(plan)} ${would}?`,
        `Which of the following gives the range of plausible values for the total number of these ${those(plan)} ${would}?`,
      ])}`,
      answer: {
        format: 'choice',
        correct: { ...between(low, high), why: `These are ${percent - margin}% and ${percent + margin}% of ${prose(size)}.` },
        wrong: [
          wrongOption(
            'PP',
            between((estimate * (100 - margin)) / 100, (estimate * (100 + margin)) / 100),
            `This takes ${margin}% of the estimated number; take ${percent - margin}% and ${percent + margin}% of ${prose(size)} instead.`,
          ),
          wrongOption(
            'BASE',
            between(estimate - (n * margin) / 100, estimate + (n * margin) / 100),
            `This takes the margin of error as a part of the sample; take ${percent - margin}% and ${percent + margin}% of all ${prose(size)} ${members}.`,
          ),
          // Each of these shares an end with the key, which would be found by it if one of them were always there.
          ...(random.chance(1, 2)
            ? [
                random.pick([
                  wrongOption(
                    'MOEALL',
                    between(estimate, high),
                    `This goes only above the estimate; the number may also be less, so subtract ${margin} percentage points as well.`,
                  ),
                  wrongOption(
                    'MOEALL',
                    between(low, estimate),
                    `This goes only below the estimate; the number may also be greater, so add ${margin} percentage points as well.`,
                  ),
                ]),
              ]
            : []),
          wrongOption(
            'MOEN',
            between((size * (percent - 2 * margin)) / 100, (size * (percent + 2 * margin)) / 100),
            `This goes ${2 * margin} percentage points from the estimate; go only ${margin}, to ${percent - margin}% and ${percent + margin}%.`,
          ),
          wrongOption(
            'COMP',
            between(size - high, size - low),
            `This is for the ${members} who did not say so; use ${percent}%, not ${100 - percent}%, as the estimate.`,
          ),
          wrongOption(
            'STOP',
            between((n * (percent - margin)) / 100, (n * (percent + margin)) / 100),
            `This is for the ${n} ${members} in the sample; take ${percent - margin}% and ${percent + margin}% of all ${prose(size)} instead.`,
          ),
        ],
      },
      steps: [
        `In the sample, ${math(`\\frac{${count}}{${n}} = ${percent / 100}`)}, or ${percent}%, said so. Plausible percentages are within ${margin} percentage points of this.`,
        `So the percentage of all the ${members} is plausibly between ${math(`${percent} - ${margin} = ${percent - margin}`)} and ${math(`${percent} + ${margin} = ${percent + margin}`)} percent.`,
        `Multiply by the number of all the ${members}: ${math(`${(percent - margin) / 100} \\cdot ${latex(size)} = ${latex(low)}`)} and ${math(`${(percent + margin) / 100} \\cdot ${latex(size)} = ${latex(high)}`)}.`,
        `Check: the middle of this range is ${math(`${percent / 100} \\cdot ${latex(size)} = ${latex(estimate)}`)}, the estimated number.`,
      ],
      takeaway: 'Apply the margin of error to the percentage first; then convert both ends to numbers of the population.',
    };
  },
};
