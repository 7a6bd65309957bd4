/**
 * Places at the database: as many as there are connections, given to the most urgent first. Who would have to wait for too
 * long is told so at once, so that a crowd, or a database that does not move, costs a student a sentence and not ten seconds.
 */
import { priorities, type Priority, type Work } from './priority.ts';

/** There is no place at the database now; a try in a few seconds may find one. */
export class DatabaseBusy extends Error {
  constructor(reason: string) {
    super(`the database is busy: ${reason}`);
  }
}

export interface ConnectionQueue {
  /** Resolves with the function that gives the place back. Throws DatabaseBusy. */
  take(work: Work): Promise<() => void>;
  waiting(): number;
}

/** How long all the statements of a request wait at most, ms, and how many may wait: of the others, the newest is sent away. */
const limits = {
  save: { waitMs: 10_000, most: 4_000 },
  ordinary: { waitMs: 4_000, most: 1_000 },
  start: { waitMs: 4_000, most: 500 },
} as const satisfies Record<Priority, { waitMs: number; most: number }>;

/** All places taken and none given back for this long: only saves still wait. */
const stalledMs = 1_500;
const lookMs = 250;

/** Who comes first at each of eight places given back, so that nobody is served last forever. Then in the usual order. */
const turns: readonly Priority[] = ['save', 'save', 'ordinary', 'save', 'save', 'start', 'save', 'ordinary'];

interface Waiting {
  readonly work: Work;
  readonly since: number;
  readonly resolve: (giveBack: () => void) => void;
  readonly reject: (error: DatabaseBusy) => void;
}

export function createConnectionQueue(count: number, now: () => number = () => performance.now()): ConnectionQueue {
  const queues: Record<Priority, Waiting[]> = { save: [], ordinary: [], start: [] };
  let free = count;
  let turn = 0;
  let movedAt = now();
  let lookedAt = now();
  let looking: ReturnType<typeof setInterval> | undefined;

  const waiting = () => priorities.reduce((sum, priority) => sum + queues[priority].length, 0);

  const giver = (): (() => void) => {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      movedAt = now();
      const first = turns[turn] ?? 'save';
      const next = [first, ...priorities]
        .map((priority) => queues[priority])
        .find((queue) => queue.length > 0)
        ?.shift();
      if (!next) return void free++;
      turn = (turn + 1) % turns.length;
      next.work.waitedMs += movedAt - next.since;
      next.resolve(giver());
    };
  };

  const look = () => {
    const time = now();
    // A process that was held up itself learns nothing from the clock.
    if (time - lookedAt > 4 * lookMs) movedAt = time;
    lookedAt = time;
    const stalled = time - movedAt > stalledMs;
    for (const priority of priorities) {
      const limit = stalled && priority !== 'save' ? 0 : limits[priority].waitMs;
      const isLate = ({ since, work }: Waiting) => work.waitedMs + time - since >= limit;
      const late = queues[priority].filter(isLate);
      queues[priority] = queues[priority].filter((one) => !isLate(one));
      for (const { reject } of late) reject(new DatabaseBusy(stalled ? 'no connection is given back' : 'the wait is too long'));
    }
    if (waiting() === 0) {
      clearInterval(looking);
      looking = undefined;
    }
  };

  return {
    waiting,
    take: async (work) => {
      const { priority } = work;
      if (free > 0) {
        free--;
        movedAt = now();
        return giver();
      }
      if (priority !== 'save' && looking && now() - movedAt > stalledMs) throw new DatabaseBusy('no connection is given back');
      if (queues[priority].length >= limits[priority].most) throw new DatabaseBusy('too many wait');
      if (!looking) {
        lookedAt = now();
        looking = setInterval(look, lookMs).unref();
      }
      return new Promise((resolve, reject) => queues[priority].push({ work, since: now(), resolve, reject }));
    },
  };
}
