/**
 * Connections of the pool, handed out in order of priority. A request that would have to wait for too
 * long is refused at once, so that a crowd, or a database that does not move, costs a student a sentence and not ten seconds.
 */
import { priorities, type Priority, type Work } from './priority.ts';

/** There is no free connection now; a retry in a few seconds may find one. */
export class DatabaseBusy extends Error {
  constructor(reason: string) {
    super(`the database is busy: ${reason}`);
  }
}

export interface ConnectionQueue {
  /** Waits for a connection; resolves with the function that releases it, which may be called twice. Throws DatabaseBusy. */
  acquire(work: Work): Promise<() => void>;
  /** How many wait. */
  length(): number;
}

/** How long all the statements of a request wait at most, ms, and how many requests may wait: beyond that, the newest is refused. */
const queueLimits = {
  save: { waitMs: 10_000, maxLength: 4_000 },
  ordinary: { waitMs: 4_000, maxLength: 1_000 },
  start: { waitMs: 4_000, maxLength: 500 },
} as const satisfies Record<Priority, { waitMs: number; maxLength: number }>;

/** When every connection is held and none has been released for this long, only saves still wait. */
const stalledMs = 1_500;
const checkMs = 250;

/** Which priority comes first at each of eight releases, so that none starves; after it, the usual order. */
const turns: readonly Priority[] = ['save', 'save', 'ordinary', 'save', 'save', 'start', 'save', 'ordinary'];

interface Waiting {
  readonly work: Work;
  readonly since: number;
  readonly resolve: (release: () => void) => void;
  readonly reject: (error: DatabaseBusy) => void;
}

/** `count`: connections of the pool. `now` in ms, replaceable in tests. */
export function createConnectionQueue(count: number, now: () => number = () => performance.now()): ConnectionQueue {
  const queues: Record<Priority, Waiting[]> = { save: [], ordinary: [], start: [] };
  let free = count;
  let turn = 0;
  let progressAt = now();
  let checkedAt = now();
  let timer: ReturnType<typeof setInterval> | undefined;

  const waiting = () => priorities.reduce((sum, priority) => sum + queues[priority].length, 0);

  const createRelease = (): (() => void) => {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      progressAt = now();
      const first = turns[turn] ?? 'save';
      const next = [first, ...priorities]
        .map((priority) => queues[priority])
        .find((queue) => queue.length > 0)
        ?.shift();
      if (!next) return void free++;
      turn = (turn + 1) % turns.length;
      next.work.waitedMs += progressAt - next.since;
      next.resolve(createRelease());
    };
  };

  const rejectOverdue = () => {
    const time = now();
    // A process that was held up itself learns nothing from the clock.
    if (time - checkedAt > 4 * checkMs) progressAt = time;
    checkedAt = time;
    const stalled = time - progressAt > stalledMs;
    for (const priority of priorities) {
      const limit = stalled && priority !== 'save' ? 0 : queueLimits[priority].waitMs;
      const isLate = ({ since, work }: Waiting) => work.waitedMs + time - since >= limit;
      const late = queues[priority].filter(isLate);
      queues[priority] = queues[priority].filter((one) => !isLate(one));
      for (const { reject } of late) reject(new DatabaseBusy(stalled ? 'no connection is given back' : 'the wait is too long'));
    }
    if (waiting() === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };

  return {
    length: waiting,
    acquire: async (work) => {
      const { priority } = work;
      if (free > 0) {
        free--;
        progressAt = now();
        return createRelease();
      }
      if (priority !== 'save' && timer && now() - progressAt > stalledMs) throw new DatabaseBusy('no connection is given back');
      if (queues[priority].length >= queueLimits[priority].maxLength) throw new DatabaseBusy('too many wait');
      if (!timer) {
        checkedAt = now();
        timer = setInterval(rejectOverdue, checkMs).unref();
      }
      return new Promise((resolve, reject) => queues[priority].push({ work, since: now(), resolve, reject }));
    },
  };
}
