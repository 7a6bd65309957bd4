/** Runs the scheduled tasks when a test wants them, not when the clock does. */
import type { Database } from '#server/database/database.ts';
import type { Task } from '#server/jobs/task.ts';
import { cleanUp } from '#server/jobs/tasks/clean-up.ts';
import { settleMemberships } from '#server/features/payment/jobs/settle-memberships.ts';
import { notifyRenewals } from '#server/features/payment/jobs/notify-renewals.ts';
import { createLog } from '#server/log.ts';

const tasks = { 'clean-up': cleanUp, 'settle-memberships': settleMemberships, 'notify-renewals': notifyRenewals } as const;

/** Runs the task once, as if at this time, ms since 1970. Rejects if the job would fail. */
export async function runRegularTask(name: keyof typeof tasks, database: Database, now: number): Promise<void> {
  const task: Task<object> = tasks[name]({ database, log: createLog('silent'), now: () => now });
  await task.run({}, { id: '1', attempt: 1, signal: new AbortController().signal });
}
