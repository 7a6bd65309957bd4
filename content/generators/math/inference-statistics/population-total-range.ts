/** The plausible range of a population total: both ends of the interval times the size. */
import { add, mul, rat, sub, type Rational } from '#core/rational.ts';
import type { Generator, Option } from '#content/generators/generator.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { measures } from './polls.ts';
import { wrongOption } from '../options.ts';

export const populationTotalRange: Generator = {
  archetype: 'IS-g',
  topicId: 24,
  version: 7,
  levels: [3],
  skillTags: ['margin-of-error', 'estimation'],
  draft(random) {
    const measure = random.pick(measures);
    if (measure.total === undefined) return null;
    const size = rat(random.int(3, 60) * random.pick([50, 100]));
    const sample = random.int(2, 12) * 20;
    const estimate = rat(random.int(measure.low * 2, measure.high * 2), 2);
    const margin = rat(Math.round((2 * 1.96 * measure.deviation) / Math.sqrt(sample)), 2);
    if (margin.n === margin.d || Number(size.n) < sample * 2 || size.n > BigInt(measure.most)) return null;
    const [low, high] = [mul(sub(estimate, margin), size), mul(add(estimate, margin), size)];
    const center = mul(estimate, size);
    const counted = measure.quantity.startsWith('number of');
    const option = (from: Rational, to: Rational): Option => ({
      text: `Between ${prose(from)} and ${prose(to)} ${measure.unit}`,
      value: `${prose(from)} ${prose(to)}`,
    });
    const atSample = [mul(sub(estimate, margin), rat(sample)), mul(add(estimate, margin), rat(sample))] as const;
    const population = `${prose(size)} ${measure.population.replace(/^the /, '')}`;
    return {
      parameters: { size: prose(size), sample, estimate: prose(estimate), margin: prose(margin), quantity: measure.quantity },
      stem: random.chance(1, 2)
        ? `A random sample of ${sample} of the ${population} was selected. Based on the sample, the mean ${measure.quantity} is estimated to be ${prose(estimate)} ${measure.unit}, with an associated margin of error of ${prose(margin)} ${measure.unit}. Which of the following gives the range of plausible values for the ${measure.total}?`
        : `The mean ${measure.quantity} for the ${population} was estimated from a random sample of ${sample}. The estimate is ${prose(estimate)} ${measure.unit}, and the margin of error is ${prose(margin)} ${measure.unit}. Based on these figures, which of the following is the range of plausible values for the ${measure.total}?`,
      answer: {
        format: 'choice',
        correct: { ...option(low, high), why: `Multiplying both ends of the interval for the mean by ${prose(size)} gives this interval.` },
        wrong: [
          wrongOption(
            'MOEN',
            option(sub(center, margin), add(center, margin)),
            `This multiplies only the estimate by ${prose(size)}; multiply the margin of error by it, too.`,
          ),
          wrongOption(
            'BASE',
            option(...atSample),
            `This multiplies by the size of the sample; multiply both ends by the size of the population, ${prose(size)}.`,
          ),
          wrongOption('MOEALL', option(center, high), `This goes only above the estimate; the total may also be less, so subtract the margin of error, too.`),
          wrongOption('MOEALL', option(low, center), `This goes only below the estimate; the total may also be greater, so add the margin of error, too.`),
          wrongOption(
            'MOEN',
            option(sub(center, mul(margin, rat(sample))), add(center, mul(margin, rat(sample)))),
            `This multiplies the estimate by ${prose(size)} but the margin of error only by ${sample}; multiply both by ${prose(size)}.`,
          ),
          // A total number of books or apples is whole, so a half would give the choice away.
        ].filter(({ text }) => !counted || !text.includes('.')),
      },
      steps: [
        `The total is the mean times the size of the population, so first find the plausible values for the mean.`,
        `The mean is plausibly between ${math(`${decimalLatex(estimate)} - ${decimalLatex(margin)} = ${decimalLatex(sub(estimate, margin))}`)} and ${math(`${decimalLatex(estimate)} + ${decimalLatex(margin)} = ${decimalLatex(add(estimate, margin))}`)} ${measure.unit}.`,
        `Multiply both by ${prose(size)}: ${math(decimalLatex(low))} and ${math(decimalLatex(high))} ${measure.unit}.`,
        `Check: the middle of this interval is ${math(`${decimalLatex(size)} \\cdot ${decimalLatex(estimate)} = ${decimalLatex(center)}`)}, the estimated total.`,
      ],
      takeaway: 'When an estimate is multiplied to give a total, its margin of error is multiplied by the same number.',
    };
  },
};
