/** SQL of the questions of the bank that somebody was given, in quizzes and in predictive exams. */
import type { Queryable } from '#server/database/database.ts';

/** Keeps the later time of a question given again. Rows are written in the order of the key, so that two statements at once do not wait for each other. */
export const onConflictSeen = 'on conflict (user_id, topic_id, question_id) do update set given_at = greatest(seen.given_at, excluded.given_at)';

/** Questions of these topics that somebody was given, and when last (ms). */
export async function selectSeen(queryable: Queryable, userId: string, topics: readonly number[]): Promise<Map<string, number>> {
  // A quiz gave its questions at once, so that rows are few; reading thousands would take longer than finding them.
  const { rows } = await queryable.query<{ at: number; question_ids: string }>(
    `select round(1000 * date_part('epoch', given_at)) as at, coalesce(string_agg(question_id, ' '), '') as question_ids from seen_questions
     where user_id = $1 and topic_id = any($2::smallint[]) group by given_at order by given_at`,
    [userId, topics],
  );
  const seen = new Map<string, number>();
  // In the order of time: a question whose topic was changed stands there twice, and was given when it was given last.
  for (const { at, question_ids } of rows) for (const id of question_ids.split(' ')) seen.set(id, at);
  return seen;
}
