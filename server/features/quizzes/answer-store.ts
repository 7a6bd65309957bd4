/** SQL of answers given in quizzes. */
import type { QuizSave } from '#contract/quizzes.ts';
import { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import type { Queryable } from '#server/database/database.ts';
import type { QuizRow } from './store.ts';

/**
 * Makes this attempt the answer of an open question and counts it in the quiz; the attempt must follow in the same transaction. Null, and
 * nothing written, if the question is answered already, the quiz was ended or the learner is gone: a guest whose practice moves into an
 * account at this moment.
 */
export async function closeQuestion(
  queryable: Queryable,
  answer: { readonly userId: string; readonly quizId: string; readonly position: number; readonly attemptId: string },
  now: Date,
): Promise<Pick<QuizRow, 'specification' | 'completed_at'> | null> {
  const { rows } = await queryable.query<Pick<QuizRow, 'specification' | 'completed_at'>>(
    `with learner as materialized (select id from users where id = $1 for key share),
     quiz as materialized (select z.user_id, z.id from learner join quizzes z on z.user_id = learner.id and z.id = $2 where z.completed_at is null for update of z),
     asked as (
       update quiz_questions q set attempt_id = $4 from quiz
       where q.user_id = quiz.user_id and q.quiz_id = quiz.id and q.position = $3 and q.attempt_id is null
       returning q.user_id, q.quiz_id)
     update quizzes z set answered_count = z.answered_count + 1, updated_at = $5,
       completed_at = case when z.answered_count + 1 = z.question_count then $5::timestamptz end
     from asked where z.user_id = asked.user_id and z.id = asked.quiz_id returning z.specification, z.completed_at`,
    [answer.userId, answer.quizId, answer.position, answer.attemptId, now],
  );
  const [row] = rows;
  return row ? { ...row, specification: quizSpecificationSchema.parse(row.specification) } : null;
}

/** Saves answers of an open quiz, of two for one question the one with the later stamp, of times the longer; false if the quiz is finished or gone. */
export async function saveAnswers(queryable: Queryable, userId: string, quizId: string, saves: readonly QuizSave[], now: Date): Promise<boolean> {
  const { rows } = await queryable.query<{ open: boolean }>(
    `with quiz as materialized (
       select user_id, id from quizzes where user_id = $1 and id = $2 and completed_at is null for no key update),
     sent as (
       select distinct on (position) * from unnest($3::smallint[], $4::text[], $5::boolean[], $6::integer[], $7::integer[], $8::text[])
         as s (position, answer, guessed, time_spent_ms, seq, device)
       order by position, seq desc, device collate "C" desc),
     saved as (
       update quiz_questions q set
         answer = case when (s.seq, s.device collate "C") > (q.seq, q.device) then s.answer else q.answer end,
         guessed = case when (s.seq, s.device collate "C") > (q.seq, q.device) then s.guessed else q.guessed end,
         time_spent_ms = greatest(q.time_spent_ms, s.time_spent_ms),
         device = case when (s.seq, s.device collate "C") > (q.seq, q.device) then s.device else q.device end,
         seq = greatest(q.seq, s.seq)
       from sent s, quiz where q.user_id = quiz.user_id and q.quiz_id = quiz.id and q.position = s.position),
     touched as (update quizzes z set updated_at = $9 from quiz where z.user_id = quiz.user_id and z.id = quiz.id)
     select exists (select 1 from quiz) as open`,
    [
      userId,
      quizId,
      saves.map(({ position }) => position),
      saves.map(({ answer }) => answer),
      saves.map(({ guessed }) => guessed),
      saves.map(({ timeSpentMs }) => timeSpentMs),
      saves.map(({ seq }) => seq),
      saves.map(({ device }) => device),
      now,
    ],
  );
  return rows[0]?.open ?? false;
}

/** The quiz, locked to the end of the transaction. */
export async function lockQuiz(queryable: Queryable, userId: string, quizId: string): Promise<QuizRow | null> {
  const { rows } = await queryable.query<QuizRow>(
    'select id, specification, started_at, completed_at, deadline, hardest_set from quizzes where user_id = $1 and id = $2 for update',
    [userId, quizId],
  );
  const [row] = rows;
  return row ? { ...row, specification: quizSpecificationSchema.parse(row.specification) } : null;
}

/** Ends a quiz; the saved answers with these numbers are those of the attempt, which must follow in the same transaction. */
export async function recordSaved(
  queryable: Queryable,
  { userId, quizId, attemptId, numbers }: { readonly userId: string; readonly quizId: string; readonly attemptId: string; readonly numbers: readonly number[] },
  now: Date,
): Promise<void> {
  await queryable.query(
    `with answered as (
       update quiz_questions set attempt_id = $3 where user_id = $1 and quiz_id = $2 and position + 1 = any($4::smallint[]) and attempt_id is null)
     update quizzes set completed_at = $5, updated_at = $5, answered_count = answered_count + cardinality($4::smallint[])
     where user_id = $1 and id = $2`,
    [userId, quizId, attemptId, numbers, now],
  );
}
