/**
 * What a coupon takes off and who may use it when. Money is US cents, instants are epoch ms.
 * A coupon is about the price of a month: paying several months at once takes off what paying them one by one would.
 */
import { tierDefinitions, type MembershipTier } from './tiers.ts';

export type PaidTier = Exclude<MembershipTier, 'free'>;
export const paidTiers = ['plus', 'max'] as const satisfies readonly PaidTier[];

/** Off the price of each month the coupon is for. */
export type Discount = { readonly kind: 'percent'; readonly percent: number } | { readonly kind: 'amount'; readonly cents: number };
/** Which months it is for: the first, the first so many, or every one. */
export type CouponDuration = { readonly kind: 'once' } | { readonly kind: 'months'; readonly months: number } | { readonly kind: 'forever' };

export interface CouponTerms {
  readonly discount: Discount;
  readonly duration: CouponDuration;
}

export const couponLimits = { cents: 10_000, months: 36, maxUses: 1_000_000, perUser: 100, batch: 500, prepaidMonths: 24 } as const;

const within = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max;

/** True if such a coupon may exist. */
export const areTerms = ({ discount, duration }: CouponTerms): boolean =>
  (discount.kind === 'percent' ? within(discount.percent, 100) : within(discount.cents, couponLimits.cents)) &&
  (duration.kind !== 'months' || within(duration.months, couponLimits.months));

/** Cents taken off one such price: never below 0, never above the price. Throws on a price or terms that cannot be. */
export function discountOf({ discount }: Pick<CouponTerms, 'discount'>, priceCents: number): number {
  if (!(Number.isSafeInteger(priceCents) && priceCents >= 0)) throw new RangeError(`no price: ${priceCents}`);
  if (!areTerms({ discount, duration: { kind: 'once' } })) throw new RangeError('no such discount');
  // Hundreds and rest apart, so that no price is too large to be multiplied exactly.
  const off =
    discount.kind === 'amount'
      ? discount.cents
      : Math.floor(priceCents / 100) * discount.percent + Math.floor(((priceCents % 100) * discount.percent + 50) / 100);
  return Math.min(off, priceCents);
}

/** How many of the first `months` months the coupon is for. */
export function coveredMonths({ duration }: Pick<CouponTerms, 'duration'>, months: number): number {
  switch (duration.kind) {
    case 'once':
      return Math.min(1, months);
    case 'months':
      return Math.min(duration.months, months);
    case 'forever':
      return months;
  }
}

export interface OrderPrice {
  readonly listCents: number;
  readonly offCents: number;
  /** What is paid now. */
  readonly dueCents: number;
}

/** What is due at checkout for so many months of a tier paid at once, or, with null, for the first month of a subscription. */
export function priceOfOrder(tier: PaidTier, months: number | null, terms: CouponTerms | null): OrderPrice {
  const count = months ?? 1;
  if (!within(count, couponLimits.prepaidMonths)) throw new RangeError(`no number of months: ${months}`);
  const monthly = tierDefinitions[tier].monthlyCents;
  const listCents = monthly * count;
  const offCents = terms === null ? 0 : discountOf(terms, monthly) * coveredMonths(terms, count);
  return { listCents, offCents, dueCents: listCents - offCents };
}

/** `$9.99`, `$1,204.50`. */
export const dollars = (cents: number): string =>
  `$${Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')}.${String(cents % 100).padStart(2, '0')}`;

/** `20% off for 3 months`, `$5.00 off the first month`, `100% off every month`. */
export function termsText({ discount, duration }: CouponTerms): string {
  const off = discount.kind === 'percent' ? `${discount.percent}% off` : `${dollars(discount.cents)} off`;
  if (duration.kind === 'forever') return `${off} every month`;
  if (duration.kind === 'once' || duration.months === 1) return `${off} the first month`;
  return discount.kind === 'percent' ? `${off} for ${duration.months} months` : `${off} each month for ${duration.months} months`;
}

/** A coupon as far as its validity goes. It is valid from its first instant, and no longer at its last. */
export interface Coupon extends CouponTerms {
  readonly tiers: readonly PaidTier[];
  readonly startsAt: number;
  readonly expiresAt: number | null;
  readonly pausedAt: number | null;
  readonly endedAt: number | null;
  /** Total uses; null: any number. */
  readonly maxUses: number | null;
  readonly usesPerUser: number;
}

/** Uses taken: redeemed, or reserved by open checkouts. */
export interface CouponUse {
  readonly inAll: number;
  /** True if this code works once and somebody has it. */
  readonly codeTaken: boolean;
  readonly byUser: number;
  /** Includes reservations of the user's own open checkouts. */
  readonly reservedByUser: boolean;
}

/**
 * Why a code does not work. `in-checkout`: it would, but the same user's unfinished checkout has it.
 * `expired` covers coupons that were ended.
 */
export type CouponReason = 'unknown' | 'not-yet' | 'expired' | 'paused' | 'wrong-tier' | 'in-checkout' | 'already-used' | 'used-up';

/** Null if this user may use the coupon for this tier now. */
export function couponRefusal(coupon: Coupon, use: CouponUse, tier: PaidTier, now: number): CouponReason | null {
  // Ended before it began: it never worked for anybody, like a code that does not exist.
  if (coupon.endedAt !== null && coupon.endedAt <= coupon.startsAt) return 'unknown';
  if (now < coupon.startsAt) return 'not-yet';
  if (coupon.endedAt !== null || (coupon.expiresAt !== null && now >= coupon.expiresAt)) return 'expired';
  if (coupon.pausedAt !== null) return 'paused';
  if (!coupon.tiers.includes(tier)) return 'wrong-tier';
  if (use.byUser >= coupon.usesPerUser) return use.reservedByUser ? 'in-checkout' : 'already-used';
  if (use.codeTaken || (coupon.maxUses !== null && use.inAll >= coupon.maxUses)) return use.reservedByUser ? 'in-checkout' : 'used-up';
  return null;
}

/** The problem as reported to people who try codes: a code that was never valid looks like one that does not exist. */
export const publicReason = (reason: CouponReason): Exclude<CouponReason, 'not-yet'> => (reason === 'not-yet' ? 'unknown' : reason);

export const couponStates = ['active', 'scheduled', 'paused', 'used-up', 'ended'] as const;
export type CouponState = (typeof couponStates)[number];

/** Its state at a glance, for administrators. */
export function couponState(coupon: Omit<Coupon, 'tiers' | keyof CouponTerms>, inAll: number, now: number): CouponState {
  if (coupon.endedAt !== null || (coupon.expiresAt !== null && now >= coupon.expiresAt)) return 'ended';
  if (coupon.maxUses !== null && inAll >= coupon.maxUses) return 'used-up';
  if (coupon.pausedAt !== null) return 'paused';
  return now < coupon.startsAt ? 'scheduled' : 'active';
}
