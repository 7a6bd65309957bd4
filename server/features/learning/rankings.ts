/** Where an account stands among all. */
import { noRanking, rankedValues, rankingFromCounts, type Ranking } from '#core/progress/ranking.ts';
import type { Database } from '../../database/database.ts';
import { selectUserTotals } from '../progress/store.ts';
import { selectRankingCounts } from './history-store.ts';
import { selectIsRanked } from './ranking-store.ts';

/** On one snapshot: if an answer were recorded in between, students would rank ahead of themselves. */
export const rankingsOf = (database: Database, userId: string): Promise<{ questions: Ranking; accuracy: Ranking; isRanked: boolean }> =>
  database.snapshot(async (queryable) => {
    const { total_questions: questions, correct_total: correct } = await selectUserTotals(queryable, userId);
    const isRanked = await selectIsRanked(queryable, userId);
    const own = isRanked ? rankedValues({ questions, correct }) : { questions: null, accuracy: null };
    const rankingBy = async (metric: 'questions' | 'accuracy') => {
      const value = own[metric];
      const counts = await selectRankingCounts(queryable, metric, value);
      // One who is left out has no place, even where there is nobody else.
      if (!isRanked) return { ...noRanking, total: counts.ranked };
      return rankingFromCounts({ ...counts, entries: counts.ranked, isRanked: value !== null });
    };
    return { questions: await rankingBy('questions'), accuracy: await rankingBy('accuracy'), isRanked };
  });
