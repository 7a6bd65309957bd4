/** The learning record: attempts, and all that is counted from them. Other features record through its store. */
import type { Base, Feature } from '#server/feature.ts';
import { dashboardHandlers } from './dashboard.ts';
import { learningHandlers } from './handlers.ts';
import { foldStatisticsTask } from './jobs/fold-statistics.ts';

export const learningFeature = ({ database, log, now }: Base) =>
  ({
    handlers: { ...learningHandlers({ database, log, now }), ...dashboardHandlers({ database, log, now }) },
    jobs: { 'fold-statistics': foldStatisticsTask(database) },
  }) satisfies Feature;
