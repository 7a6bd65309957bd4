/** Coupons in words. */
import type { CouponView } from '#contract/coupons.ts';
import { termsText, type CouponState, type CouponTerms, type PaidTier } from '#core/membership/coupons.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import type { BadgeTone } from '#client/ui/badge.tsx';
import { formatCount, formatDate } from '#client/ui/format.ts';

export const stateWords = {
  active: { label: 'Active', tone: 'success' },
  scheduled: { label: 'Starts later', tone: 'primary' },
  paused: { label: 'Paused', tone: 'warning' },
  'used-up': { label: 'Used up', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
  unknown: { label: 'Other', tone: 'neutral' },
} as const satisfies Record<CouponState | 'unknown', { label: string; tone: BadgeTone }>;

/** "SPRING-20", or "3 single-use codes" of a batch. */
export const codesOf = ({ code, maxUses }: Pick<CouponView, 'code' | 'maxUses'>): string => code ?? formatCount(maxUses ?? 0, 'single-use code');

/** "Plus and Max". */
export const plansText = (tiers: readonly PaidTier[]): string =>
  (['plus', 'max'] as const)
    .filter((tier) => tiers.includes(tier))
    .map((tier) => tierDefinitions[tier].name)
    .join(' and ');

/** The last day on which a coupon works: it ends with the first instant it does not. */
export const lastDay = (expiresAt: string): string => formatDate(new Date(Date.parse(expiresAt) - 1).toISOString());

/** "37 of 100 used, 2 in checkout". */
export const usesText = ({ used, reserved, maxUses }: Pick<CouponView, 'used' | 'reserved' | 'maxUses'>): string =>
  `${used.toLocaleString('en-US')}${maxUses === null ? '' : ` of ${maxUses.toLocaleString('en-US')}`} used${reserved > 0 ? `, ${reserved} in checkout` : ''}`;

export interface Summary extends CouponTerms {
  readonly tiers: readonly PaidTier[];
  readonly singleUse: boolean;
  readonly maxUses: number | null;
  readonly usesPerUser: number;
  readonly startsAt: string | null;
  readonly expiresAt: string | null;
}

/** "20% off for 3 months, Plus and Max, 100 uses, until March 1, 2027". */
export function summary({ singleUse, maxUses, usesPerUser, startsAt, expiresAt, tiers, ...terms }: Summary): string {
  const uses = maxUses === null ? 'any number of uses' : singleUse ? `${formatCount(maxUses, 'code')}, single use` : formatCount(maxUses, 'use');
  return [
    termsText(terms),
    plansText(tiers),
    uses,
    ...(usesPerUser > 1 ? [`up to ${usesPerUser} per person`] : []),
    ...(startsAt === null ? [] : [`from ${formatDate(startsAt)}`]),
    expiresAt === null ? 'with no end date' : `until ${lastDay(expiresAt)}`,
  ].join(', ');
}
