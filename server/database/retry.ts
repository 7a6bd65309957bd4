/** Recognizes that the database is briefly unavailable, and waits it out where a repeat is harmless. */
import { DatabaseBusy } from './connection-queue.ts';
import { deadlockDetected, diskFull, serializationFailure, sqlStateOf } from './sql-state.ts';

/** The disk of the database is full, or a limit of its files is reached: waiting a moment does not help. */
export const isDiskFull = (error: unknown): boolean => sqlStateOf(error) === diskFull;

/** PostgreSQL's and Node's ways of saying "not now": connection lost, shutting down, out of connections. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseBusy) return true;
  const code = sqlStateOf(error) ?? '';
  return (
    // Classes: connection exception, operator intervention (shutting down), insufficient resources.
    /^(08|57P|53)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code) ||
    /timeout exceeded when trying to connect|Query read timeout|timeout expired|Connection terminated|terminating connection|client has encountered a connection error|not queryable/i.test(
      error.message,
    )
  );
}

/** Two transactions conflicted: PostgreSQL ended one of them, and a repeat can succeed. */
function isConflict(error: unknown): boolean {
  const code = sqlStateOf(error);
  return code === deadlockDetected || code === serializationFailure;
}

const retryForMs = 4_000;
/** Between two attempts, and as much again at random. */
const pauseMs = 60;

/**
 * Repeats `work` while the database is unavailable, or after a conflict with another transaction, for up to four seconds: a restart of the database then
 * costs a request some time and nothing else. Only for work that may be done twice. Throws what `work` threw last.
 */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + retryForMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isTransient = (isDatabaseUnavailable(error) && !isDiskFull(error) && !(error instanceof DatabaseBusy)) || isConflict(error);
      if (!isTransient || performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs + Math.random() * pauseMs));
    }
  }
}
