/** SQL of results, responses, attempts and the statistics kept with them. */
import { resultSchema, type ExamResult, type ResultSummary } from '#contract/exams.ts';
import type { ModulePosition } from '#core/exams/format.ts';
import type { Queryable } from '../../database/database.ts';

export interface ResultToSave {
  readonly userId: string;
  readonly id: string;
  readonly sessionId: string;
  readonly practiceExamId: string;
  readonly completedAt: Date;
  readonly summary: ExamResult;
  readonly scoring: object;
}

/** False if this session already has a result: exactly one is ever kept. */
export async function insertResult(queryable: Queryable, result: ResultToSave): Promise<boolean> {
  const scoreOf = (section: string) => result.summary.sections.find((candidate) => candidate.section === section)?.score ?? 0;
  const { rowCount } = await queryable.query(
    `insert into exam_results (user_id, id, session_id, practice_exam_id, completed_at, total, reading_writing, math, summary, scoring)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (user_id, session_id) do nothing`,
    [result.userId, result.id, result.sessionId, result.practiceExamId, result.completedAt, result.summary.total.score, scoreOf('reading-writing'), scoreOf('math'), JSON.stringify(result.summary), JSON.stringify(result.scoring)],
  );
  return rowCount === 1;
}

export interface ResponseToSave {
  readonly questionId: string;
  readonly questionVersion: number;
  readonly topicId: number;
  readonly position: ModulePosition;
  readonly number: number;
  readonly answer: string | null;
  readonly correct: boolean;
  readonly pretest: boolean;
  readonly marked: boolean;
  readonly eliminated: string;
  readonly timeSpentMs: number;
  /** Id of the question attempt; null when the question was left out. */
  readonly attemptId: string | null;
}

/** Every response under the result, and each answered one as a question attempt, in one statement. */
export async function insertResponses(queryable: Queryable, userId: string, resultId: string, responses: readonly ResponseToSave[], at: Date): Promise<void> {
  await queryable.query(
    `with sent as materialized (
       select * from unnest($3::text[], $4::integer[], $5::smallint[], $6::smallint[], $7::smallint[], $8::text[], $9::boolean[], $10::boolean[], $11::boolean[], $12::text[], $13::integer[], $14::uuid[])
         as t (question_id, question_version, topic_id, position, number, answer, correct, pretest, marked, eliminated, time_spent_ms, attempt_id)),
     attempts as (
       insert into question_attempts (user_id, id, question_id, question_version, topic_id, exam_id, answer, correct, time_spent_ms, attempted_at)
       select $1, attempt_id, question_id, question_version, topic_id, $2, answer, correct, time_spent_ms, $15 from sent where attempt_id is not null)
     insert into exam_responses (user_id, result_id, question_id, question_version, position, number, answer, correct, pretest, marked, eliminated, time_spent_ms, created_at)
     select $1, $2, question_id, question_version, position, number, answer, correct, pretest, marked, eliminated, time_spent_ms, $15 from sent`,
    [
      userId,
      resultId,
      responses.map(({ questionId }) => questionId),
      responses.map(({ questionVersion }) => questionVersion),
      responses.map(({ topicId }) => topicId),
      responses.map(({ position }) => position),
      responses.map(({ number }) => number),
      responses.map(({ answer }) => answer),
      responses.map(({ correct }) => correct),
      responses.map(({ pretest }) => pretest),
      responses.map(({ marked }) => marked),
      responses.map(({ eliminated }) => eliminated),
      responses.map(({ timeSpentMs }) => timeSpentMs),
      responses.map(({ attemptId }) => attemptId),
      at,
    ],
  );
}

export interface TopicTally {
  readonly topicId: number;
  readonly attempted: number;
  readonly correct: number;
}

/** Adds to the student's running totals, so that no statistic ever has to read every answer. */
export async function addToStats(queryable: Queryable, userId: string, tallies: readonly TopicTally[], at: Date): Promise<void> {
  await queryable.query(
    `with sent as materialized (select * from unnest($2::smallint[], $3::integer[], $4::integer[]) as t (topic_id, attempted, correct)),
     topics as (
       insert into topic_stats as kept (user_id, topic_id, questions_attempted, questions_correct, last_attempted_at)
       select $1, topic_id, attempted, correct, $5 from sent order by topic_id
       on conflict (user_id, topic_id) do update set questions_attempted = kept.questions_attempted + excluded.questions_attempted,
         questions_correct = kept.questions_correct + excluded.questions_correct, last_attempted_at = excluded.last_attempted_at)
     insert into user_stats as kept (user_id, total_questions, correct_total, last_updated)
     select $1, coalesce(sum(attempted), 0), coalesce(sum(correct), 0), $5 from sent
     on conflict (user_id) do update set total_questions = kept.total_questions + excluded.total_questions,
       correct_total = kept.correct_total + excluded.correct_total, last_updated = excluded.last_updated`,
    [userId, tallies.map(({ topicId }) => topicId), tallies.map(({ attempted }) => attempted), tallies.map(({ correct }) => correct), at],
  );
}

export interface EarlierResult {
  readonly id: string;
  readonly practice_exam_id: string;
  readonly completed_at: Date;
  readonly total: number;
  readonly reading_writing: number;
  readonly math: number;
}

/** The student's earlier results, newest first. */
export async function selectEarlierResults(queryable: Queryable, userId: string, limit: number): Promise<EarlierResult[]> {
  const { rows } = await queryable.query<EarlierResult>(
    'select id, practice_exam_id, completed_at, total, reading_writing, math from exam_results where user_id = $1 order by id desc limit $2',
    [userId, limit],
  );
  return rows;
}

/** The result as stored JSON text: it was checked when it was written. */
export async function selectResultJson(queryable: Queryable, userId: string, id: string): Promise<string | null> {
  const { rows } = await queryable.query<{ summary: string }>('select summary::text as summary from exam_results where user_id = $1 and id = $2', [userId, id]);
  return rows[0]?.summary ?? null;
}

/** The newest result, of one practice exam or of all, by completion. */
export async function selectLatestResultJson(queryable: Queryable, userId: string, practiceExamId: string | null): Promise<string | null> {
  const { rows } = await queryable.query<{ summary: string }>(
    practiceExamId === null
      ? 'select summary::text as summary from exam_results where user_id = $1 order by id desc limit 1'
      : 'select summary::text as summary from exam_results where user_id = $1 and practice_exam_id = $2 order by id desc limit 1',
    practiceExamId === null ? [userId] : [userId, practiceExamId],
  );
  return rows[0]?.summary ?? null;
}

/** The few lines of a result that lists and progress show. */
export const toSummary = ({ id, practiceExamId, examTitle, completedAt, total, sections, responses }: ExamResult): ResultSummary => ({
  id,
  practiceExamId,
  examTitle,
  completedAt,
  total,
  sections: sections.map(({ section, score, low, high }) => ({ section, score, low, high })),
  correct: responses.filter(({ correct }) => correct).length,
  questions: responses.length,
});

/** One page of results, newest first, after `cursor` (the last id of the page before). */
export async function selectResults(queryable: Queryable, userId: string, cursor: string | null, limit: number): Promise<ExamResult[]> {
  const { rows } = await queryable.query<{ summary: unknown }>(
    'select summary from exam_results where user_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3',
    [userId, cursor, limit],
  );
  return rows.map(({ summary }) => resultSchema.parse(summary));
}

export interface ResponseRow {
  readonly question_id: string;
  readonly answer: string | null;
  readonly correct: boolean;
  readonly pretest: boolean;
  readonly marked: boolean;
  readonly eliminated: string;
  readonly time_spent_ms: number;
  readonly body: unknown;
}

/** The responses of one module with the questions in the version that was answered. */
export async function selectReview(queryable: Queryable, userId: string, resultId: string, position: ModulePosition): Promise<ResponseRow[]> {
  const { rows } = await queryable.query<ResponseRow>(
    `select r.question_id, r.answer, r.correct, r.pretest, r.marked, r.eliminated, r.time_spent_ms, q.body
     from exam_responses r join questions q on q.id = r.question_id and q.version = r.question_version
     where r.user_id = $1 and r.result_id = $2 and r.position = $3 order by r.number`,
    [userId, resultId, position],
  );
  return rows;
}

/** Per exam: how often completed, and the newest result. */
export async function selectExamHistory(queryable: Queryable, userId: string): Promise<{ practice_exam_id: string; completed: number; latest: unknown }[]> {
  const { rows } = await queryable.query<{ practice_exam_id: string; completed: number; latest: unknown }>(
    `select practice_exam_id, count(*)::int as completed,
            (array_agg(json_build_object('resultId', id, 'total', total, 'low', summary->'total'->'low', 'high', summary->'total'->'high', 'completedAt', summary->'completedAt') order by id desc))[1] as latest
     from exam_results where user_id = $1 group by practice_exam_id`,
    [userId],
  );
  return rows;
}
