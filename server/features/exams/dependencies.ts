import type { Database } from '#server/database/database.ts';
import type { CalibrationInUse } from '#server/content/calibration.ts';
import type { LearningContent } from '#server/content/learning-content.ts';
import type { ExamContent } from './exam-content.ts';
import type { SecurityEvents } from '#server/security-events.ts';
import type { countStarts } from './start-limits.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';

/** What the exam handlers need; `now` in ms since 1970, replaceable in tests. */
export interface ExamDependencies {
  readonly database: Database;
  readonly content: ExamContent;
  readonly now: () => number;
  readonly security: SecurityEvents;
  /** What exams drawn for one student draw from, in memory: the practice bank, and what is kept back for them. Never called inside a transaction. */
  readonly predictivePool: () => Promise<readonly PracticeQuestion[]>;
  /** Which estimates of difficulty scores use. Never called inside a transaction. */
  readonly calibration: () => Promise<CalibrationInUse>;
  /** The concepts that explanations name. Never called inside a transaction. */
  readonly learningContent: () => Promise<LearningContent>;
  readonly countStarts: typeof countStarts;
}
