/** The way into the job queue. */
import type { Queryable } from '../database/database.ts';
import type { PayloadOf, TaskName } from './registry.ts';
import { claimIntention, insertJob } from './store.ts';

export interface EnqueueOptions {
  /** Not before this time. Without it: at once. */
  readonly runAt?: Date;
  /** At most one job with this key waits: a later one replaces one that has not begun. */
  readonly key?: string;
  /** With `keep`, a job that is waiting, running or failed under the same key stays as it is, and nothing is added. */
  readonly whenQueued?: 'replace' | 'keep';
  /** Jobs of one queue run one after another. */
  readonly queue?: string;
  /** Nothing is added if the same intention was enqueued less than `forMs` before `now`, whether its job is done or not. */
  readonly once?: { readonly key: string; readonly now: number; readonly forMs: number };
}

/**
 * Adds a job, in the transaction of `queryable` if that is one: it runs when that commits, and never if it does not. Give the
 * queryable of the change that calls for the job. False if `once` kept it from being added.
 */
export async function enqueue<Name extends TaskName>(
  queryable: Queryable,
  name: Name,
  payload: PayloadOf<Name>,
  { runAt, key, whenQueued = 'replace', queue, once }: EnqueueOptions = {},
): Promise<boolean> {
  if (once && !(await claimIntention(queryable, `${name}:${once.key}`, new Date(once.now), new Date(once.now - once.forMs)))) return false;
  await insertJob(queryable, {
    name,
    payload,
    runAt: runAt ?? null,
    queue: queue ?? null,
    key: key === undefined ? null : `${name}:${key}`,
    mode: whenQueued === 'keep' ? 'unsafe_dedupe' : 'replace',
  });
  return true;
}
