/** Lends connections of the pool, each for one piece of work; the most urgent work waits the least. */
import type pg from 'pg';
import type { ConnectionQueue } from './connection-queue.ts';
import type { HangWatch } from './hang-watch.ts';
import { refuseSecondConnection } from './inside-transaction.ts';
import { currentWork, type Priority } from './priority.ts';

export interface Borrowed {
  readonly client: pg.PoolClient;
  readonly priority: Priority;
  /** Says that the connection must not be used again. */
  readonly broken: (error: Error) => void;
}

export type Lend = <T>(work: (borrowed: Borrowed) => Promise<T>) => Promise<T>;

export const lending =
  (pool: pg.Pool, places: ConnectionQueue, watch: HangWatch): Lend =>
  async (work) => {
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
        return await work({ client, priority, broken });
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
