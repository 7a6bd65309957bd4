/** Applies the SQL files of migrations/ in order, each once and completely, by one process at a time. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');
const lockKey = 7_105_122;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

function migrations(): Migration[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(path.join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/** The tables of the job queue, which brings its own migrations. */
async function migrateJobQueue(connection: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await runMigrations({ pgPool: pool, schema: 'graphile_worker', logger: new Logger(() => () => {}) });
  } finally {
    await pool.end();
  }
}

/** Names of the migrations applied now, up to `last` (tests begin in the past). Throws if an applied one has been edited since. */
export async function migrate(connection: pg.ClientConfig, last = '9999'): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    await migrateJobQueue(connection);
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    const added: string[] = [];
    for (const { name, sql, hash } of migrations().filter((migration) => migration.name <= `${last}~`)) {
      const known = applied.get(name);
      if (known === hash) continue;
      if (known) throw new Error(`Migration ${name} was changed after it was applied. Write a new one instead.`);
      await client.query('begin');
      await client.query(sql);
      await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
      await client.query('commit');
      added.push(name);
    }
    return added;
  } finally {
    await client.end();
  }
}
