/**
 * From answers to a section score from 200 to 800, with its range.
 *
 * Three-parameter logistic model, ability as the mean of its posterior distribution (EAP: Bock, R. D.
 * & Mislevy, R. J. (1982), Adaptive EAP estimation of ability in a microcomputer environment,
 * Applied Psychological Measurement 6, 431–444) under a standard normal prior, then a linear scale
 * with a second segment above 700. Omitted questions are wrong. Unscored questions are left out by
 * the caller. Scores are estimates: the official parameters are not published.
 */
import type { Difficulty, Question } from '../questions/question.ts';
import type { Section } from '../topics/topics.ts';

/** P(right) = c + (1 − c) / (1 + exp(−a(θ − b))). */
export interface ItemParameters {
  /** Discrimination, logistic metric. */
  readonly a: number;
  /** Difficulty on the ability scale. */
  readonly b: number;
  /** Chance of a right guess. */
  readonly c: number;
}

export interface Ability {
  /** Posterior mean; 0 is the average test taker, 1 one standard deviation above. */
  readonly theta: number;
  /** Posterior standard deviation. */
  readonly se: number;
}

export interface ScoreBand {
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

/** A score with its range where there is one; null where any of it is missing. */
export const bandOf = (score: number | null, low: number | null, high: number | null): ScoreBand | null =>
  score === null || low === null || high === null ? null : { score, low, high };

export interface SectionScore extends ScoreBand, Ability {
  /** Ability of an all-correct record on the harder path: where 800 lies. */
  readonly thetaMax: number;
  /** Half the range before clipping to 200–800. */
  readonly halfWidth: number;
}

/** Kept with every result, so that a score can be recomputed after the model changes. */
export const scoringVersion = 'eap-3pl-1';

const levelDifficulty = { 1: -1.85, 2: -0.85, 3: 0.15, 4: 1.05, 5: 1.95 } as const satisfies Record<Difficulty, number>;
const discrimination = { 'reading-writing': 1.4, math: 1.6 } as const satisfies Record<Section, number>;
const guessing = { choice: 0.2, spr: 0 } as const satisfies Record<Question['format'], number>;

/** θ = 0 scores `mean`; one unit of θ is `k` points up to 700. */
const sectionScale = {
  'reading-writing': { mean: 521, k: 120 },
  math: { mean: 508, k: 128 },
} as const satisfies Record<Section, { mean: number; k: number }>;

/** Points of a section score that one unit of ability is worth, up to 700. */
export const pointsPerAbility = (section: Section): number => sectionScale[section].k;

/** Abilities at which the posterior is computed. */
export const grid: readonly number[] = Array.from({ length: 161 }, (_, index) => -4 + index * 0.05);
const logPrior = grid.map((theta) => (-theta * theta) / 2);
/** Standard normal density of test takers on the grid, up to a factor. */
export const priorWeights: readonly number[] = logPrior.map((value) => Math.exp(value));

const sharedParameters = new Map<string, ItemParameters>();

/** One object for the same values, so that items with the same parameters are the same object and their grids are computed once. */
function shared({ a, b, c }: ItemParameters): ItemParameters {
  const key = `${a} ${b} ${c}`;
  const found = sharedParameters.get(key);
  if (found) return found;
  if (!(a > 0 && Number.isFinite(a) && Number.isFinite(b) && c >= 0 && c < 1)) throw new RangeError(`impossible item parameters a=${a} b=${b} c=${c}`);
  const made = { a, b, c };
  sharedParameters.set(key, made);
  return made;
}

/** Made once: scoring an exam asks for those of some three hundred items. */
const initialOf = (section: Section, format: Question['format']): Readonly<Record<Difficulty, ItemParameters>> => {
  const at = (difficulty: Difficulty) => shared({ a: discrimination[section], b: levelDifficulty[difficulty], c: guessing[format] });
  return { 1: at(1), 2: at(2), 3: at(3), 4: at(4), 5: at(5) };
};
const initial = {
  'reading-writing': { choice: initialOf('reading-writing', 'choice'), spr: initialOf('reading-writing', 'spr') },
  math: { choice: initialOf('math', 'choice'), spr: initialOf('math', 'spr') },
} as const satisfies Record<Section, Record<Question['format'], Readonly<Record<Difficulty, ItemParameters>>>>;

/** Initial values by level and format; `overrides` are values calibrated from responses. Throws on values no item can have. */
export function itemParameters(section: Section, difficulty: Difficulty, format: Question['format'], overrides?: Partial<ItemParameters>): ItemParameters {
  const start = initial[section][format][difficulty];
  return overrides ? shared({ ...start, ...overrides }) : start;
}

/** Chance that someone of ability theta answers the item right. */
export const probabilityRight = ({ a, b, c }: ItemParameters, theta: number): number => c + (1 - c) / (1 + Math.exp(-a * (theta - b)));

interface LogGrid {
  readonly right: Float64Array;
  readonly wrong: Float64Array;
}

const logGrids = new WeakMap<ItemParameters, LogGrid>();

/** Logarithms of the chances of right and wrong over the grid: there are few different parameters, and they never change. */
export function logGrid(item: ItemParameters): LogGrid {
  const found = logGrids.get(item);
  if (found) return found;
  const chances = grid.map((theta) => probabilityRight(item, theta));
  const made = { right: Float64Array.from(chances, Math.log), wrong: Float64Array.from(chances, (p) => Math.log(1 - p)) };
  logGrids.set(item, made);
  return made;
}

interface Counted {
  readonly item: ItemParameters;
  right: number;
  wrong: number;
}

/** How often items with the same parameters were answered right and wrong, in a fixed order, so that sums do not depend on the order given. */
function countByParameters(items: readonly ItemParameters[], responses: readonly boolean[]): Counted[] {
  const counts = new Map<ItemParameters, Counted>();
  for (const [index, item] of items.entries()) {
    const counted = counts.get(item) ?? { item, right: 0, wrong: 0 };
    if (responses[index]) counted.right++;
    else counted.wrong++;
    counts.set(item, counted);
  }
  return [...counts.values()].sort((x, y) => x.item.a - y.item.a || x.item.b - y.item.b || x.item.c - y.item.c);
}

/** Logarithm of the likelihood of these responses at each point of the grid. */
function logLikelihood(items: readonly ItemParameters[], responses: readonly boolean[]): Float64Array {
  if (items.length !== responses.length) throw new RangeError(`${items.length} items but ${responses.length} responses`);
  const sums = new Float64Array(grid.length);
  for (const counted of countByParameters(items, responses)) {
    const { right, wrong } = logGrid(counted.item);
    // A count of zero is skipped: zero times minus infinity is NaN.
    if (counted.right > 0) for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] ?? 0) + counted.right * (right[k] ?? 0);
    if (counted.wrong > 0) for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] ?? 0) + counted.wrong * (wrong[k] ?? 0);
  }
  return sums;
}

/** EAP ability from scored items and whether each was answered right. With no items: the prior, 0 ± 1. Throws on lists of unequal length. */
export function ability(items: readonly ItemParameters[], responses: readonly boolean[]): Ability {
  const logPosterior = logLikelihood(items, responses);
  let highest = -Infinity;
  for (let k = 0; k < logPosterior.length; k++) {
    const value = (logPosterior[k] ?? 0) + (logPrior[k] ?? 0);
    logPosterior[k] = value;
    if (value > highest) highest = value;
  }
  let weight = 0;
  let first = 0;
  let second = 0;
  for (let k = 0; k < logPosterior.length; k++) {
    const theta = grid[k] ?? 0;
    const w = Math.exp((logPosterior[k] ?? 0) - highest);
    weight += w;
    first += w * theta;
    second += w * theta * theta;
  }
  const theta = first / weight;
  return { theta, se: Math.sqrt(Math.max(0, second / weight - theta * theta)) };
}

/** Ability of an all-correct record of these items. */
export const thetaMax = (hardPathItems: readonly ItemParameters[]): number =>
  ability(
    hardPathItems,
    hardPathItems.map(() => true),
  ).theta;

const toTen = (points: number): number => Math.round(points / 10) * 10;
const clip = (points: number, low: number, high: number): number => Math.min(high, Math.max(low, points));

/**
 * Ability to section score, 200–800 in tens. Above 700 the scale runs straight to 800 at `max`, the
 * ability of an all-correct harder path, so that a perfect record and nothing less scores 800.
 * A form too short to reach 700 keeps the first segment.
 */
export function scaleScore(section: Section, theta: number, max: number): number {
  const { mean, k } = sectionScale[section];
  const atSeven = (700 - mean) / k;
  const points = theta <= atSeven || max <= atSeven ? mean + k * theta : 700 + (100 * (theta - atSeven)) / (max - atSeven);
  return clip(toTen(points), 200, 800);
}

export interface SectionToScore {
  readonly section: Section;
  /** Scored items the student saw in both modules. */
  readonly items: readonly ItemParameters[];
  /** Right or not, in the order of `items`; omitted is false. */
  readonly responses: readonly boolean[];
  /** Scored items of module 1 and the harder module 2 of this form, whichever route was taken. */
  readonly hardPathItems: readonly ItemParameters[];
}

/** The section score with the range to show beside it: at least 30 points either side. */
export function scoreSection({ section, items, responses, hardPathItems }: SectionToScore): SectionScore {
  const { theta, se } = ability(items, responses);
  const max = thetaMax(hardPathItems);
  const score = scaleScore(section, theta, max);
  const halfWidth = Math.max(30, toTen(sectionScale[section].k * se));
  return { theta, se, thetaMax: max, score, halfWidth, low: clip(score - halfWidth, 200, 800), high: clip(score + halfWidth, 200, 800) };
}

/** Sum of the sections. Their errors are independent, so half-widths combine as the root of the sum of squares; at least 40 points either side. */
export function totalScore(sections: readonly Pick<SectionScore, 'score' | 'halfWidth'>[]): ScoreBand {
  const score = sections.reduce((sum, section) => sum + section.score, 0);
  const halfWidth = Math.max(40, toTen(Math.hypot(...sections.map((section) => section.halfWidth))));
  const [lowest, highest] = [200 * sections.length, 800 * sections.length];
  return { score, low: clip(score - halfWidth, lowest, highest), high: clip(score + halfWidth, lowest, highest) };
}
