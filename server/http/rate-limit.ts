/**
 * Request limits. Ordinary calls are counted in memory (a script is slowed, a person never
 * notices); calls that try passwords or send mail are counted in the database, for all processes.
 */
import type { RateLimit } from '#contract/call.ts';
import type { Queryable } from '../database/database.ts';
import { countInBothWindows, countInWindow, type Counted } from '../database/rate-limit-store.ts';

/** Windows longer than this are rare, expensive calls: counted in the database. */
const maxMemoryWindowSeconds = 60;

/** What a request counts for as well, in a window as long, if it may go on. */
interface NextCount {
  readonly key: string;
  readonly requests: number;
}

export interface Limiter {
  /** Seconds to wait, or 0 when the request may go on. */
  check(key: string, limit: RateLimit, next?: NextCount): Promise<number>;
}

/** Seconds to wait until the window is over, if too many were counted in it. */
const waitIn = ({ start, count }: Counted, { requests, seconds }: RateLimit, time: number): number =>
  count <= requests ? 0 : Math.max(1, Math.ceil((start + seconds * 1000 - time) / 1000));

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

  const inDatabase = async (key: string, limit: RateLimit, next: NextCount | undefined): Promise<number> => {
    const [time, { seconds }] = [now(), limit];
    if (!next) return waitIn(await countInWindow(queryable, key, time, seconds), limit, time);
    const [own, other] = await countInBothWindows(queryable, { key, most: limit.requests, next: next.key }, time, seconds);
    return waitIn(own, limit, time) || (other ? waitIn(other, { requests: next.requests, seconds }, time) : 0);
  };

  return {
    check: async (key, limit, next) => {
      if (limit.seconds > maxMemoryWindowSeconds) return inDatabase(key, limit, next);
      return inMemory(key, limit) || (next ? inMemory(next.key, { ...limit, requests: next.requests }) : 0);
    },
  };
}
