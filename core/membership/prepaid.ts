/** Months paid at once: when they begin and end, and what is left of them. Instants are epoch ms, money US cents. */
import { lengthened } from './membership.ts';
import type { PaidTier } from './coupons.ts';
import type { MembershipTier } from './tiers.ts';

/** Nobody can pay for more than this many months ahead. */
export const maxPrepaidMonths = 24;

/** One payment for a number of months. */
export interface Prepaid {
  readonly id: string;
  readonly tier: PaidTier;
  readonly months: number;
  readonly amountCents: number;
  readonly paidAt: number;
  /** It begins no earlier: a plan of the same tier that an administrator had granted runs first. */
  readonly notBefore: number | null;
  /** From then on none of it counts: it was refunded, or credited toward another plan. */
  readonly voidedAt: number | null;
}

/** When a payment's months are used. */
export interface PrepaidSpan {
  readonly paid: Prepaid;
  readonly start: number;
  readonly end: number;
  /** When the first of the payments began that follow one another without a gap up to this one. */
  readonly since: number;
}

/**
 * The payments placed one after another, those of one tier never overlapping. Voided ones end where they were
 * voided and take up no more time, so that later ones move up.
 */
export function prepaidSpans(payments: readonly Prepaid[]): PrepaidSpan[] {
  const inOrder = payments.toSorted((a, b) => a.paidAt - b.paidAt || (a.id < b.id ? -1 : 1));
  const last = { plus: { since: 0, end: 0 }, max: { since: 0, end: 0 } };
  return inOrder.flatMap((paid) => {
    const before = last[paid.tier];
    const start = Math.max(paid.paidAt, paid.notBefore ?? 0, before.end);
    const since = start === before.end ? before.since : start;
    const whole = lengthened({ start: since, end: start }, paid.months);
    const end = Math.min(whole, paid.voidedAt ?? Infinity);
    if (end <= start) return [];
    last[paid.tier] = { since: end === whole ? since : end, end };
    return [{ paid, start, end, since }];
  });
}

/** When the first of the payments began that follow one another up to this end of a plan; null if none ends then. */
export const paidSince = (payments: readonly Prepaid[], tier: MembershipTier, endDate: number | null): number | null =>
  prepaidSpans(payments).find(({ paid, end }) => paid.tier === tier && end === endDate)?.since ?? null;

/**
 * What the unused part of the paid time is worth, in cents: each payment in proportion to its time that lies after
 * `now`, rounded down. Never negative, never more than was paid; voided payments are worth nothing.
 */
export function unusedCents(payments: readonly Prepaid[], now: number): number {
  const worth = ({ paid, start, end }: PrepaidSpan): number => {
    const left = (end - Math.max(start, now)) / (end - start);
    return paid.voidedAt !== null ? 0 : Math.floor(paid.amountCents * Math.min(1, Math.max(0, left)));
  };
  return prepaidSpans(payments).reduce((sum, span) => sum + worth(span), 0);
}
