/** Sentences about plans and prices. */
import type { Granted, Plan } from '#contract/payment.ts';
import { discountOf, dollars, type CouponTerms, type PaidTier } from '#core/membership/coupons.ts';
import { addMonths } from '#core/membership/membership.ts';
import type { OrderRefusal, Price } from '#core/membership/order.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { formatCount, formatDate } from '#client/ui/format.ts';

export const nameOf = (tier: Plan['tier']): string => tierDefinitions[tier].name;

/** How long the plan lasts, in a sentence; null for Free. */
export function planSentence({ tier, endDate, subscription }: Pick<Plan, 'tier' | 'endDate' | 'subscription'>): string | null {
  if (subscription?.status === 'overdue')
    return `The last payment for ${nameOf(subscription.tier)} did not go through. Please check your card, or your plan will end${endDate ? ` on ${formatDate(endDate)}` : ' soon'}.`;
  if (subscription?.renewsAt)
    return `Renews on ${formatDate(subscription.renewsAt)} for ${dollars(tierDefinitions[subscription.tier].monthlyCents)}, minus any coupon or credit. You can cancel anytime.`;
  if (subscription?.endsAt)
    return `Canceled. You have ${nameOf(subscription.tier)} until ${formatDate(subscription.endsAt)}, and you will not be charged again.`;
  if (tier === 'free') return null;
  return endDate ? `Active until ${formatDate(endDate)}. It does not renew automatically.` : 'It does not expire.';
}

/** Granted time that begins when the subscription ends. */
export const waitingSentence = ({ tier, days }: Granted): string =>
  `${formatCount(days, 'more day')} of ${nameOf(tier)} ${days === 1 ? 'was' : 'were'} granted to you. ${days === 1 ? 'It begins' : 'They begin'} when your subscription ends.`;

/** The same before the subscription is bought. */
export const keptSentence = ({ tier, days }: Granted): string =>
  `You still have ${formatCount(days, 'day')} of ${nameOf(tier)} that ${days === 1 ? 'was' : 'were'} granted to you. ${days === 1 ? 'It’ll begin' : 'They’ll begin'} when your subscription ends.`;

/** Why a plan cannot be ordered, as its card says it. */
export const refusalText = {
  'subscription-running': 'You already have a subscription.',
  'plan-lower': 'Your plan includes this.',
  'too-many-months': 'You have already paid 24 months ahead, which is the limit.',
  'too-few-months': 'Your credit is worth more than this. Choose more months so you do not lose any of it.',
} as const satisfies Record<OrderRefusal, string>;

export interface PriceLine {
  readonly label: string;
  readonly cents: number;
}

/** The order line by line, as on a receipt. */
export function priceLines(tier: PaidTier, months: number | null, price: Price): PriceLine[] {
  const monthly = dollars(tierDefinitions[tier].monthlyCents);
  const waived = price.subtotalCents - price.couponCents - price.creditCents - price.dueCents;
  return [
    { label: months === null ? `${nameOf(tier)}, first month` : `${nameOf(tier)}, ${formatCount(months, 'month')} × ${monthly}`, cents: price.subtotalCents },
    ...(price.couponCents > 0 ? [{ label: 'Coupon', cents: -price.couponCents }] : []),
    ...(price.creditCents > 0 ? [{ label: 'Credit for unused months', cents: -price.creditCents }] : []),
    ...(waived > 0 ? [{ label: 'Amount too small to charge', cents: -waived }] : []),
  ];
}

/** What every month costs after the first; a coupon may apply to some of them, or to all. */
function renewals(tier: PaidTier, price: Price, terms: CouponTerms | null): string {
  const day = (at: number) => formatDate(new Date(at).toISOString());
  const { monthlyCents } = tierDefinitions[tier];
  const monthly = dollars(monthlyCents);
  const reduced = terms && dollars(monthlyCents - discountOf(terms, monthlyCents));
  if (reduced && terms.duration.kind === 'forever') return `Then ${reduced} every month starting ${day(price.until)}, until you cancel.`;
  if (reduced && terms.duration.kind === 'months' && terms.duration.months > 1)
    return `Then ${reduced} every month starting ${day(price.until)}, and ${monthly} starting ${day(addMonths(price.startsAt, terms.duration.months))}, until you cancel.`;
  return `Then ${monthly} every month starting ${day(price.until)}, until you cancel.`;
}

/** What happens after today. */
export function afterwards(tier: PaidTier, months: number | null, price: Price, terms: CouponTerms | null): string {
  const later = price.laterCents > 0 ? ` ${dollars(price.laterCents)} of your credit is saved for your next payments.` : '';
  if (months === null) return `${renewals(tier, price, terms)}${later}`;
  return `One payment. You have ${nameOf(tier)} until ${formatDate(new Date(price.until).toISOString())}, and it does not renew.${later}`;
}
