/** The concept bank. */
import type { Base, Feature } from '#server/feature.ts';
import { conceptHandlers } from './handlers.ts';

export const conceptsFeature = (base: Base) => ({ handlers: conceptHandlers(base) }) satisfies Feature;
