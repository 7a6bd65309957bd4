/**
 * Work that arrives at about the same time, done together: one statement, one commit for many
 * requests, each answered only after it. Under load batches grow by themselves, because the next
 * one fills up while the previous ones are in progress.
 */
import { sqlStateOf } from './sql-state.ts';

export interface BatchOptions {
  /** Batches in progress at once. */
  readonly concurrency?: number;
  /** Items in one batch at most. */
  readonly maxSize?: number;
}

/** PostgreSQL's classes for data a column cannot take (22) and violated constraints (23). */
const isDataError = (error: unknown) => /^2[23]/.test(sqlStateOf(error) ?? '');

/**
 * `run` gets the items of a batch and must return as many results, in order. If the database
 * refuses the data, each item is tried alone, so that one bad item cannot fail the others.
 */
export function batched<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { concurrency = 3, maxSize = 256 }: BatchOptions = {},
): (item: Item) => Promise<Result> {
  interface Waiting {
    readonly item: Item;
    readonly resolve: (result: Result) => void;
    readonly reject: (error: unknown) => void;
  }
  let queue: Waiting[] = [];
  let running = 0;

  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('a batch returned another number of results');
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (batch.length === 1 || !isDataError(error)) for (const { reject } of batch) reject(error);
      else for (const waiting of batch) await settle([waiting]);
    }
  };

  const pump = async () => {
    if (running >= concurrency || queue.length === 0) return;
    const batch = queue.slice(0, maxSize);
    queue = queue.slice(maxSize);
    running++;
    await settle(batch);
    running--;
    void pump();
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      // After this turn of the event loop, so that everything read from the sockets by now comes along.
      if (queue.length === 1) setImmediate(pump);
    });
}
