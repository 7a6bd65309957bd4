/** What a student has taken, for screens of other features. */
import type { ExamResult, ResultSummary } from '#contract/exam-results.ts';
import type { Database } from '../../database/database.ts';
import { selectLatestResult, selectResults } from './result-store.ts';
import { toResult, toSummary } from './result-view.ts';

export interface TakenExams {
  /** Newest first. */
  readonly results: readonly ResultSummary[];
  /** Topics of the newest. */
  readonly latestTopics: ExamResult['topics'];
}

/** The newest results, at most `limit`. */
export async function takenExams(database: Database, userId: string, limit: number): Promise<TakenExams> {
  const [rows, latest] = await Promise.all([selectResults(database, userId, null, limit), selectLatestResult(database, userId, null)]);
  return { results: rows.map(toSummary), latestTopics: latest ? toResult(latest).topics : [] };
}
