/**
 * The score calculator: from numbers correct alone, without knowing which questions were right.
 *
 * The mean ability given a summed score and the route, with the distribution of summed scores by
 * the recursion of Lord, F. M. & Wingersky, M. S. (1984), Comparison of IRT true-score and
 * equipercentile observed-score "equatings", Applied Psychological Measurement 8, 453–461. A
 * real exam is scored from the individual answers (scoring.ts) and may differ by a few tens of points.
 */
import type { Section } from '../topics/topics.ts';
import { moduleFacts } from './format.ts';
import { routeAfterModuleOne, type SecondRoute } from './routing.ts';
import { grid, priorWeights, probabilityRight, scaleScore, totalScore, type ItemParameters, type ScoreBand } from './scoring.ts';
import { typicalModule, typicalTop } from './typical-form.ts';

export interface CountsScore extends ScoreBand {
  readonly route: SecondRoute;
}

/** Adds one question to a distribution of summed scores. */
function withQuestion(distribution: readonly number[], right: number): number[] {
  const next = [...distribution.map((chance) => chance * (1 - right)), 0];
  for (const [score, chance] of distribution.entries()) next[score + 1] = (next[score + 1] ?? 0) + chance * right;
  return next;
}

/** Chance of each summed score over both modules together with this route, at one ability. */
function chancesOf(section: Section, route: SecondRoute, modules: readonly [readonly ItemParameters[], readonly ItemParameters[]], theta: number): number[] {
  const [first, second] = modules;
  const start = first.reduce((distribution, item) => withQuestion(distribution, probabilityRight(item, theta)), [1]);
  const routed = start.map((chance, correct) => (routeAfterModuleOne(section, correct, first.length) === route ? chance : 0));
  return second.reduce((distribution, item) => withQuestion(distribution, probabilityRight(item, theta)), routed);
}

function computeTable(section: Section, route: SecondRoute): (CountsScore | null)[] {
  const modules = [typicalModule(section, 'base'), typicalModule(section, route)] as const;
  const top = typicalTop(section);
  const scoreAt = (theta: number) => scaleScore(section, theta, top);
  const chances = grid.map((theta) => chancesOf(section, route, modules, theta));
  return Array.from({ length: 2 * moduleFacts[section].questionCount + 1 }, (_, sum) => {
    const weights = chances.map((byScore, index) => (byScore[sum] ?? 0) * (priorWeights[index] ?? 0));
    const total = weights.reduce((all, weight) => all + weight, 0);
    if (total === 0) return null;
    const mean = grid.reduce((all, theta, index) => all + theta * (weights[index] ?? 0), 0) / total;
    const deviation = Math.sqrt(grid.reduce((all, theta, index) => all + (theta - mean) ** 2 * (weights[index] ?? 0), 0) / total);
    return { route, score: scoreAt(mean), low: scoreAt(mean - deviation), high: scoreAt(mean + deviation) };
  });
}

const tables = new Map<string, readonly (CountsScore | null)[]>();

/** Score and range for every number correct of both modules together on this route, from 0 up; null where the route cannot have that many. Computed once. */
export function countsTable(section: Section, route: SecondRoute): readonly (CountsScore | null)[] {
  const key = `${section} ${route}`;
  const table = tables.get(key) ?? computeTable(section, route);
  tables.set(key, table);
  return table;
}

/**
 * Estimated section score from the numbers correct in modules 1 and 2, all questions of a module
 * counted; the range is one posterior standard deviation either side. Throws on counts a module
 * cannot have.
 */
export function scoreFromCounts(section: Section, moduleOne: number, moduleTwo: number): CountsScore {
  const { questionCount } = moduleFacts[section];
  for (const count of [moduleOne, moduleTwo]) {
    if (!Number.isInteger(count) || count < 0 || count > questionCount) throw new RangeError(`${count} right of ${questionCount} is not possible`);
  }
  const score = countsTable(section, routeAfterModuleOne(section, moduleOne, questionCount))[moduleOne + moduleTwo];
  if (!score) throw new Error(`no score for ${moduleOne} + ${moduleTwo} right in ${section}`);
  return score;
}

/** The total of two section scores from counts. A range cut off at the end of its scale counts with its longer side. */
export const totalFromCounts = (sections: readonly CountsScore[]): ScoreBand =>
  totalScore(sections.map(({ score, low, high }) => ({ score, halfWidth: Math.max(score - low, high - score) })));
