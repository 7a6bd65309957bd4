/** What a coupon does to a price, and when it counts as used. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planOf } from '../support/payment-server.ts';
import { startPaymentServerWithAdmin, tierOf, type PaymentServerWithAdmin } from '../support/payment-server-with-admin.ts';
import { verifiedStudent } from '../support/students.ts';

let shop: PaymentServerWithAdmin;
beforeAll(async () => {
  shop = await startPaymentServerWithAdmin();
});
afterAll(() => shop.stop());
beforeEach(() => shop.calm());

describe('with a coupon', () => {
  let coupons = 0;
  const coupon = async (change: object = {}): Promise<string> => {
    const code = `PAY-${++coupons}`;
    const form = {
      requestId: crypto.randomUUID(),
      name: 'Spring',
      code,
      discount: { kind: 'percent', percent: 50 },
      duration: { kind: 'once' },
      tiers: ['plus'],
      maxUses: 1,
      usesPerUser: 1,
      startsAt: null,
      expiresAt: null,
    };
    await shop.admin.api.call('makeCoupon', { body: { ...form, ...change } });
    return code;
  };
  const uses = async (code: string) =>
    (await shop.server.database.query<{ state: string }>('select state from coupon_redemptions where code = $1 order by id', [code])).rows.map(
      ({ state }) => state,
    );

  test('months at once cost less, and the coupon is used when they are paid', async () => {
    const code = await coupon();
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'plus', 3, code.toLowerCase());
    expect(session.amount_total).toBe(2997 - 500);
    expect(await uses(code)).toEqual(['reserved']);
    const other = await verifiedStudent(shop.server);
    expect(await other.api.refused('startCheckout', { body: { tier: 'plus', months: 1, couponCode: code } })).toMatchObject({ code: 'coupon-used-up' });
    await shop.stripe.pay(session.id);
    expect([await uses(code), await tierOf(person)]).toEqual([['used'], 'plus']);
    expect((await planOf(person)).payments).toMatchObject([{ amountCents: 2497 }]);
  });

  test('a subscription keeps it for as many months as it is for', async () => {
    const code = await coupon({ duration: { kind: 'months', months: 2 } });
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'plus', null, code);
    expect(session.amount_total).toBe(499);
    expect(shop.stripe.model.coupons.get(session.coupon ?? '')).toMatchObject({ percent_off: 50, duration: 'repeating', duration_in_months: 2 });
  });

  test('that is for one plan goes with it, which is said before', async () => {
    const code = await coupon({ duration: { kind: 'forever' } });
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'plus', null, code);
    await shop.stripe.pay(session.id);
    const preview = await person.api.call('previewChange', { body: { tier: 'max' } });
    expect(preview).toMatchObject({ coupon: { text: '50% off every month', kept: false }, monthlyCents: 1999 });
    expect(preview.dueCents).toBeGreaterThan(1490);
    await person.api.call('changePlan', { body: { quoteId: preview.quoteId } });
    await expect.poll(() => tierOf(person)).toBe('max');
    const subscription = shop.stripe.subscriptionOf(session);
    expect(subscription.coupon).toBeNull();
    await expect.poll(async () => (await planOf(person)).payments[0]).toMatchObject({ tier: 'max', amountCents: preview.dueCents });
    shop.moveTo(subscription.current_period_end * 1000 + 1000);
    try {
      await shop.keepSignedIn();
      await shop.stripe.renew(subscription.id);
      expect((await planOf(person)).payments[0]).toMatchObject({ amountCents: 1999 });
    } finally {
      shop.moveTo(Date.now());
    }
  });

  test('that is for both plans stays, which is said too', async () => {
    const code = await coupon({ duration: { kind: 'forever' }, tiers: ['plus', 'max'] });
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'plus', null, code);
    await shop.stripe.pay(session.id);
    const preview = await person.api.call('previewChange', { body: { tier: 'max' } });
    expect(preview).toMatchObject({ coupon: { text: '50% off every month', kept: true }, monthlyCents: 999 });
    await person.api.call('changePlan', { body: { quoteId: preview.quoteId } });
    await expect.poll(() => tierOf(person)).toBe('max');
    expect(shop.stripe.subscriptionOf(session).coupon).not.toBeNull();
    // One whose months are over is not spoken of.
    const once = await verifiedStudent(shop.server);
    await shop.stripe.pay((await shop.order(once, 'plus', null, await coupon())).session.id);
    expect((await once.api.call('previewChange', { body: { tier: 'max' } })).coupon).toBeNull();
  });

  test('cannot be kept from others by somebody who does not pay', async () => {
    const code = await coupon();
    const idler = await verifiedStudent(shop.server);
    const left = await shop.order(idler, 'plus', 1, code);
    const buyer = await verifiedStudent(shop.server);
    const check = () => buyer.api.try('checkCoupon', { body: { code, tier: 'plus', months: 1 } });
    const wanted = { body: { tier: 'plus', months: 1, couponCode: code } } as const;
    expect([(await check()).status, await buyer.api.refused('startCheckout', wanted)]).toMatchObject([409, { code: 'coupon-used-up' }]);
    expect(left.session.status).toBe('open');
    shop.server.advance(11 * 60_000);
    try {
      expect((await check()).status).toBe(200);
      const { session } = await shop.order(buyer, 'plus', 1, code);
      expect(left.session.status).toBe('expired');
      expect(await shop.checkoutState(idler, left.checkoutId)).toBe('ended');
      await shop.stripe.pay(session.id);
      expect((await uses(code)).toSorted()).toEqual(['released', 'used']);
    } finally {
      shop.server.advance(-11 * 60_000);
    }
  });

  test('and not be taken from somebody who has just paid', async () => {
    const code = await coupon();
    const payer = await verifiedStudent(shop.server);
    const { session } = await shop.order(payer, 'plus', 1, code);
    await shop.keeping(() => shop.stripe.pay(session.id));
    const late = await verifiedStudent(shop.server);
    shop.server.advance(11 * 60_000);
    try {
      expect(await late.api.refused('startCheckout', { body: { tier: 'plus', months: 1, couponCode: code } })).toMatchObject({ code: 'coupon-used-up' });
      expect([await uses(code), await tierOf(payer)]).toEqual([['used'], 'plus']);
    } finally {
      shop.server.advance(-11 * 60_000);
    }
  });

  test('that makes it free still needs the page and the message', async () => {
    const code = await coupon({ discount: { kind: 'percent', percent: 100 } });
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'plus', 1, code);
    expect([session.amount_total, await tierOf(person)]).toEqual([0, 'free']);
    await shop.stripe.pay(session.id);
    expect([await tierOf(person), await uses(code), (await planOf(person)).unusedCents]).toEqual(['plus', ['used'], 0]);
  });

  test('an unused page gives it back', async () => {
    const code = await coupon();
    const person = await verifiedStudent(shop.server);
    const first = await shop.order(person, 'plus', 1, code);
    await person.api.call('cancelCheckout', { params: { checkoutId: first.checkoutId } });
    expect(await uses(code)).toEqual(['released']);
    const second = await shop.order(person, 'plus', 1, code);
    await shop.stripe.expire(second.session.id);
    expect(await uses(code)).toEqual(['released', 'released']);
    shop.stripe.down = true;
    expect(await person.api.refused('startCheckout', { body: { tier: 'plus', months: 1, couponCode: code } })).toMatchObject({
      status: 502,
      code: 'payment-unavailable',
    });
    shop.stripe.down = false;
    await shop.order(person, 'plus', 2, code);
    await shop.order(person, 'plus', 3, code);
    expect(await uses(code)).toEqual(['released', 'released', ...(await uses(code)).slice(2, -1).map(() => 'released'), 'reserved']);
  });

  test('codes that do not work are refused before a page is opened', async () => {
    const person = await verifiedStudent(shop.server);
    const pages = shop.stripe.model.sessions.size;
    for (const [couponCode, code, tier] of [
      ['NO-SUCH-CODE', 'coupon-unknown', 'plus'],
      ['%', 'coupon-unknown', 'plus'],
      [await coupon(), 'coupon-wrong-tier', 'max'],
    ] as const)
      expect(await person.api.refused('startCheckout', { body: { tier, months: 1, couponCode } })).toMatchObject({ code });
    expect(shop.stripe.model.sessions.size).toBe(pages);
  });
});
