/** The database as everybody sees it: queries, transactions, and how it is. Stores take a `Queryable`; handlers decide what it spans. */
import pg from 'pg';
import { createWithConnection } from './with-connection.ts';
import { createConnectionQueue } from './connection-queue.ts';
import { createHangWatch } from './hang-watch.ts';
import { createDiskSpaceWatch } from './disk-space-watch.ts';
import { createSendStatement } from './send-statement.ts';
import { runTransaction } from './transaction.ts';
import { sqlStateOf } from './sql-state.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Queryable {
  query<Row extends pg.QueryResultRow = never>(text: string, values?: readonly unknown[]): Promise<pg.QueryResult<Row>>;
}

export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction: all of it is saved, or nothing. Nothing is if it throws, or returns a refusal, unless that is
   * `keepingWrites`. Inside, only the given `queryable` may be used.
   */
  transaction<T>(work: (queryable: Queryable) => Promise<T>): Promise<T>;
  /** Runs `work`, which only reads, on one snapshot: several statements see the same state. */
  snapshot<T>(work: (queryable: Queryable) => Promise<T>): Promise<T>;
  /** Whether the database answers and can store anything. Asking makes sure that it still has no room. */
  health(): Promise<Health>;
  /** Calls back when that changes; returns what ends it. */
  onHealth(listener: (health: Health) => void): () => void;
  /** Connections in use and requests waiting for one. */
  usage(): { readonly total: number; readonly idle: number; readonly waiting: number };
  /** The pool itself, for libraries that bring their own queries. */
  readonly pool: pg.Pool;
  /** Separate connections to the same database, for work that must not wait for requests, nor they for it. */
  separate(poolSize: number): Database;
  close(): Promise<void>;
}

/** `hung`: its connections are open, but nothing comes back. `full`: it can be read, and nothing can be written. */
type Health = 'well' | 'hung' | 'full';

export interface DatabaseOptions {
  readonly connection: pg.PoolConfig;
  readonly poolSize: number;
  /** Named statements; off behind a pooler in transaction mode. */
  readonly prepare: boolean;
  /** Whether the server is told at each connection for how long a statement may run. PgBouncer refuses connections that say so. */
  readonly limitsStatements?: boolean;
  readonly onIdleError: (error: Error) => void;
}

/** Statements and connections in time: longer ones are given up. */
const timeouts = { connectionTimeoutMillis: 5_000, idleTimeoutMillis: 60_000, query_timeout: 32_000 } as const;
/** The server ends a statement shortly before nobody waits for it anymore. */
const statementLimit = { statement_timeout: 30_000 } as const;

const protocolViolation = '08P01';

/** False if what is connected to refuses a limit for statements, as PgBouncer does unless it is told to ignore it. Throws if it cannot be reached. */
export async function acceptsStatementLimit(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, ...statementLimit });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (sqlStateOf(error) === protocolViolation) return false;
    throw error;
  }
}

/** Which of these backends work on a statement, asked on a connection of its own. Behind a pooler a backend's number means nothing. */
async function selectActiveBackends(connection: pg.PoolConfig, pids: readonly number[], direct: boolean): Promise<ReadonlySet<number> | null> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity where pid = any($1) and state = 'active'", [pids]);
    return direct ? new Set(rows.map(({ pid }) => pid)) : null;
  } finally {
    client.connection.stream.destroy();
  }
}

function openPool({ connection, poolSize, onIdleError, limitsStatements = true }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({ ...connection, ...timeouts, ...(limitsStatements && statementLimit), max: poolSize, pipeline: true });
  pool.on('error', onIdleError);
  // A connection can be lost at the very moment it is handed out, when neither pool nor borrower listens yet; without
  // a listener that would end the process. The next query on it reports the loss.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function openDatabase(options: DatabaseOptions): Database {
  const { connection, poolSize, prepare } = options;
  const pool = openPool(options);
  const listeners = new Set<(health: Health) => void>();
  const queue = createConnectionQueue(poolSize);
  const notifyListeners = () => {
    for (const listener of listeners) listener(currentHealth());
  };
  const watch = createHangWatch({ selectActive: (pids) => selectActiveBackends(connection, pids, prepare), onChange: notifyListeners });
  const diskSpace = createDiskSpaceWatch((work) => database.transaction(work), notifyListeners);
  const currentHealth = (): Health => (watch.isHung() ? 'hung' : diskSpace.isFull() ? 'full' : 'well');

  const withConnection = createWithConnection(pool, queue, watch);
  const sendStatement = createSendStatement(watch, diskSpace, prepare);
  const transaction = <T>(begin: string, work: (queryable: Queryable) => Promise<T>): Promise<T> =>
    withConnection((held) => runTransaction(pool, held, sendStatement, begin, work));

  const database: Database = {
    query: <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) =>
      withConnection(async ({ client, priority, markBroken }) => {
        try {
          return await sendStatement<Row>(client, priority, text, values);
        } catch (error) {
          // What PostgreSQL itself reports leaves the connection usable.
          if (error instanceof Error && !(error instanceof pg.DatabaseError)) markBroken(error);
          throw error;
        }
      }),
    transaction: (work) => transaction('begin', work),
    snapshot: (work) => transaction('begin isolation level repeatable read read only', work),
    health: async () => {
      if (currentHealth() === 'full') await diskSpace.check();
      return currentHealth();
    },
    onHealth: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    usage: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: queue.length() }),
    pool,
    separate: (size) => openDatabase({ ...options, poolSize: size }),
    close: async () => {
      watch.stop();
      diskSpace.stop();
      await pool.end();
    },
  };
  return database;
}
