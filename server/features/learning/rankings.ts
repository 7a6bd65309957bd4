/** Where an account stands among all. */
import { noRanking, rankingFromCounts, type Ranking } from '#core/progress/ranking.ts';
import type { Queryable } from '#server/database/database.ts';
import { selectRanks } from './ranking-store.ts';

export interface Rankings {
  readonly questions: Ranking;
  readonly accuracy: Ranking;
  readonly isRanked: boolean;
}

export async function rankingsOf(queryable: Queryable, userId: string): Promise<Rankings> {
  const counts = await selectRanks(queryable, userId);
  const place = (own: number | null, ranked: number, ahead: number): Ranking => {
    // One who is left out has no place, even where there is nobody else.
    if (!counts.is_ranked) return { ...noRanking, total: ranked };
    const isRanked = own !== null;
    // One who is not ranked yet stands beside those who are.
    return rankingFromCounts({ entries: ranked + (isRanked ? 0 : 1), ranked, ahead, isRanked });
  };
  return {
    questions: place(counts.questions_own, counts.questions_ranked, counts.questions_ahead),
    accuracy: place(counts.accuracy_own, counts.accuracy_ranked, counts.accuracy_ahead),
    isRanked: counts.is_ranked,
  };
}
