/**
 * What an answer says about ability, and for how long. Only first meetings count: a redo tells about memory. Instants are ms
 * since 1970.
 */
import type { ItemParameters } from '../exams/scoring.ts';
import type { Difficulty } from '../questions/question.ts';
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
export const evidenceHalfLifeMs = 60 * 24 * 3600_000;

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
