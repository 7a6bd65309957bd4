/** SQL of the shared request counters. */
import type { Queryable } from './database.ts';

export interface Counted {
  /** ms since 1970. */
  readonly start: number;
  readonly count: number;
}

/** Counts one request; a new window begins when the old one is over. `start` in ms since 1970. */
export async function countInWindow(queryable: Queryable, key: string, now: number, seconds: number): Promise<Counted> {
  const { rows } = await queryable.query<{ window_start: Date; count: number }>(
    `insert into rate_limits (key, window_start, count) values ($1, $2, 1)
     on conflict (key) do update set
       window_start = case when rate_limits.window_start <= $2::timestamptz - make_interval(secs => $3) then $2 else rate_limits.window_start end,
       count = case when rate_limits.window_start <= $2::timestamptz - make_interval(secs => $3) then 1 else rate_limits.count + 1 end
     returning window_start, count`,
    [key, new Date(now), seconds],
  );
  const row = rows[0];
  if (!row) throw new Error('the counter returned no row');
  return { start: row.window_start.getTime(), count: row.count };
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
