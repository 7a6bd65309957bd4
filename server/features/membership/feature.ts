/** Memberships, as administrators see and grant them. */
import type { Base, Feature } from '#server/feature.ts';
import { membershipHandlers } from './handlers.ts';
import { planMailTask } from './jobs/plan-mail.ts';

export const membershipFeature = (base: Base) => ({ handlers: membershipHandlers(base), jobs: { 'plan-mail': planMailTask(base) } }) satisfies Feature;
