/** SQL of the shared request counters. */
import type { Queryable } from './database.ts';

export interface Counted {
  /** ms since 1970. */
  readonly start: number;
  readonly count: number;
}

/** What becomes of a counter that is there (`kept`): `$2` is the present, `$3` the length of a window in seconds. */
const onConflictCount = `on conflict (key) do update set
  window_start = case when kept.window_start <= $2::timestamptz - make_interval(secs => $3) then $2 else kept.window_start end,
  count = case when kept.window_start <= $2::timestamptz - make_interval(secs => $3) then 1 else kept.count + 1 end`;

interface CountedRow {
  readonly window_start: Date;
  readonly count: number;
}

const toCounted = ({ window_start, count }: CountedRow): Counted => ({ start: window_start.getTime(), count });

/** Counts one request; a new window begins when the old one is over. `start` in ms since 1970. */
export async function countInWindow(queryable: Queryable, key: string, now: number, seconds: number): Promise<Counted> {
  const { rows } = await queryable.query<CountedRow>(
    `insert into rate_limits as kept (key, window_start, count) values ($1, $2, 1) ${onConflictCount} returning window_start, count`,
    [key, new Date(now), seconds],
  );
  const row = rows[0];
  if (!row) throw new Error('the counter returned no row');
  return toCounted(row);
}

/** Counts one request for a key and, unless that makes more than `most`, for the next one too: one round trip, as every start waits for it. */
export async function countInBothWindows(
  queryable: Queryable,
  { key, most, next }: { readonly key: string; readonly most: number; readonly next: string },
  now: number,
  seconds: number,
): Promise<readonly [Counted, Counted | null]> {
  const { rows } = await queryable.query<CountedRow>(
    `with counted as (insert into rate_limits as kept (key, window_start, count) values ($1, $2, 1) ${onConflictCount} returning window_start, count),
     next as (insert into rate_limits as kept (key, window_start, count) select $4, $2, 1 from counted where count <= $5 ${onConflictCount} returning window_start, count)
     select window_start, count from (select 1 as place, counted.* from counted union all select 2, next.* from next) as windows order by place`,
    [key, new Date(now), seconds, next, most],
  );
  const [row, other] = rows;
  if (!row) throw new Error('the counter returned no row');
  return [toCounted(row), other ? toCounted(other) : null];
}

/** Adds to several keys at once, each by its own amount; returns the current counts by key. */
export async function countAllInWindow(queryable: Queryable, times: ReadonlyMap<string, number>, now: number, seconds: number): Promise<Map<string, Counted>> {
  // Sorted, so that two statements lock rows in the same order.
  const keys = [...times.keys()].sort();
  const { rows } = await queryable.query<{ key: string; window_start: Date; count: number }>(
    `insert into rate_limits as kept (key, window_start, count) select key, $3, times from unnest($1::text[], $2::integer[]) as t (key, times) order by key
     on conflict (key) do update set
       window_start = case when kept.window_start <= $3::timestamptz - make_interval(secs => $4) then $3 else kept.window_start end,
       count = case when kept.window_start <= $3::timestamptz - make_interval(secs => $4) then excluded.count else kept.count + excluded.count end
     returning key, window_start, count`,
    [keys, keys.map((key) => times.get(key) ?? 0), new Date(now), seconds],
  );
  return new Map(rows.map(({ key, window_start, count }) => [key, { start: window_start.getTime(), count }]));
}
