/**
 * Sends small changes to the server and drops one only when the server has acknowledged exactly that
 * version. A newer version of the same key replaces the waiting one. One request at a time;
 * failures are retried forever with exponential backoff and jitter.
 */
export type OutboxState =
  /** Everything is acknowledged. */
  | 'idle'
  /** Something is waiting for its batch or on its way. */
  | 'sending'
  /** The last try failed; a retry is scheduled. */
  | 'waiting'
  /** `stop` was answered: nothing is sent until `resume`. */
  | 'stopped';

/**
 * Where the newest changes are. `saved`: on the server. `on-device`: here, while the server is unavailable.
 * `at-risk`: only in this page's memory. `refused`: the server did not accept something.
 */
export type SaveState = 'saved' | 'saving' | 'on-device' | 'at-risk' | 'refused';

export interface OutboxOptions<T> {
  /** Sends a batch; resolves with the versions acknowledged. May be called with an empty batch by `flush({ evenIfEmpty: true })`. */
  readonly send: (batch: readonly T[], leaving: boolean) => Promise<readonly string[]>;
  readonly keyOf: (item: T) => string;
  /** Identifies one version of one key, as `send` returns it. */
  readonly versionOf: (item: T) => string;
  /** Called for each acknowledged item. */
  readonly onAcknowledged: (item: T) => void;
  /** What to do after a failure: try later, try each item alone, or stop. */
  readonly onFailure: (error: unknown, batch: readonly T[]) => 'retry' | 'split' | 'stop';
  /** An item refused on its own; it leaves the outbox. */
  readonly onRefused: (item: T, error: unknown) => void;
  readonly onState: (state: OutboxState) => void;
  /** Cuts a batch: the longest prefix that may go in one request. */
  readonly fit: (items: readonly T[], leaving: boolean) => readonly T[];
  readonly schedule: (run: () => void, delayMs: number) => () => void;
  readonly random: () => number;
}

export interface Outbox<T> {
  put(item: T): void;
  /** Drops a waiting item, e.g. because a newer state from elsewhere replaced it. */
  drop(key: string): void;
  waiting(): readonly T[];
  /** Sends now; resolves when the request in flight has its response or has failed. */
  flush(how?: { readonly leaving?: boolean; readonly evenIfEmpty?: boolean }): Promise<void>;
  /** Sends again after a stop, at once. */
  resume(): void;
  stop(): void;
}

/** Bytes of one request: below the server's limit, and below the browser's for requests that outlive the page. */
const requestBytes = { ordinary: 400_000, leaving: 58_000 } as const;

/** The longest prefix of at most `most` items that fits into one request; one item alone goes in any case. */
export function fitRequest<T>(items: readonly T[], leaving: boolean, most: number): readonly T[] {
  const limit = leaving ? requestBytes.leaving : requestBytes.ordinary;
  const encoder = new TextEncoder();
  let bytes = 0;
  const fitting = items.slice(0, most).findIndex((item) => {
    bytes += encoder.encode(JSON.stringify(item)).length;
    return bytes > limit;
  });
  return items.slice(0, fitting < 0 ? most : Math.max(1, fitting));
}

export const debounceMs = 400;
const backOffCapMs = 30_000;

/** Delay before try `failures + 1`: 0.5–1 × (1 s, 2 s, 4 s … 30 s). */
export const backOffMs = (failures: number, random: number): number => Math.min(backOffCapMs, 1000 * 2 ** Math.max(0, failures - 1)) * (0.5 + random / 2);

export function createOutbox<T>(options: OutboxOptions<T>): Outbox<T> {
  const items = new Map<string, T>();
  let cancel: (() => void) | undefined;
  let flight: Promise<void> | undefined;
  let failures = 0;
  let stopped = false;
  let alone = false;

  const report = () => options.onState(stopped ? 'stopped' : failures > 0 && items.size > 0 ? 'waiting' : items.size > 0 ? 'sending' : 'idle');

  const plan = (delay: number) => {
    cancel?.();
    cancel = options.schedule(() => {
      cancel = undefined;
      void go(false);
    }, delay);
  };

  const holds = (item: T): boolean => {
    const held = items.get(options.keyOf(item));
    return held !== undefined && options.versionOf(held) === options.versionOf(item);
  };

  const settle = (batch: readonly T[], acknowledged: readonly string[]) => {
    const versions = new Set(acknowledged);
    for (const item of batch) {
      if (!versions.has(options.versionOf(item))) continue;
      if (holds(item)) items.delete(options.keyOf(item));
      options.onAcknowledged(item);
    }
  };

  const attempt = async (batch: readonly T[], leaving: boolean) => {
    try {
      settle(batch, await options.send(batch, leaving));
      // A response that settles nothing must not cause a tight loop of requests.
      failures = batch.length > 0 && batch.every((item) => items.get(options.keyOf(item)) === item) ? failures + 1 : 0;
      if (items.size === 0) alone = false;
    } catch (error) {
      const verdict = options.onFailure(error, batch);
      if (verdict === 'stop') stopped = true;
      else if (verdict === 'retry') failures += 1;
      else if (batch.length > 1) alone = true;
      else {
        for (const item of batch) {
          // Changes made in the meantime have not been refused.
          if (!holds(item)) continue;
          items.delete(options.keyOf(item));
          options.onRefused(item, error);
        }
      }
    }
  };

  const go = (leaving: boolean, evenIfEmpty = false): Promise<void> => {
    if (flight) return flight;
    if (stopped || (items.size === 0 && !evenIfEmpty)) return Promise.resolve();
    cancel?.();
    cancel = undefined;
    const all = [...items.values()];
    const batch = alone ? all.slice(0, 1) : options.fit(all, leaving);
    flight = attempt(batch, leaving).finally(() => {
      flight = undefined;
      if (!stopped && items.size > 0) plan(failures > 0 ? backOffMs(failures, options.random()) : alone ? 0 : debounceMs);
      report();
    });
    report();
    return flight;
  };

  return {
    put: (item) => {
      items.set(options.keyOf(item), item);
      // While backing off, the retry already planned carries the new version too.
      if (!flight && !stopped && !(failures > 0 && cancel)) plan(debounceMs);
      report();
    },
    drop: (key) => {
      items.delete(key);
      report();
    },
    waiting: () => [...items.values()],
    flush: async ({ leaving = false, evenIfEmpty = false } = {}) => {
      // A page that is going away cannot wait for the request in flight.
      if (leaving && !stopped && items.size > 0) {
        const batch = options.fit([...items.values()], true);
        await attempt(batch, true).finally(report);
        return;
      }
      if (flight) await flight;
      await go(false, evenIfEmpty);
    },
    resume: () => {
      stopped = false;
      failures = 0;
      if (items.size > 0) plan(0);
      report();
    },
    stop: () => {
      stopped = true;
      cancel?.();
      cancel = undefined;
      report();
    },
  };
}
