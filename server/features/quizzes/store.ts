/** SQL of quizzes and the bank they draw from. */
import type { UsageContext } from '#core/questions/usage.ts';
import { quizSpecificationSchema, type QuizSpecification } from '#core/quizzes/specification.ts';
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
  readonly skill_tags: readonly string[];
}

/** What is published for practice or for guests, each question in its current version. None of it is asked in an exam. */
export async function selectPracticeBank(queryable: Queryable): Promise<BankQuestion[]> {
  const { rows } = await queryable.query<BankRow>(
    `select q.id, q.current_version, q.usage_contexts, v.topic_id, v.difficulty, v.archetype, v.skill_tags
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
    skillTags: row.skill_tags,
  }));
}

/** Locks the learner's row until the transaction ends, so that starts run one after another; false if it is gone. */
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

export interface QuizRow {
  readonly id: string;
  readonly specification: QuizSpecification;
  readonly started_at: Date;
  readonly completed_at: Date | null;
}

export interface OpenQuiz extends QuizRow {
  readonly question_count: number;
  readonly answered_count: number;
}

/** With the specification as it parses today, whenever it was written. */
const parsed = <Row extends QuizRow>(row: Row): Row => ({ ...row, specification: quizSpecificationSchema.parse(row.specification) });

/** Unfinished quizzes, newest first. */
export async function selectOpenQuizzes(queryable: Queryable, userId: string, limit: number): Promise<OpenQuiz[]> {
  const { rows } = await queryable.query<OpenQuiz>(
    `select id, specification, started_at, completed_at, question_count, answered_count from quizzes
     where user_id = $1 and completed_at is null order by id desc limit $2`,
    [userId, limit],
  );
  return rows.map(parsed);
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
  quiz: { readonly id: string; readonly specification: QuizSpecification; readonly questions: readonly PracticeQuestion[] },
  now: Date,
): Promise<void> {
  await queryable.query('insert into quizzes (user_id, id, specification, question_count, started_at, updated_at) values ($1, $2, $3, $4, $5, $5)', [
    userId,
    quiz.id,
    JSON.stringify(quiz.specification),
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

export async function selectQuiz(queryable: Queryable, userId: string, quizId: string): Promise<QuizRow | null> {
  const { rows } = await queryable.query<QuizRow>('select id, specification, started_at, completed_at from quizzes where user_id = $1 and id = $2', [
    userId,
    quizId,
  ]);
  return rows[0] ? parsed(rows[0]) : null;
}

export interface QuizQuestionRow {
  readonly position: number;
  readonly question_id: string;
  readonly question_version: number;
  readonly topic_id: number;
  /** Null until answered, as is `correct`. */
  readonly answer: string | null;
  readonly correct: boolean | null;
}

/** The answer of a question is its attempt. */
const questions = `select q.position, q.question_id, q.question_version, q.topic_id, a.answer, a.correct
  from quiz_questions q left join question_attempts a on a.user_id = q.user_id and a.id = q.attempt_id
  where q.user_id = $1 and q.quiz_id = $2`;

export async function selectQuizQuestions(queryable: Queryable, userId: string, quizId: string): Promise<QuizQuestionRow[]> {
  const { rows } = await queryable.query<QuizQuestionRow>(`${questions} order by q.position`, [userId, quizId]);
  return rows;
}

export async function selectQuizQuestion(queryable: Queryable, userId: string, quizId: string, position: number): Promise<QuizQuestionRow | null> {
  const { rows } = await queryable.query<QuizQuestionRow>(`${questions} and q.position = $3`, [userId, quizId, position]);
  return rows[0] ?? null;
}

/**
 * Makes this attempt the answer of an open question and counts it in the quiz; the attempt must follow in the same transaction. Null, and
 * nothing written, if the question is answered already or the learner is gone: a guest whose practice moves into an account at this moment.
 */
export async function closeQuestion(
  queryable: Queryable,
  answer: { readonly userId: string; readonly quizId: string; readonly position: number; readonly attemptId: string },
  now: Date,
): Promise<Pick<QuizRow, 'specification' | 'completed_at'> | null> {
  const { rows } = await queryable.query<Pick<QuizRow, 'specification' | 'completed_at'>>(
    `with learner as materialized (select id from users where id = $1 for key share),
     asked as (
       update quiz_questions q set attempt_id = $4 from learner
       where q.user_id = learner.id and q.quiz_id = $2 and q.position = $3 and q.attempt_id is null
       returning q.user_id, q.quiz_id)
     update quizzes z set answered_count = z.answered_count + 1, updated_at = $5,
       completed_at = case when z.answered_count + 1 = z.question_count then $5::timestamptz end
     from asked where z.user_id = asked.user_id and z.id = asked.quiz_id returning z.specification, z.completed_at`,
    [answer.userId, answer.quizId, answer.position, answer.attemptId, now],
  );
  const [row] = rows;
  return row ? { ...row, specification: quizSpecificationSchema.parse(row.specification) } : null;
}
