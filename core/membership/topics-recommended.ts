/** How many topics each plan recommends at a time. */
import type { MembershipTier } from './tiers.ts';

export const topicsRecommended = { free: 3, plus: 5, max: 5 } as const satisfies Record<MembershipTier, number>;
