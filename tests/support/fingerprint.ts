/** A database's contents as a fingerprint, to show that a refused caller left no trace. */
import { foldStatistics } from '#server/features/learning/fold-store.ts';
import { tablesByUser } from './row-filler.ts';
import type { TestServer } from './test-server.ts';
import { until } from './until.ts';

/** Tables the server writes on its own, whatever is requested. */
const ownTables = ['job_workers', 'scheduled_task_runs'];

/** A fingerprint of all rows of each table, except the tables named. */
export async function fingerprint({ database }: Pick<TestServer, 'database'>, except: readonly string[] = []): Promise<Record<string, string>> {
  // A mail job in progress still writes its link.
  await until(
    async () => (await database.query('select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1')).rowCount === 0,
  );
  // A scheduled job sums up the counters; run now, it changes nothing between two fingerprints.
  while ((await database.transaction((queryable) => foldStatistics(queryable, 1000))) > 0);
  const { rows: tables } = await database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables.filter((table) => ![...ownTables, ...except].includes(table.name))) {
    const { rows } = await database.query<{ print: string | null }>(`select md5(string_agg(t::text, '' order by t::text)) as print from ${name} t`);
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}

/** A fingerprint of what belongs to one user, and of the coupons and jobs of all. */
export async function fingerprintOf({ database }: Pick<TestServer, 'database'>, userId: string): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  const add = async (name: string, from: string) => {
    const { rows } = await database.query<{ print: string | null }>(`select md5(string_agg(t::text, '' order by t::text)) as print from ${from}`, [userId]);
    prints[name] = rows[0]?.print ?? '';
  };
  for (const table of await tablesByUser(database)) await add(table, `${table} t where user_id = $1`);
  await add('users', 'users t where id = $1');
  for (const table of ['coupons', 'coupon_changes', 'admin_actions']) await add(table, `${table} t where $1::uuid is not null`);
  await add('jobs', "graphile_worker._private_jobs t where payload::json->>'userId' = $1::text and run_at > now()");
  return prints;
}
