/** Months paid at once: when they begin and end, and what is left of them. Instants are epoch ms, money US cents. */
import { addMonths } from './membership.ts';
import type { PaidTier } from './coupons.ts';

/** Nobody can pay for more than this many months ahead. */
export const longestPrepaid = 24;

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
}

/**
 * The payments placed one after another, those of one tier never overlapping. Voided ones end where they were
 * voided and take up no more time, so that later ones move up.
 */
export function prepaidSpans(payments: readonly Prepaid[]): PrepaidSpan[] {
  const inOrder = payments.toSorted((a, b) => a.paidAt - b.paidAt || (a.id < b.id ? -1 : 1));
  const ends = { plus: 0, max: 0 };
  return inOrder.flatMap((paid) => {
    const start = Math.max(paid.paidAt, paid.notBefore ?? 0, ends[paid.tier]);
    const end = Math.min(addMonths(start, paid.months), paid.voidedAt ?? Infinity);
    if (end <= start) return [];
    ends[paid.tier] = end;
    return [{ paid, start, end }];
  });
}

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
