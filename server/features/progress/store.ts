/** SQL of progress: running totals, never a scan of answers. */
import type { Queryable } from '#server/database/database.ts';

export interface TopicStats {
  readonly topic_id: number;
  readonly questions_attempted: number;
  readonly questions_correct: number;
}

export async function selectTopicStats(queryable: Queryable, userId: string): Promise<TopicStats[]> {
  const { rows } = await queryable.query<TopicStats>(
    'select topic_id, questions_attempted, questions_correct from topic_stats where user_id = $1 order by topic_id',
    [userId],
  );
  return rows;
}

export async function selectUserTotals(queryable: Queryable, userId: string): Promise<{ total_questions: number; correct_total: number }> {
  const { rows } = await queryable.query<{ total_questions: number; correct_total: number }>(
    'select total_questions, correct_total from user_stats where user_id = $1',
    [userId],
  );
  return rows[0] ?? { total_questions: 0, correct_total: 0 };
}
