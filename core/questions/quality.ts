/** What the answers of students say about a question: estimates with their intervals, and the rules by which a person should look at it. */
import { itemParameters, priorWeights, grid, probabilityRight } from '../exams/scoring.ts';
import type { Section } from '../topics/topics.ts';
import { choiceIds, type ChoiceId } from './choices.ts';
import type { Difficulty } from './question.ts';

export const qualityFlags = [
  'key-beaten',
  'negative',
  'weak',
  'too-hard',
  'too-easy',
  'harder-than-level',
  'easier-than-level',
  'unused-choice',
  'drift',
  'slow',
] as const;
export type QualityFlag = (typeof qualityFlags)[number];

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95 percent. */
const z = 1.96;
/** Fewer first responses say nothing worth acting on. */
export const minResponses = 30;

/** Wilson's interval of a share. With no responses: all of it. */
export function shareInterval(of: number, count: number): Interval {
  if (count === 0) return { low: 0, high: 1 };
  const share = of / count;
  const [middle, base] = [share + (z * z) / (2 * count), 1 + (z * z) / count];
  const half = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  return { low: Math.max(0, (middle - half) / base), high: Math.min(1, (middle + half) / base) };
}

/** Fisher's interval of a correlation from `count` pairs. With fewer than four: all of it. */
export function correlationInterval(r: number, count: number): Interval {
  if (count < 4) return { low: -1, high: 1 };
  const [center, half] = [Math.atanh(Math.min(0.999, Math.max(-0.999, r))), z / Math.sqrt(count - 3)];
  return { low: Math.tanh(center - half), high: Math.tanh(center + half) };
}

export interface MeasuredQuestion {
  readonly section: Section;
  readonly level: Difficulty;
  readonly format: 'choice' | 'spr';
  /** Null where the answer is typed. */
  readonly key: ChoiceId | null;
  /** First responses. */
  readonly responses: number;
  readonly correct: number;
  /** How often each choice was chosen, A to D. */
  readonly chosen: readonly number[];
  /** Correlation of right or wrong with the rest of the exam or quiz, and over how many responses; null where there are too few. */
  readonly pointBiserial: number | null;
  readonly pairs: number;
  readonly medianTimeMs: number | null;
  /** What a student should need for a question of its topic. */
  readonly targetMinutes: number;
  /** Of the responses, those of the last 30 days. */
  readonly recentResponses: number;
  readonly recentCorrect: number;
}

/** The share of right answers of average test takers to a question of this level. */
export function expectedShare(section: Section, level: Difficulty, format: 'choice' | 'spr'): number {
  const item = itemParameters(section, level, format);
  const weight = priorWeights.reduce((sum, each) => sum + each, 0);
  return grid.reduce((sum, theta, index) => sum + (priorWeights[index] ?? 0) * probabilityRight(item, theta), 0) / weight;
}

/** Students here are not the population: only a distance beyond this is said to be another level. */
const levelTolerance = 0.15;
/** A median time beyond this multiple of the target. */
const slowFactor = 2;

const beaten = ({ key, chosen, responses }: MeasuredQuestion): boolean => {
  if (key === null) return false;
  const own = chosen[choiceIds.indexOf(key)] ?? 0;
  return choiceIds.some((id, index) => id !== key && shareInterval(chosen[index] ?? 0, responses).low > own / responses);
};

/** From two halves of its life: whether the share of right answers has moved by more than chance and five points. */
function hasMoved({ responses, correct, recentResponses, recentCorrect }: MeasuredQuestion): boolean {
  const [count, right] = [responses - recentResponses, correct - recentCorrect];
  if (count < minResponses || recentResponses < minResponses) return false;
  const [before, now] = [shareInterval(right, count), shareInterval(recentCorrect, recentResponses)];
  return Math.abs(right / count - recentCorrect / recentResponses) > 0.05 && (before.high < now.low || now.high < before.low);
}

/** Why somebody should look at it, the gravest first; none below `minResponses`. */
export function flagsOf(question: MeasuredQuestion): QualityFlag[] {
  const { section, level, format, responses, correct, chosen, key, pointBiserial, pairs, medianTimeMs, targetMinutes } = question;
  if (responses < minResponses) return [];
  const share = shareInterval(correct, responses);
  const expected = expectedShare(section, level, format);
  const fit = pointBiserial === null || pairs < minResponses ? null : correlationInterval(pointBiserial, pairs);
  const found: Record<QualityFlag, boolean> = {
    'key-beaten': beaten(question),
    negative: fit !== null && fit.high < 0,
    weak: fit !== null && fit.high >= 0 && fit.high < 0.2,
    'too-hard': format === 'choice' ? share.high < 0.25 : share.high < 0.05,
    'too-easy': share.low > 0.95,
    'harder-than-level': share.high < expected - levelTolerance,
    'easier-than-level': share.low > expected + levelTolerance,
    'unused-choice': key !== null && choiceIds.some((id, index) => id !== key && shareInterval(chosen[index] ?? 0, responses).high < 0.03),
    drift: hasMoved(question),
    slow: medianTimeMs !== null && medianTimeMs > slowFactor * targetMinutes * 60_000,
  };
  return qualityFlags.filter((flag) => found[flag]);
}
