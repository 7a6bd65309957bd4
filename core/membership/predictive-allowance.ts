/** How often each plan includes a predictive exam. Instants are ms since 1970. */
import type { MembershipTier } from './tiers.ts';
import { dayMs } from '#core/day.ts';

/** Days from one to the next; null: as often as one likes. */
export const predictiveEveryDays = { free: 30, plus: 7, max: null } as const satisfies Record<MembershipTier, number | null>;

/** When the next one may be begun, given when earlier ones counted; null: now. */
export function nextPredictiveAt(tier: MembershipTier, counted: readonly number[], now: number): number | null {
  const days = predictiveEveryDays[tier];
  if (days === null || counted.length === 0) return null;
  const next = Math.max(...counted) + days * dayMs;
  return next > now ? next : null;
}
