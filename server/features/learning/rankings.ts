/** Where an account stands among all. */
import { rankedValues, rankingFromCounts, type Ranking } from '#core/progress/ranking.ts';
import type { Database } from '../../database/database.ts';
import { selectUserTotals } from '../progress/store.ts';
import { selectRankingCounts } from './history-store.ts';

/** On one snapshot: if an answer were recorded in between, students would rank ahead of themselves. */
export const rankingsOf = (database: Database, userId: string): Promise<{ questions: Ranking; accuracy: Ranking }> =>
  database.snapshot(async (queryable) => {
    const { total_questions: questions, correct_total: correct } = await selectUserTotals(queryable, userId);
    const own = rankedValues({ questions, correct });
    const rankingBy = async (metric: 'questions' | 'accuracy') => {
      const value = own[metric];
      const counts = await selectRankingCounts(queryable, metric, value);
      return rankingFromCounts({ ...counts, entries: counts.ranked, isRanked: value !== null });
    };
    return { questions: await rankingBy('questions'), accuracy: await rankingBy('accuracy') };
  });
