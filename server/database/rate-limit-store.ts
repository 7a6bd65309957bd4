/** SQL of the shared request counters. */
import type { Queryable } from './database.ts';

/** Counts one request; a new window begins when the old one is over. `start` in ms since 1970. */
export async function countInWindow(queryable: Queryable, key: string, now: number, seconds: number): Promise<{ start: number; count: number }> {
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
