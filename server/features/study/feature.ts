/** Study resources for paying students. */
import type { Base, Feature } from '#server/feature.ts';
import { studyHandlers } from './handlers.ts';

export const studyFeature = (base: Base) => ({ handlers: studyHandlers(base) }) satisfies Feature;
