/** Identities at providers: logging in with them, and connecting them. */
import type { Base, Feature } from '#server/feature.ts';
import { identityNavigations } from './callback.ts';
import { identityHandlers } from './handlers.ts';

export const identitiesFeature = (base: Base) =>
  ({ handlers: identityHandlers(base, base.providers), navigations: identityNavigations(base, base.providers) }) satisfies Feature;
