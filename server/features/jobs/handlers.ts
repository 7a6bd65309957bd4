/** The job queue for administrators: viewing, retrying and deleting jobs. Changes are logged. */
import type { jobCalls, JobView } from '#contract/jobs.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { refuse, type Refusal } from '#server/refusal.ts';
import { countJobs, deleteJobRow, rescheduleJob, selectJob, selectJobs, selectPayload, selectRegularRuns, type JobRow } from '#server/jobs/admin-store.ts';
import type { Task } from '#server/jobs/task.ts';
import { asAdmin } from '../admin/store.ts';

type JobHandlers = HandlersFor<typeof jobCalls>;

interface Dependencies {
  readonly database: Database;
  readonly tasks: Readonly<Record<string, Task<unknown>>>;
  readonly now: () => number;
}

const toView = (row: JobRow): JobView => ({
  id: String(row.id),
  task: row.task,
  subject: row.subject,
  userId: row.user_id,
  state: row.state,
  attempts: row.attempts,
  error: row.last_error,
  createdAt: row.created_at.toISOString(),
  runAt: row.run_at.toISOString(),
});

/** Ids are the queue's own numbers; null for anything else. */
const numberOf = (id: string): number | null => (/^\d{1,15}$/.test(id) ? Number(id) : null);

export function jobHandlers({ database, tasks, now }: Dependencies): JobHandlers {
  /** Changes a job that is not running, and logs it. */
  const change = <Answer>(
    jobId: string,
    adminId: string,
    actionType: string,
    reason: string | null,
    work: (queryable: Queryable, job: JobRow) => Promise<void>,
    answer: Answer,
  ): Promise<Answer | Refusal> =>
    asAdmin(database, adminId, now(), async (queryable) => {
      const id = numberOf(jobId);
      const job = id === null ? null : await selectJob(queryable, id);
      if (!job) return refuse('job-not-found');
      if (job.state === 'running') return refuse('job-running');
      await work(queryable, job);
      const { task, subject, user_id: userId, attempts, last_error: error } = job;
      const metadata = { task, subject, userId, attempts, error, ...(reason !== null && { reason }) };
      return { action: { actionType, contentType: 'job', contentId: jobId, metadata }, answer };
    });

  const remove = async (queryable: Queryable, { id, task }: JobRow): Promise<void> => {
    const abandoned = tasks[task];
    const payload = abandoned?.payload.safeParse(await selectPayload(queryable, id));
    if (payload?.success) await abandoned?.abandon?.(queryable, payload.data);
    await deleteJobRow(queryable, id);
  };

  return {
    getJobQueue: async () => {
      const { counted, ran } = await database.snapshot(async (queryable) => ({ counted: await countJobs(queryable), ran: await selectRegularRuns(queryable) }));
      const { oldest_due_at, ...counts } = counted;
      const runs = new Map(ran.map((row) => [row.task, row]));
      return {
        counts,
        oldestDueAt: oldest_due_at?.toISOString() ?? null,
        regularTasks: Object.entries(tasks).flatMap(([task, { schedule }]) => {
          const run = runs.get(task);
          return schedule === undefined
            ? []
            : [
                {
                  task,
                  schedule,
                  lastSuccessAt: run?.last_success_at?.toISOString() ?? null,
                  lastDurationMs: run?.last_duration_ms ?? null,
                  lastFailureAt: run?.last_failure_at?.toISOString() ?? null,
                  lastError: run?.last_error ?? null,
                },
              ];
        }),
      };
    },
    listJobs: async ({ query: { show, cursor, limit } }) => {
      const before = cursor === undefined ? null : numberOf(cursor);
      if (cursor !== undefined && before === null) return refuseCursor();
      const rows = await selectJobs(database, show === 'all' ? null : show, before, limit + 1);
      return toPage(rows, limit, ({ id }) => String(id), toView);
    },
    retryJob: signedIn(({ params, caller }) =>
      change(params.jobId, caller.id, 'retry-job', null, (queryable, { id }) => rescheduleJob(queryable, id), { retried: true } as const),
    ),
    deleteJob: signedIn(({ params, body, caller }) => change(params.jobId, caller.id, 'delete-job', body.reason, remove, { deleted: true } as const)),
  };
}
