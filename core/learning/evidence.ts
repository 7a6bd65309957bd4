/**
 * What an answer says about ability, and for how long. Only first meetings count: a redo tells about memory. Instants are ms
 * since 1970.
 */
import { itemParameters, type ItemParameters } from '../exams/scoring.ts';
import { dayMs } from '../day.ts';
import { difficulties, type Difficulty } from '../questions/question.ts';
import type { TopicId } from '../topics/topics.ts';
import type { AttemptContext } from './attempt.ts';

/** How much an answer counts beside one given on a test day. */
export const evidenceWeight = {
  'test-day-exam': 1,
  'predictive-exam': 1,
  'practice-exam': 0.9,
  'timed-quiz': 0.8,
  'untimed-quiz': 0.6,
  guest: 0.5,
  lecture: 0.3,
} as const satisfies Record<AttemptContext, number>;

/** After so long an answer counts half. */
export const evidenceHalfLifeMs = 60 * dayMs;

/** All first answers to questions of one kind. */
export interface Evidence {
  readonly topicId: TopicId;
  readonly difficulty: Difficulty;
  readonly isSpr: boolean;
  /** Weighted answers at `asOf`. */
  readonly right: number;
  readonly wrong: number;
  /** Answers, unweighted. */
  readonly questions: number;
  readonly asOf: number;
  /** Of a single question whose difficulty is known from answers; where absent, those of the level. */
  readonly parameters?: Partial<ItemParameters> | undefined;
}

/** What is left at `now` of a weight as it was at `asOf`. */
export const fade = (asOf: number, now: number): number => 0.5 ** (Math.max(0, now - asOf) / evidenceHalfLifeMs);

const levelBs = difficulties.map((level) => ({ level, b: itemParameters('math', level, 'choice').b }));

export interface EvidenceLevels {
  readonly lower: Difficulty;
  /** How much of an answer counts as one to the next level up. */
  readonly upperShare: number;
}

/**
 * Where an answer is added up. A difficulty that answers have shown lies between two levels; the answer is shared out between them, so that
 * its likelihood is theirs interpolated, and no row is needed for every difficulty. Beyond the ends it counts as one to the last level.
 */
export function evidenceLevels(difficulty: Difficulty, b: number | null): EvidenceLevels {
  if (b === null) return { lower: difficulty, upperShare: 0 };
  const below = levelBs.findLast((one) => one.b <= b);
  const above = levelBs.find((one) => one.b > b);
  if (!below || !above) return { lower: (below ?? above)?.level ?? difficulty, upperShare: 0 };
  return { lower: below.level, upperShare: (b - below.b) / (above.b - below.b) };
}
