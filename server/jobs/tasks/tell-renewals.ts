/** Every hour: notifies monthly subscribers, once, three days before their next payment. */
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Database } from '../../database/database.ts';
import { tellOfRenewal } from '../../features/membership/shared/tell-of-plan.ts';
import { claimRenewal, selectUsersWithRenewals } from '../../features/payment/store.ts';
import { oneByOne, pages } from '../one-by-one.ts';
import type { Task } from '../task.ts';

export const tellRenewalsPayload = z.object({});

interface Dependencies {
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => number;
}

const aheadMs = 3 * 86_400_000;

export const tellRenewals = ({ database, log, now }: Dependencies): Task<z.output<typeof tellRenewalsPayload>> => ({
  payload: tellRenewalsPayload,
  schedule: '41 * * * *',
  run: async () => {
    const [from, to] = [new Date(now()), new Date(now() + aheadMs)];
    await oneByOne(
      pages((after) => selectUsersWithRenewals(database, from, to, after)),
      (userId) =>
        database.transaction(async (queryable) => {
          const renewal = await claimRenewal(queryable, userId, from, to);
          return renewal !== null && tellOfRenewal(queryable, userId, renewal.id, renewal.period_end);
        }),
      (userId, reason) => log.warn({ userId, reason }, 'a renewal could not be told of'),
    );
  },
});
