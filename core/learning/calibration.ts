/**
 * How difficult questions are, from first answers: a question's b is estimated again, a and c stay as they are.
 *
 * Marginal estimation by EM (Bock, R. D. & Aitkin, M. (1981), Marginal maximum likelihood estimation of item parameters, Psychometrika
 * 46, 443–459) with a normal prior of b around the label (Mislevy, R. J. (1986), Bayes modal estimation in item response models,
 * Psychometrika 51, 177–195). Abilities are not taken from anywhere: each person's follows from their own answers, so it does not matter
 * that harder modules are answered by stronger students. Students here are not the population, so mean and deviation of their abilities
 * are estimated, too. Then answers cannot tell whether all questions are easier than labelled or all students stronger; the prior
 * decides: labels are right on average over all that is estimated (over those that scores use: calibration-scale.ts).
 */
import type { ItemParameters } from '../exams/scoring.ts';
import { topicDeviation } from './abilities.ts';

/** How far true difficulties lie from their labels, as a standard deviation: half of the way to the next level. */
export const labelDeviation = 0.5;
/** One person's first answers within one period, to questions of one section. */
export interface PersonAnswers {
  /** Places in the list of items. */
  readonly items: Uint32Array;
  /** 1 where right, in the same order. */
  readonly right: Uint8Array;
}

interface Estimate {
  readonly b: number;
  /** Posterior standard deviation. */
  readonly se: number;
  readonly responses: number;
}

export interface Calibration {
  /** In the order of the items; one without an answer keeps its label. */
  readonly estimates: readonly Estimate[];
  /** Abilities of those who answered. */
  readonly mean: number;
  readonly deviation: number;
}

const nodes = Float64Array.from({ length: 49 }, (_, index) => -4.8 + index * 0.2);
const farthest = 4;
const [maxRounds, enough] = [80, 0.002];

/**
 * How steep a question is as seen from the ability in its section: topics scatter around that, which flattens the curve by this factor
 * (the logistic-normal integral as in MacKay, D. J. C. (1992), The evidence framework applied to classification networks, Neural
 * Computation 4, 720–736). Its middle stays where it is.
 */
const flattened = (a: number): number => a / Math.sqrt(1 + (Math.PI * (a * topicDeviation) ** 2) / 8);

interface Curves {
  /** Of each item at each node, one after the other. */
  readonly logRight: Float64Array;
  readonly logWrong: Float64Array;
  /** The logistic part, and the chance of a right answer. */
  readonly logistic: Float64Array;
  readonly chance: Float64Array;
}

function curvesOf(items: readonly ItemParameters[], bs: Float64Array): Curves {
  const size = items.length * nodes.length;
  const made = { logRight: new Float64Array(size), logWrong: new Float64Array(size), logistic: new Float64Array(size), chance: new Float64Array(size) };
  for (const [item, { a, c }] of items.entries()) {
    for (const [node, theta] of nodes.entries()) {
      const at = item * nodes.length + node;
      const logistic = 1 / (1 + Math.exp(-flattened(a) * (theta - (bs[item] ?? 0))));
      const chance = c + (1 - c) * logistic;
      made.logistic[at] = logistic;
      made.chance[at] = chance;
      made.logRight[at] = Math.log(chance);
      made.logWrong[at] = Math.log(1 - chance);
    }
  }
  return made;
}

/** A person's posterior over the nodes, written into `posterior`. */
function posteriorOf({ items, right }: PersonAnswers, { logRight, logWrong }: Curves, logPrior: Float64Array, posterior: Float64Array): void {
  posterior.set(logPrior);
  for (let index = 0; index < items.length; index++) {
    const from = (items[index] ?? 0) * nodes.length;
    const logs = right[index] === 1 ? logRight : logWrong;
    for (let node = 0; node < nodes.length; node++) posterior[node] = (posterior[node] ?? 0) + (logs[from + node] ?? 0);
  }
  const highest = Math.max(...posterior);
  let sum = 0;
  for (let node = 0; node < nodes.length; node++) {
    const weight = Math.exp((posterior[node] ?? 0) - highest);
    posterior[node] = weight;
    sum += weight;
  }
  for (let node = 0; node < nodes.length; node++) posterior[node] = (posterior[node] ?? 0) / sum;
}

/** What the answers say at the current difficulties: expected answers and right ones per item and node, and the abilities. */
function expectation(items: readonly ItemParameters[], people: readonly PersonAnswers[], curves: Curves, logPrior: Float64Array) {
  const asked = new Float64Array(items.length * nodes.length);
  const rights = new Float64Array(asked.length);
  const posterior = new Float64Array(nodes.length);
  const abilities = new Float64Array(nodes.length);
  for (const person of people) {
    posteriorOf(person, curves, logPrior, posterior);
    for (let node = 0; node < nodes.length; node++) abilities[node] = (abilities[node] ?? 0) + (posterior[node] ?? 0);
    for (let index = 0; index < person.items.length; index++) {
      const from = (person.items[index] ?? 0) * nodes.length;
      const isRight = person.right[index] === 1;
      for (let node = 0; node < nodes.length; node++) {
        const weight = posterior[node] ?? 0;
        asked[from + node] = (asked[from + node] ?? 0) + weight;
        if (isRight) rights[from + node] = (rights[from + node] ?? 0) + weight;
      }
    }
  }
  const of = (value: (theta: number) => number) => abilities.reduce((sum, weight, node) => sum + weight * value(nodes[node] ?? 0), 0) / people.length;
  const mean = of((theta) => theta);
  return { asked, rights, mean, deviation: Math.sqrt(of((theta) => (theta - mean) ** 2)) };
}

/** One step of Fisher scoring for each item: from its expected answers toward the most probable difficulty. */
function improved(items: readonly ItemParameters[], bs: Float64Array, curves: Curves, asked: Float64Array, rights: Float64Array): Float64Array {
  return bs.map((b, item) => {
    const { a, b: label } = items[item] as ItemParameters;
    const slope = flattened(a);
    let [gradient, information] = [(label - b) / labelDeviation ** 2, 1 / labelDeviation ** 2];
    for (let at = item * nodes.length; at < (item + 1) * nodes.length; at++) {
      const [n, logistic, chance] = [asked[at] ?? 0, curves.logistic[at] ?? 0, curves.chance[at] ?? 1];
      gradient -= (slope * ((rights[at] ?? 0) - n * chance) * logistic) / chance;
      information += (slope ** 2 * n * logistic ** 2 * (1 - chance)) / chance;
    }
    const step = Math.min(0.5, Math.max(-0.5, gradient / information));
    return Math.min(farthest, Math.max(-farthest, b + step));
  });
}

/** What the answers to each item say about it, ability integrated out: the sum of squared scores. */
function informationOf(items: readonly ItemParameters[], people: readonly PersonAnswers[], curves: Curves, logPrior: Float64Array): Float64Array {
  const information = new Float64Array(items.length);
  const posterior = new Float64Array(nodes.length);
  const slopes = items.map(({ a }) => flattened(a));
  for (const person of people) {
    posteriorOf(person, curves, logPrior, posterior);
    for (let index = 0; index < person.items.length; index++) {
      const item = person.items[index] ?? 0;
      const isRight = person.right[index] === 1;
      let score = 0;
      for (let node = 0; node < nodes.length; node++) {
        const at = item * nodes.length + node;
        const [logistic, chance] = [curves.logistic[at] ?? 0, curves.chance[at] ?? 1];
        score += (posterior[node] ?? 0) * (isRight ? ((1 - chance) * logistic) / chance : -logistic);
      }
      information[item] = (information[item] ?? 0) + ((slopes[item] ?? 1) * score) ** 2;
    }
  }
  return information;
}

const logPriorOf = (mean: number, deviation: number): Float64Array => nodes.map((theta) => -((theta - mean) ** 2) / (2 * deviation ** 2));

/** The difficulties of one section's questions. `items` have the parameters of their labels. */
export function calibrate(items: readonly ItemParameters[], people: readonly PersonAnswers[]): Calibration {
  const responses = new Uint32Array(items.length);
  for (const { items: answered } of people) for (const item of answered) responses[item] = (responses[item] ?? 0) + 1;
  const labels = Float64Array.from(items, ({ b }) => b);
  const isAnswered = (_: unknown, item: number) => (responses[item] ?? 0) > 0;
  const count = labels.filter(isAnswered).length;
  let bs = labels.slice();
  let [mean, deviation] = [0, 1];
  for (let round = 0; round < maxRounds && count > 0; round++) {
    const curves = curvesOf(items, bs);
    const found = expectation(items, people, curves, logPriorOf(mean, deviation));
    const next = improved(items, bs, curves, found.asked, found.rights);
    // Where the posterior is highest, distances from the labels add up to zero; going there at once saves many rounds.
    const shift = next.reduce((sum, b, item) => (isAnswered(b, item) ? sum + b - (labels[item] ?? 0) : sum), 0) / count;
    const centered = next.map((b, item) => (isAnswered(b, item) ? b - shift : b));
    const moved = centered.reduce((most, b, item) => Math.max(most, Math.abs(b - (bs[item] ?? 0))), 0);
    bs = centered;
    mean = found.mean - shift;
    deviation = Math.min(1.6, Math.max(0.4, found.deviation));
    if (moved < enough) break;
  }
  const information = informationOf(items, people, curvesOf(items, bs), logPriorOf(mean, deviation));
  return {
    estimates: items.map((_, item) => ({
      b: bs[item] ?? 0,
      se: 1 / Math.sqrt(1 / labelDeviation ** 2 + (information[item] ?? 0)),
      responses: responses[item] ?? 0,
    })),
    mean,
    deviation,
  };
}
