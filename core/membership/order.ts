/** What an order costs. The same function prices the screen and the checkout, so that they cannot differ. Money is US cents, instants epoch ms. */
import { addMonths, lengthened } from './membership.ts';
import { maxPrepaidMonths } from './prepaid.ts';
import type { PaidTier } from './coupons.ts';
import { tierDefinitions, tierRank, type MembershipTier } from './tiers.ts';

export interface Order {
  readonly tier: PaidTier;
  /** Paid at once; null: monthly until canceled. */
  readonly months: number | null;
}

/** The facts about the buyer that affect the price. */
export interface MembershipStatus {
  readonly tier: MembershipTier;
  readonly endDate: number | null;
  /** When the first of the payments for months began that follow one another up to the end; null without any. */
  readonly paidSince: number | null;
  /** A subscription runs, whether or not it will renew. */
  readonly subscribed: boolean;
  /** What is left of months paid at once. */
  readonly unusedCents: number;
}

export interface Price {
  readonly subtotalCents: number;
  /** What the coupon takes off. */
  readonly couponCents: number;
  /** Credit for months paid and not used. */
  readonly creditCents: number;
  /** The rest of that credit, kept for the next payments. */
  readonly laterCents: number;
  /** To pay now. */
  readonly dueCents: number;
  /** When the plan begins. */
  readonly startsAt: number;
  /** When it ends; for a subscription, when it renews. */
  readonly until: number;
}

/** Why an order is refused. */
export type OrderRefusal = 'subscription-running' | 'plan-lower' | 'too-many-months' | 'too-few-months';

/** A smaller amount cannot be charged; a remainder that small is waived. */
const smallestChargeCents = 50;

const isAddition = (order: Order, status: MembershipStatus): boolean => order.months !== null && order.tier === status.tier;

/** The fewest months to pay at once so that none of the credit is lost. */
export function minMonths(tier: PaidTier, status: MembershipStatus): number {
  const credit = isAddition({ tier, months: 1 }, status) ? 0 : status.unusedCents;
  return Math.max(1, Math.ceil(credit / tierDefinitions[tier].monthlyCents));
}

/** The most months that may be paid for at once: months already paid ahead count. */
export function maxMonths(tier: PaidTier, status: MembershipStatus, now: number): number {
  if (tier !== status.tier) return maxPrepaidMonths;
  if (status.endDate === null) return 0;
  const limit = addMonths(now, maxPrepaidMonths);
  let months = maxPrepaidMonths;
  const paid = { start: status.paidSince ?? status.endDate, end: status.endDate };
  while (months > 0 && lengthened(paid, months) > limit) months--;
  return months;
}

/** Prices an order, or says why it cannot be. `couponOff`: what a valid coupon takes off the payment made now; null without one. */
export function priceOrder(order: Order, status: MembershipStatus, now: number, couponOff: number | null = null): Price | { readonly refused: OrderRefusal } {
  const { tier, months } = order;
  if (status.subscribed) return { refused: 'subscription-running' };
  const endless = tier === status.tier && status.endDate === null;
  if (tierRank(tier) < tierRank(status.tier) || endless) return { refused: 'plan-lower' };
  if (months !== null && months > maxMonths(tier, status, now)) return { refused: 'too-many-months' };
  const addition = isAddition(order, status);
  const startsAt = addition ? Math.max(now, status.endDate ?? now) : now;
  const subtotalCents = tierDefinitions[tier].monthlyCents * (months ?? 1);
  const couponCents = Math.min(subtotalCents, Math.max(0, couponOff ?? 0));
  const credit = addition ? 0 : status.unusedCents;
  const left = subtotalCents - couponCents;
  if (months !== null && credit > left) return { refused: 'too-few-months' };
  // A subscription has room for one discount: with a coupon, the credit waits for the next payments.
  const creditCents = months === null && couponOff !== null ? 0 : Math.min(credit, left);
  const rest = left - creditCents;
  return {
    subtotalCents,
    couponCents,
    creditCents,
    laterCents: credit - creditCents,
    dueCents: rest < smallestChargeCents ? 0 : rest,
    startsAt,
    until: lengthened({ start: startsAt === status.endDate ? (status.paidSince ?? startsAt) : startsAt, end: startsAt }, months ?? 1),
  };
}
