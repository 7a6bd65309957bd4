/** Every five minutes: payments and renewals whose message is late are looked up at the provider. */
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Database } from '#server/database/database.ts';
import { reconcileLateCheckout, reconcileLateRenewal, usersWithLateCheckouts, usersWithLateRenewals } from '../reconcile.ts';
import type { PaymentGateway } from '#server/integrations/payment-gateway.ts';
import { forEachId, paginateIds } from '#server/jobs/for-each-id.ts';
import type { Task } from '#server/jobs/task.ts';

export const reconcilePaymentsPayload = z.object({});

interface Dependencies {
  readonly database: Database;
  /** Null: payment is not set up. */
  readonly gateway: PaymentGateway | null;
  readonly log: Logger;
  readonly now: () => number;
}

export const reconcilePayments = ({ database, gateway, log, now }: Dependencies): Task<z.output<typeof reconcilePaymentsPayload>> => ({
  payload: reconcilePaymentsPayload,
  schedule: '*/5 * * * *',
  run: async () => {
    if (!gateway) return;
    const time = now();
    const ready = { database, gateway, now };
    const work = { checkout: reconcileLateCheckout, renewal: reconcileLateRenewal } as const;
    const failures: unknown[] = [];
    for (const [what, users] of [
      ['checkout', usersWithLateCheckouts],
      ['renewal', usersWithLateRenewals],
    ] as const)
      await forEachId(
        paginateIds((after) => users(database, time, after)),
        (userId) => work[what](ready, userId),
        (userId, reason) => log.warn({ userId, reason }, `a late ${what} could not be looked up`),
      ).then(
        (asked) => asked > 0 && log.info({ asked }, `late ${what}s looked up`),
        (error: unknown) => failures.push(error),
      );
    if (failures.length > 0) throw failures[0];
  },
});
