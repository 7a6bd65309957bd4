/** Which conclusion an estimate with a margin of error allows. */
import type { Generator, Option } from '../../generator.ts';
import { math, prose } from '../text.ts';
import { definite, measures } from './polls.ts';
import { wrongOption } from '../options.ts';

export const supportedConclusion: Generator = {
  archetype: 'IS-c',
  topicId: 24,
  version: 6,
  levels: [3],
  skillTags: ['margin-of-error', 'conclusions'],
  draft(random) {
    const measure = random.pick(measures);
    const sample = random.int(3, 24) * 25;
    const estimate = random.int(measure.low, measure.high);
    const margin = Math.round((1.96 * measure.deviation) / Math.sqrt(sample));
    if (margin < 2) return null;
    const [low, high] = [prose(estimate - margin), prose(estimate + margin)];
    const mean = `the mean ${measure.quantity}`;
    // “A mean number of books of 12” names its unit already.
    const unit = measure.quantity.startsWith('number of') ? '' : ` ${measure.unit}`;
    const range = `between ${low} and ${high}${unit}`;
    const [one, several] = measure.does.map((does) => `${does} between ${low} and ${high} ${measure.measured}`);
    const all = definite(measure.population);
    const option = (text: string, value: string): Option => ({ text, value });
    return {
      parameters: { estimate, margin, sample, quantity: measure.quantity },
      stem: random.chance(1, 2)
        ? `A researcher selected a random sample of ${prose(sample)} of ${measure.population} and estimated that ${mean} is ${prose(estimate)}${unit}, with an associated margin of error of ${prose(margin)} ${measure.unit}. Which of the following is the most appropriate conclusion?`
        : `From a random sample of ${prose(sample)} of ${measure.population}, ${mean} was estimated to be ${prose(estimate)}${unit}. The margin of error for this estimate is ${prose(margin)} ${measure.unit}. Which conclusion about ${all} is best supported?`,
      answer: {
        format: 'choice',
        correct: {
          ...option(`It is plausible that ${mean} for all ${all.replace(/^the /, '')} is ${range}.`, 'plausible mean'),
          why: `The margin of error gives plausible values for the mean of the entire population.`,
        },
        // One certain statement about a mean and one plausible statement about individuals: neither word alone marks the answer.
        wrong: [
          random.pick([
            wrongOption(
              'MOEALL',
              option(`It is known with certainty that ${mean} for all ${all.replace(/^the /, '')} is ${range}.`, 'certain mean'),
              `An estimate from a sample is never certain; it gives only plausible values.`,
            ),
            wrongOption(
              'GEN',
              option(`It is known with certainty that ${mean} for ${measure.elsewhere} is ${range}.`, 'certain everywhere'),
              `The sample was selected only from ${all}, and an estimate from a sample is never certain.`,
            ),
          ]),
          random.pick([
            wrongOption(
              'MOEALL',
              option(`It is plausible that each of ${all} ${one}.`, 'each'),
              `The margin of error applies to the mean, not to individual ${measure.members}.`,
            ),
            wrongOption(
              'MOEALL',
              option(`It is plausible that most of ${all} ${several}.`, 'most'),
              `The margin of error does not tell how individual values are spread out.`,
            ),
            wrongOption(
              'GEN',
              option(`It is plausible that ${measure.elsewhere.replace('all ', 'most ')} ${several}.`, 'most everywhere'),
              `The margin of error does not tell how individual values are spread out, and the sample was selected only from ${all}.`,
            ),
          ]),
          random.pick([
            wrongOption(
              'GEN',
              option(`It is plausible that ${mean} for ${measure.elsewhere} is ${range}.`, 'everywhere'),
              `The sample was selected only from ${all}, so the conclusion cannot go beyond them.`,
            ),
            wrongOption(
              'MOEALL',
              option(`It is known with certainty that each of ${all} ${one}.`, 'certain each'),
              `The margin of error applies to the mean, not to individual ${measure.members}, and an estimate is never certain.`,
            ),
            wrongOption(
              'MOEALL',
              option(`It is known with certainty that each of the ${prose(sample)} ${measure.members} in the sample ${one}.`, 'certain sample'),
              `The margin of error applies to the mean of the population, not to individual ${measure.members} in the sample.`,
            ),
          ]),
        ],
      },
      steps: [
        `A margin of error describes how far the estimated mean may reasonably be from the actual mean of the population that was sampled.`,
        `Plausible means range from ${math(`${estimate} - ${margin} = ${estimate - margin}`)} to ${math(`${estimate} + ${margin} = ${estimate + margin}`)} ${measure.unit}.`,
        `Check what a conclusion is about: it must be about the mean (not individual ${measure.members}), the population sampled (${all}), and plausible values (not certainty).`,
      ],
      takeaway: 'A margin of error gives plausible values for a population mean, not certainty and not a range for individuals.',
    };
  },
};
