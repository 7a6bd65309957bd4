/** Memberships, as administrators see and grant them. */
import type { Base, Feature } from '../../feature.ts';
import { membershipHandlers } from './handlers.ts';

export const membershipFeature = (base: Base) => ({ handlers: membershipHandlers(base) }) satisfies Feature;
