/**
 * On its own the queue frees the jobs of a process that died only after four hours. So every worker pool reports
 * regularly that it is alive, and frees what is locked by pools that no longer do.
 */
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { describeError } from './describe-error.ts';
import { deleteWorker, freeJobsOfDeadWorkers, renewWorker } from './store.ts';

export interface Heartbeat {
  /** Signs off: this pool no longer locks anything. */
  stop(): Promise<void>;
}

export interface HeartbeatOptions {
  readonly everyMs: number;
  /** A pool counts as dead when it has been silent for this long. */
  readonly deadAfterMs: number;
}

export function startHeartbeat(database: Database, log: Logger, poolId: string, { everyMs, deadAfterMs }: HeartbeatOptions): Heartbeat {
  const beat = async () => {
    try {
      // A pool that was silent itself, perhaps because the database was unavailable, gives the others one heartbeat to come back.
      if (!(await renewWorker(database, poolId, everyMs))) return;
      const dead = await freeJobsOfDeadWorkers(database, deadAfterMs);
      if (dead > 0) log.warn({ dead }, 'jobs of processes that ended without leaving them are free again');
    } catch (error) {
      log.warn({ reason: describeError(error) }, 'the heartbeat of the job queue failed; the next one will do');
    }
  };
  let last = beat();
  const timer = setInterval(() => {
    last = last.then(beat);
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
      await deleteWorker(database, poolId).catch(() => {});
    },
  };
}
