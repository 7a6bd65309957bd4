/** One attempt at one job: reads the payload, runs the task, and turns what is thrown into what may be stored and logged. */
import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Database } from '../database/database.ts';
import { describeError } from './describe-error.ts';
import { giveUpJob, recordFailure, recordSuccess } from './store.ts';
import { PermanentFailure, type Job, type Task } from './task.ts';

const defaultMaxAttempts = 12;

export interface Running {
  readonly database: Database;
  readonly log: Logger;
}

async function attempt<Payload>(task: Task<Payload>, payload: z.ZodSafeParseResult<Payload>, job: Job): Promise<void> {
  if (!payload.success) {
    const places = payload.error.issues.map(({ path, code }) => `${path.join('.') || 'payload'} (${code})`);
    throw new PermanentFailure(`The payload does not fit the task: ${places.join(', ')}`);
  }
  // A job whose process was killed in its last attempt comes back with one attempt more.
  if (!task.schedule && job.attempt > (task.maxAttempts ?? defaultMaxAttempts)) throw new PermanentFailure('The server ended during the last attempt.');
  await task.run(payload.data, job);
}

/** Makes this attempt the last one, and ends what waits for the job. If that fails, too, the job comes back as one that was killed does. */
async function giveUp<Payload>({ database, log }: Running, task: Task<Payload>, payload: z.ZodSafeParseResult<Payload>, job: Job): Promise<void> {
  try {
    await database.transaction(async (queryable) => {
      if (payload.success) await task.abandon?.(queryable, payload.data);
      await giveUpJob(queryable, job.id);
    });
  } catch (error) {
    log.error({ job: job.id, reason: describeError(error) }, 'a job could not be given up');
  }
}

/** Rejects, with a message that may be stored with the job, if the attempt failed. */
export async function runTask<Payload>(running: Running, name: string, task: Task<Payload>, stored: unknown, job: Job): Promise<void> {
  const { database, log } = running;
  const payload = task.payload.safeParse(stored);
  const started = performance.now();
  try {
    await attempt(task, payload, job);
    const ms = Math.round(performance.now() - started);
    if (task.schedule) await recordSuccess(database, name, ms);
    log.debug({ task: name, job: job.id, attempt: job.attempt, ms }, 'job done');
  } catch (error) {
    const reason = describeError(error);
    // The next regular run takes the place of this job, so that one is never the last.
    const last = !task.schedule && (error instanceof PermanentFailure || job.attempt >= (task.maxAttempts ?? defaultMaxAttempts));
    log.warn({ task: name, job: job.id, attempt: job.attempt, reason, last }, last ? 'job failed for good' : 'job failed; it will be tried again');
    if (task.schedule) await recordFailure(database, name, reason);
    else if (last) await giveUp(running, task, payload, job);
    throw new Error(reason);
  }
}
