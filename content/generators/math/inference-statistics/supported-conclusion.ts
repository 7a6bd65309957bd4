/** Which conclusion an estimate with a margin of error allows. */
import type { Generator, Option } from '#content/generators/generator.ts';
import { math, prose } from '../text.ts';
import { definite, type Measure, measures } from './polls.ts';
import { wrongOption } from '../options.ts';

interface Mean extends Omit<Measure, 'most' | 'total'> {
  /** `the mean mass of`, before the group. */
  readonly mean: string;
  /** No larger sample of them is drawn. */
  readonly mostSampled?: number;
}

/** How the means of what other questions use as well are called here. */
const means: Readonly<Record<string, string>> = {
  households: 'the mean daily water use per household for',
  students: 'the mean number of books borrowed last year by',
  'apple trees': 'the mean number of apples per tree for',
  employees: 'the mean commuting distance of',
  packages: 'the mean mass of',
};

/** Quantities beside those that other questions use as well. */
const own: readonly Mean[] = [
  ...measures.map((measure) => ({
    ...measure,
    mean: means[measure.members] ?? `the mean ${measure.quantity} for`,
    high: measure.unit === 'miles' ? 18 : measure.high,
  })),
  {
    population: 'the songs on a playlist',
    mean: 'the mean length of',
    members: 'songs',
    quantity: 'length per song',
    unit: 'seconds',
    low: 170,
    high: 260,
    deviation: 40,
    elsewhere: 'all songs recorded last year',
    does: ['lasts', 'last'],
    measured: 'seconds',
    mostSampled: 125,
  },
  {
    population: 'the oranges in a shipment',
    mean: 'the mean mass of',
    members: 'oranges',
    quantity: 'mass per orange',
    unit: 'grams',
    low: 150,
    high: 230,
    deviation: 30,
    elsewhere: 'all oranges grown in the state',
    does: ['has a mass', 'have a mass'],
    measured: 'grams',
  },
  {
    population: 'the visitors to a museum',
    mean: 'the mean time per visit for',
    members: 'visitors',
    quantity: 'time per visit',
    unit: 'minutes',
    low: 60,
    high: 140,
    deviation: 35,
    elsewhere: 'all museum visitors in the country',
    does: ['stays', 'stay'],
    measured: 'minutes',
  },
  {
    population: 'the customers of a grocery store',
    mean: 'the mean amount spent last week by',
    members: 'customers',
    quantity: 'amount spent per customer last week',
    unit: 'dollars',
    low: 40,
    high: 120,
    deviation: 38,
    elsewhere: 'all customers of grocery stores in the city',
    does: ['spent', 'spent'],
    measured: 'dollars last week',
  },
  {
    population: 'the tomato plants in a greenhouse',
    mean: 'the mean height of',
    members: 'tomato plants',
    quantity: 'height per plant',
    unit: 'centimeters',
    low: 60,
    high: 150,
    deviation: 22,
    elsewhere: 'all tomato plants in the country',
    does: ['is', 'are'],
    measured: 'centimeters tall',
    mostSampled: 300,
  },
];

/** Amounts of money as a test prints them. */
const inDollars = (text: string) => text.replaceAll(/between ([\d,]+) and ([\d,]+) dollars/g, 'between $$$1 and $$$2').replaceAll(/([\d,]+) dollars/g, '$$$1');

export const supportedConclusion: Generator = {
  archetype: 'IS-c',
  topicId: 24,
  version: 11,
  levels: [3],
  skillTags: ['margin-of-error', 'conclusions'],
  draft(random) {
    const measure = random.pick(own);
    const sample = random.int(3, (measure.mostSampled ?? 600) / 25) * 25;
    const estimate = random.int(measure.low, measure.high);
    const margin = Math.round((1.96 * measure.deviation) / Math.sqrt(sample));
    if (margin < 2) return null;
    const [low, high] = [prose(estimate - margin), prose(estimate + margin)];
    // “A mean number of books of 12” names its unit already.
    const unit = measure.quantity.startsWith('number of') ? '' : ` ${measure.unit}`;
    const range = `between ${low} and ${high}${unit}`;
    const [one, several] = measure.does.map((does) => `${does} between ${low} and ${high} ${measure.measured}`);
    const all = definite(measure.population);
    const { mean } = measure;
    const everyOne = `${mean} all ${all.replace(/^the /, '')}`;
    const shown = (text: string) => (measure.unit === 'dollars' ? inDollars(text) : text);
    const option = (text: string, value: string): Option => ({ text: shown(text), value });
    return {
      parameters: { estimate, margin, sample, quantity: measure.quantity },
      stem: shown(
        random.pick([
          `A researcher selected a random sample of ${prose(sample)} ${measure.population.replace(/^the /, '')} and estimated that ${everyOne} is ${prose(estimate)}${unit}, with an associated margin of error of ${prose(margin)} ${measure.unit}. Which of the following is the most appropriate conclusion?`,
          `From a random sample of ${prose(sample)} ${measure.population.replace(/^the /, '')}, ${everyOne} was estimated to be ${prose(estimate)}${unit}. The margin of error for this estimate is ${prose(margin)} ${measure.unit}. Which conclusion about ${all} is best supported?`,
          `Based on a random sample of ${prose(sample)} ${measure.population.replace(/^the /, '')}, ${everyOne} is estimated to be ${prose(estimate)}${unit}, with a margin of error of ${prose(margin)} ${measure.unit}. Which of the following conclusions is best supported by this estimate?`,
          `In a study of a random sample of ${prose(sample)} ${measure.population.replace(/^the /, '')}, ${everyOne} was estimated to be ${prose(estimate)}${unit}, with an associated margin of error of ${prose(margin)} ${measure.unit}. Based on these results, which of the following is the most appropriate conclusion about ${all}?`,
        ]),
      ),
      answer: {
        format: 'choice',
        correct: {
          ...option(`It is plausible that ${everyOne} is ${range}.`, 'plausible mean'),
          why: `The margin of error gives plausible values for the mean of the entire population.`,
        },
        // One certain statement about a mean and one plausible statement about individuals: neither word alone marks the answer.
        wrong: [
          random.pick([
            wrongOption(
              'MOEALL',
              option(`It is known with certainty that ${everyOne} is ${range}.`, 'certain mean'),
              `An estimate from a sample is never certain; it gives plausible values, so claim no more than that.`,
            ),
            wrongOption(
              'GEN',
              option(`It is known with certainty that ${mean} ${measure.elsewhere} is ${range}.`, 'certain everywhere'),
              `The sample was selected only from ${all}, and an estimate is never certain: keep to them, and to what is plausible.`,
            ),
          ]),
          random.pick([
            wrongOption(
              'MOEALL',
              option(`It is plausible that each of ${all} ${one}.`, 'each'),
              `The margin of error applies to the mean, not to individual ${measure.members}; choose a statement about the mean.`,
            ),
            wrongOption(
              'MOEALL',
              option(`It is plausible that most of ${all} ${several}.`, 'most'),
              `The margin of error does not tell how individual values are spread out; choose a statement about the mean.`,
            ),
            wrongOption(
              'GEN',
              option(`It is plausible that ${measure.elsewhere.replace('all ', 'most ')} ${several}.`, 'most everywhere'),
              `The margin of error does not tell how individual values are spread out, and the sample was selected only from ${all}: choose a statement about their mean.`,
            ),
          ]),
          random.pick([
            wrongOption(
              'GEN',
              option(`It is plausible that ${mean} ${measure.elsewhere} is ${range}.`, 'everywhere'),
              `The sample was selected only from ${all}, so keep the conclusion to them.`,
            ),
            wrongOption(
              'MOEALL',
              option(`It is known with certainty that each of ${all} ${one}.`, 'certain each'),
              `The margin of error applies to the mean, not to individual ${measure.members}, and an estimate is never certain: choose what is plausible for the mean.`,
            ),
            wrongOption(
              'MOEALL',
              option(`It is known with certainty that each of the ${prose(sample)} ${measure.members} in the sample ${one}.`, 'certain sample'),
              `The margin of error applies to the mean of the population, not to individual ${measure.members} in the sample; choose a statement about the mean.`,
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
