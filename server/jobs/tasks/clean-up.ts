/** Every hour: removes what is no longer needed. A failure to remove one thing does not stop the rest. */
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Database } from '#server/database/database.ts';
import { deleteOldReservations, lapseCoupon, selectOverdueCoupons } from '#server/features/coupons/upkeep-store.ts';
import { deleteUnusedGuest, selectUnusedGuests } from '#server/user-data/guest-store.ts';
import { expired } from '../clean-up-store.ts';
import { describeError } from '../describe-error.ts';
import { forEachId, paginateIds } from '../for-each-id.ts';
import { deleteOldIntentions } from '../store.ts';
import type { Task } from '../task.ts';

export const cleanUpPayload = z.object({});

interface Dependencies {
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => number;
}

export const cleanUp = ({ database, log, now }: Dependencies): Task<z.output<typeof cleanUpPayload>> => ({
  payload: cleanUpPayload,
  schedule: '17 * * * *',
  run: async (_payload, { signal }) => {
    const time = new Date(now());
    const steps: Readonly<Record<string, () => Promise<number>>> = {
      ...Object.fromEntries(Object.entries(expired).map(([table, remove]) => [table, () => remove(database, time)])),
      overdue_coupons: () =>
        forEachId(
          paginateIds((after) => selectOverdueCoupons(database, time, after)),
          (id) => database.transaction((queryable) => lapseCoupon(queryable, id, time)),
          (coupon, reason) => log.warn({ coupon, reason }, 'places of a coupon could not be freed'),
        ),
      coupon_redemptions: () => deleteOldReservations(database, time),
      guests: () =>
        forEachId(
          paginateIds((after) => selectUnusedGuests(database, time, after)),
          (id) => database.transaction((queryable) => deleteUnusedGuest(queryable, id, time)),
          (guest, reason) => log.warn({ guest, reason }, 'a guest could not be removed'),
        ),
      job_intentions: () => deleteOldIntentions(database, time),
    };
    const removed: Record<string, number> = {};
    const failed: string[] = [];
    for (const [what, remove] of Object.entries(steps)) {
      signal.throwIfAborted();
      await remove().then(
        (count) => {
          removed[what] = count;
        },
        (error: unknown) => failed.push(`${what}: ${describeError(error)}`),
      );
    }
    log.debug({ removed }, 'cleaned up');
    if (failed.length > 0) throw new Error(`Not everything could be cleaned up. ${failed.join('; ')}`);
  },
});
