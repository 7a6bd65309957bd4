/** SQL of results. The responses of an exam are its question attempts (features/learning). */
import type { ExamMode, TimeMultiplier } from '#core/exams/format.ts';
import type { Queryable } from '#server/database/database.ts';
import type { ResultFacts } from './result-facts.ts';

export interface CompletedExam {
  readonly userId: string;
  readonly id: string;
  readonly sessionId: string;
  readonly practiceExamId: string;
  readonly examTitle: string;
  readonly startedAt: Date;
  readonly completedAt: Date;
  readonly mode: ExamMode;
  readonly timeMultiplier: TimeMultiplier;
  readonly measure: string;
  readonly scores: ScoreColumns;
  readonly correct: number;
  readonly questions: number;
  readonly facts: ResultFacts;
  /** A module was submitted faster than it can be read. */
  readonly hurried: boolean;
  /** Everything needed to recompute the score. */
  readonly scoring: object;
}

/**
 * Stores the result of a finished exam and ends its session, in one statement. False, and nothing written, if the
 * session already has a result: there is only ever one.
 */
export async function insertCompletedExam(queryable: Queryable, exam: CompletedExam): Promise<boolean> {
  const { scores } = exam;
  const { rowCount } = await queryable.query(
    `with result as (
       insert into exam_results (user_id, id, session_id, practice_exam_id, exam_title, started_at, completed_at, mode, time_multiplier, measure,
         total, total_low, total_high, reading_writing, reading_writing_low, reading_writing_high, math, math_low, math_high, correct, questions, facts, scoring, hurried)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)
       on conflict (user_id, session_id) do nothing returning id, completed_at)
     update exam_sessions s set result_id = result.id, status = 'completed', updated_at = result.completed_at from result where s.user_id = $1 and s.id = $3`,
    [
      exam.userId,
      exam.id,
      exam.sessionId,
      exam.practiceExamId,
      exam.examTitle,
      exam.startedAt,
      exam.completedAt,
      exam.mode,
      exam.timeMultiplier,
      exam.measure,
      scores.total,
      scores.total_low,
      scores.total_high,
      scores.reading_writing,
      scores.reading_writing_low,
      scores.reading_writing_high,
      scores.math,
      scores.math_low,
      scores.math_high,
      exam.correct,
      exam.questions,
      JSON.stringify(exam.facts),
      JSON.stringify(exam.scoring),
      exam.hurried,
    ],
  );
  return rowCount === 1;
}

export interface ScoreColumns {
  readonly total: number | null;
  readonly total_low: number | null;
  readonly total_high: number | null;
  readonly reading_writing: number | null;
  readonly reading_writing_low: number | null;
  readonly reading_writing_high: number | null;
  readonly math: number | null;
  readonly math_low: number | null;
  readonly math_high: number | null;
}

/** What lists show: columns only. */
export interface ResultListRow extends ScoreColumns {
  readonly id: string;
  readonly practice_exam_id: string;
  readonly exam_title: string;
  readonly completed_at: Date;
  readonly correct: number;
  readonly questions: number;
  readonly hurried: boolean;
  /** Exams with the same are comparable (core/exams/shape.ts). */
  readonly measure: string;
}

/** A result whole. */
export interface ResultRow extends ResultListRow {
  readonly started_at: Date;
  readonly mode: ExamMode;
  readonly time_multiplier: TimeMultiplier;
  /** Of any version: read it with `readFacts`. */
  readonly facts: unknown;
  /** The previous result that measures the same; a hurried one measures nothing. */
  readonly previous: (Pick<ScoreColumns, 'total' | 'reading_writing' | 'math'> & { readonly id: string; readonly completed_at: string }) | null;
  /** Questions of the same practice exam were seen before, in an exam that was finished or discarded: which inflates a score. */
  readonly repeated: boolean;
}

const listColumns = `id, practice_exam_id, exam_title, completed_at, total, total_low, total_high, reading_writing, reading_writing_low, reading_writing_high,
  math, math_low, math_high, correct, questions, hurried, measure`;

const selectWhole = `
  select ${listColumns}, started_at, mode, time_multiplier, facts,
    (select json_build_object('id', p.id, 'completed_at', p.completed_at, 'total', p.total, 'reading_writing', p.reading_writing, 'math', p.math)
     from exam_results p where p.user_id = r.user_id and p.id < r.id and p.measure = r.measure and p.total is not null and not p.hurried order by p.id desc limit 1) as previous,
    -- Every predictive exam asks other questions.
    r.practice_exam_id <> 'predictive' and (
      exists (select 1 from exam_results e where e.user_id = r.user_id and e.practice_exam_id = r.practice_exam_id and e.id < r.id)
      or exists (select 1 from seen_modules m where m.user_id = r.user_id and m.practice_exam_id = r.practice_exam_id and m.session_id <> r.session_id
                   and m.seen_at < r.completed_at)) as repeated
  from exam_results r`;

export async function selectResult(queryable: Queryable, userId: string, id: string): Promise<ResultRow | null> {
  const { rows } = await queryable.query<ResultRow>(`${selectWhole} where user_id = $1 and id = $2`, [userId, id]);
  return rows[0] ?? null;
}

/** The newest result, of one practice exam or of all, by completion. */
export async function selectLatestResult(queryable: Queryable, userId: string, practiceExamId: string | null): Promise<ResultRow | null> {
  const { rows } = await queryable.query<ResultRow>(
    practiceExamId === null
      ? `${selectWhole} where user_id = $1 order by id desc limit 1`
      : `${selectWhole} where user_id = $1 and practice_exam_id = $2 order by id desc limit 1`,
    practiceExamId === null ? [userId] : [userId, practiceExamId],
  );
  return rows[0] ?? null;
}

/** One page of results, newest first, after `cursor` (the last id of the previous page). */
export async function selectResults(queryable: Queryable, userId: string, cursor: string | null, limit: number): Promise<ResultListRow[]> {
  const { rows } = await queryable.query<ResultListRow>(
    `select ${listColumns} from exam_results where user_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [userId, cursor, limit],
  );
  return rows;
}

export interface ResponseRow {
  readonly question_id: string;
  readonly answer: string | null;
  readonly correct: boolean;
  readonly eliminated: string;
  /** Null where the exam's answers are not kept. */
  readonly annotations: unknown;
  readonly body: unknown;
}

/** The responses of one module with the questions in the version that was answered. */
export async function selectReview(queryable: Queryable, userId: string, resultId: string, position: number): Promise<ResponseRow[]> {
  const { rows } = await queryable.query<ResponseRow>(
    `select r.question_id, r.answer, r.correct, r.eliminated, a.annotations, q.body
     from question_attempts r join question_versions q on q.question_id = r.question_id and q.version = r.question_version
       left join exam_results e on e.user_id = r.user_id and e.id = r.id
       left join exam_answers a on a.user_id = e.user_id and a.session_id = e.session_id and a.question_id = r.question_id
     where r.user_id = $1 and r.id = $2 and r.quiz_id is null and r.position = $3 order by r.number`,
    [userId, resultId, position],
  );
  return rows;
}

export interface ExamHistory {
  readonly practice_exam_id: string;
  readonly completed: number;
  /** Those with an estimate of the total that were not rushed through. */
  readonly estimates: number;
  readonly latest: {
    readonly resultId: string;
    readonly total: number | null;
    readonly low: number | null;
    readonly high: number | null;
    readonly correct: number;
    readonly questions: number;
    readonly completedAt: string;
    readonly hurried: boolean;
  };
}

/** Per exam: how often completed, and the newest result. */
export async function selectExamHistory(queryable: Queryable, userId: string): Promise<ExamHistory[]> {
  const { rows } = await queryable.query<ExamHistory>(
    `select practice_exam_id, count(*)::int as completed,
            count(total) filter (where not hurried)::int as estimates,
            (array_agg(json_build_object('resultId', id, 'total', total, 'low', total_low, 'high', total_high, 'correct', correct, 'questions', questions,
               'completedAt', completed_at, 'hurried', hurried) order by id desc))[1] as latest
     from exam_results where user_id = $1 group by practice_exam_id`,
    [userId],
  );
  return rows.map((row) => ({ ...row, latest: { ...row.latest, completedAt: new Date(row.latest.completedAt).toISOString() } }));
}

export interface CountedExam {
  readonly practice_exam_id: string;
  /** Of the newest result. */
  readonly id: string;
  readonly completed_at: Date;
  readonly times: number;
  /** Those with an estimate of the total. */
  readonly estimates: number;
}

/** Per exam: how often it was taken without rushing through, and the newest such result. */
export async function selectCountedExams(queryable: Queryable, userId: string): Promise<CountedExam[]> {
  const { rows } = await queryable.query<CountedExam>(
    `select distinct on (practice_exam_id) practice_exam_id, id, completed_at, count(*) over exam::int as times, count(total) over exam::int as estimates
     from exam_results where user_id = $1 and not hurried window exam as (partition by practice_exam_id) order by practice_exam_id, id desc`,
    [userId],
  );
  return rows;
}

export interface ClimbRow extends ResultListRow {
  /** Taken for the first time, and measures the same as the first of all: a shorter exam is less exact, and one taken again is easier. */
  readonly comparable: boolean;
}

/** Results with a total that were not rushed through, oldest first: the first practice exam, with which others are compared, and the newest; `max` in all. */
export async function selectClimb(queryable: Queryable, userId: string, max: number): Promise<ClimbRow[]> {
  const { rows } = await queryable.query<ClimbRow>(
    `with counted as (
       select ${listColumns}, row_number() over (order by id desc) as from_newest, row_number() over practice_first as from_first,
         practice_exam_id <> 'predictive' and measure = first_value(measure) over practice_first
           and row_number() over (partition by practice_exam_id order by id) = 1 as comparable
       from exam_results where user_id = $1 and total is not null and not hurried
       window practice_first as (order by practice_exam_id = 'predictive', id))
     select ${listColumns}, coalesce(comparable, false) as comparable from counted where from_newest < $2 or from_first = 1 order by id`,
    [userId, max],
  );
  return rows;
}

/** How many results of an exam say something about its taker: those the plan counts. */
export async function countEstimates(queryable: Queryable, userId: string, practiceExamId: string): Promise<number> {
  const { rows } = await queryable.query<{ estimates: number }>(
    'select count(total) filter (where not hurried)::int as estimates from exam_results where user_id = $1 and practice_exam_id = $2',
    [userId, practiceExamId],
  );
  return rows[0]?.estimates ?? 0;
}

/** Results of one exam id that have a total, oldest first; the 20 newest. */
export async function selectPredictions(queryable: Queryable, userId: string, practiceExamId: string): Promise<ResultListRow[]> {
  const { rows } = await queryable.query<ResultListRow>(
    `select ${listColumns} from exam_results where user_id = $1 and practice_exam_id = $2 and total is not null and not hurried order by id desc limit 20`,
    [userId, practiceExamId],
  );
  return rows.reverse();
}

export interface LastExam {
  readonly id: string;
  readonly exam_title: string;
  readonly completed_at: Date;
  readonly total: number;
}

/** The newest practice exam with a total, hurried ones left out. */
export async function selectLastExam(queryable: Queryable, userId: string): Promise<LastExam | null> {
  const { rows } = await queryable.query<LastExam>(
    `select id, exam_title, completed_at, coalesce(total, 0) as total from exam_results
     where user_id = $1 and practice_exam_id <> 'predictive' and total is not null and not hurried order by id desc limit 1`,
    [userId],
  );
  return rows[0] ?? null;
}
