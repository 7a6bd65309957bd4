/**
 * Every kind of job, by name, with the schema of what it is given. `enqueue` is checked against it, and the server starts only
 * with a task for each.
 */
import type * as z from 'zod';
import type { cleanUpPayload } from './tasks/clean-up.ts';
import type { settleMembershipsPayload } from './tasks/settle-memberships.ts';

export interface TaskPayloads {
  'clean-up': typeof cleanUpPayload;
  'settle-memberships': typeof settleMembershipsPayload;
}

export type TaskName = keyof TaskPayloads;

/** What has to be given to enqueue a job of this name. */
export type PayloadOf<Name extends TaskName> = z.input<TaskPayloads[Name]>;
