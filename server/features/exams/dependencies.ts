import type { Database } from '../../database/database.ts';
import type { ExamContent } from './exam-content.ts';
import type { SecurityEvents } from '../../security-events.ts';
import type { startLimits } from './start-limits.ts';

/** What the exam handlers need; `now` in ms since 1970, replaceable in tests. */
export interface ExamDependencies {
  readonly database: Database;
  readonly content: ExamContent;
  readonly now: () => number;
  readonly security: SecurityEvents;
  /** Counts a start; returns the seconds to wait if there were too many. */
  readonly countStart: ReturnType<typeof startLimits>;
}
