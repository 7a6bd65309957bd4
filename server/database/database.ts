/** The database as everybody sees it: queries, transactions, and how it is. Stores take a `Queryable`; handlers decide what it spans. */
import pg from 'pg';
import { lending } from './connection-lending.ts';
import { createConnectionQueue } from './connection-queue.ts';
import { createHangWatch } from './hang-watch.ts';
import { createRoomWatch } from './room-watch.ts';
import { sending } from './sending.ts';
import { runTransaction } from './transaction.ts';

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
  readonly onIdleError: (error: Error) => void;
}

/** Statements and connections in time: longer ones are given up. */
const timeouts = { connectionTimeoutMillis: 5_000, idleTimeoutMillis: 60_000, statement_timeout: 30_000, query_timeout: 32_000 } as const;

/** Which of these backends work on a statement, asked on a connection of its own. Behind a pooler a backend's number means nothing. */
async function askActive(connection: pg.PoolConfig, pids: readonly number[], direct: boolean): Promise<ReadonlySet<number> | null> {
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

function openPool({ connection, poolSize, onIdleError }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({ ...connection, ...timeouts, max: poolSize, pipeline: true });
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
  const places = createConnectionQueue(poolSize);
  const tell = () => {
    for (const listener of listeners) listener(current());
  };
  const watch = createHangWatch({ ask: (pids) => askActive(connection, pids, prepare), onChange: tell });
  const room = createRoomWatch((work) => database.transaction(work), tell);
  const current = (): Health => (watch.isHung() ? 'hung' : room.isFull() ? 'full' : 'well');

  const lend = lending(pool, places, watch);
  const send = sending(watch, room, prepare);
  const transaction = <T>(begin: string, work: (queryable: Queryable) => Promise<T>): Promise<T> =>
    lend((borrowed) => runTransaction(pool, borrowed, send, begin, work));

  const database: Database = {
    query: <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) =>
      lend(async ({ client, priority, broken }) => {
        try {
          return await send<Row>(client, priority, text, values);
        } catch (error) {
          // What PostgreSQL itself reports leaves the connection usable.
          if (error instanceof Error && !(error instanceof pg.DatabaseError)) broken(error);
          throw error;
        }
      }),
    transaction: (work) => transaction('begin', work),
    snapshot: (work) => transaction('begin isolation level repeatable read read only', work),
    health: async () => {
      if (current() === 'full') await room.look();
      return current();
    },
    onHealth: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    usage: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: places.waiting() }),
    pool,
    separate: (size) => openDatabase({ ...options, poolSize: size }),
    close: async () => {
      watch.stop();
      room.stop();
      await pool.end();
    },
  };
  return database;
}
