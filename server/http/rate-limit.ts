/**
 * Request limits. Ordinary calls are counted in memory (a script is slowed, a person never
 * notices); calls that try passwords or send mail are counted in the database, for all processes.
 */
import type { RateLimit } from '#contract/call.ts';
import type { Queryable } from '../database/database.ts';
import { countInWindow } from '../database/rate-limit-store.ts';

/** Windows longer than this are rare, expensive calls: counted in the database. */
const maxMemoryWindowSeconds = 60;

export interface Limiter {
  /** Seconds to wait, or 0 when the request may go on. */
  check(key: string, limit: RateLimit): Promise<number>;
}

export function createLimiter(queryable: Queryable, now: () => number): Limiter {
  const windows = new Map<string, { start: number; count: number }>();
  let sweptAt = now();

  const inMemory = (key: string, { requests, seconds }: RateLimit): number => {
    const time = now();
    if (time - sweptAt > maxMemoryWindowSeconds * 1000) {
      sweptAt = time;
      for (const [old, { start }] of windows) if (time - start > maxMemoryWindowSeconds * 1000) windows.delete(old);
    }
    const current = windows.get(key);
    if (!current || time - current.start >= seconds * 1000) {
      windows.set(key, { start: time, count: 1 });
      return 0;
    }
    current.count++;
    return current.count <= requests ? 0 : Math.ceil((current.start + seconds * 1000 - time) / 1000);
  };

  const inDatabase = async (key: string, { requests, seconds }: RateLimit): Promise<number> => {
    const time = now();
    const { start, count } = await countInWindow(queryable, key, time, seconds);
    return count <= requests ? 0 : Math.max(1, Math.ceil((start + seconds * 1000 - time) / 1000));
  };

  return { check: async (key, limit) => (limit.seconds <= maxMemoryWindowSeconds ? inMemory(key, limit) : inDatabase(key, limit)) };
}
