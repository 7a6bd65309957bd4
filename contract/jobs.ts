/** The job queue, as administrators see it: what waits, runs and fails. Never the contents of a job: addresses, links, text. */
import * as z from 'zod';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, pageOf, pageQuery, reasonSchema, openEnum } from './primitives.ts';

/** `retrying`: failed at least once and waits for its next attempt; `failed`: for good. */
export const jobStates = ['waiting', 'running', 'retrying', 'failed'] as const;

const jobSchema = z.object({
  id: z.string(),
  /** Name of the task. */
  task: z.string(),
  /** What it is about, e.g. the subject of a mail. */
  subject: z.string().nullable(),
  /** Whose account it is about. */
  userId: z.string().nullable(),
  state: openEnum(jobStates),
  /** Including the one in progress. */
  attempts: z.int(),
  /** Why the last attempt failed, without addresses, links and codes. */
  error: z.string().nullable(),
  createdAt: instant,
  /** When the next attempt is due, if there is one. */
  runAt: instant,
});
export type JobView = z.infer<typeof jobSchema>;

const regularTaskSchema = z.object({
  task: z.string(),
  /** A cron pattern in UTC. */
  schedule: z.string(),
  lastSuccessAt: instant.nullable(),
  /** How long that took, ms. */
  lastDurationMs: z.int().nullable(),
  lastFailureAt: instant.nullable(),
  lastError: z.string().nullable(),
});
export type RegularTask = z.infer<typeof regularTaskSchema>;

export const getJobQueue = defineCall({
  id: 'getJobQueue',
  summary: 'Job counts, how long the oldest job has been due, and how the scheduled tasks went',
  method: 'GET',
  path: '/api/admin/jobs/overview',
  access: 'admin',
  rateLimit: ordinary,
  output: z.object({
    counts: z.object({ waiting: z.int(), running: z.int(), retrying: z.int(), failed: z.int() }),
    /** The due time of the job that has been due the longest; null if none is due. */
    oldestDueAt: instant.nullable(),
    regularTasks: z.array(regularTaskSchema),
  }),
});

export const listJobs = defineCall({
  id: 'listJobs',
  summary: 'Jobs, newest first, page by page',
  method: 'GET',
  path: '/api/admin/jobs',
  access: 'admin',
  rateLimit: ordinary,
  query: z.strictObject({ show: z.enum(['all', ...jobStates]).default('all'), ...pageQuery }),
  output: pageOf(jobSchema),
});

const params = z.strictObject({ jobId: idSchema });

export const retryJob = defineCall({
  id: 'retryJob',
  summary: 'Retry a job now, with a full set of attempts',
  method: 'POST',
  path: '/api/admin/jobs/:jobId/retry',
  access: 'admin',
  rateLimit: ordinary,
  params,
  output: z.object({ retried: z.literal(true) }),
  errors: ['job-not-found', 'job-running'],
});

export const deleteJob = defineCall({
  id: 'deleteJob',
  summary: 'Delete a job from the queue; its work is not done',
  method: 'POST',
  path: '/api/admin/jobs/:jobId/delete',
  access: 'admin',
  rateLimit: ordinary,
  params,
  body: z.strictObject({ reason: reasonSchema }),
  output: z.object({ deleted: z.literal(true) }),
  errors: ['job-not-found', 'job-running'],
});

export const jobCalls = { getJobQueue, listJobs, retryJob, deleteJob };
