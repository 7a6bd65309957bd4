/** Runs one step at a time: a request for another while one is running gets the running one. */
export interface Steps {
  run(work: () => Promise<void>): Promise<void>;
  running(): boolean;
}

/** `onBroken` is called with failures; `after` is called once nothing is running any more. */
export function oneAtATime(onBroken: (error: unknown) => void, after: () => void): Steps {
  let current: Promise<void> | undefined;
  return {
    running: () => current !== undefined,
    run: (work) => {
      current ??= work()
        .catch(onBroken)
        .finally(() => {
          current = undefined;
          after();
        });
      return current;
    },
  };
}
