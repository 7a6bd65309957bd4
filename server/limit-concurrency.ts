/** Returns a function that runs what it is given, at most `max` at a time; the rest wait in order of arrival. */
export function limitConcurrency(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < max) running++;
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    try {
      return await work();
    } finally {
      // The slot is handed over directly, so that nobody can take it in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
