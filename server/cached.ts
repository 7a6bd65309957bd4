import type { Logger } from 'pino';

/**
 * A value that is read again when older than `maxAgeMs`, once for all callers that wait for it. The read takes a connection of
 * its own, so nobody may wait for it inside a transaction: if waiting callers held every connection, none would be
 * left for the read. A caller that needs the value in a transaction fetches it beforehand.
 */
export function cached<T>(read: () => Promise<T>, maxAgeMs: number, now: () => number): () => Promise<T> {
  let latest: { readonly at: number; readonly value: Promise<T> } | null = null;
  return () => {
    const time = now();
    if (latest && time >= latest.at && time - latest.at < maxAgeMs) return latest.value;
    const reading = { at: time, value: read() };
    latest = reading;
    reading.value.catch(() => {
      if (latest === reading) latest = null;
    });
    return reading.value;
  };
}

/** For lists of what is published: a change reaches every process within this time. */
export const publishedMaxAgeMs = 5_000;

interface CachedOrStaleOptions<T> {
  /** Is given the last value; undefined before the first read. */
  readonly read: (known: T | undefined) => Promise<T>;
  /** The value until the first read; undefined: none, and then a first read that fails rejects. */
  readonly initial: T | undefined;
  readonly log: Pick<Logger, 'error'>;
  /** Names the value in the log. */
  readonly label: string;
  readonly now: () => number;
}

/** What is published, `cached`. While it cannot be read, the last value stays in use (stale-if-error): the log says so, once for all who wait for the same read. */
export function cachedOrStale<T>({ read, initial, log, label, now }: CachedOrStaleOptions<T>): () => Promise<T> {
  let known = initial;
  const readAgain = async () => {
    try {
      known = await read(known);
      return known;
    } catch (error) {
      if (known !== undefined) log.error({ err: error }, `${label} could not be read; what was known last goes on being used`);
      throw error;
    }
  };
  const latest = cached(readAgain, publishedMaxAgeMs, now);
  return () =>
    latest().catch((error: unknown) => {
      if (known === undefined) throw error;
      return known;
    });
}
