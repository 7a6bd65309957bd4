/** Fresh Math questions on demand, from a thread that starts when the first is wanted and ends when none has been for a while. */
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Cell, Drawing } from '#content/draw-question.ts';
import { archetypesDrawn, inspectedDraw, varietyOfDraws } from '#contract/math-library.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';
import type { DrawerReply, DrawerRequest, DrawerTask } from './tasks.ts';

export interface Drawer {
  /** What could be drawn, in any order; less than was wanted if some could not, or took too long. An author waits longer than a student. */
  draw(wanted: readonly Drawing[], whoWaits?: 'student' | 'author'): Promise<Question[]>;
  /** One draw with all its verdicts; null if the thread does not answer in time. */
  inspect(cell: Cell, seed: number): Promise<z.output<typeof inspectedDraw> | null>;
  /** What the seeds 1 to `seeds` give; null if that takes too long. */
  variety(cell: Cell, seeds: number): Promise<z.output<typeof varietyOfDraws> | null>;
  archetypes(): Promise<z.output<typeof archetypesDrawn> | null>;
  stop(): Promise<void>;
}

/** A student goes on with what the bank has; an author has nothing else, and a thread that starts on a busy machine takes seconds. ms. */
const timeoutsMs = { student: 4_000, author: 20_000 } as const;
/** The thread holds some 60 MB. */
const idleMs = 60_000;

/** Starts no thread before something is asked of it. */
export function createDrawer(log: Pick<Logger, 'error'>): Drawer {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, (answer: unknown) => void>();

  const end = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
    await ending?.terminate();
  };
  const started = (): Worker => {
    clearTimeout(idle);
    if (worker) return worker;
    const begun = new Worker(new URL('./worker.ts', import.meta.url));
    begun.unref();
    begun.on('message', ({ id, answer, failure }: DrawerReply) => {
      if (failure !== undefined) log.error({ failure }, 'a question could not be drawn');
      waiting.get(id)?.(answer);
    });
    begun.on('error', (error) => {
      log.error({ err: error }, 'the thread that draws questions has failed');
      if (worker === begun) void end();
    });
    worker = begun;
    return begun;
  };

  /** Null if there is no answer in time, or none of this shape. */
  const ask = async <S extends z.ZodType>(task: DrawerTask, shape: S, waitMs: number): Promise<z.output<S> | null> => {
    const answer = await new Promise<unknown>((resolve) => {
      const id = ++lastId;
      const timer = setTimeout(() => settle(null), waitMs);
      const settle = (given: unknown) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(given);
      };
      waiting.set(id, settle);
      started().postMessage({ id, task } satisfies DrawerRequest);
    });
    clearTimeout(idle);
    idle = setTimeout(() => waiting.size === 0 && void end(), idleMs).unref();
    const parsed = shape.nullable().safeParse(answer);
    if (!parsed.success) log.error({ err: parsed.error, task: task.kind }, 'the thread that draws questions gave an answer of the wrong shape');
    return parsed.data ?? null;
  };

  return {
    draw: async (wanted, whoWaits = 'student') => {
      const drawn = await Promise.all(wanted.map((one) => ask({ kind: 'draw', wanted: one }, questionSchema, timeoutsMs[whoWaits])));
      return drawn.filter((question) => question !== null);
    },
    inspect: (cell, seed) => ask({ kind: 'inspect', cell, seed }, inspectedDraw, timeoutsMs.author),
    variety: (cell, seeds) => ask({ kind: 'variety', cell, seeds }, varietyOfDraws, timeoutsMs.author),
    archetypes: () => ask({ kind: 'archetypes' }, archetypesDrawn, timeoutsMs.author),
    stop: end,
  };
}
