/** What a student wants to reach by when. */
import type { Base, Feature } from '#server/feature.ts';
import { studyPlanHandlers } from './handlers.ts';

export const studyPlanFeature = (base: Base) => ({ handlers: studyPlanHandlers(base) }) satisfies Feature;
