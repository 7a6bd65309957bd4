import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entitledTo, grantedTime, renewalGraceMs, validPrepaid, subscriptionCover, type Facts, type SubscriptionState } from './entitlement.ts';
import { addMonths, paidChange } from './membership.ts';
import { minMonths, maxMonths, priceOrder, type MembershipStatus } from './order.ts';
import { maxPrepaidMonths, paidSince, prepaidSpans, unusedCents, type Prepaid } from './prepaid.ts';
import { tierDefinitions } from './tiers.ts';

const at = (text: string) => Date.parse(text);
const start = at('2026-03-10T12:00:00Z');
const paid = (change: Partial<Prepaid> = {}): Prepaid => ({
  id: 'a',
  tier: 'plus',
  months: 2,
  amountCents: 1998,
  paidAt: start,
  notBefore: null,
  voidedAt: null,
  ...change,
});

const anyInstant = fc.integer({ min: at('2026-01-01'), max: at('2029-01-01') });
const anyPrepaid: fc.Arbitrary<Prepaid[]> = fc
  .array(
    fc.record({
      tier: fc.constantFrom('plus' as const, 'max' as const),
      months: fc.integer({ min: 1, max: 24 }),
      amountCents: fc.integer({ min: 0, max: 50_000 }),
      paidAt: anyInstant,
      notBefore: fc.option(anyInstant),
      voidedAt: fc.option(anyInstant),
    }),
    { maxLength: 6 },
  )
  .map((payments) => payments.map((payment, index) => ({ ...payment, id: String(index) })));

describe('months paid at once', () => {
  it('run one after another within a tier, and beside each other across tiers', () => {
    const spans = prepaidSpans([paid(), paid({ id: 'b', paidAt: start + 5, months: 1 }), paid({ id: 'c', tier: 'max', paidAt: start + 9 })]);
    const end = addMonths(start, 2);
    expect(spans.map(({ start: from, end: to }) => [from, to])).toEqual([
      [start, end],
      [end, addMonths(end, 1)],
      [start + 9, addMonths(start + 9, 2)],
    ]);
  });
  it('end on the same day bought one by one as bought at once, whatever months lie between', () => {
    const january = at('2026-01-31T08:00:00Z');
    const one = paid({ months: 1, paidAt: january });
    expect(prepaidSpans([one, { ...one, id: 'b', paidAt: at('2026-02-05') }]).at(-1)?.end).toBe(at('2026-03-31T08:00:00Z'));
    const bought = fc.array(fc.record({ months: fc.integer({ min: 1, max: 24 }), part: fc.double({ min: 0, max: 1, noNaN: true }) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(anyInstant, bought, (first, orders) => {
        const payments: Prepaid[] = [];
        let status: MembershipStatus = nobody;
        for (const [index, { months, part }] of orders.entries()) {
          const end = prepaidSpans(payments).at(-1)?.end ?? first;
          const paidAt = Math.floor(first + part * (end - first));
          status = index === 0 ? nobody : { ...nobody, tier: 'plus', endDate: end, paidSince: paidSince(payments, 'plus', end) };
          const price = priceOrder({ tier: 'plus', months }, status, paidAt);
          payments.push(paid({ id: String(index), months, paidAt: Math.max(paidAt, payments.at(-1)?.paidAt ?? 0) }));
          // The screen names the day that the payment then buys.
          if (!('refused' in price)) expect(price.until).toBe(prepaidSpans(payments).at(-1)?.end);
        }
        const all = orders.reduce((sum, { months }) => sum + months, 0);
        expect(prepaidSpans(payments).at(-1)?.end).toBe(addMonths(first, all));
      }),
    );
  });
  it('move up when an earlier payment is voided', () => {
    const refunded = paid({ voidedAt: start + 1000 });
    expect(prepaidSpans([refunded, paid({ id: 'b', paidAt: start + 5 })]).map(({ start: from }) => from)).toEqual([start, start + 1000]);
  });
  it('wait for a granted plan of the same tier', () => expect(prepaidSpans([paid({ notBefore: start + 99 })])[0]?.start).toBe(start + 99));
  it('are worth what of them lies ahead', () => {
    const end = addMonths(start, 2);
    expect([start - 1, start, (start + end) / 2, end - 1, end, end + 1].map((now) => unusedCents([paid()], now))).toEqual([1998, 1998, 999, 0, 0, 0]);
    expect(unusedCents([paid({ voidedAt: end })], start)).toBe(0);
  });
  it('never are worth less than nothing or more than was paid, and lose worth with time', () => {
    fc.assert(
      fc.property(anyPrepaid, anyInstant, fc.nat(400 * 86_400_000), (payments, now, later) => {
        const worth = unusedCents(payments, now);
        expect(Number.isInteger(worth)).toBe(true);
        expect(worth).toBeGreaterThanOrEqual(0);
        expect(worth).toBeLessThanOrEqual(payments.reduce((sum, { amountCents }) => sum + amountCents, 0));
        expect(unusedCents(payments, now + later)).toBeLessThanOrEqual(worth);
      }),
    );
  });
  it('of one tier never overlap, in whatever order they are known', () => {
    fc.assert(
      fc.property(anyPrepaid, (payments) => {
        const spans = prepaidSpans(payments);
        expect(prepaidSpans(payments.toReversed())).toEqual(spans);
        for (const tier of ['plus', 'max'] as const) {
          const own = spans.filter((span) => span.paid.tier === tier);
          for (const [index, span] of own.entries()) {
            expect(span.end).toBeGreaterThan(span.start);
            expect(span.start).toBeGreaterThanOrEqual(Math.max(span.paid.paidAt, own[index - 1]?.end ?? 0));
          }
        }
      }),
    );
  });
});

const subscription: SubscriptionState = {
  tier: 'plus',
  status: 'active',
  startedAt: start,
  periodStart: start,
  periodEnd: addMonths(start, 1),
  endsAt: null,
  paid: true,
  paidAt: start,
};

describe('a subscription', () => {
  const end = addMonths(start, 1);
  it.each([
    ['renews', {}, end + renewalGraceMs],
    ['is cancelled', { endsAt: end }, end],
    ['is cancelled at once', { endsAt: start + 5 }, start + 5],
    ['was not paid', { paid: false, status: 'overdue' }, start + renewalGraceMs],
    ['was not paid and is cancelled', { paid: false, endsAt: start + 5 }, start + 5],
    ['is over', { status: 'ended' }, null],
  ] as const)('that %s', (_, change, until) => expect(subscriptionCover({ ...subscription, ...change })).toBe(until));
});

const facts = (change: Partial<Facts> = {}): Facts => ({ grant: null, prepaid: [], subscription: null, pastSubscriptions: [], ...change });
const grant = (tier: 'free' | 'plus' | 'max', endDate: number | null, decidedAt = start) => ({
  membership: { tier, startDate: decidedAt, endDate },
  decidedAt,
  endedAt: tier === 'free' ? decidedAt : null,
});

describe('what one is entitled to', () => {
  it('is nothing without facts', () => expect(entitledTo(facts(), start)).toBeNull());
  it('is the highest that runs, to the end of what follows without a gap', () => {
    const month = addMonths(start, 1);
    const many = facts({ grant: grant('max', start + 1000), prepaid: [paid(), paid({ id: 'b', paidAt: start + 1 })] });
    expect(entitledTo(many, start)).toEqual({ tier: 'max', startDate: start, endDate: start + 1000 });
    expect(entitledTo(many, start + 1001)).toEqual({ tier: 'plus', startDate: start, endDate: addMonths(addMonths(start, 2), 2) });
    expect(entitledTo(facts({ grant: grant('plus', null), subscription }), month)?.endDate).toBeNull();
    expect(entitledTo(facts({ subscription: { ...subscription, startedAt: start + 5000 } }), start)?.tier).toBe('plus');
  });
  it('is ended by an administrator until something is paid after that', () => {
    const ended = grant('free', null, start + 10);
    expect(entitledTo(facts({ grant: ended, prepaid: [paid()], subscription }), start + 20)).toBeNull();
    expect(entitledTo(facts({ grant: ended, prepaid: [paid({ paidAt: start + 11 })] }), start + 20)?.tier).toBe('plus');
    expect(entitledTo(facts({ grant: ended, subscription: { ...subscription, paidAt: start + 11 } }), start + 20)?.tier).toBe('plus');
    expect(validPrepaid({ grant: ended, prepaid: [paid()] })).toEqual([]);
    // Another plan granted later does not bring back what was ended.
    const later = { ...grant('plus', start + 30, start + 20), endedAt: start + 10 };
    expect(entitledTo(facts({ grant: later, prepaid: [paid({ tier: 'max' })] }), start + 25)?.tier).toBe('plus');
  });
  it('never has ended already, and never more than 24 months of one payment ahead', () => {
    fc.assert(
      fc.property(anyPrepaid, anyInstant, (prepaid, now) => {
        const entitled = entitledTo(facts({ prepaid }), now);
        if (!entitled) return;
        expect(entitled.startDate).toBeLessThanOrEqual(now);
        expect(entitled.endDate).toBeGreaterThanOrEqual(now);
        expect(prepaid.some(({ tier }) => tier === entitled.tier)).toBe(true);
      }),
    );
  });
  it('keeps granted time while a subscription is paid for, and gives it afterwards', () => {
    const granted = grant('plus', addMonths(start, 2), start);
    const week = 7 * 86_400_000;
    const began = { ...subscription, startedAt: start + week, periodStart: start + week, periodEnd: start + 5 * week };
    const left = addMonths(start, 2) - (start + week);
    const cover = start + 5 * week + renewalGraceMs;
    expect(entitledTo(facts({ grant: granted, subscription: began }), start + 2 * week)?.endDate).toBe(cover + left);
    expect(grantedTime(facts({ grant: granted, subscription: began }), start + 2 * week)).toEqual({ tier: 'plus', left, waits: true, until: cover + left });
    const over = facts({ grant: granted, pastSubscriptions: [{ tier: 'plus', start: start + week, end: start + 5 * week }] });
    expect(entitledTo(over, start + 6 * week)).toMatchObject({ tier: 'plus', endDate: start + 5 * week + left });
    expect(grantedTime(over, start + 6 * week)).toEqual({ tier: 'plus', left: left - week, waits: false, until: start + 5 * week + left });
    // A lower plan that is paid for does not use up the time of a higher one, nor make it wait.
    expect(entitledTo(facts({ grant: grant('max', start + week), subscription }), start + 1)?.tier).toBe('max');
    expect(grantedTime(facts({ grant: grant('max', start + week), subscription }), start + 1)).toEqual({
      tier: 'max',
      left: week - 1,
      waits: false,
      until: start + week,
    });
    expect([grantedTime(facts(), start), grantedTime(facts({ grant: grant('plus', null) }), start)]).toEqual([null, null]);
  });
  it('gives all that was granted, whatever was paid meanwhile', () => {
    const day = 86_400_000;
    const anyPast = fc.array(fc.record({ tier: fc.constantFrom('plus' as const, 'max' as const), from: fc.nat(400), days: fc.integer({ min: 1, max: 60 }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(anyPast, fc.integer({ min: 1, max: 400 }), (past, days) => {
        const pastSubscriptions = past.map(({ tier, from, days: length }) => ({ tier, start: start + from * day, end: start + (from + length) * day }));
        const known = facts({ grant: grant('plus', start + days * day), pastSubscriptions });
        // Looked at every noon: days of the grant are those on which nothing was paid for.
        const noons = Array.from({ length: 1000 }, (_, index) => start + index * day + day / 2);
        const given = noons.filter((noon) => entitledTo(known, noon) !== null && !pastSubscriptions.some((span) => span.start <= noon && noon <= span.end));
        expect(given).toHaveLength(days);
        expect(grantedTime(known, start)?.left).toBe(days * day);
      }),
    );
  });
  it('is told apart from what was before', () => {
    const plus = { tier: 'plus', startDate: 0, endDate: 10 } as const;
    const free = { tier: 'free', startDate: 0, endDate: null } as const;
    const changes = [
      [free, plus],
      [plus, { ...plus, endDate: 11 }],
      [plus, { ...plus, endDate: null }],
      [plus, { ...plus, endDate: 9 }],
      [plus, { ...plus, tier: 'max' as const }],
      [plus, free],
      [plus, { ...plus, startDate: 3 }],
      [free, free],
    ] as const;
    expect(changes.map(([before, after]) => paidChange(before, after))).toEqual(['purchase', 'renew', 'renew', 'shorten', 'change', 'lapse', null, null]);
  });
});

const nobody: MembershipStatus = { tier: 'free', endDate: null, paidSince: null, subscribed: false, unusedCents: 0 };
const hasPlus: MembershipStatus = { tier: 'plus', endDate: addMonths(start, 6), paidSince: start, subscribed: false, unusedCents: 5994 };

describe('an order', () => {
  it('costs what the plan costs', () => {
    expect(priceOrder({ tier: 'plus', months: null }, nobody, start)).toEqual({
      subtotalCents: 999,
      couponCents: 0,
      creditCents: 0,
      laterCents: 0,
      dueCents: 999,
      startsAt: start,
      until: addMonths(start, 1),
    });
    expect(priceOrder({ tier: 'max', months: 24 }, nobody, start)).toMatchObject({ subtotalCents: 47_976, dueCents: 47_976, until: addMonths(start, 24) });
  });
  it('of more months begins at the end of those there are', () =>
    expect(priceOrder({ tier: 'plus', months: 3 }, hasPlus, start)).toMatchObject({ dueCents: 2997, creditCents: 0, startsAt: hasPlus.endDate }));
  it('of another plan counts what is unused', () => {
    expect(priceOrder({ tier: 'max', months: 4 }, hasPlus, start)).toMatchObject({ creditCents: 5994, dueCents: 7996 - 5994, startsAt: start });
    expect(priceOrder({ tier: 'max', months: 2 }, hasPlus, start)).toEqual({ refused: 'too-few-months' });
    expect(priceOrder({ tier: 'max', months: null }, hasPlus, start)).toMatchObject({ creditCents: 1999, laterCents: 3995, dueCents: 0 });
    // One discount fits on a subscription.
    expect(priceOrder({ tier: 'max', months: null }, hasPlus, start, 500)).toMatchObject({
      couponCents: 500,
      creditCents: 0,
      laterCents: 5994,
      dueCents: 1499,
    });
    expect(minMonths('max', hasPlus)).toBe(3);
    expect([minMonths('plus', hasPlus), minMonths('max', nobody)]).toEqual([1, 1]);
  });
  it('is refused where it makes no sense', () => {
    expect(priceOrder({ tier: 'max', months: 1 }, { ...hasPlus, subscribed: true }, start)).toEqual({ refused: 'subscription-running' });
    expect(priceOrder({ tier: 'plus', months: null }, { ...hasPlus, tier: 'max' }, start)).toEqual({ refused: 'plan-lower' });
    expect(priceOrder({ tier: 'plus', months: 19 }, hasPlus, start)).toEqual({ refused: 'too-many-months' });
    expect(priceOrder({ tier: 'plus', months: null }, { ...hasPlus, endDate: null }, start)).toEqual({ refused: 'plan-lower' });
    expect(maxMonths('plus', hasPlus, start)).toBe(18);
    expect(maxMonths('plus', { ...hasPlus, endDate: null }, start)).toBe(0);
  });
  it('never costs less than nothing, nor an amount too small to charge, and every cent is accounted for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('plus' as const, 'max' as const),
        fc.option(fc.integer({ min: 1, max: maxPrepaidMonths })),
        fc.integer({ min: 0, max: 50_000 }),
        fc.option(fc.integer({ min: -5, max: 60_000 })),
        (tier, months, unused, off) => {
          const price = priceOrder({ tier, months }, { ...nobody, unusedCents: unused }, start, off);
          if ('refused' in price) {
            expect(price.refused).toBe('too-few-months');
            return;
          }
          const { subtotalCents, couponCents, creditCents, laterCents, dueCents } = price;
          expect(subtotalCents).toBe(tierDefinitions[tier].monthlyCents * (months ?? 1));
          expect(dueCents === 0 || dueCents >= 50).toBe(true);
          expect(creditCents + laterCents).toBe(unused);
          const rest = subtotalCents - couponCents - creditCents;
          expect(rest).toBeGreaterThanOrEqual(0);
          expect(dueCents === rest || (dueCents === 0 && rest < 50)).toBe(true);
        },
      ),
    );
  });
});
