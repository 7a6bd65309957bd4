/**
 * From configuration to a migrated database and the role the application uses.
 *
 * With the embedded database the application's role owns nothing and is no superuser: it may
 * read and write rows, not change the schema, and not write who has which plan or role. With DATABASE_URL the given role is used for all.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Config } from '../config.ts';
import { acceptsStatementLimit, openDatabase, type Database } from './database.ts';
import { superviseEmbeddedDatabase } from './embedded/supervise.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { migrate } from './migrate.ts';

export interface PreparedDatabase {
  readonly database: Database;
  readonly migrated: readonly string[];
  /** Closes the pool and stops an embedded server. */
  stop(): Promise<void>;
}

const appRole = 'ascent_app';

/** Creates the application's database and role when they are missing, and grants rows, not schema. */
async function ensureRole(owner: pg.ClientConfig, databaseName: string, password: string): Promise<void> {
  const client = new pg.Client({ ...owner, database: 'postgres' });
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
    const verb = role.rowCount ? 'alter' : 'create';
    await client.query(`${verb} role ${appRole} login password ${client.escapeLiteral(password)}`);
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (!found.rowCount) await client.query(`create database ${client.escapeIdentifier(databaseName)}`);
  } finally {
    await client.end();
  }
}

/** Tables of the job queue that have row level security on, so that nobody but their owner sees a row without a policy. */
const guardedTables = ['_private_jobs', '_private_job_queues', '_private_tasks', '_private_known_crontabs'] as const;

/** Of users. What somebody may do is written by the functions of migration 0383 alone. */
const guardedColumns = ['membership_tier', 'membership_start_date', 'membership_end_date', 'is_admin', 'is_author'] as const;

async function guardColumns(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ attname: string }>(
    "select attname from pg_attribute where attrelid = 'users'::regclass and attnum > 0 and not attisdropped and attname <> all($1) order by attnum",
    [guardedColumns],
  );
  const others = rows.map(({ attname }) => client.escapeIdentifier(attname)).join(', ');
  await client.query(`revoke insert, update on users from ${appRole}`);
  await client.query(`grant insert (${others}), update (${others}) on users to ${appRole}`);
  await client.query(`grant execute on function write_membership, make_admin, write_author to ${appRole}`);
}

async function grantRows(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    // In one transaction: an older process that works meanwhile never finds a privilege missing between the grant of all and what is taken back.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.grants]);
    await client.query(`grant usage on schema public to ${appRole}`);
    await client.query(`grant select, insert, update, delete on all tables in schema public to ${appRole}`);
    await client.query(`revoke insert, update, delete on schema_migrations from ${appRole}`);
    await guardColumns(client);
    await client.query('commit');
    await client.query(`grant usage on schema graphile_worker to ${appRole}`);
    await client.query(`grant select, insert, update, delete on all tables in schema graphile_worker to ${appRole}`);
    await client.query(`revoke insert, update, delete on graphile_worker.migrations from ${appRole}`);
    for (const table of guardedTables) {
      await client.query(`drop policy if exists application on graphile_worker.${table}`);
      await client.query(`create policy application on graphile_worker.${table} to ${appRole} using (true) with check (true)`);
    }
  } finally {
    await client.end();
  }
}

/** Starts or reaches the database, applies migrations, opens the application's pool. */
export async function prepareDatabase(config: Config, onIdleError: (error: Error) => void): Promise<PreparedDatabase> {
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseUrl };
    const migrated = await migrate(connection);
    const limitsStatements = await acceptsStatementLimit(connection);
    const database = openDatabase({ connection, poolSize: config.databasePool, prepare: config.prepareStatements, limitsStatements, onIdleError });
    return { database, migrated, stop: () => database.close() };
  }
  const embedded = await superviseEmbeddedDatabase(config.dataDir);
  const owner = { ...embedded.connection, database: 'ascent' };
  // Derived, so that knowing the application's password does not give the owner's.
  const appPassword = createHash('sha256').update(`app:${embedded.connection.password}`).digest('hex');
  await ensureRole(embedded.connection, 'ascent', appPassword);
  const migrated = await migrate(owner);
  // Every time: a start killed between the two would leave the application without its privileges.
  await grantRows(owner);
  const connection = { ...owner, user: appRole, password: appPassword };
  const database = openDatabase({ connection, poolSize: config.databasePool, prepare: config.prepareStatements, onIdleError });
  return {
    database,
    migrated,
    stop: async () => {
      await database.close();
      await embedded.stop();
    },
  };
}
