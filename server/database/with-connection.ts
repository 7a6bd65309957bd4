/** Runs work on a connection of the pool, which it has to itself meanwhile; the most urgent work waits the least. */
import type pg from 'pg';
import type { ConnectionQueue } from './connection-queue.ts';
import type { HangWatch } from './hang-watch.ts';
import { refuseSecondConnection } from './inside-transaction.ts';
import { currentWork, type Priority } from './priority.ts';

/** A connection, for as long as the work runs. */
export interface HeldConnection {
  readonly client: pg.PoolClient;
  readonly priority: Priority;
  /** The pool closes the connection instead of using it again. */
  readonly markBroken: (error: Error) => void;
}

/** Resolves with what `work` returns. Throws DatabaseBusy if no connection is free in time, and an Error inside a transaction of the same pool. */
export type WithConnection = <T>(work: (held: HeldConnection) => Promise<T>) => Promise<T>;

export const createWithConnection =
  (pool: pg.Pool, queue: ConnectionQueue, watch: HangWatch): WithConnection =>
  async (work) => {
    refuseSecondConnection(pool);
    const current = currentWork();
    const { priority } = current;
    const release = await queue.acquire(current);
    let connecting: Promise<pg.PoolClient> | undefined;
    try {
      const client = await watch.run(priority, null, () => (connecting = pool.connect()));
      connecting = undefined;
      let failure: Error | undefined;
      const markBroken = (error: Error) => {
        failure = error;
      };
      // Without a listener, a connection that is lost in between would end the process; the next query reports it anyway.
      client.on('error', markBroken);
      try {
        return await work({ client, priority, markBroken });
      } finally {
        client.off('error', markBroken);
        client.release(failure);
      }
    } finally {
      // Somebody was refused while the connection was still being opened: it is the next one's.
      connecting?.then(
        (late) => late.release(),
        () => {},
      );
      release();
    }
  };
