/** What is learned: attempts, and all that is counted from them. Recorded by others through its stores; no calls of its own. */
import type { Base, Feature } from '../../feature.ts';
import { foldStatisticsTask } from './jobs/fold-statistics.ts';

export const learningFeature = ({ database }: Base) => ({ handlers: {}, jobs: { 'fold-statistics': foldStatisticsTask(database) } }) satisfies Feature;
