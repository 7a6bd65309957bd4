/** SQL of the history: attempts and topic history. */
import type { AttemptContext } from '#core/learning/attempt.ts';
import type { Queryable } from '#server/database/database.ts';

export interface AttemptRow {
  readonly id: string;
  readonly quiz_id: string | null;
  readonly attempted_at: Date;
  readonly context: AttemptContext;
  readonly question_id: string;
  readonly topic_id: number;
  readonly archetype: string;
  readonly difficulty: number;
  readonly answer: string;
  readonly correct: boolean;
  readonly misconception: string | null;
  readonly first_seen: boolean;
  readonly time_spent_ms: number;
}

/** The latest answers, newest first, of one topic or of all; an omitted question is not an attempt. */
export async function selectAttempts(queryable: Queryable, userId: string, topicId: number | null, limit: number): Promise<AttemptRow[]> {
  const { rows } = await queryable.query<AttemptRow>(
    `select id, quiz_id, attempted_at, context, question_id, topic_id, archetype, difficulty, coalesce(answer, '') as answer, correct, misconception, first_seen, time_spent_ms
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
