/** SQL of what administrators read: counts over everybody, of the last days. */
import type { Vital } from '#core/analytics/events.ts';
import type { Queryable } from '#server/database/database.ts';

export interface Since {
  /** The first day of the report, and its beginning. */
  readonly day: string;
  readonly start: Date;
}

export async function selectVisitDays(queryable: Queryable, { day }: Since): Promise<{ day: string; visitors: number; views: number }[]> {
  const { rows } = await queryable.query<{ day: string; visitors: number; views: number }>(
    `select day::text as day, count(distinct visitor)::integer as visitors, (count(*) filter (where name = 'pageview'))::integer as views
     from analytics_events where day >= $1::text::date group by analytics_events.day order by analytics_events.day`,
    [day],
  );
  return rows;
}

export interface FunnelRow {
  readonly visits: number;
  readonly guests: number;
  readonly accounts: number;
  readonly exams: number;
  readonly stayed: number;
}

/** Visits are counted by day; the rest are accounts made since then, and what they did. Nobody is followed from a visit to an account. */
export async function selectFunnel(queryable: Queryable, { day, start }: Since): Promise<FunnelRow> {
  const { rows } = await queryable.query<FunnelRow>(
    `select
       (select count(*)::integer from (select distinct e.day, e.visitor from analytics_events e where e.day >= $1::text::date) as v) as visits,
       (select count(*)::integer from (select distinct e.day, e.visitor from analytics_events e
          where e.day >= $1::text::date and e.name = 'pageview' and (e.path like '/guest-quiz/:%' or e.path = '/guest-smart-quiz')) as g) as guests,
       count(*)::integer as accounts,
       (count(*) filter (where exists (select 1 from exam_sessions x where x.user_id = u.id)))::integer as exams,
       (count(*) filter (where exists (select 1 from question_attempts a where a.user_id = u.id
          and a.attempted_at >= u.created_at + interval '7 days' and a.attempted_at < u.created_at + interval '14 days')))::integer as stayed
     from users u where not u.is_anonymous and u.created_at >= $2`,
    [day, start],
  );
  const [row] = rows;
  if (!row) throw new Error('a count without a row');
  return row;
}

export interface RetentionRow {
  readonly week: string;
  readonly accounts: number;
  /** In the first to the fourth week after the account was made. */
  readonly active: number[];
}

export async function selectRetention(queryable: Queryable, { start }: Since): Promise<RetentionRow[]> {
  const { rows } = await queryable.query<RetentionRow>(
    `with made as (
       select u.id, u.created_at, date_trunc('week', u.created_at at time zone 'UTC')::date as week from users u where not u.is_anonymous and u.created_at >= $1
     ), counted as (
       select m.week, n.number, (count(*) filter (where exists (select 1 from question_attempts a where a.user_id = m.id
           and a.attempted_at >= m.created_at + n.number * interval '7 days' and a.attempted_at < m.created_at + (n.number + 1) * interval '7 days')))::integer as active,
         count(*)::integer as accounts
       from made m cross join generate_series(0, 3) as n (number) group by m.week, n.number
     )
     select c.week::text as week, max(c.accounts)::integer as accounts, array_agg(c.active order by c.number) as active from counted c group by c.week order by c.week`,
    [start],
  );
  return rows;
}

export async function selectPages(queryable: Queryable, { day }: Since): Promise<{ path: string; views: number; visitors: number }[]> {
  const { rows } = await queryable.query<{ path: string; views: number; visitors: number }>(
    `select path, count(*)::integer as views, count(distinct (day, visitor))::integer as visitors from analytics_events
     where day >= $1::text::date and name = 'pageview' group by path order by views desc, path limit 30`,
    [day],
  );
  return rows;
}

export async function selectReferrers(queryable: Queryable, { day }: Since): Promise<{ host: string; visitors: number }[]> {
  const { rows } = await queryable.query<{ host: string; visitors: number }>(
    `select coalesce(referrer, '') as host, count(distinct (day, visitor))::integer as visitors from analytics_events
     where day >= $1::text::date and name = 'pageview' and referrer is not null group by referrer order by visitors desc, host limit 15`,
    [day],
  );
  return rows;
}

export interface SpeedRow {
  readonly path: string;
  readonly name: Vital;
  readonly visits: number;
  readonly value: number;
}

/** The 75th percentile of each measure on each page. */
export async function selectSpeed(queryable: Queryable, { day }: Since): Promise<SpeedRow[]> {
  const { rows } = await queryable.query<SpeedRow>(
    `select e.path, m.key as name, count(*)::integer as visits, percentile_cont(0.75) within group (order by case when jsonb_typeof(m.value) = 'number' then m.value::float8 end) as value
     from analytics_events e cross join lateral jsonb_each(e.properties) as m (key, value)
     where e.day >= $1::text::date and e.name = 'web_vitals' and jsonb_typeof(m.value) = 'number' group by e.path, m.key order by e.path, m.key`,
    [day],
  );
  return rows;
}
