import { describe, expect, test } from 'vitest';
import { priceOfOrder, type CouponTerms } from '#core/membership/coupons.ts';
import { priceOrder } from '#core/membership/order.ts';
import { afterwards } from './plan-words.ts';

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
