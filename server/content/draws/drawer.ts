/** Fresh Math questions on demand, from a thread that starts when the first is wanted and ends when none has been for a while. */
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Drawing } from '#content/draw-question.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';

export interface Drawer {
  /** What could be drawn, in any order; less than was wanted if some could not, or took too long. */
  draw(wanted: readonly Drawing[]): Promise<Question[]>;
  stop(): Promise<void>;
}

/** A student waits for these; without them the quiz takes what the bank has. ms. */
const timeoutMs = 4_000;
/** The thread holds some 60 MB. */
const idleMs = 60_000;

interface Answer {
  readonly id: number;
  readonly question: unknown;
}

export function drawer(log: Pick<Logger, 'error'>): Drawer {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, (question: Question | null) => void>();

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
    begun.on('message', ({ id, question }: Answer) => {
      const parsed = questionSchema.nullable().safeParse(question);
      if (!parsed.success) log.error({ err: parsed.error }, 'a drawn question has the wrong shape');
      waiting.get(id)?.(parsed.data ?? null);
    });
    begun.on('error', (error) => {
      log.error({ err: error }, 'the thread that draws questions has failed');
      if (worker === begun) void end();
    });
    worker = begun;
    return begun;
  };

  const drawOne = (wanted: Drawing): Promise<Question | null> =>
    new Promise((resolve) => {
      const id = ++lastId;
      const timer = setTimeout(() => settle(null), timeoutMs);
      const settle = (question: Question | null) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(question);
      };
      waiting.set(id, settle);
      started().postMessage({ id, wanted });
    });

  return {
    draw: async (wanted) => {
      if (wanted.length === 0) return [];
      const drawn = await Promise.all(wanted.map(drawOne));
      idle = setTimeout(() => waiting.size === 0 && void end(), idleMs).unref();
      return drawn.filter((question) => question !== null);
    },
    stop: end,
  };
}
