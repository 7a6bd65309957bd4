/** SQL of quizzes and the bank they draw from. */
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { UsageContext } from '#core/questions/usage.ts';
import { isSameSpecification, quizSpecificationSchema, type QuizSpecification } from '#core/quizzes/specification.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import type { PinnedQuestion } from '#server/content/question-store.ts';
import type { Queryable } from '#server/database/database.ts';
import { onConflictSeen } from './shared/seen-store.ts';

export interface BankQuestion extends PracticeQuestion {
  readonly usageContexts: readonly UsageContext[];
}

interface PublishedRow {
  readonly id: string;
  readonly current_version: number;
  readonly usage_contexts: readonly UsageContext[];
}

/** What is published for practice, for guests, for predictive exams alone, or for hardest sets, each question in its current version. None of it is asked in a practice exam. */
export async function selectPublished(queryable: Queryable): Promise<PublishedRow[]> {
  const { rows } = await queryable.query<PublishedRow>(
    `select id, current_version, usage_contexts from questions where status = 'published' and usage_contexts && '{practice,guest,predictive,hardest}' order by id`,
  );
  return rows;
}

/** A number that is another once a question or a practice set is published, retired, or has another version. */
export async function selectBankStamp(queryable: Queryable): Promise<string> {
  const { rows } = await queryable.query<{ stamp: string }>(
    `select (select coalesce(sum(hashtextextended(concat(id, '@', current_version, usage_contexts::text), 0)), 0) from questions
         where status = 'published' and usage_contexts && '{practice,guest,predictive,hardest}')::text
       || ' ' || (select coalesce(sum(hashtextextended(p::text, 0)), 0) from practice_sets p)::text
       || ' ' || (select coalesce(sum(hashtextextended(t::text, 0)), 0) from topic_settings t)::text as stamp`,
  );
  return rows[0]?.stamp ?? '';
}

interface FactsRow {
  readonly question_id: string;
  readonly version: number;
  readonly topic_id: PracticeQuestion['topicId'];
  readonly difficulty: PracticeQuestion['difficulty'];
  readonly format: PracticeQuestion['format'];
  readonly archetype: string;
  readonly skill_tags: readonly string[];
  readonly misconceptions: readonly Misconception[];
}

/** What quizzes choose by. It never changes, as versions do not. */
export async function selectFacts(queryable: Queryable, pinned: readonly PinnedQuestion[]): Promise<PracticeQuestion[]> {
  const { rows } = await queryable.query<FactsRow>(
    `select v.question_id, v.version, v.topic_id, v.difficulty, v.format, v.archetype, v.skill_tags,
       array(select distinct jsonb_path_query(v.body -> 'solution', '$.**.misconception') #>> '{}') as misconceptions
     from question_versions v join unnest($1::text[], $2::integer[]) as t (id, version) on v.question_id = t.id and v.version = t.version`,
    [pinned.map(({ id }) => id), pinned.map(({ version }) => version)],
  );
  return rows.map((row) => ({
    id: row.question_id,
    version: row.version,
    topicId: row.topic_id,
    difficulty: row.difficulty,
    format: row.format,
    archetype: row.archetype,
    skillTags: row.skill_tags,
    misconceptions: row.misconceptions,
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
  /** Of a timed quiz. */
  readonly deadline: Date | null;
  /** The hardest set it asks. */
  readonly hardest_set: string | null;
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
    `select z.id, z.specification, z.started_at, z.completed_at, z.deadline, z.hardest_set, z.question_count,
       (select count(*)::int from quiz_questions q where q.user_id = z.user_id and q.quiz_id = z.id and (q.attempt_id is not null or q.answer is not null))
         as answered_count
     from quizzes z where z.user_id = $1 and z.completed_at is null order by z.id desc limit $2`,
    [userId, limit],
  );
  return rows.map(parsed);
}

/** Unfinished quizzes that ask for this, newest first. Only they are parsed: a student may have a hundred others under way. */
export async function selectUnderWay(queryable: Queryable, userId: string, specification: QuizSpecification): Promise<QuizRow[]> {
  // What was written before a property was added lacks it, and asks for the same all the same.
  const { rows } = await queryable.query<QuizRow>(
    `select id, specification, started_at, completed_at, deadline, hardest_set from quizzes
     where user_id = $1 and completed_at is null and hardest_set is null and (specification = $2::jsonb or not specification ?& $3::text[]) order by id desc`,
    [userId, JSON.stringify(specification), Object.keys(specification)],
  );
  return rows.map(parsed).filter((row) => isSameSpecification(row.specification, specification));
}

/** A question of a new quiz; `redoOf`: the question of the error log that it redoes. */
export interface GivenQuestion extends PracticeQuestion {
  readonly redoOf?: string;
}

export async function insertQuiz(
  queryable: Queryable,
  userId: string,
  quiz: Pick<QuizRow, 'id' | 'specification' | 'deadline' | 'hardest_set'> & { readonly questions: readonly GivenQuestion[] },
  now: Date,
): Promise<void> {
  await queryable.query(
    `with made as (
       insert into quizzes (user_id, id, specification, question_count, started_at, updated_at, deadline, hardest_set) values ($1, $2, $3, $4, $5, $5, $6, $12)),
     seen as (
       insert into seen_questions as seen (user_id, topic_id, question_id, given_at)
       select distinct $1::uuid, topic_id, question_id, $5::timestamptz from unnest($8::text[], $10::smallint[]) as t (question_id, topic_id)
       order by topic_id, question_id ${onConflictSeen})
     insert into quiz_questions (user_id, quiz_id, position, question_id, question_version, topic_id, redo_of)
     select $1, $2, * from unnest($7::smallint[], $8::text[], $9::integer[], $10::smallint[], $11::text[])`,
    [
      userId,
      quiz.id,
      JSON.stringify(quiz.specification),
      quiz.questions.length,
      now,
      quiz.deadline,
      quiz.questions.map((_, index) => index),
      quiz.questions.map(({ id }) => id),
      quiz.questions.map(({ version }) => version),
      quiz.questions.map(({ topicId }) => topicId),
      quiz.questions.map(({ redoOf }) => redoOf ?? null),
      quiz.hardest_set,
    ],
  );
}

export async function selectQuiz(queryable: Queryable, userId: string, quizId: string): Promise<QuizRow | null> {
  const { rows } = await queryable.query<QuizRow>(
    'select id, specification, started_at, completed_at, deadline, hardest_set from quizzes where user_id = $1 and id = $2',
    [userId, quizId],
  );
  return rows[0] ? parsed(rows[0]) : null;
}

export interface QuizQuestionRow {
  readonly position: number;
  readonly question_id: string;
  readonly question_version: number;
  readonly topic_id: number;
  /** Of the recorded answer; null until there is one, as is `correct`. */
  readonly answer: string | null;
  readonly correct: boolean | null;
  /** What is saved in a quiz that is not submitted yet. */
  readonly saved_answer: string | null;
  readonly guessed: boolean;
  /** Of the recorded answer, or of what is saved. */
  readonly time_spent_ms: number;
  /** 0: nothing is saved. */
  readonly seq: number;
  readonly device: string;
  /** The question of the error log that it redoes. */
  readonly redo_of: string | null;
}

export interface QuizQuestionOfQuiz extends QuizQuestionRow {
  readonly specification: QuizSpecification;
}

/** The recorded answer of a question is its attempt: its own one, or its number in the one of the whole quiz. */
const columns = `q.position, q.question_id, q.question_version, q.topic_id, a.answer, a.correct, q.answer as saved_answer,
  coalesce(a.guessed, q.guessed) as guessed, coalesce(a.time_spent_ms, q.time_spent_ms) as time_spent_ms, q.seq, q.device, q.redo_of`;
const attempts = 'left join question_attempts a on a.user_id = q.user_id and a.id = q.attempt_id and a.position = 0 and a.number = q.position + 1';

export async function selectQuizQuestions(queryable: Queryable, userId: string, quizId: string): Promise<QuizQuestionRow[]> {
  const { rows } = await queryable.query<QuizQuestionRow>(
    `select ${columns} from quiz_questions q ${attempts} where q.user_id = $1 and q.quiz_id = $2 order by q.position`,
    [userId, quizId],
  );
  return rows;
}

export async function selectQuizQuestion(queryable: Queryable, userId: string, quizId: string, position: number): Promise<QuizQuestionOfQuiz | null> {
  const { rows } = await queryable.query<QuizQuestionOfQuiz>(
    `select ${columns}, z.specification from quiz_questions q join quizzes z on z.user_id = q.user_id and z.id = q.quiz_id ${attempts}
     where q.user_id = $1 and q.quiz_id = $2 and q.position = $3`,
    [userId, quizId, position],
  );
  const [row] = rows;
  return row ? { ...row, specification: quizSpecificationSchema.parse(row.specification) } : null;
}

export interface TopicBefore {
  readonly topic_id: number;
  readonly questions: number;
  readonly correct: number;
}

/** Answers by topic in exams and quizzes before this one, by when they were given. */
export async function selectTopicsBefore(queryable: Queryable, userId: string, quizId: string, startedAt: Date): Promise<TopicBefore[]> {
  const { rows } = await queryable.query<TopicBefore>(
    `select topic_id, sum(questions_attempted)::int as questions, sum(questions_correct)::int as correct
     from topic_history where user_id = $1 and source_id <> $2 and attempted_at < $3 group by topic_id`,
    [userId, quizId, startedAt],
  );
  return rows;
}
