/**
 * A value that is read again when older than `maxAgeMs`, once for all callers that wait for it. The read takes a connection of
 * its own, so nobody may wait for it inside a transaction: if waiting callers held every connection, none would be
 * left for the read. A caller that needs the value in a transaction fetches it beforehand.
 */
export function refreshed<T>(read: () => Promise<T>, maxAgeMs: number, now: () => number): () => Promise<T> {
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
