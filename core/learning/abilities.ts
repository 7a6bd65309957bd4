/**
 * What is believed about a student: one ability per section, and around it one per topic.
 *
 * θ of a section is standard normal; θ of a topic is the section's plus a deviation, normal with standard deviation 0.45. Given the
 * section, topics are independent, so the posterior is exact on a grid: each topic's likelihood is smoothed by the deviation, the
 * product over topics gives the section, and the section gives each topic back (a one-level case of Gibbons, R. D. & Hedeker, D. R.
 * (1992), Full-information item bi-factor analysis, Psychometrika 57, 423–436).
 */
import { sectionShare } from '../exams/blueprint.ts';
import { grid, itemParameters, logGrid, priorWeights, type Ability } from '../exams/scoring.ts';
import { topicById, topics, type Section, type TopicId } from '../topics/topics.ts';
import { fade, type Evidence } from './evidence.ts';

/** Standard deviation of a topic's ability around its section's. */
export const topicDeviation = 0.45;

export interface SectionBelief {
  /** Of the mix of topics that the test asks. */
  readonly ability: Ability;
  /** Of every topic of the section, in topic order. */
  readonly topics: ReadonlyMap<TopicId, Ability>;
}

const step = (grid[1] ?? 0) - (grid[0] ?? 0);
const reach = Math.ceil((4 * topicDeviation) / step);
/** Density of a topic's deviation at each step from −reach to reach, and the same times the deviation and its square. */
const kernel = Float64Array.from({ length: 2 * reach + 1 }, (_, index) => Math.exp(-(((index - reach) * step) ** 2) / (2 * topicDeviation ** 2)));
const kernelFirst = kernel.map((density, index) => density * (index - reach) * step);
const kernelSecond = kernel.map((density, index) => density * ((index - reach) * step) ** 2);

/** Log likelihood of a topic's answers over the grid, up to a constant. */
function logLikelihood(section: Section, evidence: readonly Evidence[], now: number): Float64Array {
  const sums = new Float64Array(grid.length);
  for (const { difficulty, isSpr, right, wrong, asOf, parameters } of evidence) {
    const chances = logGrid(itemParameters(section, difficulty, isSpr ? 'spr' : 'choice', parameters));
    const left = fade(asOf, now);
    for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] ?? 0) + left * (right * (chances.right[k] ?? 0) + wrong * (chances.wrong[k] ?? 0));
  }
  return sums;
}

/** Per point of the section's grid: the chance of a topic's answers, and mean and variance of its ability. */
interface Conditional {
  readonly logChance: Float64Array;
  readonly mean: Float64Array;
  readonly variance: Float64Array;
}

/** Exponentials of these, the highest of which becomes 1. */
function exponentials(logs: Float64Array): Float64Array {
  let highest = -Infinity;
  for (let k = 0; k < logs.length; k++) highest = Math.max(highest, logs[k] ?? 0);
  const result = new Float64Array(logs.length);
  for (let k = 0; k < logs.length; k++) result[k] = Math.exp((logs[k] ?? 0) - highest);
  return result;
}

function conditionalOn(log: Float64Array): Conditional {
  const likelihood = exponentials(log);
  const made = { logChance: new Float64Array(grid.length), mean: new Float64Array(grid.length), variance: new Float64Array(grid.length) };
  for (let at = 0; at < grid.length; at++) {
    const last = Math.min(grid.length - 1, at + reach);
    let whole = 0;
    let weight = 0;
    let first = 0;
    let second = 0;
    for (let index = Math.max(0, at - reach); index <= last; index++) {
      const tap = index - at + reach;
      const chance = likelihood[index] ?? 0;
      whole += kernel[tap] ?? 0;
      weight += chance * (kernel[tap] ?? 0);
      first += chance * (kernelFirst[tap] ?? 0);
      second += chance * (kernelSecond[tap] ?? 0);
    }
    // Far from everything likely a chance may be too small for a number; such points have no weight in the end.
    const mean = weight > 0 ? first / weight : 0;
    made.logChance[at] = Math.log(Math.max(weight, Number.MIN_VALUE) / whole);
    made.mean[at] = (grid[at] ?? 0) + mean;
    made.variance[at] = weight > 0 ? Math.max(0, second / weight - mean * mean) : topicDeviation ** 2;
  }
  return made;
}

/** Of a topic without answers: computed like the others, so that the ends of the grid cut all of them off alike. */
const unanswered = conditionalOn(new Float64Array(grid.length));

/** Mean and deviation of something known by mean and variance at each point of the grid. */
function mixed(weights: Float64Array, { mean, variance }: Pick<Conditional, 'mean' | 'variance'>): Ability {
  let total = 0;
  let first = 0;
  let second = 0;
  for (let k = 0; k < weights.length; k++) {
    const weight = weights[k] ?? 0;
    const m = mean[k] ?? 0;
    total += weight;
    first += weight * m;
    second += weight * ((variance[k] ?? 0) + m * m);
  }
  const theta = first / total;
  return { theta, se: Math.sqrt(Math.max(0, second / total - theta * theta)) };
}

const logPrior = Float64Array.from(priorWeights, Math.log);

/** The belief about a section at `now`. Evidence of the other section is ignored; without any it is the prior. */
export function sectionBelief(section: Section, evidence: readonly Evidence[], now: number): SectionBelief {
  const byTopic = Map.groupBy(evidence, ({ topicId }) => topicId);
  const conditionals = new Map(
    topics
      .filter((topic) => topic.section === section)
      .map(({ id }) => {
        const answers = byTopic.get(id);
        return [id, answers ? conditionalOn(logLikelihood(section, answers, now)) : unanswered];
      }),
  );
  // Plain loops over the grid: called for each of its points, functions box their numbers, which were half of what the start of a smart quiz allocated.
  const log = logPrior.slice();
  const whole = { mean: new Float64Array(grid.length), variance: new Float64Array(grid.length) };
  for (const [id, { logChance, mean, variance }] of conditionals) {
    const share = sectionShare(id);
    for (let k = 0; k < log.length; k++) {
      log[k] = (log[k] ?? 0) + (logChance[k] ?? 0);
      whole.mean[k] = (whole.mean[k] ?? 0) + share * (mean[k] ?? 0);
      whole.variance[k] = (whole.variance[k] ?? 0) + share ** 2 * (variance[k] ?? 0);
    }
  }
  const weights = exponentials(log);
  return { ability: mixed(weights, whole), topics: new Map([...conditionals].map(([id, own]) => [id, mixed(weights, own)])) };
}

/** The ability in a topic, out of beliefs about both sections. */
export const topicAbility = (beliefs: Readonly<Record<Section, SectionBelief>>, topicId: TopicId): Ability =>
  beliefs[topicById(topicId).section].topics.get(topicId) ?? { theta: 0, se: 1 };
