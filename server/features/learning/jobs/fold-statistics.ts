/** Every minute, folds recent changes into the question statistics and the histogram of ranks. */
import * as z from 'zod';
import type { Database } from '#server/database/database.ts';
import { foldStatistics } from '../fold-store.ts';
import type { Task } from '#server/jobs/task.ts';

export const foldStatisticsPayload = z.object({});

/** Changes folded in one transaction; an exam is one change. */
const batch = 1000;

export const foldStatisticsTask = (database: Database): Task<z.output<typeof foldStatisticsPayload>> => ({
  payload: foldStatisticsPayload,
  schedule: '* * * * *',
  run: async (_payload, { signal }) => {
    for (let taken = batch; taken === batch; ) {
      signal.throwIfAborted();
      taken = await database.transaction((queryable) => foldStatistics(queryable, batch));
    }
  },
});
