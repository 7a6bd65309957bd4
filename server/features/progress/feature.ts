/** What a student has reached, and the way on. */
import type { Base, Feature } from '../../feature.ts';
import { progressHandlers, type ProgressDependencies } from './handlers.ts';

export const progressFeature = (base: Base & Pick<ProgressDependencies, 'liveSessions' | 'takenExams' | 'publicExams'>) =>
  ({ handlers: progressHandlers(base) }) satisfies Feature;
