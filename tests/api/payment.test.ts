/** Payment: what is charged, what it gives, and that only the provider’s signed word gives it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renewalGraceMs } from '#core/membership/entitlement.ts';
import { addMonths } from '#core/membership/membership.ts';
import { readConfig } from '#server/config.ts';
import { planOf } from '../support/payment-server.ts';
import { endOf, startPaymentServerWithAdmin, tierOf, type PaymentServerWithAdmin } from '../support/payment-server-with-admin.ts';
import { signUp, verifiedStudent } from '../support/students.ts';
import { startTestServer } from '../support/test-server.ts';

let shop: PaymentServerWithAdmin;
beforeAll(async () => {
  shop = await startPaymentServerWithAdmin();
});
afterAll(() => shop.stop());
beforeEach(() => shop.calm());

describe('buying', () => {
  test('months at once: page, payment, message, plan, receipt, history', async () => {
    const person = await verifiedStudent(shop.server);
    expect(await planOf(person)).toMatchObject({ available: true, tier: 'free', subscription: null, unusedCents: 0, hasBilling: false, payments: [] });
    const { checkoutId, session } = await shop.order(person, 'plus', 3);
    expect(session).toMatchObject({ mode: 'payment', quantity: 3, amount_total: 2997, currency: 'usd' });
    expect(session.success_url).toBe(`${shop.server.config.publicUrl}/payment/success?checkout=${checkoutId}`);
    expect([await tierOf(person), await shop.checkoutState(person, checkoutId)]).toEqual(['free', 'open']);
    await shop.stripe.pay(session.id);
    expect([await tierOf(person), await shop.checkoutState(person, checkoutId)]).toEqual(['plus', 'paid']);
    const charged = [...shop.stripe.model.charges.values()].find(({ payment_intent: id }) => id === session.payment_intent);
    expect(await endOf(person)).toBe(addMonths((charged?.created ?? 0) * 1000, 3));
    const plan = await planOf(person);
    expect(plan).toMatchObject({
      tier: 'plus',
      subscription: null,
      hasBilling: true,
      payments: [{ tier: 'plus', months: 3, amountCents: 2997, currency: 'usd' }],
    });
    expect(plan.payments[0]?.receiptUrl).toBe(charged?.receipt_url);
    const { history, payments } = await shop.detail(person);
    expect(history).toMatchObject([{ kind: 'purchase', by: 'payment', adminName: null, previousTier: 'free', tier: 'plus', reason: '3 months paid' }]);
    expect(payments).toMatchObject([{ amountCents: 2997, reference: session.payment_intent }]);
  });

  test('by the month: begins, renews, ends after it was cancelled', async () => {
    const { person, session } = await shop.buy('max', null);
    expect(session).toMatchObject({ mode: 'subscription', amount_total: 1999 });
    const subscription = shop.stripe.subscriptionOf(session);
    const first = subscription.current_period_end * 1000;
    expect(await tierOf(person)).toBe('max');
    expect(await endOf(person)).toBe(first + renewalGraceMs);
    expect((await planOf(person)).subscription).toEqual({
      tier: 'max',
      status: 'active',
      renewsAt: new Date(first).toISOString(),
      endsAt: null,
      pendingChange: null,
    });
    try {
      shop.moveTo(first + 60_000);
      await shop.keepSignedIn();
      await shop.stripe.renew(subscription.id);
      const second = subscription.current_period_end * 1000;
      expect(await endOf(person)).toBe(second + renewalGraceMs);
      expect((await planOf(person)).payments).toHaveLength(2);
      await shop.stripe.cancelAtPeriodEnd(subscription.id, true);
      expect(await endOf(person)).toBe(second);
      expect((await planOf(person)).subscription).toMatchObject({ renewsAt: null, endsAt: new Date(second).toISOString() });
      shop.moveTo(second - 1000);
      expect(await tierOf(person)).toBe('max');
      shop.moveTo(second + 1000);
      expect(await tierOf(person)).toBe('free');
      await shop.stripe.renew(subscription.id);
      expect(await planOf(person)).toMatchObject({ tier: 'free', subscription: null });
      expect((await shop.detail(person)).history.map(({ kind }) => kind)).toEqual(['shorten', 'renew', 'purchase']);
    } finally {
      shop.moveTo(Date.now());
    }
  });

  test('a renewal that fails gives three days, and nothing after them until it is paid', async () => {
    const { person, session } = await shop.buy('plus', null);
    const subscription = shop.stripe.subscriptionOf(session);
    const end = subscription.current_period_end * 1000;
    try {
      shop.moveTo(end + 1000);
      await shop.keepSignedIn();
      shop.stripe.model.refusedCards.add(session.customer);
      await shop.stripe.renew(subscription.id);
      expect(await endOf(person)).toBe(end + renewalGraceMs);
      expect((await planOf(person)).subscription?.status).toBe('overdue');
      shop.moveTo(end + renewalGraceMs + 1000);
      expect(await tierOf(person)).toBe('free');
      expect((await planOf(person)).payments).toHaveLength(1);
    } finally {
      shop.moveTo(Date.now());
    }
  });

  test('the customer is made once and kept', async () => {
    const person = await verifiedStudent(shop.server);
    const first = await shop.order(person, 'plus', 1);
    const second = await shop.order(person, 'max', 2);
    expect(second.session.customer).toBe(first.session.customer);
    expect(first.session.status).toBe('expired');
    expect(await shop.checkoutState(person, first.checkoutId)).toBe('ended');
    const made = shop.stripe.seen.filter(({ path, body }) => path === '/customers' && body.includes(person.id));
    expect(made).toHaveLength(1);
  });

  test('more months of the same plan go on from its end; at most 24 ahead', async () => {
    const { person } = await shop.buy('plus', 12);
    const end = await endOf(person);
    await shop.buy('plus', 2, person);
    expect(await endOf(person)).toBe(addMonths(end, 2));
    expect(await person.api.refused('startCheckout', { body: { tier: 'plus', months: 12, couponCode: null } })).toMatchObject({
      status: 409,
      code: 'too-many-months',
    });
  });

  test('another plan counts what is left of paid months', async () => {
    const { person } = await shop.buy('plus', 4);
    const [start, end] = [Date.parse((await shop.detail(person)).member.startDate), await endOf(person)];
    try {
      shop.moveTo(Math.round((start + end) / 2));
      await shop.keepSignedIn();
      const { unusedCents } = await planOf(person);
      expect(unusedCents).toBeGreaterThanOrEqual(1990);
      expect(unusedCents).toBeLessThanOrEqual(1998);
      const { session } = await shop.order(person, 'max', 2);
      expect(session.amount_total).toBeGreaterThanOrEqual(2 * 1999 - 1998);
      expect(session.amount_total).toBeLessThanOrEqual(2 * 1999 - 1990);
      await shop.stripe.pay(session.id);
      expect(await tierOf(person)).toBe('max');
      expect((await planOf(person)).unusedCents).toBeLessThanOrEqual(2 * 1999);
      // The months credited are gone: they are neither counted again nor come back.
      expect((await shop.stored(person.id)).prepaid).toMatchObject([
        { tier: 'plus', voided: true },
        { tier: 'max', voided: false },
      ]);
      expect(await person.api.refused('startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } })).toMatchObject({ code: 'plan-lower' });
    } finally {
      shop.moveTo(Date.now());
    }
  });

  test('what a subscription does not need of the credit at once is kept for its next payments', async () => {
    const { person } = await shop.buy('plus', 6);
    const credit = (await planOf(person)).unusedCents;
    expect(credit).toBeGreaterThan(5900);
    expect(await person.api.refused('startCheckout', { body: { tier: 'max', months: 2, couponCode: null } })).toMatchObject({ code: 'too-few-months' });
    const { session } = await shop.order(person, 'max', null);
    expect(session.amount_total).toBe(0);
    await shop.stripe.pay(session.id);
    expect(await tierOf(person)).toBe('max');
    const balance = () => shop.stripe.model.customers.get(session.customer)?.balance ?? 0;
    await expect.poll(balance).toBeLessThan(0);
    const kept = -balance();
    expect(kept).toBeGreaterThan(credit - 1999 - 10);
    expect(kept).toBeLessThanOrEqual(credit - 1999);
    for (const event of shop.stripe.messages.made.slice(-3)) await shop.stripe.messages.send(event);
    expect(-balance()).toBe(kept);
  });
});

describe('money that has not arrived', () => {
  test('gives nothing until it does', async () => {
    const person = await verifiedStudent(shop.server);
    const { checkoutId, session } = await shop.order(person, 'plus', 1);
    await shop.stripe.pay(session.id, 'debit');
    expect([await tierOf(person), await shop.checkoutState(person, checkoutId)]).toEqual(['free', 'pending']);
    expect((await planOf(person)).pendingCheckoutId).toBe(checkoutId);
    expect(await person.api.refused('startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } })).toMatchObject({ code: 'payment-pending' });
    await shop.stripe.settleDebit(session.id, true);
    expect([await tierOf(person), await shop.checkoutState(person, checkoutId)]).toEqual(['plus', 'paid']);
  });
  test('or ends if it never does', async () => {
    const person = await verifiedStudent(shop.server);
    const { checkoutId, session } = await shop.order(person, 'max', 1);
    await shop.stripe.pay(session.id, 'debit');
    await shop.stripe.settleDebit(session.id, false);
    expect([await tierOf(person), await shop.checkoutState(person, checkoutId)]).toEqual(['free', 'ended']);
    await shop.order(person, 'max', 1);
  });
  test('a page that was left or has expired gives nothing', async () => {
    const person = await verifiedStudent(shop.server);
    const left = await shop.order(person, 'plus', 1);
    expect(await person.api.call('cancelCheckout', { params: { checkoutId: left.checkoutId } })).toEqual({ state: 'ended' });
    expect(left.session.status).toBe('expired');
    const expired = await shop.order(person, 'plus', 1);
    await shop.stripe.expire(expired.session.id);
    expect(await shop.checkoutState(person, expired.checkoutId)).toBe('ended');
    expect(await tierOf(person)).toBe('free');
  });
});

describe('nobody', () => {
  test('sets a price, or gives themselves a plan', async () => {
    const person = await verifiedStudent(shop.server);
    const pages = shop.stripe.model.sessions.size;
    for (const body of [
      { tier: 'plus', months: 1, couponCode: null, amount: 1 },
      { tier: 'plus', months: 1, couponCode: null, unit_amount: 1, price: 'price_cheap' },
      { tier: 'free', months: 1, couponCode: null },
      { tier: 'plus', months: 0, couponCode: null },
      { tier: 'plus', months: -3, couponCode: null },
      { tier: 'plus', months: 25, couponCode: null },
      { tier: 'plus', months: 1.5, couponCode: null },
      { tier: 'plus', months: '1', couponCode: null },
      { tier: 'plus' },
    ])
      expect(await person.api.refused('startCheckout', { body }), JSON.stringify(body)).toMatchObject({ status: 400 });
    expect(shop.stripe.model.sessions.size).toBe(pages);
    // Being sent back to the success page gives nothing either.
    const { checkoutId } = await shop.order(person, 'max', 24);
    for (let n = 0; n < 3; n++) expect(await person.api.call('confirmCheckout', { params: { checkoutId } })).toMatchObject({ state: 'open' });
    expect(await tierOf(person)).toBe('free');
  });

  test('sees or closes somebody else’s payment', async () => {
    const { person, checkoutId } = await shop.buy('plus', 1);
    const open = await shop.order(await verifiedStudent(shop.server), 'plus', 1);
    const stranger = await verifiedStudent(shop.server);
    for (const id of [checkoutId, open.checkoutId]) {
      expect(await stranger.api.refused('confirmCheckout', { params: { checkoutId: id } })).toMatchObject({ status: 404, code: 'checkout-not-found' });
      expect(await stranger.api.refused('cancelCheckout', { params: { checkoutId: id } })).toMatchObject({ status: 404, code: 'checkout-not-found' });
    }
    expect(open.session.status).toBe('open');
    expect(await stranger.api.refused('openPortal', { body: { purpose: 'billing' } })).toMatchObject({ code: 'no-billing' });
    expect(await person.api.refused('openPortal', { body: { purpose: 'cancel' } })).toMatchObject({ code: 'no-subscription' });
    const unverified = await signUp(shop.server);
    expect(await unverified.api.refused('startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } })).toMatchObject({ status: 403 });
  });

  test('has two payment pages open at once', async () => {
    const person = await verifiedStudent(shop.server);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.api.try('startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { customer } = [...shop.stripe.model.sessions.values()].at(-1) ?? {};
    expect([...shop.stripe.model.sessions.values()].filter((session) => session.customer === customer && session.status === 'open')).toHaveLength(1);
  });
});

describe('a server without keys', () => {
  test('says so, sells nothing and takes no messages', async () => {
    const server = await startTestServer();
    const person = await verifiedStudent(server);
    expect(await planOf(person)).toMatchObject({ available: false, hasBilling: false });
    const refusal = { status: 409, code: 'payment-not-set-up' };
    expect(await person.api.refused('startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } })).toMatchObject(refusal);
    expect(await person.api.refused('openPortal', { body: { purpose: 'billing' } })).toMatchObject(refusal);
    expect(await person.api.refused('previewChange', { body: { tier: 'max' } })).toMatchObject(refusal);
    expect((await person.api.request('POST', '/api/payment/webhook', { body: '{}', headers: { 'stripe-signature': 't=1,v1=0' } })).status).toBe(409);
    await server.stop();
  });

  test('does not start with one key of two, or a wrong one', () => {
    const read = (environment: Record<string, string>) => () => readConfig({ NODE_ENV: 'test', SECRET: '3f9c1a7be02d46c8905fe1b7a2d8463c', ...environment });
    expect(read({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together.');
    expect(read({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow('together');
    expect(read({ STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow('STRIPE_SECRET_KEY is not valid');
    expect(read({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })().stripe).toEqual({
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_1',
      apiUrl: null,
    });
    expect(read({})().stripe).toBeNull();
  });
});
