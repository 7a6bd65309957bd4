import type { Database } from '../../database/database.ts';
import type { ExamContent } from './exam-content.ts';

/** What the exam handlers need; `now` in ms since 1970, replaceable in tests. */
export interface ExamDependencies {
  readonly database: Database;
  readonly content: ExamContent;
  readonly now: () => number;
}
