/** Applies the SQL files of migrations/ in order, each once and completely, by one process at a time. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');

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

/**
 * Begins a transaction whose statements may take as long as they need, whatever limit the role or the database has for requests. Said within the
 * transaction: a pooler refuses it when a connection begins, and gives what is said after that to whoever has the connection next.
 */
async function beginUnlimited(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
}

/**
 * Runs `work` while no other process of this database runs it. The lock belongs to an open transaction: one of a session would stay behind in a
 * pooler's connection, and the next process to start would wait for it in vain.
 */
async function alone<T>(connection: pg.ClientConfig, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client(connection);
  holder.on('error', () => {});
  await holder.connect();
  try {
    await beginUnlimited(holder);
    await holder.query('set local idle_in_transaction_session_timeout = 0');
    await holder.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migrations]);
    const result = await work();
    await holder.query('commit');
    return result;
  } finally {
    await holder.end();
  }
}

/** Names of the migrations applied now, up to `last` (tests begin in the past). Throws if an applied one has been edited since. */
export const migrate = (connection: pg.ClientConfig, last = '9999'): Promise<string[]> => alone(connection, () => applyMissing(connection, last));

async function applyMissing(connection: pg.ClientConfig, last: string): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
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
      await beginUnlimited(client);
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
