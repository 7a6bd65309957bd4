/** Guests: how somebody without an account comes to practice, and keeps it. No calls of its own. */
import type { Base, Feature } from '../../feature.ts';
import { guestSessions } from './sessions.ts';

export const guestsFeature = ({ config, now, enforceRateLimits }: Base) =>
  ({ handlers: {}, guests: guestSessions(config, now, enforceRateLimits) }) satisfies Feature & { guests: object };
