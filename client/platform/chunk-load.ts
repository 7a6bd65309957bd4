/** Loading a screen's code on a bad connection: a long timeout, then another try. */

/** As long as code may take to arrive, ms. */
export const chunkTimeoutMs = 120_000;

/** Pauses before the second and third try, ms. */
const pauses = [1_000, 4_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function within<Loaded>(load: () => Promise<Loaded>, timeoutMs: number): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('This page took too long to load. Check your connection and try again.')), timeoutMs);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Resolves with what `load` brings; after a failure it is called again, twice at most. Rejects with the last failure. */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const ms of pauses)
    try {
      return await within(load, chunkTimeoutMs);
    } catch {
      await pause(ms);
    }
  return within(load, chunkTimeoutMs);
}
