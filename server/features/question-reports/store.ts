/** SQL of what students report about questions, and of what is decided about it. */
import type { QuestionStatus } from '#core/authoring/question-status.ts';
import type { ReportOutcome, ReportReason } from '#core/questions/reports.ts';
import type { Queryable } from '#server/database/database.ts';
import { pageOfExported, type ListRow } from '#server/user-data/export-page-store.ts';

interface Report {
  readonly userId: string;
  readonly id: string;
  readonly questionId: string;
  readonly reason: string;
  readonly note: string;
}

/** Stores a report of the version the student answered last; false if they have answered none. */
export async function saveReport(queryable: Queryable, { userId, id, questionId, reason, note }: Report, now: Date): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `insert into question_reports (user_id, id, question_id, question_version, reason, note, created_at)
     select $1, $2, question_id, question_version, $4, $5, $6 from question_attempts where user_id = $1 and question_id = $3 order by id desc limit 1
     on conflict (user_id, question_id, reason) where decision_id is null do update set id = excluded.id, note = excluded.note, created_at = excluded.created_at,
       question_version = excluded.question_version`,
    [userId, id, questionId, reason, note, now],
  );
  return rowCount === 1;
}

interface OwnReportRow {
  readonly id: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly created_at: Date;
  readonly outcome: ReportOutcome | null;
  readonly answer: string | null;
  readonly decided_at: Date | null;
}

/** Newest first. What was decided shows once its author can no longer take it back unnoticed: when the student is told. */
export async function selectOwnReports(queryable: Queryable, userId: string, questionId: string): Promise<OwnReportRow[]> {
  const { rows } = await queryable.query<OwnReportRow>(
    `select r.id, r.reason, r.note, r.created_at, d.outcome, d.answer, d.decided_at
     from question_reports r left join report_decisions d on d.id = r.decision_id and r.told_at is not null
     where r.user_id = $1 and r.question_id = $2 order by r.id desc limit 20`,
    [userId, questionId],
  );
  return rows;
}

export interface ReportedRow {
  readonly question_id: string;
  readonly status: QuestionStatus;
  readonly topic_id: number;
  readonly body: unknown;
  readonly reports: number;
  readonly reasons: readonly { readonly reason: ReportReason; readonly count: number }[];
  readonly oldest_at: Date;
  readonly newest_at: Date;
}

/** The place of a question in the queue. */
export interface QueuePlace {
  readonly reports: number;
  readonly questionId: string;
}

/** Those with the most reports first. */
export async function selectReported(queryable: Queryable, after: QueuePlace | null, limit: number): Promise<ReportedRow[]> {
  const { rows } = await queryable.query<ReportedRow>(
    `with counted as (
       select question_id, reason, count(*)::int as count, min(created_at) as oldest_at, max(created_at) as newest_at
       from question_reports where decision_id is null group by question_id, reason),
     waiting as (
       select question_id, sum(count)::int as reports, min(oldest_at) as oldest_at, max(newest_at) as newest_at,
         json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason) as reasons
       from counted group by question_id)
     select w.question_id, q.status, v.topic_id, v.body, w.reports, w.reasons, w.oldest_at, w.newest_at
     from waiting w join questions q on q.id = w.question_id join question_versions v on v.question_id = q.id and v.version = q.current_version
     where $1::integer is null or w.reports < $1 or (w.reports = $1 and w.question_id > $2::text)
     order by w.reports desc, w.question_id limit $3`,
    [after?.reports ?? null, after?.questionId ?? null, limit],
  );
  return rows;
}

interface WaitingRow {
  readonly id: string;
  readonly question_version: number;
  readonly reason: ReportReason;
  readonly note: string;
  readonly created_at: Date;
  readonly of_question: number;
}

/** Reports of a question that wait, newest first. */
export async function selectWaitingReports(queryable: Queryable, questionId: string): Promise<WaitingRow[]> {
  const { rows } = await queryable.query<WaitingRow>(
    `select id, question_version, reason, note, created_at, (count(*) over ())::int as of_question
     from question_reports where question_id = $1 and decision_id is null order by id desc limit 100`,
    [questionId],
  );
  return rows;
}

/** Whether one of its reports that wait, up to `newest`, is about this version. */
export async function isReported(queryable: Queryable, questionId: string, version: number, newest: string): Promise<boolean> {
  const { rowCount } = await queryable.query(
    'select 1 from question_reports where question_id = $1 and decision_id is null and question_version = $2 and id <= $3 limit 1',
    [questionId, version, newest],
  );
  return rowCount === 1;
}

export interface ReportRow extends WaitingRow {
  readonly question_id: string;
  readonly topic_id: number;
  readonly body: unknown;
}

/** Reports that wait, of all questions, newest first; after the report `after` if there is one. */
export async function selectReports(queryable: Queryable, after: string | null, limit: number): Promise<ReportRow[]> {
  const { rows } = await queryable.query<ReportRow>(
    `select r.id, r.question_id, r.question_version, v.topic_id, r.reason, r.note, r.created_at, v.body,
       (select count(*)::int from question_reports o where o.question_id = r.question_id and o.decision_id is null) as of_question
     from question_reports r join question_versions v on v.question_id = r.question_id and v.version = r.question_version
     where r.decision_id is null and ($1::uuid is null or r.id < $1) order by r.id desc limit $2`,
    [after, limit],
  );
  return rows;
}

/** Decides about one report that waits; the question it is about, or null if there is none. */
export async function decideOne(
  queryable: Queryable,
  { reportId, decisionId }: { readonly reportId: string; readonly decisionId: string },
): Promise<{ readonly question_id: string } | null> {
  const { rows } = await queryable.query<{ question_id: string }>(
    'update question_reports set decision_id = $2 where id = $1 and decision_id is null returning question_id',
    [reportId, decisionId],
  );
  return rows[0] ?? null;
}

export interface DecisionRow {
  readonly id: string;
  readonly question_id: string;
  readonly question_version: number;
  readonly outcome: ReportOutcome;
  readonly answer: string;
  readonly reports: number;
  readonly decided_by: string | null;
  readonly decided_at: Date;
}

/** Newest first: of one question, or of all; after the decision `after` if there is one. */
export async function selectDecisions(queryable: Queryable, questionId: string | null, after: string | null, limit: number): Promise<DecisionRow[]> {
  const { rows } = await queryable.query<DecisionRow>(
    `select d.id, d.question_id, d.question_version, d.outcome, d.answer, d.decided_at, u.name as decided_by,
       (select count(*)::int from question_reports r where r.decision_id = d.id) as reports
     from report_decisions d left join users u on u.id = d.decided_by
     where ($1::text is null or d.question_id = $1) and ($2::uuid is null or d.id < $2) order by d.id desc limit $3`,
    [questionId, after, limit],
  );
  return rows;
}

export interface NewDecision {
  readonly id: string;
  readonly questionId: string;
  readonly version: number;
  readonly outcome: ReportOutcome;
  readonly answer: string;
  readonly decidedBy: string;
}

/** Decides about the reports of a question up to `newest`; how many there were. Without any the decision is not stored. */
export async function insertDecision(queryable: Queryable, decision: NewDecision, newest: string, now: Date): Promise<number> {
  const { rowCount } = await queryable.query('update question_reports set decision_id = $1 where question_id = $2 and decision_id is null and id <= $3', [
    decision.id,
    decision.questionId,
    newest,
  ]);
  if (!rowCount) return 0;
  await keepDecision(queryable, decision, now);
  return rowCount;
}

export async function keepDecision(queryable: Queryable, { id, questionId, version, outcome, answer, decidedBy }: NewDecision, now: Date): Promise<void> {
  await queryable.query(
    'insert into report_decisions (id, question_id, question_version, outcome, answer, decided_by, decided_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, questionId, version, outcome, answer, decidedBy, now],
  );
}

/** Takes a decision back; null if there is none. A report said again in the meantime, even at this moment, takes the place of the earlier one. */
export async function deleteDecision(queryable: Queryable, id: string): Promise<{ readonly question_id: string; readonly outcome: ReportOutcome } | null> {
  const { rows } = await queryable.query<{ question_id: string; outcome: ReportOutcome }>(
    'delete from report_decisions where id = $1 returning question_id, outcome',
    [id],
  );
  if (!rows[0]) return null;
  // Out and in again: an update cannot give way to a report that arrives meanwhile.
  await queryable.query(
    `with decided as (delete from question_reports where decision_id = $1 returning *)
     insert into question_reports (user_id, id, question_id, question_version, reason, note, created_at)
     select user_id, id, question_id, question_version, reason, note, created_at from decided
     on conflict (user_id, question_id, reason) where decision_id is null do nothing`,
    [id],
  );
  return rows[0];
}

/** Who is still to be told of a decision, in order, after `after`. */
export async function selectUntold(queryable: Queryable, decisionId: string, after: string | null): Promise<string[]> {
  const { rows } = await queryable.query<{ user_id: string }>(
    `select distinct user_id from question_reports where decision_id = $1 and told_at is null and ($2::uuid is null or user_id > $2) order by user_id limit 100`,
    [decisionId, after],
  );
  return rows.map(({ user_id }) => user_id);
}

export interface ToldRow {
  readonly outcome: ReportOutcome;
  readonly answer: string;
  readonly body: unknown;
}

/** Notes that this student is told; what of, with the question as it was reported. Null if there is nothing to tell any more. */
export async function claimTold(queryable: Queryable, userId: string, decisionId: string, now: Date): Promise<ToldRow | null> {
  const { rows } = await queryable.query<ToldRow>(
    `with told as (
       update question_reports set told_at = $3 where user_id = $1 and decision_id = $2 and told_at is null returning question_id, question_version)
     select d.outcome, d.answer, v.body from told t join question_versions v on v.question_id = t.question_id and v.version = t.question_version
     join report_decisions d on d.id = $2 limit 1`,
    [userId, decisionId, now],
  );
  return rows[0] ?? null;
}

export const exportReports = (queryable: Queryable, userId: string, after: { readonly id: string; readonly key: string }) =>
  queryable.query<ListRow>(
    `with exported as (
       select jsonb_build_object('questionId', r.question_id, 'questionVersion', r.question_version, 'reason', r.reason, 'note', r.note,
           'createdAt', r.created_at, 'outcome', d.outcome, 'answer', d.answer, 'toldAt', r.told_at) as row, r.id, '' as key
       from question_reports r left join report_decisions d on d.id = r.decision_id and r.told_at is not null where r.user_id = $1
     ) ${pageOfExported}`,
    [userId, after.id, after.key],
  );
