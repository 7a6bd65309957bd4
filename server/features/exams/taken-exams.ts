/** What a student has taken, for screens of other features. */
import type { ExamResult, ResultSummary } from '#contract/exam-results.ts';
import type { Queryable } from '../../database/database.ts';
import { selectLatestResult, selectResults } from './result-store.ts';
import { toResult, toSummary } from './result-view.ts';

export interface TakenExams {
  /** Newest first. */
  readonly results: readonly ResultSummary[];
  /** Topics of the newest. */
  readonly latestTopics: ExamResult['topics'];
}

/** The newest results, at most `limit`. Called within a snapshot. */
export async function takenExams(queryable: Queryable, userId: string, limit: number): Promise<TakenExams> {
  const rows = await selectResults(queryable, userId, null, limit);
  const latest = await selectLatestResult(queryable, userId, null);
  return { results: rows.map(toSummary), latestTopics: latest ? toResult(latest).topics : [] };
}
