/**
 * Notices a database that no longer answers although its connections are open: a stuck host, a network that swallows packets.
 * When nothing has succeeded for a while, it asks on a new connection. If that gets no answer either, reads and starts are
 * refused at once until the database answers again; if it does, connections whose statement the database is not working on
 * have lost their answer, and are closed.
 */
import { DatabaseBusy } from './connection-queue.ts';
import type { Priority } from './priority.ts';

/** The connection that a statement runs on, as far as the watch needs it. */
export interface WatchedConnection {
  /** The process id of its backend; null if unknown. */
  readonly pid: number | null;
  /** Closes it; the statement then fails. */
  readonly destroy: () => void;
}

export interface HangWatch {
  /** Runs one statement, or opens a connection (`connection` null). Throws DatabaseBusy in place of less urgent work that gets no answer. */
  run<T>(priority: Priority, connection: WatchedConnection | null, work: () => Promise<T>): Promise<T>;
  isHung(): boolean;
  stop(): void;
}

export interface HangWatchOptions {
  /** Which of these backends are working on a statement, read on a new connection within a second; null if that cannot be told. Rejects if there is no answer. */
  readonly selectActive: (pids: readonly number[]) => Promise<ReadonlySet<number> | null>;
  /** Called whenever `isHung` changes. */
  readonly onChange: (hung: boolean) => void;
  readonly now?: () => number;
}

/** No success for this long while something waits for one, ms. */
const quietMs = 1_500;
const checkMs = 250;

interface RunningStatement {
  readonly priority: Priority;
  readonly connection: WatchedConnection | null;
  readonly since: number;
  readonly fail: (error: Error) => void;
}

/** `now` in ms, replaceable in tests. */
export function createHangWatch({ selectActive, onChange, now = () => performance.now() }: HangWatchOptions): HangWatch {
  const running = new Set<RunningStatement>();
  let succeededAt = 0;
  let probedAt = 0;
  let checkedAt = 0;
  let hung = false;
  let isProbing = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const setHung = (next: boolean) => {
    if (hung === next) return;
    hung = next;
    onChange(hung);
  };

  const refuseWaiting = (one: RunningStatement) => {
    one.fail(new DatabaseBusy('it does not answer'));
    one.connection?.destroy();
  };

  const probe = async (old: readonly RunningStatement[]) => {
    isProbing = true;
    probedAt = now();
    try {
      const active = await selectActive(old.flatMap(({ connection }) => connection?.pid ?? []));
      setHung(false);
      if (active) for (const one of old) if (running.has(one) && one.connection?.pid && !active.has(one.connection.pid)) one.connection.destroy();
    } catch {
      setHung(true);
      for (const one of old) if (running.has(one) && one.priority !== 'save') refuseWaiting(one);
    } finally {
      isProbing = false;
    }
  };

  const check = () => {
    const time = now();
    // A process that was held up itself learns nothing from the clock.
    if (time - checkedAt > 4 * checkMs) succeededAt = time;
    checkedAt = time;
    const old = [...running].filter(({ since }) => time - since > quietMs);
    if (!isProbing && time - probedAt > quietMs / 2 && (hung || (old.length > 0 && time - succeededAt > quietMs))) void probe(old);
    if (!hung && !isProbing && running.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };

  return {
    isHung: () => hung,
    stop: () => clearInterval(timer),
    run: (priority, connection, work) => {
      if (hung && priority !== 'save') return Promise.reject(new DatabaseBusy('it does not answer'));
      return new Promise((resolve, reject) => {
        const one: RunningStatement = { priority, connection, since: now(), fail: reject };
        running.add(one);
        if (!timer) {
          checkedAt = now();
          timer = setInterval(check, checkMs).unref();
        }
        work()
          .then((result) => {
            succeededAt = now();
            if (hung) setHung(false);
            resolve(result);
          }, reject)
          .finally(() => running.delete(one));
      });
    },
  };
}
