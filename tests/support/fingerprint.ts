/** What a database holds as a fingerprint, to show that a refused caller left no trace. */
import { foldStatistics } from '#server/features/learning/fold-store.ts';
import type { Database } from '#server/database/database.ts';
import { tablesByUser } from './row-filler.ts';
import type { TestServer } from './test-server.ts';
import { until } from './until.ts';

/** Tables the server writes on its own, whatever is requested. */
const ownTables = ['job_workers', 'scheduled_task_runs'];

interface Part {
  readonly name: string;
  readonly from: string;
  /** What the rows say counts, not who wrote them: a checkout that comes to nothing takes a place of a coupon and gives it back. */
  readonly byContent?: boolean;
}

/**
 * How many rows there are, and the sum of the transactions that wrote them: every write is by a later transaction, so it raises the sum
 * or changes the count. Unlike a hash of the rows this reads no large columns, and sees a row that was overwritten with itself.
 */
async function printsOf(database: Database, parts: readonly Part[], values: readonly unknown[] = []): Promise<Record<string, string>> {
  const selects = parts.map(({ name, from, byContent }) => {
    const sum = byContent ? `md5(string_agg(t::text, '' order by t::text))` : 'sum(t.xmin::text::bigint)::text';
    return `select '${name}' as name, count(*) || ' rows ' || coalesce(${sum}, '') as print from ${from}`;
  });
  const { rows } = await database.query<{ name: string; print: string }>(selects.join(' union all '), values);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

/** What the catalog of a database is asked once: no test adds a table between two fingerprints. */
function once<Answer extends object>(ask: (database: Database) => Promise<Answer>): (database: Database) => Promise<Answer> {
  const asked = new WeakMap<Database, Promise<Answer>>();
  return (database) => {
    const answer = asked.get(database) ?? ask(database);
    asked.set(database, answer);
    return answer;
  };
}

const tablesOfUsers = once(tablesByUser);
const allTables = once(async (database) => {
  const { rows } = await database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  return rows.map(({ name }) => name);
});

/** A fingerprint of all rows of each table, except the tables named. */
export async function fingerprint({ database }: Pick<TestServer, 'database'>, except: readonly string[] = []): Promise<Record<string, string>> {
  // A mail job in progress still writes its link.
  await until(
    async () => (await database.query('select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1')).rowCount === 0,
  );
  // A scheduled job sums up the counters; run now, it changes nothing between two fingerprints.
  while ((await database.transaction((queryable) => foldStatistics(queryable, 1000))) > 0);
  const tables = (await allTables(database)).filter((name) => ![...ownTables, ...except].includes(name));
  return printsOf(
    database,
    tables.map((name) => ({ name, from: `${name} t` })),
  );
}

/** A fingerprint of what belongs to one user, and of the coupons and jobs of all. */
export async function fingerprintOf({ database }: Pick<TestServer, 'database'>, userId: string): Promise<Record<string, string>> {
  const parts = [
    ...(await tablesOfUsers(database)).map((name) => ({ name, from: `${name} t where user_id = $1` })),
    { name: 'users', from: 'users t where id = $1' },
    { name: 'coupons', from: 'coupons t', byContent: true },
    ...['coupon_changes', 'admin_actions'].map((name) => ({ name, from: `${name} t` })),
    { name: 'jobs', from: "graphile_worker._private_jobs t where payload::json->>'userId' = $1::text and run_at > now()" },
  ];
  return printsOf(database, parts, [userId]);
}
