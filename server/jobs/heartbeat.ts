/**
 * The queue itself frees a job that was locked by a process that died only after four hours. So every worker pool says
 * regularly that it lives, and frees what is locked by those that no longer do.
 */
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { describeError } from './describe-error.ts';
import { deleteWorker, freeJobsOfDeadWorkers, renewWorker } from './store.ts';

export interface Heartbeat {
  /** Leaves: nothing of this pool is locked any more. */
  stop(): Promise<void>;
}

export interface HeartbeatOptions {
  readonly everyMs: number;
  /** A pool counts as dead when it was silent for so long. */
  readonly deadAfterMs: number;
}

export function startHeartbeat(database: Database, log: Logger, poolId: string, { everyMs, deadAfterMs }: HeartbeatOptions): Heartbeat {
  const beat = async () => {
    try {
      // Who was away itself, with the database perhaps, gives the others the time of a beat to come back.
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
