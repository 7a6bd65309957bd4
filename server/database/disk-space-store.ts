/** Whether the database's disk has room. A write that needs new pages tells; small ones may still fit where the disk is full. */
import type { Queryable } from './database.ts';

/** Writes about 100 kB. Throws if there is no room for it; run it in a transaction that is rolled back. */
export async function writeProbe(queryable: Queryable): Promise<void> {
  await queryable.query(
    `insert into rate_limits (key, window_start, count)
     select 'room:' || n || ':' || (select string_agg(md5(n::text || i::text || random()::text), '') from generate_series(1, 30) as i), now(), 0
     from generate_series(1, 100) as n`,
  );
}
