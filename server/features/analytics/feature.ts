/** Counting visits without recognizing anybody. */
import type { Base, Feature } from '#server/feature.ts';
import { analyticsHandlers } from './handlers.ts';
import { forwardVisits } from './jobs/forward-visits.ts';

export const analyticsFeature = (base: Base) => ({ handlers: analyticsHandlers(base), jobs: { 'forward-visits': forwardVisits(base) } }) satisfies Feature;
