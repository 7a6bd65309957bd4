/**
 * A value read again when it is older than `maxAgeMs`, once for all who wait for it. The reading takes a connection of
 * its own, so nobody waits for it inside a transaction: with every connection held by those who wait, none would be
 * left to read. Whoever needs the value in a transaction gets it before.
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

/** For lists of what is published: a change reaches every process within these seconds. */
export const publishedMaxAgeMs = 5_000;
