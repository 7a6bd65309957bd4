/** SQL of the log as a student reads and changes it. */
import type { AttemptContext } from '#core/learning/attempt.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { ErrorCause } from '#core/review/error-causes.ts';
import type { Queryable } from '#server/database/database.ts';
import { whenDue } from './store.ts';

export interface LogRow {
  readonly question_id: string;
  readonly topic_id: number;
  readonly difficulty: Difficulty;
  readonly context: AttemptContext;
  readonly answer: string;
  readonly correct: boolean;
  readonly misconception: string | null;
  readonly cause: ErrorCause | null;
  readonly note: string;
  readonly missed_at: Date;
  readonly misses: number;
  readonly redos: number;
  readonly due: Date;
  readonly closed_at: Date | null;
  /** The question in the version that was answered. */
  readonly body: unknown;
}

export interface LogFilter {
  readonly topicIds: readonly number[] | null;
  readonly cause: ErrorCause | 'none' | null;
  readonly state: 'all' | 'due' | 'open' | 'closed';
  readonly exam: Date | null;
  readonly now: Date;
}

/** A place in the list: what it is sorted by, and the question. */
export interface LogPlace {
  readonly place: number;
  readonly questionId: string;
}

export interface ListedRow extends LogRow {
  readonly place: number;
}

const columns = `e.question_id, e.topic_id, e.difficulty, e.context, e.answer, e.correct, e.misconception, e.cause, e.note, e.missed_at, e.misses, e.redos,
  d.due, e.closed_at, v.body`;
const version = 'join question_versions v on v.question_id = e.question_id and v.version = e.question_version';

/** Latest first; where only what is due is wanted, due longest first. */
export async function selectLog(queryable: Queryable, userId: string, filter: LogFilter, after: LogPlace | null, limit: number): Promise<ListedRow[]> {
  const { rows } = await queryable.query<ListedRow>(
    `with listed as (
       select e.*, d.due, round(case when $5 = 'due' then extract(epoch from d.due) else -extract(epoch from e.missed_at) end * 1000)::float8 as place
       from error_log e cross join lateral (select ${whenDue} as due) as d
       where e.user_id = $1 and ($3::smallint[] is null or e.topic_id = any($3))
         and ($4::text is null or coalesce(e.cause, 'none') = $4)
         and case $5::text when 'due' then e.closed_at is null and d.due <= $6::timestamptz when 'open' then e.closed_at is null
           when 'closed' then e.closed_at is not null else true end)
     select ${columns}, e.place from listed e cross join lateral (select e.due) as d ${version}
     where $7::float8 is null or (e.place, e.question_id) > ($7, $8::text)
     order by e.place, e.question_id limit $9`,
    [userId, filter.exam, filter.topicIds, filter.cause, filter.state, filter.now, after?.place ?? null, after?.questionId ?? null, limit],
  );
  return rows;
}

export async function selectEntry(queryable: Queryable, userId: string, questionId: string, exam: Date | null): Promise<LogRow | null> {
  const { rows } = await queryable.query<LogRow>(
    `select ${columns} from error_log e cross join lateral (select ${whenDue} as due) as d ${version} where e.user_id = $1 and e.question_id = $3`,
    [userId, exam, questionId],
  );
  return rows[0] ?? null;
}

interface EntryChange {
  readonly cause?: ErrorCause | undefined;
  readonly note?: string | undefined;
  readonly closed?: boolean | undefined;
}

/** A question that is opened again is due at once. */
export async function updateEntry(queryable: Queryable, userId: string, questionId: string, { cause, note, closed }: EntryChange, now: Date): Promise<void> {
  await queryable.query(
    `update error_log set cause = coalesce($3, cause), note = coalesce($4, note),
       closed_at = case $5::boolean when true then coalesce(closed_at, $6) when false then null else closed_at end,
       due_at = case when $5::boolean = false and closed_at is not null then $6 else due_at end
     where user_id = $1 and question_id = $2`,
    [userId, questionId, cause ?? null, note ?? null, closed ?? null, now],
  );
}

/** The entry as it was, as JSON; null: there was none. */
export async function deleteEntry(queryable: Queryable, userId: string, questionId: string): Promise<string | null> {
  const { rows } = await queryable.query<{ entry: string }>(
    `delete from error_log e where e.user_id = $1 and e.question_id = $2 returning (to_jsonb(e) - 'user_id')::text as entry`,
    [userId, questionId],
  );
  return rows[0]?.entry ?? null;
}

/** Puts back what `deleteEntry` returned. One that has gone wrong anew since stays as it is. */
export async function insertEntry(queryable: Queryable, userId: string, entry: string): Promise<void> {
  await queryable.query(
    `insert into error_log select e.* from jsonb_populate_record(null::error_log, $2::jsonb || jsonb_build_object('user_id', $1::uuid)) as e
     on conflict (user_id, question_id) do nothing`,
    [userId, entry],
  );
}

export interface LogCounts {
  readonly cause: ErrorCause | null;
  readonly due: number;
  readonly open: number;
  readonly closed: number;
  readonly next_at: Date | null;
}

/** By cause. */
export async function countLog(queryable: Queryable, userId: string, exam: Date | null, now: Date): Promise<LogCounts[]> {
  const { rows } = await queryable.query<LogCounts>(
    `select e.cause, count(*) filter (where e.closed_at is null and d.due <= $3)::int as due, count(*) filter (where e.closed_at is null)::int as open,
       count(e.closed_at)::int as closed, min(d.due) filter (where e.closed_at is null and d.due > $3) as next_at
     from error_log e cross join lateral (select ${whenDue} as due) as d where e.user_id = $1 group by e.cause`,
    [userId, exam, now],
  );
  return rows;
}
