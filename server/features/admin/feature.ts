/** The home of those who work here, and the log of what they did. */
import type { Base, Feature } from '#server/feature.ts';
import { adminHandlers } from './handlers.ts';

export const adminFeature = (base: Base) => ({ handlers: adminHandlers(base) }) satisfies Feature;
