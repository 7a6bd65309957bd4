/** What a student has achieved, and what to do next. */
import type { Base, Feature } from '#server/feature.ts';
import { progressHandlers, type ProgressDependencies } from './handlers.ts';

export const progressFeature = (base: Base & Pick<ProgressDependencies, 'liveSessions' | 'takenExams' | 'publicExams'>) =>
  ({ handlers: progressHandlers(base) }) satisfies Feature;
