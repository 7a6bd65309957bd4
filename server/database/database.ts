/** The pool, how a query is run, and transactions. Stores take a `Queryable`; handlers decide what it spans. */
import pg from 'pg';
import { asTransaction, refuseSecondConnection } from './inside-transaction.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Queryable {
  query<Row extends pg.QueryResultRow = never>(text: string, values?: readonly unknown[]): Promise<pg.QueryResult<Row>>;
}

export interface Database extends Queryable {
  /** Runs `work` in one transaction: all of it is saved, or nothing. Inside, only the given `queryable` may be used. */
  transaction<T>(work: (queryable: Queryable) => Promise<T>): Promise<T>;
  /** Runs `work`, which only reads, on one snapshot: several statements see the same state. */
  snapshot<T>(work: (queryable: Queryable) => Promise<T>): Promise<T>;
  /** Connections in use and requests waiting for one. */
  usage(): { readonly total: number; readonly idle: number; readonly waiting: number };
  /** The pool itself, for libraries that bring their own queries. */
  readonly pool: pg.Pool;
  /** Separate connections to the same database, for work that must not wait for requests, nor they for it. */
  separate(poolSize: number): Database;
  close(): Promise<void>;
}

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

function queryableOf(runner: pg.Pool | pg.PoolClient, prepare: boolean): Queryable {
  return {
    query: async (text, values) => {
      if (runner instanceof pg.Pool) refuseSecondConnection(runner);
      return values === undefined ? runner.query(text) : runner.query({ text, values: [...values], ...(prepare && { name: nameOf(text) }) });
    },
  };
}

export function openDatabase(options: DatabaseOptions): Database {
  const { connection, poolSize, prepare, onIdleError } = options;
  const pool = new pg.Pool({ ...connection, max: poolSize, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 60_000, statement_timeout: 30_000 });
  pool.on('error', onIdleError);
  // A connection can be lost at the very moment it is handed out, when neither pool nor borrower listens yet; without
  // a listener that would end the process. The next query on it reports the loss.
  pool.on('connect', (client) => client.on('error', () => {}));
  const transaction = async <T>(begin: string, work: (queryable: Queryable) => Promise<T>): Promise<T> => {
    refuseSecondConnection(pool);
    const client = await pool.connect();
    let broken: Error | undefined;
    // Without a listener, a connection that is lost in between would end the process; the next query reports it anyway.
    const lost = (error: Error) => {
      broken = error;
    };
    client.on('error', lost);
    try {
      await client.query(begin);
      const result = await asTransaction(pool, () => work(queryableOf(client, prepare)));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failed: unknown) => {
        broken = failed instanceof Error ? failed : new Error(String(failed));
      });
      throw error;
    } finally {
      client.off('error', lost);
      client.release(broken);
    }
  };
  return {
    ...queryableOf(pool, prepare),
    transaction: (work) => transaction('begin', work),
    snapshot: (work) => transaction('begin isolation level repeatable read read only', work),
    usage: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    pool,
    separate: (size) => openDatabase({ ...options, poolSize: size }),
    close: () => pool.end(),
  };
}
