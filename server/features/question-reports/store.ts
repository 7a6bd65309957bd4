/** SQL of what students report about questions. */
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
     on conflict (user_id, question_id, reason) do update set note = excluded.note, created_at = excluded.created_at,
       question_version = excluded.question_version`,
    [userId, id, questionId, reason, note, now],
  );
  return rowCount === 1;
}

export interface ReportRow {
  readonly id: string;
  readonly question_id: string;
  readonly question_version: number;
  readonly topic_id: number;
  readonly reason: 'wrong-key' | 'unclear' | 'typo' | 'display' | 'explanation' | 'other';
  readonly note: string;
  readonly created_at: Date;
  readonly of_question: number;
  readonly body: unknown;
}

export async function selectReports(queryable: Queryable, after: string | null, limit: number): Promise<ReportRow[]> {
  const { rows } = await queryable.query<ReportRow>(
    `select r.id, r.question_id, r.question_version, v.topic_id, r.reason, r.note, r.created_at, v.body,
       (select count(*)::int from question_reports o where o.question_id = r.question_id) as of_question
     from question_reports r join question_versions v on v.question_id = r.question_id and v.version = r.question_version
     where $1::uuid is null or r.id < $1 order by r.id desc limit $2`,
    [after, limit],
  );
  return rows;
}

/** The question it was about; null if there is no such report. */
export async function deleteReport(queryable: Queryable, id: string): Promise<{ readonly question_id: string; readonly user_id: string } | null> {
  const { rows } = await queryable.query<{ question_id: string; user_id: string }>(
    'delete from question_reports where id = $1 returning question_id, user_id',
    [id],
  );
  return rows[0] ?? null;
}

export const exportReports = (queryable: Queryable, userId: string, after: { readonly id: string; readonly key: string }) =>
  queryable.query<ListRow>(
    `with exported as (
       select jsonb_build_object('questionId', question_id, 'questionVersion', question_version, 'reason', reason, 'note', note, 'createdAt', created_at) as row,
         id, '' as key
       from question_reports where user_id = $1
     ) ${pageOfExported}`,
    [userId, after.id, after.key],
  );
