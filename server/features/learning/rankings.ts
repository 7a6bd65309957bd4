/** Where an account stands among all. */
import { noRanking, rankedValues, rankingFromCounts, type Ranking } from '#core/progress/ranking.ts';
import type { Database } from '../../database/database.ts';
import { selectOwnTotals, selectRankingCounts } from './ranking-store.ts';

export interface Rankings {
  readonly questions: Ranking;
  readonly accuracy: Ranking;
  readonly isRanked: boolean;
}

/** On one snapshot: if an answer were recorded in between, students would rank ahead of themselves. */
export const rankingsOf = (database: Database, userId: string): Promise<Rankings> =>
  database.snapshot(async (queryable) => {
    const totals = await selectOwnTotals(queryable, userId);
    const isRanked = totals?.is_ranked ?? true;
    const own = totals && isRanked ? rankedValues({ questions: totals.total_questions, correct: totals.correct_total }) : { questions: null, accuracy: null };
    const counts = await selectRankingCounts(queryable, own);
    // One who is left out has no place, even where there is nobody else.
    const place = (value: number | null, ranked: number, ahead: number): Ranking =>
      isRanked ? rankingFromCounts({ entries: ranked, ranked, ahead, isRanked: value !== null }) : { ...noRanking, total: ranked };
    return {
      questions: place(own.questions, counts.questions_ranked, counts.questions_ahead),
      accuracy: place(own.accuracy, counts.accuracy_ranked, counts.accuracy_ahead),
      isRanked,
    };
  });
