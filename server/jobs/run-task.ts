/** One attempt at one job: reads the payload, runs the task, and turns what is thrown into what may be stored and logged. */
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { describeError } from './describe-error.ts';
import { giveUpJob, recordFailure, recordSuccess } from './store.ts';
import { PermanentFailure, type Job, type Task } from './task.ts';

const defaultMaxAttempts = 12;

export interface Running {
  readonly database: Database;
  readonly log: Logger;
}

async function attempt<Payload>(task: Task<Payload>, payload: unknown, job: Job): Promise<void> {
  // A job whose process was killed in its last attempt comes back with one attempt more.
  if (!task.schedule && job.attempt > (task.maxAttempts ?? defaultMaxAttempts)) throw new PermanentFailure('The server ended during the last attempt.');
  const parsed = task.payload.safeParse(payload);
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path, code }) => `${path.join('.') || 'payload'} (${code})`);
    throw new PermanentFailure(`The payload does not fit the task: ${places.join(', ')}`);
  }
  await task.run(parsed.data, job);
}

/** Rejects, with a message that may be stored with the job, if the attempt failed. */
export async function runTask<Payload>({ database, log }: Running, name: string, task: Task<Payload>, payload: unknown, job: Job): Promise<void> {
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
    else if (last) await giveUpJob(database, job.id);
    throw new Error(reason);
  }
}
