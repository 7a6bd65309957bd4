/** What a task is: one kind of job, the schema of its payload, and what it does. */
import type * as z from 'zod';
import type { Queryable } from '../database/database.ts';
import type { TaskName, TaskPayloads } from './registry.ts';

export interface Job {
  /** Of the queue's row; the same in every attempt. */
  readonly id: string;
  /** 1 in the first attempt. */
  readonly attempt: number;
  /** Aborts five seconds after the server was told to stop: stop then, and the job is retried elsewhere. */
  readonly signal: AbortSignal;
}

export interface Task<Payload> {
  /** Read before each attempt; a payload that does not fit fails for good. */
  readonly payload: z.ZodType<Payload>;
  /** Attempts until the job counts as failed for good. After attempt n it waits eⁿ seconds, at most six hours; 12 attempts take 16 hours. */
  readonly maxAttempts?: number;
  /** When it runs by itself: a cron pattern in UTC. Only one process enqueues it, and it runs one at a time. */
  readonly schedule?: string;
  /** May run twice for one job, when a process was killed in the middle: a repeat must do no harm. */
  run(payload: Payload, job: Job): Promise<void>;
  /**
   * Ends what waits for this job when it never runs again: it has failed for good, the server was killed in its last attempt, or an administrator deletes
   * it. It may find that nothing waits any more.
   */
  abandon?(queryable: Queryable, payload: Payload): Promise<unknown>;
}

export type Tasks = { readonly [Name in TaskName]: Task<z.output<TaskPayloads[Name]>> };

/** Thrown by a task when no further attempt can help. The message is shown to administrators: no names, addresses or secrets in it. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
