/** SQL of practicing the misses of an exam. */
import type { Queryable } from '#server/database/database.ts';

export interface PracticedRow {
  readonly question_id: string;
  readonly answer: string;
  readonly correct: boolean;
  readonly tries: number;
}

/** The last try at each question of a result; null if there is no such result. */
export async function selectPracticed(queryable: Queryable, userId: string, resultId: string): Promise<readonly PracticedRow[] | null> {
  const { rows } = await queryable.query<{ readonly practiced: readonly PracticedRow[] | null }>(
    `select (select json_agg(json_build_object('question_id', p.question_id, 'answer', p.answer, 'correct', p.correct, 'tries', p.tries)
               order by p.practiced_at, p.question_id)
             from practiced_misses p where p.user_id = e.user_id and p.result_id = e.id) as practiced
     from exam_results e where e.user_id = $1 and e.id = $2`,
    [userId, resultId],
  );
  const [row] = rows;
  return row ? (row.practiced ?? []) : null;
}

/** The question of a result that its review explains, as it was asked; null if there is none. */
export async function selectExplained(queryable: Queryable, userId: string, resultId: string, questionId: string): Promise<{ readonly body: unknown } | null> {
  const { rows } = await queryable.query<{ readonly body: unknown }>(
    `select q.body from question_attempts r join question_versions q on q.question_id = r.question_id and q.version = r.question_version
     where r.user_id = $1 and r.id = $2 and r.quiz_id is null and r.question_id = $3`,
    [userId, resultId, questionId],
  );
  return rows[0] ?? null;
}

export interface Try {
  readonly userId: string;
  readonly resultId: string;
  readonly questionId: string;
  readonly answer: string;
  readonly correct: boolean;
  readonly tries: number;
  readonly timeSpentMs: number;
  readonly at: Date;
}

/** Keeps a try, once: sent again, or overtaken by a later one, it changes nothing. */
export async function keepTry(queryable: Queryable, made: Try): Promise<void> {
  await queryable.query(
    `insert into practiced_misses as kept (user_id, result_id, question_id, answer, correct, tries, time_spent_ms, practiced_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id, result_id, question_id) do update
       set answer = excluded.answer, correct = excluded.correct, tries = excluded.tries, practiced_at = excluded.practiced_at,
           time_spent_ms = least(kept.time_spent_ms::bigint + excluded.time_spent_ms, 2000000000)
     where excluded.tries > kept.tries`,
    [made.userId, made.resultId, made.questionId, made.answer, made.correct, made.tries, made.timeSpentMs, made.at],
  );
}
