/** Who may take a practice exam again. */
import { meetsTier, type MembershipTier } from './tiers.ts';

/**
 * Every plan includes each practice exam once; after that, taking it again needs Plus. It counts once it has given an estimate of the total: one
 * section alone, an exam left mostly blank, or one that was rushed through does not use it up.
 */
export const mayTake = (tier: MembershipTier, estimates: number): boolean => estimates === 0 || meetsTier(tier, 'plus');
