/** Every minute: where a plan has ended and another one was paid for, that one continues. */
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Database } from '#server/database/database.ts';
import { settleEnded } from '../settle.ts';
import { selectUsersToSettle } from '../store.ts';
import { forEachId, paginateIds } from '#server/jobs/for-each-id.ts';
import type { Task } from '#server/jobs/task.ts';

export const settleMembershipsPayload = z.object({});

interface Dependencies {
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => number;
}

export const settleMemberships = ({ database, log, now }: Dependencies): Task<z.output<typeof settleMembershipsPayload>> => ({
  payload: settleMembershipsPayload,
  schedule: '* * * * *',
  run: async () => {
    const time = now();
    const settled = await forEachId(
      paginateIds((after) => selectUsersToSettle(database, new Date(time), after)),
      (userId) => settleEnded(database, userId, time),
      (userId, reason) => log.warn({ userId, reason }, 'a membership could not be settled'),
    );
    if (settled > 0) log.info({ settled }, 'ended memberships settled');
  },
});
