/** SQL of quizzes and the bank they draw from. */
import type { UsageContext } from '#core/questions/usage.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import type { Queryable } from '../../database/database.ts';

export interface BankQuestion extends PracticeQuestion {
  readonly usageContexts: readonly UsageContext[];
}

interface BankRow {
  readonly id: string;
  readonly current_version: number;
  readonly usage_contexts: readonly UsageContext[];
  readonly topic_id: PracticeQuestion['topicId'];
  readonly difficulty: PracticeQuestion['difficulty'];
  readonly archetype: string;
}

/** What is published for practice or for guests, each question in its current version. None of it is asked in an exam. */
export async function selectPracticeBank(queryable: Queryable): Promise<BankQuestion[]> {
  const { rows } = await queryable.query<BankRow>(
    `select q.id, q.current_version, q.usage_contexts, v.topic_id, v.difficulty, v.archetype
     from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
     where q.status = 'published' and q.usage_contexts && '{practice,guest}' order by q.id`,
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.current_version,
    topicId: row.topic_id,
    difficulty: row.difficulty,
    archetype: row.archetype,
    usageContexts: row.usage_contexts,
  }));
}

/** Holds the learner until the transaction ends, so that starts come one after another; false if they are gone. */
export async function lockLearner(queryable: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await queryable.query('select 1 from users where id = $1 for no key update', [userId]);
  return rowCount === 1;
}

/** When quizzes were started since then, newest first. At most `limit`. */
export async function selectStarts(queryable: Queryable, userId: string, since: Date, limit: number): Promise<number[]> {
  const { rows } = await queryable.query<{ started_at: Date }>(
    'select started_at from quizzes where user_id = $1 and started_at > $2 order by started_at desc limit $3',
    [userId, since, limit],
  );
  return rows.map(({ started_at }) => started_at.getTime());
}

export interface OpenQuiz {
  readonly id: string;
  readonly deck_key: string;
  readonly question_count: number;
  readonly answered_count: number;
}

/** Quizzes that wait to be finished, newest first; of one deck or of all. */
export async function selectOpenQuizzes(queryable: Queryable, userId: string, deckKey: string | null, limit: number): Promise<OpenQuiz[]> {
  const { rows } = await queryable.query<OpenQuiz>(
    `select id, deck_key, question_count, answered_count from quizzes
     where user_id = $1 and completed_at is null and ($2::text is null or deck_key = $2) order by id desc limit $3`,
    [userId, deckKey, limit],
  );
  return rows;
}

/** Which questions of the bank somebody has been given, and when last (ms). */
export async function selectSeen(queryable: Queryable, userId: string): Promise<Map<string, number>> {
  const { rows } = await queryable.query<{ question_id: string; last: Date }>(
    `select q.question_id, max(z.started_at) as last from quiz_questions q join quizzes z on z.user_id = q.user_id and z.id = q.quiz_id
     where q.user_id = $1 group by q.question_id`,
    [userId],
  );
  return new Map(rows.map(({ question_id, last }) => [question_id, last.getTime()]));
}

export async function insertQuiz(
  queryable: Queryable,
  userId: string,
  quiz: { readonly id: string; readonly deckKey: string; readonly questions: readonly PracticeQuestion[] },
  now: Date,
): Promise<void> {
  await queryable.query('insert into quizzes (user_id, id, deck_key, question_count, started_at, updated_at) values ($1, $2, $3, $4, $5, $5)', [
    userId,
    quiz.id,
    quiz.deckKey,
    quiz.questions.length,
    now,
  ]);
  await queryable.query(
    `insert into quiz_questions (user_id, quiz_id, position, question_id, question_version, topic_id)
     select $1, $2, * from unnest($3::smallint[], $4::text[], $5::integer[], $6::smallint[])`,
    [
      userId,
      quiz.id,
      quiz.questions.map((_, index) => index),
      quiz.questions.map(({ id }) => id),
      quiz.questions.map(({ version }) => version),
      quiz.questions.map(({ topicId }) => topicId),
    ],
  );
}

export interface QuizRow {
  readonly id: string;
  readonly deck_key: string;
  readonly started_at: Date;
  readonly completed_at: Date | null;
}

export async function selectQuiz(queryable: Queryable, userId: string, quizId: string): Promise<QuizRow | null> {
  const { rows } = await queryable.query<QuizRow>('select id, deck_key, started_at, completed_at from quizzes where user_id = $1 and id = $2', [
    userId,
    quizId,
  ]);
  return rows[0] ?? null;
}

export interface QuizQuestionRow {
  readonly position: number;
  readonly question_id: string;
  readonly question_version: number;
  readonly topic_id: number;
  readonly answer: string | null;
  readonly correct: boolean | null;
}

const questionColumns = 'position, question_id, question_version, topic_id, answer, correct';

export async function selectQuizQuestions(queryable: Queryable, userId: string, quizId: string): Promise<QuizQuestionRow[]> {
  const { rows } = await queryable.query<QuizQuestionRow>(
    `select ${questionColumns} from quiz_questions where user_id = $1 and quiz_id = $2 order by position`,
    [userId, quizId],
  );
  return rows;
}

export async function selectQuizQuestion(queryable: Queryable, userId: string, quizId: string, position: number): Promise<QuizQuestionRow | null> {
  const { rows } = await queryable.query<QuizQuestionRow>(
    `select ${questionColumns} from quiz_questions where user_id = $1 and quiz_id = $2 and position = $3`,
    [userId, quizId, position],
  );
  return rows[0] ?? null;
}

export interface AnswerToRecord {
  readonly userId: string;
  readonly quizId: string;
  readonly position: number;
  readonly attemptId: string;
  readonly answer: string;
  readonly correct: boolean;
  readonly timeSpentMs: number;
}

/**
 * Records an answer, the attempt, the statistics and the state of the quiz in one statement; gives whether the quiz is done. Null, and nothing written, if the
 * question is answered already or the learner is gone: a guest whose practice moves into an account at this moment.
 */
export async function insertAnswer(queryable: Queryable, answer: AnswerToRecord, now: Date): Promise<{ readonly completedAt: Date | null } | null> {
  const { rows } = await queryable.query<{ completed_at: Date | null }>(
    `with learner as materialized (select id from users where id = $1 for key share),
     asked as (
       update quiz_questions q set answer = $5, correct = $6, time_spent_ms = $7, answered_at = $8 from learner
       where q.user_id = learner.id and q.quiz_id = $2 and q.position = $3 and q.answered_at is null
       returning q.user_id, q.quiz_id, q.question_id, q.question_version, q.topic_id),
     attempts as (
       insert into question_attempts (user_id, id, question_id, question_version, topic_id, quiz_id, answer, correct, time_spent_ms, attempted_at)
       select user_id, $4, question_id, question_version, topic_id, quiz_id, $5, $6, $7, $8 from asked),
     topics as (
       insert into topic_stats as kept (user_id, topic_id, questions_attempted, questions_correct, last_attempted_at)
       select user_id, topic_id, 1, $6::boolean::integer, $8 from asked
       on conflict (user_id, topic_id) do update set questions_attempted = kept.questions_attempted + 1,
         questions_correct = kept.questions_correct + excluded.questions_correct, last_attempted_at = excluded.last_attempted_at),
     totals as (
       insert into user_stats as kept (user_id, total_questions, correct_total, last_updated)
       select user_id, 1, $6::boolean::integer, $8 from asked
       on conflict (user_id) do update set total_questions = kept.total_questions + 1,
         correct_total = kept.correct_total + excluded.correct_total, last_updated = excluded.last_updated),
     quiz as (
       update quizzes z set answered_count = z.answered_count + 1, updated_at = $8,
         completed_at = case when z.answered_count + 1 = z.question_count then $8::timestamptz end
       from asked where z.user_id = asked.user_id and z.id = asked.quiz_id returning z.completed_at)
     select completed_at from quiz`,
    [answer.userId, answer.quizId, answer.position, answer.attemptId, answer.answer, answer.correct, answer.timeSpentMs, now],
  );
  return rows[0] ? { completedAt: rows[0].completed_at } : null;
}
