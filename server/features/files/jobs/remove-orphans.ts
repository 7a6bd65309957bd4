/** Every night: removes stored files that nothing in the database refers to, such as those of deleted pictures and of uploads cut short. */
import type { Logger } from 'pino';
import { dayMs } from '#core/day.ts';
import * as z from 'zod';
import type { Database } from '#server/database/database.ts';
import type { FileStorage } from '#server/integrations/storage.ts';
import { describeError } from '#server/jobs/describe-error.ts';
import type { Task } from '#server/jobs/task.ts';
import { selectOrphans } from '../store.ts';

export const removeOrphansPayload = z.object({});

interface Dependencies {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly log: Logger;
  readonly now: () => number;
}

/** An upload that is under way has its bytes here before its row. */
const youngestMs = dayMs;
/** Paths asked about in one statement. */
const perStatement = 500;

export const removeOrphans = ({ database, storage, log, now }: Dependencies): Task<z.output<typeof removeOrphansPayload>> => ({
  payload: removeOrphansPayload,
  schedule: '41 3 * * *',
  run: async (_payload, { signal }) => {
    const failed: string[] = [];
    let removed = 0;
    for await (const page of storage.list()) {
      const old = page.flatMap(({ key, changedAt }) => (now() - changedAt > youngestMs ? [key] : []));
      for (let from = 0; from < old.length; from += perStatement) {
        for (const path of await selectOrphans(database, old.slice(from, from + perStatement))) {
          signal.throwIfAborted();
          await storage.remove(path).then(
            () => (removed += 1),
            (error: unknown) => failed.push(describeError(error)),
          );
        }
      }
    }
    log.debug({ removed }, 'files without an owner removed');
    if (failed.length > 0) throw new Error(`${failed.length} files could not be removed. ${failed.slice(0, 3).join('; ')}`);
  },
});
