import { describe, expect, test } from 'vitest';
import { priceOfOrder, type CouponTerms } from '#core/membership/coupons.ts';
import { priceOrder } from '#core/membership/order.ts';
import { afterwards, keptSentence, waitingSentence } from './plan-words.ts';

const now = Date.UTC(2026, 9, 5, 12);
const newcomer = { tier: 'free', endDate: null, paidSince: null, subscribed: false, unusedCents: 0 } as const;

function said(months: number | null, terms: CouponTerms | null): string {
  const price = priceOrder({ tier: 'plus', months }, newcomer, now, terms && priceOfOrder('plus', months, terms).offCents);
  if ('refused' in price) throw new Error(price.refused);
  return afterwards('plus', months, price, terms);
}

const percent = (percent: number, duration: CouponTerms['duration']): CouponTerms => ({ discount: { kind: 'percent', percent }, duration });

describe('what a month costs after the first', () => {
  test('without a coupon, and with one for the first month: the full price', () => {
    const full = 'Then $9.99 every month starting November 5, 2026, until you cancel.';
    expect(said(null, null)).toBe(full);
    expect(said(null, percent(20, { kind: 'once' }))).toBe(full);
    expect(said(null, percent(20, { kind: 'months', months: 1 }))).toBe(full);
  });

  test('with a coupon that goes on: the lower price for as long as it does', () => {
    expect(said(null, percent(20, { kind: 'months', months: 3 }))).toBe(
      'Then $7.99 every month starting November 5, 2026, and $9.99 starting January 5, 2027, until you cancel.',
    );
    expect(said(null, percent(20, { kind: 'forever' }))).toBe('Then $7.99 every month starting November 5, 2026, until you cancel.');
  });

  test('months paid at once do not renew', () => {
    expect(said(3, percent(20, { kind: 'forever' }))).toBe('One payment. You have Plus until January 5, 2027, and it does not renew.');
  });
});

test('granted days begin when a subscription ends, before it is bought and while it runs', () => {
  const [one, many] = [
    { tier: 'plus', days: 1, waits: true },
    { tier: 'plus', days: 30, waits: true },
  ] as const;
  expect(keptSentence(one)).toBe('You still have 1 day of Plus that was granted to you. It’ll begin when your subscription ends.');
  expect(keptSentence(many)).toBe('You still have 30 days of Plus that were granted to you. They’ll begin when your subscription ends.');
  expect(waitingSentence(one)).toBe('1 more day of Plus was granted to you. It begins when your subscription ends.');
  expect(waitingSentence(many)).toBe('30 more days of Plus were granted to you. They begin when your subscription ends.');
});
