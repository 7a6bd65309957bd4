/** The pool, how a query is run, and transactions. Stores take a `Queryable`; handlers decide what it spans. */
import pg from 'pg';
import { isRefusal } from '../refusal.ts';
import { withArrayText } from './array-text.ts';
import { createHangWatch, type Line } from './hang-watch.ts';
import { asTransaction, refuseSecondConnection } from './inside-transaction.ts';
import { createConnectionQueue, DatabaseBusy } from './connection-queue.ts';
import { isDiskFull } from './retry.ts';
import { createRoomWatch } from './room-watch.ts';
import { currentWork, type Priority } from './priority.ts';

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

/** Statement names by text, so that each text is planned once per connection. */
const names = new Map<string, string>();
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
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

const lineOf = (client: pg.PoolClient): Line => ({
  pid: 'processID' in client && typeof client.processID === 'number' ? client.processID : null,
  cut: () => client.connection.stream.destroy(),
});

/** Sends what is asked for in one turn of the event loop in one write: writing costs this process more than anything else about a statement. */
function inOneWrite({ connection: { stream } }: pg.PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

export function openDatabase(options: DatabaseOptions): Database {
  const { connection, poolSize, prepare, onIdleError } = options;
  const pool = new pg.Pool({ ...connection, ...timeouts, max: poolSize, pipeline: true });
  pool.on('error', onIdleError);
  // A connection can be lost at the very moment it is handed out, when neither pool nor borrower listens yet; without
  // a listener that would end the process. The next query on it reports the loss.
  pool.on('connect', (client) => client.on('error', () => {}));
  const listeners = new Set<(health: Health) => void>();
  const places = createConnectionQueue(poolSize);
  const tell = () => {
    for (const listener of listeners) listener(current());
  };
  const watch = createHangWatch({ ask: (pids) => askActive(connection, pids, prepare), onChange: tell });
  const room = createRoomWatch((work) => database.transaction(work), tell);
  const current = (): Health => (watch.isHung() ? 'hung' : room.isFull() ? 'full' : 'well');

  /** Works with a connection of the pool, for which the most urgent wait the least. */
  const borrow = async <T>(work: (client: pg.PoolClient, priority: Priority, broken: (error: Error) => void) => Promise<T>): Promise<T> => {
    refuseSecondConnection(pool);
    const current = currentWork();
    const { priority } = current;
    const giveBack = await places.take(current);
    let connecting: Promise<pg.PoolClient> | undefined;
    try {
      const client = await watch.run(priority, null, () => (connecting = pool.connect()));
      connecting = undefined;
      let failure: Error | undefined;
      const broken = (error: Error) => {
        failure = error;
      };
      // Without a listener, a connection that is lost in between would end the process; the next query reports it anyway.
      client.on('error', broken);
      try {
        return await work(client, priority, broken);
      } finally {
        client.off('error', broken);
        client.release(failure);
      }
    } finally {
      // Somebody was refused while the connection was still being opened: it is the next one's.
      connecting?.then(
        (late) => late.release(),
        () => {},
      );
      giveBack();
    }
  };

  const queryOn = async <Row extends pg.QueryResultRow>(
    client: pg.PoolClient,
    priority: Priority,
    text: string,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<Row>> => {
    inOneWrite(client);
    try {
      return await watch.run(priority, lineOf(client), () =>
        values === undefined ? client.query<Row>(text) : client.query<Row>({ text, values: values.map(withArrayText), ...(prepare && { name: nameOf(text) }) }),
      );
    } catch (error) {
      if (isDiskFull(error)) room.noteFull();
      throw error;
    }
  };

  const transaction = <T>(begin: string, work: (queryable: Queryable) => Promise<T>): Promise<T> =>
    borrow(async (client, priority, broken) => {
      let state: 'beginning' | 'open' | 'ended' = 'beginning';
      const began = queryOn(client, priority, begin).then(() => {
        if (state === 'beginning') state = 'open';
      });
      began.catch(() => {});
      let isWaited = false;
      const query: Queryable['query'] = async <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => {
        // Reads do no harm if the transaction turns out not to have begun, so the first ones go out with its beginning.
        isWaited ||= !text.startsWith('select ');
        if (state === 'beginning' && isWaited) await began;
        // Statements may be under way together: when one has failed, whoever waited for another must not go on outside the transaction.
        if (state === 'ended') throw new Error('a statement was sent after its transaction had ended');
        const result = queryOn<Row>(client, priority, text, values);
        return state === 'beginning' ? (await Promise.all([began, result]))[1] : result;
      };
      try {
        const result = await asTransaction(pool, () => work({ query }));
        await began;
        state = 'ended';
        if (isRefusal(result) && !result.keepsWrites) {
          await queryOn(client, priority, 'rollback');
          return result;
        }
        // The commit of a transaction in which a statement failed is no error, but a rollback.
        const { command } = await queryOn(client, priority, 'commit');
        if (command !== 'COMMIT') throw new Error('a statement of the transaction had failed: nothing was stored');
        return result;
      } catch (error) {
        state = 'ended';
        // A connection that gives no answer cannot be rolled back; closing it does that.
        if (error instanceof DatabaseBusy) broken(error);
        else await client.query('rollback').catch((failed: unknown) => broken(failed instanceof Error ? failed : new Error(String(failed))));
        throw error;
      }
    });

  const database: Database = {
    query: <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) =>
      borrow(async (client, priority, broken) => {
        try {
          return await queryOn<Row>(client, priority, text, values);
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
