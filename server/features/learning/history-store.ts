/** SQL of the history: attempts, topic history, ranks. */
import type { AttemptContext } from '#core/learning/attempt.ts';
import type { RankingCounts } from '#core/progress/ranking.ts';
import type { Queryable } from '#server/database/database.ts';

export interface AttemptRow {
  readonly id: string;
  readonly quiz_id: string | null;
  readonly attempted_at: Date;
  readonly context: AttemptContext;
  readonly question_id: string;
  readonly topic_id: number;
  readonly archetype: string;
  readonly answer: string;
  readonly correct: boolean;
  readonly misconception: string | null;
  readonly first_seen: boolean;
  readonly time_spent_ms: number;
}

/** The latest answers, newest first, of one topic or of all; an omitted question is not an attempt. */
export async function selectAttempts(queryable: Queryable, userId: string, topicId: number | null, limit: number): Promise<AttemptRow[]> {
  const { rows } = await queryable.query<AttemptRow>(
    `select id, quiz_id, attempted_at, context, question_id, topic_id, archetype, coalesce(answer, '') as answer, correct, misconception, first_seen, time_spent_ms
     from question_attempts where user_id = $1 and answer is not null and ($2::smallint is null or topic_id = $2)
     order by id desc, position desc, number desc limit $3`,
    [userId, topicId, limit],
  );
  return rows;
}

export interface HistoryRow {
  readonly attempted_at: Date;
  readonly questions_attempted: number;
  readonly questions_correct: number;
}

/** The latest entries of a topic, oldest first. */
export async function selectTopicHistory(queryable: Queryable, userId: string, topicId: number, limit: number): Promise<HistoryRow[]> {
  const { rows } = await queryable.query<HistoryRow>(
    `select attempted_at, questions_attempted, questions_correct from topic_history
     where user_id = $1 and topic_id = $2 order by attempted_at desc, source_id desc limit $3`,
    [userId, topicId, limit],
  );
  return rows.reverse();
}

/**
 * How many accounts are ranked by a metric, and how many have more than `value`: the histogram and what is not folded into it yet.
 * It costs the same however many accounts there are.
 */
export async function selectRankingCounts(
  queryable: Queryable,
  metric: 'questions' | 'accuracy',
  value: number | null,
): Promise<Pick<RankingCounts, 'ranked' | 'ahead'>> {
  const { rows } = await queryable.query<{ ranked: number; ahead: number }>(
    `select coalesce(sum(n), 0)::int as ranked, coalesce(sum(n) filter (where value > $2::integer), 0)::int as ahead
     from (select value, n from rank_histogram where metric = $1
       union all select case $1 when 'questions' then questions_before else accuracy_before end, -1 from statistics_changes
       union all select case $1 when 'questions' then questions_after else accuracy_after end, 1 from statistics_changes) as counts
     where value is not null`,
    [metric, value],
  );
  return rows[0] ?? { ranked: 0, ahead: 0 };
}
