/** The job queue, for administrators. */
import type { Base } from '#server/feature.ts';
import type { Tasks } from '#server/jobs/task.ts';
import { jobHandlers } from './handlers.ts';

export interface JobsFeatureOptions extends Pick<Base, 'database' | 'now'> {
  readonly tasks: Tasks;
}

export const jobsFeature = (options: JobsFeatureOptions) => ({ handlers: jobHandlers(options) });
