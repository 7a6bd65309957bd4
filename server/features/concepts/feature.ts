/** The concept bank. */
import type { Base, Feature } from '../../feature.ts';
import { conceptHandlers } from './handlers.ts';

export const conceptsFeature = (base: Base) => ({ handlers: conceptHandlers(base) }) satisfies Feature;
