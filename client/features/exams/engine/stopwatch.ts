/** Time a question is on screen. */

/** The engine takes a lap at least once a minute; a longer one means the machine was asleep. */
const longestLapMs = 120_000;

export interface Stopwatch {
  /** Time since the last lap, ms; 0 while stopped. */
  read(): number;
  lap(): number;
  stop(): number;
  start(): void;
}

export function createStopwatch(now: () => number): Stopwatch {
  let since: number | undefined;
  const read = () => (since === undefined ? 0 : Math.min(longestLapMs, Math.max(0, now() - since)));
  const lap = () => {
    const spent = read();
    if (since !== undefined) since = now();
    return spent;
  };
  return {
    read,
    lap,
    stop: () => {
      const spent = read();
      since = undefined;
      return spent;
    },
    start: () => {
      since ??= now();
    },
  };
}
