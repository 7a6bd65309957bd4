/** SQL of what waits for those who work here. */
import type { Queryable } from '#server/database/database.ts';

export interface WaitingRow {
  readonly reports: number;
  readonly in_review: number;
  readonly flagged: number;
  readonly messages: number;
}

export async function selectWaiting(queryable: Queryable): Promise<WaitingRow> {
  const { rows } = await queryable.query<WaitingRow>(
    `select (select count(distinct question_id)::int from question_reports where decision_id is null) as reports,
       (select count(*)::int from questions where status = 'in-review') as in_review,
       (select count(*)::int from question_quality s join questions q on q.id = s.question_id and q.current_version = s.question_version
        where s.flags <> '{}' and q.status = 'published') as flagged,
       (select count(*)::int from contact_messages where status = 'open') as messages`,
  );
  return rows[0] ?? { reports: 0, in_review: 0, flagged: 0, messages: 0 };
}

export interface DayRow {
  readonly day: string;
  readonly sign_ups: number;
  readonly exams: number;
}

/** Each of `days` days up to now, in UTC: accounts made, and exams finished. */
export async function selectDays(queryable: Queryable, now: Date, days: number): Promise<DayRow[]> {
  const { rows } = await queryable.query<DayRow>(
    `with spans as (select (($1::timestamptz at time zone 'UTC')::date - n) as day from generate_series(0, $2::integer - 1) as n),
       made as (select (created_at at time zone 'UTC')::date as day, count(*)::int as n from users
         where not is_anonymous and created_at >= $1::timestamptz - ($2::integer + 1) * interval '1 day' group by 1),
       finished as (select (completed_at at time zone 'UTC')::date as day, count(*)::int as n from exam_results
         where completed_at >= $1::timestamptz - ($2::integer + 1) * interval '1 day' group by 1)
     select to_char(s.day, 'YYYY-MM-DD') as day, coalesce(m.n, 0) as sign_ups, coalesce(f.n, 0) as exams
     from spans s left join made m on m.day = s.day left join finished f on f.day = s.day order by s.day`,
    [now, days],
  );
  return rows;
}

export interface RevenueRow {
  readonly paid: number;
  readonly refunded: number;
}

/** Cents of payments since then. */
export async function selectRevenue(queryable: Queryable, since: Date): Promise<RevenueRow> {
  const { rows } = await queryable.query<RevenueRow>(
    'select coalesce(sum(amount_cents), 0)::int as paid, coalesce(sum(refunded_cents), 0)::int as refunded from payments where paid_at >= $1',
    [since],
  );
  return rows[0] ?? { paid: 0, refunded: 0 };
}
