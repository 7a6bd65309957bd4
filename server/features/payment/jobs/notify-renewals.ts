/** Every hour: notifies monthly subscribers, once, three days before their next payment. */
import type { Logger } from 'pino';
import { dayMs } from '#core/day.ts';
import * as z from 'zod';
import type { Database } from '#server/database/database.ts';
import { enqueueRenewalMail } from '#server/features/membership/shared/enqueue-plan-mail.ts';
import { claimRenewal, selectUsersWithRenewals } from '../store.ts';
import { forEachId, paginateIds } from '#server/jobs/for-each-id.ts';
import type { Task } from '#server/jobs/task.ts';

export const notifyRenewalsPayload = z.object({});

interface Dependencies {
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => number;
}

const aheadMs = 3 * dayMs;

export const notifyRenewals = ({ database, log, now }: Dependencies): Task<z.output<typeof notifyRenewalsPayload>> => ({
  payload: notifyRenewalsPayload,
  schedule: '41 * * * *',
  run: async () => {
    const [from, to] = [new Date(now()), new Date(now() + aheadMs)];
    await forEachId(
      paginateIds((after) => selectUsersWithRenewals(database, from, to, after)),
      (userId) =>
        database.transaction(async (queryable) => {
          const renewal = await claimRenewal(queryable, userId, from, to);
          return renewal !== null && enqueueRenewalMail(queryable, userId, renewal.id, renewal.period_end);
        }),
      (userId, reason) => log.warn({ userId, reason }, 'a renewal could not be told of'),
    );
  },
});
