/** Removes what has no more use: expired sessions, used links, old request counters, guests nobody can come back to. Harmless when several processes do it. */
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { deleteOldReservations, lapseOverdue } from '../features/coupons/upkeep-store.ts';
import { deleteUnusedGuests } from '../features/quizzes/guest-store.ts';
import { deleteExpired } from './clean-up-store.ts';

const everyMs = 3600_000;

async function cleanUp(database: Database, now: Date): Promise<Readonly<Record<string, number>>> {
  await database.transaction((queryable) => lapseOverdue(queryable, now));
  const expired = { ...(await deleteExpired(database, now)), coupon_redemptions: await deleteOldReservations(database, now) };
  let guests = 0;
  for (let gone = -1; gone !== 0; guests += Math.max(0, gone)) gone = await database.transaction((queryable) => deleteUnusedGuests(queryable, now));
  return { ...expired, guests };
}

/** Starts the hourly clean-up; call the result to stop it. */
export function startCleanUp(database: Database, log: Logger, now: () => number): () => void {
  const run = () =>
    cleanUp(database, new Date(now())).then(
      (deleted) => log.debug({ deleted }, 'cleaned up'),
      (error: unknown) => log.warn({ type: error instanceof Error ? error.name : typeof error }, 'clean-up failed; the next one will do'),
    );
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
