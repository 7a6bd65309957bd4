/** SQL of what students want to be told, and of what is known when that is decided. */
import type { NotificationFacts, SentBefore } from '#core/notifications/due.ts';
import { dayMs } from '#core/day.ts';
import { notificationKinds, type Channel, type NotificationKind } from '#core/notifications/kinds.ts';
import type { NotificationSettings } from '#core/notifications/settings.ts';
import { weekdayOf } from '#core/learning/study-settings.ts';
import type { Queryable } from '#server/database/database.ts';
import { firstUuidAt } from '#server/database/uuid.ts';
import { whenDue } from '../review/store.ts';
import { selectStudiedMs } from '../study-plan/store.ts';

interface SettingsRow {
  readonly time_zone: string;
  readonly weekday_hour: number;
  readonly weekend_hour: number;
  readonly push: string[];
  readonly email: string[];
  readonly several_a_day: boolean;
  readonly next_at: Date;
}

const columns = 'time_zone, weekday_hour, weekend_hour, push, email, several_a_day, next_at';

export interface Schedule {
  readonly settings: NotificationSettings;
  readonly nextAt: number;
}

const kindsOf = (names: readonly string[]): NotificationKind[] => notificationKinds.filter((kind) => names.includes(kind));

const toSchedule = (row: SettingsRow): Schedule => ({
  settings: {
    timeZone: row.time_zone,
    weekdayHour: row.weekday_hour,
    weekendHour: row.weekend_hour,
    push: kindsOf(row.push),
    email: kindsOf(row.email),
    severalADay: row.several_a_day,
  },
  nextAt: row.next_at.getTime(),
});

/** Null if nothing was chosen yet. */
export async function selectSchedule(queryable: Queryable, userId: string): Promise<Schedule | null> {
  const { rows } = await queryable.query<SettingsRow>(`select ${columns} from notification_settings where user_id = $1`, [userId]);
  return rows[0] ? toSchedule(rows[0]) : null;
}

/** The schedule if its moment has come, locked; null if another process was here. Call it in a transaction. */
export async function takeSchedule(queryable: Queryable, userId: string, now: Date): Promise<Schedule | null> {
  const { rows } = await queryable.query<SettingsRow>(`select ${columns} from notification_settings where user_id = $1 and next_at <= $2 for update`, [
    userId,
    now,
  ]);
  return rows[0] ? toSchedule(rows[0]) : null;
}

export async function saveSchedule(queryable: Queryable, userId: string, { settings, nextAt }: Schedule, now: Date): Promise<void> {
  await queryable.query(
    `insert into notification_settings (user_id, time_zone, weekday_hour, weekend_hour, push, email, several_a_day, next_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (user_id) do update set time_zone = excluded.time_zone, weekday_hour = excluded.weekday_hour, weekend_hour = excluded.weekend_hour,
       push = excluded.push, email = excluded.email, several_a_day = excluded.several_a_day, next_at = excluded.next_at, updated_at = excluded.updated_at`,
    [userId, settings.timeZone, settings.weekdayHour, settings.weekendHour, settings.push, settings.email, settings.severalADay, new Date(nextAt), now],
  );
}

/** Takes kinds out of the mails; true if there are settings. */
export async function stopMails(queryable: Queryable, userId: string, kinds: readonly NotificationKind[]): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `update notification_settings set email = array(select kind from unnest(email) as kind where kind <> all ($2::text[])) where user_id = $1`,
    [userId, kinds],
  );
  return rowCount === 1;
}

/** Users looked at in one go. */
const page = 500;

export async function selectUsersToTell(queryable: Queryable, now: Date, after: string | null): Promise<string[]> {
  const { rows } = await queryable.query<{ user_id: string }>(
    `select user_id from notification_settings where next_at <= $1 and ($2::uuid is null or user_id > $2) order by user_id limit ${page}`,
    [now, after],
  );
  return rows.map(({ user_id }) => user_id);
}

/** The last day of each kind on one channel. */
export async function selectSentBefore(queryable: Queryable, userId: string, channel: Channel): Promise<SentBefore> {
  const { rows } = await queryable.query<{ kind: NotificationKind; day: string }>(
    'select kind, max(day)::text as day from notification_sends where user_id = $1 and channel = $2 group by kind',
    [userId, channel],
  );
  return { lastOf: Object.fromEntries(rows.map(({ kind, day }) => [kind, day])) };
}

interface Send {
  readonly userId: string;
  readonly day: string;
  readonly channel: Channel;
  readonly kind: NotificationKind;
}

export async function insertSend(queryable: Queryable, { userId, day, channel, kind }: Send, now: Date): Promise<void> {
  await queryable.query('insert into notification_sends (user_id, day, channel, kind, sent_at) values ($1, $2::text::date, $3, $4, $5)', [
    userId,
    day,
    channel,
    kind,
    now,
  ]);
}

interface FactsRow {
  readonly reviews: number;
  readonly minutes: number[] | null;
  readonly exam_date: string | null;
  readonly unfinished: boolean;
  readonly late_result: boolean;
  readonly payment_failed: boolean;
  readonly week_answers: number;
  readonly week_correct: number;
  readonly week_ms: number;
  readonly week_exams: number;
  readonly last_active: string | null;
}

/** An exam that was left this long ago is not just interrupted. */
const leftForMs = 12 * 3600_000;
const weekMs = 7 * dayMs;
/** Answers that came this long after the deadline came without the student waiting for the result. */
const lateUploadMs = 3600_000;
/** Longer than from one hour the student picked to the next, weekends included. */
const lateResultForMs = 36 * 3600_000;

/** What is known about a student on `today`, which began at `midnight` (ms); reviews have to come before `exam`. */
export async function selectFacts(
  queryable: Queryable,
  userId: string,
  {
    today,
    midnight,
    timeZone,
    now,
    exam,
  }: { readonly today: string; readonly midnight: number; readonly timeZone: string; readonly now: number; readonly exam: Date | null },
): Promise<NotificationFacts> {
  const asked = queryable.query<FactsRow>(
    `select
       (select count(*)::integer from error_log e where e.user_id = $1 and e.closed_at is null
          and ${whenDue} <= $3::timestamptz) as reviews,
       s.minutes, s.exam_date::text as exam_date,
       exists (select 1 from exam_sessions x where x.user_id = $1 and x.status = 'in-progress'
          and (select max(coalesce(a.touched_at, a.started_at)) from exam_module_attempts a where a.user_id = $1 and a.session_id = x.id) < $4) as unfinished,
       exists (select 1 from exam_results r where r.user_id = $1 and r.completed_at >= $8
          and exists (select 1 from exam_module_attempts a where a.user_id = $1 and a.session_id = r.session_id and a.late_ms >= $9::bigint)) as late_result,
       exists (select 1 from subscriptions b where b.user_id = $1 and b.status = 'overdue') as payment_failed,
       w.answers as week_answers, w.correct as week_correct, w.ms as week_ms,
       (select count(*)::integer from exam_results r where r.user_id = $1 and r.completed_at >= $6) as week_exams,
       (select (a.attempted_at at time zone $7::text)::date::text from question_attempts a where a.user_id = $1 order by a.id desc limit 1) as last_active
     from (select count(answer)::integer as answers,
             (count(*) filter (where correct))::integer as correct, coalesce(sum(time_spent_ms), 0)::float8 as ms
           from question_attempts where user_id = $1 and id >= $5::uuid) as w
       left join (select minutes, exam_date from study_settings where user_id = $1) as s on true`,
    [
      userId,
      exam,
      new Date(now),
      new Date(now - leftForMs),
      firstUuidAt(now - weekMs),
      new Date(now - weekMs),
      timeZone,
      new Date(now - lateResultForMs),
      lateUploadMs,
    ],
  );
  const [{ rows }, studiedMs] = await Promise.all([asked, selectStudiedMs(queryable, userId, midnight)]);
  const [row] = rows;
  if (!row) throw new Error('facts without a row');
  return {
    reviewsDue: row.reviews,
    plannedMinutes: row.minutes?.[weekdayOf(today)] ?? 0,
    studiedMinutes: Math.round(studiedMs / 60_000),
    examDate: row.exam_date,
    examUnfinished: row.unfinished,
    lateResult: row.late_result,
    paymentFailed: row.payment_failed,
    week: { answers: row.week_answers, correct: row.week_correct, minutes: Math.round(row.week_ms / 60_000), exams: row.week_exams },
    lastActive: row.last_active,
  };
}
