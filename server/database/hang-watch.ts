/**
 * Notices a database that no longer answers although its connections are open: a stuck host, a network that swallows packets.
 * When nothing has succeeded for a while, it asks on a new connection. If that gets no answer either, reads and starts are
 * refused at once until the database answers again; if it does, connections whose statement the database is not working on
 * have lost their answer, and are closed.
 */
import { DatabaseBusy } from './connection-queue.ts';
import type { Priority } from './priority.ts';

/** The connection that a statement runs on. */
export interface Line {
  /** The process of the database that serves it. */
  readonly pid: number | null;
  /** Closes it; the statement then fails. */
  readonly cut: () => void;
}

export interface HangWatch {
  /** Runs one statement, or opens a connection (`line` null). Throws DatabaseBusy in place of less urgent work that gets no answer. */
  run<T>(priority: Priority, line: Line | null, work: () => Promise<T>): Promise<T>;
  isHung(): boolean;
  stop(): void;
}

export interface HangWatchOptions {
  /** Asks the database on a new connection, within a second, which of these backends work on a statement; null if that cannot be told. */
  readonly ask: (pids: readonly number[]) => Promise<ReadonlySet<number> | null>;
  readonly onChange: (hung: boolean) => void;
  readonly now?: () => number;
}

/** No success for this long while something waits for one, ms. */
const quietMs = 1_500;
const lookMs = 250;

interface Running {
  readonly priority: Priority;
  readonly line: Line | null;
  readonly since: number;
  readonly fail: (error: Error) => void;
}

export function createHangWatch({ ask, onChange, now = () => performance.now() }: HangWatchOptions): HangWatch {
  const running = new Set<Running>();
  let succeededAt = 0;
  let askedAt = 0;
  let lookedAt = 0;
  let hung = false;
  let asking = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const setHung = (next: boolean) => {
    if (hung === next) return;
    hung = next;
    onChange(hung);
  };

  const give = (one: Running) => {
    one.fail(new DatabaseBusy('it does not answer'));
    one.line?.cut();
  };

  const probe = async (old: readonly Running[]) => {
    asking = true;
    askedAt = now();
    try {
      const active = await ask(old.flatMap(({ line }) => line?.pid ?? []));
      setHung(false);
      if (active) for (const one of old) if (running.has(one) && one.line?.pid && !active.has(one.line.pid)) one.line.cut();
    } catch {
      setHung(true);
      for (const one of old) if (running.has(one) && one.priority !== 'save') give(one);
    } finally {
      asking = false;
    }
  };

  const look = () => {
    const time = now();
    // A process that was held up itself learns nothing from the clock.
    if (time - lookedAt > 4 * lookMs) succeededAt = time;
    lookedAt = time;
    const old = [...running].filter(({ since }) => time - since > quietMs);
    if (!asking && time - askedAt > quietMs / 2 && (hung || (old.length > 0 && time - succeededAt > quietMs))) void probe(old);
    if (!hung && !asking && running.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };

  return {
    isHung: () => hung,
    stop: () => clearInterval(timer),
    run: (priority, line, work) => {
      if (hung && priority !== 'save') return Promise.reject(new DatabaseBusy('it does not answer'));
      return new Promise((resolve, reject) => {
        const one: Running = { priority, line, since: now(), fail: reject };
        running.add(one);
        if (!timer) {
          lookedAt = now();
          timer = setInterval(look, lookMs).unref();
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
