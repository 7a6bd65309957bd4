/** Guests: how somebody without an account can practice and keep the results. No calls of its own. */
import type { Base, Feature } from '#server/feature.ts';
import { guestSessions } from './sessions.ts';

export const guestsFeature = ({ config, now, enforceRateLimits }: Base) =>
  ({ handlers: {}, guests: guestSessions(config, now, enforceRateLimits) }) satisfies Feature & { guests: object };
