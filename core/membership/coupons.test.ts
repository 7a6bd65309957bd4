import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponCode, singleUseCode } from './coupon-code.ts';
import {
  areTerms,
  couponLimits,
  couponRefusal,
  couponState,
  coveredMonths,
  discountOf,
  dollars,
  paidTiers,
  priceOfOrder,
  termsText,
  publicReason,
  type Coupon,
  type CouponTerms,
  type CouponUse,
} from './coupons.ts';
import { tierDefinitions } from './tiers.ts';

const percent = (value: number): CouponTerms => ({ discount: { kind: 'percent', percent: value }, duration: { kind: 'once' } });
const amount = (cents: number): CouponTerms => ({ discount: { kind: 'amount', cents }, duration: { kind: 'once' } });

const discounts = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: couponLimits.cents }) }),
);
const durations = fc.oneof(
  fc.constant({ kind: 'once' as const }),
  fc.constant({ kind: 'forever' as const }),
  fc.record({ kind: fc.constant('months' as const), months: fc.integer({ min: 1, max: couponLimits.months }) }),
);
const terms = fc.record({ discount: discounts, duration: durations });
const prices = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('a discount', () => {
  it.each([
    [percent(20), 999, 200],
    [percent(50), 999, 500],
    [percent(33), 1999, 660],
    [percent(1), 49, 0],
    [percent(1), 50, 1],
    [percent(100), 1999, 1999],
    [amount(500), 999, 500],
    [amount(500), 499, 499],
    [amount(500), 0, 0],
    [percent(100), Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('%j off %i cents is %i', (coupon, price, off) => expect(discountOf(coupon, price)).toBe(off));

  it('is whole cents, never negative, never above the price', () => {
    fc.assert(
      fc.property(terms, prices, (coupon, price) => {
        const off = discountOf(coupon, price);
        expect(Number.isSafeInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(price);
      }),
    );
  });

  it('in percent is exact to half a cent, at any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), prices, (share, price) => {
        const error = BigInt(discountOf(percent(share), price)) * 100n - BigInt(price) * BigInt(share);
        expect(error >= -50n && error <= 50n).toBe(true);
      }),
    );
  });

  it('grows with the price', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 1e9 }), (coupon, price) => {
        expect(discountOf(coupon, price + 1)).toBeGreaterThanOrEqual(discountOf(coupon, price));
      }),
    );
  });

  it('does not exist beyond its limits', () => {
    for (const value of [0, -1, 101, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(areTerms(percent(value))).toBe(false);
      expect(() => discountOf(percent(value), 999)).toThrow(RangeError);
    }
    for (const value of [0, -1, couponLimits.cents + 1, 0.5, 2 ** 53, Number.NaN]) {
      expect(areTerms(amount(value))).toBe(false);
      expect(() => discountOf(amount(value), 999)).toThrow(RangeError);
    }
    for (const months of [0, -3, couponLimits.months + 1, 1.5]) expect(areTerms({ ...percent(5), duration: { kind: 'months', months } })).toBe(false);
    for (const price of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => discountOf(percent(5), price)).toThrow(RangeError);
  });
});

describe('an order', () => {
  const monthly = tierDefinitions.plus.monthlyCents;

  it('is due in full without a coupon', () => {
    expect(priceOfOrder('plus', null, null)).toEqual({ listCents: 999, offCents: 0, dueCents: 999 });
    expect(priceOfOrder('max', 6, null)).toEqual({ listCents: 11_994, offCents: 0, dueCents: 11_994 });
  });
  it('of several months is discounted for those the coupon is for', () => {
    const off = (duration: CouponTerms['duration'], months: number | null) => priceOfOrder('plus', months, { ...percent(20), duration }).offCents;
    expect([off({ kind: 'once' }, null), off({ kind: 'once' }, 1), off({ kind: 'once' }, 12)]).toEqual([200, 200, 200]);
    expect([off({ kind: 'months', months: 3 }, 2), off({ kind: 'months', months: 3 }, 12)]).toEqual([400, 600]);
    expect([off({ kind: 'forever' }, null), off({ kind: 'forever' }, 24)]).toEqual([200, 4800]);
  });
  it('can be free, for the months that are', () => {
    expect(priceOfOrder('plus', 1, percent(100)).dueCents).toBe(0);
    expect(priceOfOrder('plus', 2, percent(100)).dueCents).toBe(monthly);
    expect(priceOfOrder('max', 24, { ...percent(100), duration: { kind: 'forever' } }).dueCents).toBe(0);
  });
  it('costs the same as its months one by one, and never less than nothing', () => {
    fc.assert(
      fc.property(terms, fc.constantFrom(...paidTiers), fc.integer({ min: 1, max: couponLimits.prepaidMonths }), (coupon, tier, months) => {
        const { listCents, offCents, dueCents } = priceOfOrder(tier, months, coupon);
        const single = discountOf(coupon, tierDefinitions[tier].monthlyCents);
        const oneByOne = Array.from({ length: months }, (_, index) => (coveredMonths(coupon, index + 1) > coveredMonths(coupon, index) ? single : 0));
        expect(offCents).toBe(oneByOne.reduce((sum, off) => sum + off, 0));
        expect(dueCents).toBe(listCents - offCents);
        expect(dueCents).toBeGreaterThanOrEqual(0);
        expect(dueCents).toBeLessThanOrEqual(listCents);
      }),
    );
  });
  it('has a number of months that exists', () => {
    for (const months of [0, -1, 25, 1.5, Number.NaN]) expect(() => priceOfOrder('plus', months, null)).toThrow(RangeError);
  });
});

describe('words', () => {
  it.each([
    [percent(20), '20% off the first month'],
    [{ ...percent(20), duration: { kind: 'months', months: 3 } }, '20% off for 3 months'],
    [{ ...percent(20), duration: { kind: 'months', months: 1 } }, '20% off the first month'],
    [{ ...percent(100), duration: { kind: 'forever' } }, '100% off every month'],
    [amount(500), '$5.00 off the first month'],
    [{ ...amount(250), duration: { kind: 'months', months: 6 } }, '$2.50 off each month for 6 months'],
  ] as const)('%j', (coupon, text) => expect(termsText(coupon)).toBe(text));
  it('write money', () => expect([0, 5, 999, 100_000, 123_456_789].map(dollars)).toEqual(['$0.00', '$0.05', '$9.99', '$1,000.00', '$1,234,567.89']));
});

const coupon: Coupon = { ...percent(20), tiers: ['plus'], startsAt: 1000, expiresAt: 9000, pausedAt: null, endedAt: null, maxUses: 3, usesPerUser: 1 };
const unused: CouponUse = { inAll: 0, codeTaken: false, byUser: 0, reservedByUser: false };

describe('a coupon', () => {
  it.each<[string, Partial<Coupon>, Partial<CouponUse>, 'plus' | 'max', number, string | null]>([
    ['works', {}, {}, 'plus', 5000, null],
    ['works from its first instant', {}, {}, 'plus', 1000, null],
    ['does not work before', {}, {}, 'plus', 999, 'not-yet'],
    ['works until just before its last instant', {}, {}, 'plus', 8999, null],
    ['has expired at it', {}, {}, 'plus', 9000, 'expired'],
    ['with no end date never expires', { expiresAt: null }, {}, 'plus', 9e15, null],
    ['was ended', { endedAt: 4000 }, {}, 'plus', 5000, 'expired'],
    ['was ended before it began, which is as if it had never been', { endedAt: 1000 }, {}, 'plus', 5000, 'unknown'],
    ['is paused', { pausedAt: 4000 }, {}, 'plus', 5000, 'paused'],
    ['is for another tier', {}, {}, 'max', 5000, 'wrong-tier'],
    ['has one use left', {}, { inAll: 2 }, 'plus', 5000, null],
    ['is used up', {}, { inAll: 3 }, 'plus', 5000, 'used-up'],
    ['without a limit is never used up', { maxUses: null }, { inAll: 1e6 }, 'plus', 5000, null],
    ['works once, and somebody has it', {}, { codeTaken: true }, 'plus', 5000, 'used-up'],
    ['was used by this user', {}, { byUser: 1 }, 'plus', 5000, 'already-used'],
    ['was used by this user, and is used up', {}, { byUser: 1, inAll: 3 }, 'plus', 5000, 'already-used'],
    ['may be used twice', { usesPerUser: 2 }, { byUser: 1 }, 'plus', 5000, null],
    ['is held by this user', {}, { byUser: 1, reservedByUser: true }, 'plus', 5000, 'in-checkout'],
    ['has its last use held by this user', { usesPerUser: 2 }, { byUser: 1, inAll: 3, reservedByUser: true }, 'plus', 5000, 'in-checkout'],
  ])('%s', (_, change, use, tier, now, reason) => expect(couponRefusal({ ...coupon, ...change }, { ...unused, ...use }, tier, now)).toBe(reason));

  it('that never worked is told like one that does not exist', () => {
    expect([publicReason('not-yet'), publicReason('unknown'), publicReason('expired')]).toEqual(['unknown', 'unknown', 'expired']);
  });

  it.each<[string, Partial<Coupon>, number, number]>([
    ['active', {}, 0, 5000],
    ['scheduled', {}, 0, 500],
    ['paused', { pausedAt: 1 }, 0, 5000],
    ['used-up', {}, 3, 5000],
    ['ended', { endedAt: 5 }, 0, 500],
    ['ended', { pausedAt: 1 }, 0, 9000],
  ])('is %s', (state, change, inAll, now) => expect(couponState({ ...coupon, ...change }, inAll, now)).toBe(state));
});

describe('a code', () => {
  it('is read in any case', () => {
    expect(couponCode('  Back-2-school ')).toBe('BACK-2-SCHOOL');
    expect(couponCode('ABCD')).toBe('ABCD');
    expect(couponCode('A'.repeat(24))).toHaveLength(24);
  });
  it.each(['', 'ABC', 'A'.repeat(25), 'AB CD', 'AB_CD', 'ÄBCD', 'ſAVE', 'ıABC', '\u212aABC', 'AB\nCD', 'ABCD\u0000', '=A1+B2', '../AB', '%41BCD'])(
    'is not %j',
    (typed) => expect(couponCode(typed)).toBeNull(),
  );
  it('for one use is a code, 75 bits of the bytes, no two alike', () => {
    const bytes = fc.uint8Array({ minLength: 15, maxLength: 15 });
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const code = singleUseCode(one);
        expect(code).toMatch(/^([A-HJ-NP-Z2-9]{5}-){2}[A-HJ-NP-Z2-9]{5}$/);
        expect(couponCode(code.toLowerCase())).toBe(code);
        const same = one.every((byte, index) => (byte & 31) === ((other[index] ?? 0) & 31));
        expect(singleUseCode(other) === code).toBe(same);
      }),
    );
    expect(() => singleUseCode(new Uint8Array(8))).toThrow(RangeError);
  });
});
