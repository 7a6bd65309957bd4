/** SQL of results. The responses of an exam are its question attempts (features/learning). */
import { resultSchema, type ExamResult, type ResultSummary } from '#contract/exam-results.ts';
import type { ModulePosition } from '#core/exams/format.ts';
import type { Queryable } from '../../database/database.ts';

export interface CompletedExam {
  readonly userId: string;
  readonly id: string;
  readonly sessionId: string;
  readonly practiceExamId: string;
  readonly completedAt: Date;
  readonly summary: ExamResult;
  readonly scoring: object;
}

/**
 * Keeps the result of a finished exam and ends its session, in one statement. False, and nothing written, if the session already has a
 * result: exactly one is ever kept.
 */
export async function insertCompletedExam(queryable: Queryable, exam: CompletedExam): Promise<boolean> {
  const { summary } = exam;
  const scoreOf = (section: string) => summary.sections.find((candidate) => candidate.section === section)?.score ?? 0;
  const { rowCount } = await queryable.query(
    `with result as (
       insert into exam_results (user_id, id, session_id, practice_exam_id, completed_at, total, reading_writing, math, summary, scoring)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (user_id, session_id) do nothing returning id, completed_at)
     update exam_sessions s set result_id = result.id, status = 'completed', updated_at = result.completed_at from result where s.user_id = $1 and s.id = $3`,
    [
      exam.userId,
      exam.id,
      exam.sessionId,
      exam.practiceExamId,
      exam.completedAt,
      summary.total.score,
      scoreOf('reading-writing'),
      scoreOf('math'),
      JSON.stringify(summary),
      JSON.stringify(exam.scoring),
    ],
  );
  return rowCount === 1;
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
  readonly eliminated: string;
  readonly body: unknown;
}

/** The responses of one module with the questions in the version that was answered. */
export async function selectReview(queryable: Queryable, userId: string, resultId: string, position: ModulePosition): Promise<ResponseRow[]> {
  const { rows } = await queryable.query<ResponseRow>(
    `select r.question_id, r.answer, r.correct, r.eliminated, q.body
     from question_attempts r join question_versions q on q.question_id = r.question_id and q.version = r.question_version
     where r.user_id = $1 and r.id = $2 and r.quiz_id is null and r.position = $3 order by r.number`,
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
