/** Waits for an unavailable server: forever, with backoff and jitter, and wakes early when there are signs of recovery. */
import { ApiError, isPassing } from '#client/platform/api.ts';
import { backOffMs } from '#client/platform/outbox.ts';
import type { Ports } from './ports.ts';
import { isSignedOut } from './save-failure.ts';

/** Thrown into work that outlives its engine. */
export class EngineClosed extends Error {}

export interface Retrier {
  /** Calls until it succeeds; throws only failures that waiting cannot fix. `onWait` is called for each wait. */
  retry<T>(call: () => Promise<T>, onWait: (error: ApiError) => void): Promise<T>;
  sleep(ms: number): Promise<void>;
  /** Ends all waits now: the network is back, or the student has signed in. */
  wake(): void;
  close(): void;
}

export function createRetrier(ports: Pick<Ports, 'schedule' | 'random'>): Retrier {
  const sleepers = new Set<() => void>();
  let closed = false;
  const wake = () => {
    for (const rouse of sleepers) rouse();
  };
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const rouse = () => {
        cancel();
        sleepers.delete(rouse);
        resolve();
      };
      const cancel = ports.schedule(rouse, ms);
      sleepers.add(rouse);
    });
  const retry = async <T>(call: () => Promise<T>, onWait: (error: ApiError) => void): Promise<T> => {
    for (let failures = 1; ; failures += 1) {
      if (closed) throw new EngineClosed();
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isPassing(error) && !isSignedOut(error)) throw error;
        onWait(error);
        await sleep(isSignedOut(error) ? 60_000 : backOffMs(failures, ports.random()));
      }
    }
  };
  return {
    retry,
    sleep,
    wake,
    close: () => {
      closed = true;
      wake();
    },
  };
}
