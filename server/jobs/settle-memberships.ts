/** Every minute: where a plan has ended and another one was paid for, that one goes on. Harmless when several processes do it. */
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { settleEnded } from '../features/payment/settle.ts';

const everyMs = 60_000;

/** Starts it; call the result to stop it. */
export function startSettling(database: Database, log: Logger, now: () => number): () => void {
  const run = () =>
    settleEnded(database, now()).then(
      (settled) => settled > 0 && log.info({ settled }, 'ended memberships settled'),
      (error: unknown) => log.warn({ type: error instanceof Error ? error.name : typeof error }, 'settling memberships failed; the next run will do'),
    );
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
