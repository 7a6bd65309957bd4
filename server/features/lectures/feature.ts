/** Lectures, and the way through a topic. */
import type { Base, Feature } from '#server/feature.ts';
import { lectureHandlers } from './handlers.ts';
import { pathHandler, type PathDependencies } from './path-handler.ts';

export const lecturesFeature = (base: Base & PathDependencies) => ({ handlers: { ...lectureHandlers(base), ...pathHandler(base) } }) satisfies Feature;
