/** Asks the server where the session stands, one request at a time. */

export interface SessionRefresh {
  /** Joins a request in progress. */
  refresh(withAnswers?: boolean): Promise<void>;
  /** Monotonic time of the last question. */
  refreshedAt(): number;
}

export function createSessionRefresh(now: () => number, load: (withAnswers: boolean) => Promise<void>, onFailure: (error: unknown) => void): SessionRefresh {
  let running: Promise<void> | undefined;
  let at = -Infinity;
  return {
    refresh: (withAnswers = false) => {
      if (running) return running;
      at = now();
      running = load(withAnswers)
        .catch(onFailure)
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    refreshedAt: () => at,
  };
}
