/** From an estimate and a margin of error to an interval, and back. */
import { add, div, rat, sub, type Rational } from '#core/rational.ts';
import type { Generator, Option } from '#content/generators/generator.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { definite, measures, polls, usualMargin } from './polls.ts';
import { wrongOption } from '../options.ts';

const between = (low: Rational, high: Rational, unit: string): Option => ({
  text: unit === '%' ? `Between ${prose(low)}% and ${prose(high)}%` : `Between ${prose(low)} and ${prose(high)} ${unit}`,
  value: `${prose(low)} ${prose(high)}`,
});

export const marginOfError: Generator = {
  archetype: 'IS-b',
  topicId: 24,
  version: 6,
  levels: [2, 3],
  skillTags: ['margin-of-error', 'intervals'],
  draft(random, level) {
    const poll = random.pick(polls);
    const measure = random.pick(measures);
    const percent = random.chance(1, 2);
    const sample = random.int(8, 60) * 25;
    // Few members come to a museum in any one month, and most light bulbs last as long as they should.
    const share = poll.does.startsWith('last longer') ? random.int(72, 96) : random.int(22, poll.does.startsWith('visited') ? 45 : 78);
    const estimate = percent ? rat(share) : rat(random.int(measure.low * 2, measure.high * 2), 2);
    const margin = percent ? rat(usualMargin(share, sample, 2), 2) : rat(Math.max(1, Math.round((measure.low * random.int(4, 12)) / 100)), 2);
    const [low, high] = [sub(estimate, margin), add(estimate, margin)];
    const unit = percent ? '%' : measure.unit;
    if (estimate.n * margin.d <= 2n * margin.n * estimate.d) return null;
    const about = percent ? `the percentage of all the ${poll.members} ${poll.who} ${poll.does}` : `the mean ${measure.quantity}`;
    const it = percent ? 'this percentage' : `the mean ${measure.quantity} for all ${definite(measure.population).replace(/^the /, '')}`;
    // “The mean number of apples is 447” names its unit already.
    const unitless = !percent && measure.quantity.startsWith('number of');
    const bare = (value: Rational) => (unitless ? prose(value) : shown(value));
    const shown = (value: Rational) =>
      percent ? `${prose(value)}%` : `${prose(value)} ${prose(value) === '1' ? measure.unit.replace(/s$/, '') : measure.unit}`;
    const parameters = { estimate: prose(estimate), margin: prose(margin), about, sample, level };
    const from = percent ? poll.population : measure.population;
    const takeaway = 'The margin of error extends the estimate by the same amount in both directions.';
    if (level === 2) {
      const twice = add(margin, margin);
      const half = div(margin, rat(2));
      return {
        parameters,
        stem: random.chance(1, 2)
          ? `Based on a random sample of ${prose(sample)} of ${from}, it is estimated that ${about} is ${bare(estimate)}, with an associated margin of error of ${shown(margin)}. Which of the following is the most appropriate range of plausible values for ${it}?`
          : `A random sample of ${prose(sample)} of ${from} was selected. From the sample, ${about} is estimated to be ${bare(estimate)}, with a margin of error of ${shown(margin)}. Based on these results, which range of values is plausible for ${it}?`,
        answer: {
          format: 'choice',
          correct: {
            ...between(low, high, unit),
            why: `The estimate minus the margin of error is ${prose(low)}, and the estimate plus the margin of error is ${prose(high)}.`,
          },
          wrong: [
            wrongOption(
              'MOEALL',
              between(sub(estimate, margin), estimate, unit),
              `This goes only below the estimate; the value may also be greater, so add the margin of error, too.`,
            ),
            wrongOption(
              'MOEALL',
              between(estimate, add(estimate, margin), unit),
              `This goes only above the estimate; the value may also be less, so subtract the margin of error, too.`,
            ),
            wrongOption(
              'MOEN',
              between(sub(estimate, half), add(estimate, half), unit),
              `This uses half the margin of error on each side; subtract and add all of it.`,
            ),
            wrongOption(
              'MOEN',
              between(sub(estimate, twice), add(estimate, twice), unit),
              `This doubles the margin of error; subtract it once, and add it once.`,
            ),
            wrongOption(
              'STOP',
              between(margin, estimate, unit),
              `This uses the margin of error itself as an end of the interval; subtract it from the estimate.`,
            ),
          ].filter(({ value }) => !value.includes('-')),
        },
        steps: [
          `Plausible values are within the margin of error of the estimate, on both sides.`,
          `The lower end is ${math(`${decimalLatex(estimate)} - ${decimalLatex(margin)} = ${decimalLatex(low)}`)} and the upper end is ${math(`${decimalLatex(estimate)} + ${decimalLatex(margin)} = ${decimalLatex(high)}`)}.`,
          `Check: the middle of the interval is ${math(`\\frac{${decimalLatex(low)} + ${decimalLatex(high)}}{2} = ${decimalLatex(estimate)}`)}, the estimate.`,
        ],
        takeaway,
      };
    }
    const pair = (center: Rational, spread: Rational): Option => ({
      text: `Estimate: ${shown(center)}; margin of error: ${shown(spread)}`,
      value: `${prose(center)} ${prose(spread)}`,
    });
    const width = sub(high, low);
    return {
      parameters,
      stem: random.chance(1, 2)
        ? `Based on a random sample of ${prose(sample)} of ${from}, plausible values for ${about} are between ${bare(low)} and ${bare(high)}. Which of the following could be the estimate from the sample and its associated margin of error?`
        : `Using a random sample of ${prose(sample)} of ${from}, a researcher concluded that it is plausible that ${about} is between ${bare(low)} and ${bare(high)}. Which estimate and margin of error lead to this conclusion?`,
      answer: {
        format: 'choice',
        correct: {
          ...pair(estimate, margin),
          why: `${prose(estimate)} minus ${prose(margin)} is ${prose(low)}, and ${prose(estimate)} plus ${prose(margin)} is ${prose(high)}.`,
        },
        wrong: [
          wrongOption('MOEN', pair(estimate, width), `This uses the full width of the interval as the margin of error; the margin is half the width.`),
          wrongOption('MOEALL', pair(low, width), `This uses the lower end as the estimate; take the middle, ${prose(estimate)}.`),
          wrongOption('MOEN', pair(estimate, div(margin, rat(2))), `This halves the width of the interval twice; the margin of error is half the width.`),
        ],
      },
      steps: [
        `The estimate is the middle of the interval, and the margin of error is half its width.`,
        `The middle is ${math(`\\frac{${decimalLatex(low)} + ${decimalLatex(high)}}{2} = ${decimalLatex(estimate)}`)}.`,
        `Half the width is ${math(`\\frac{${decimalLatex(high)} - ${decimalLatex(low)}}{2} = ${decimalLatex(margin)}`)}.`,
        `Check: ${math(`${decimalLatex(estimate)} - ${decimalLatex(margin)} = ${decimalLatex(low)}`)} and ${math(`${decimalLatex(estimate)} + ${decimalLatex(margin)} = ${decimalLatex(high)}`)}.`,
      ],
      takeaway,
    };
  },
};
