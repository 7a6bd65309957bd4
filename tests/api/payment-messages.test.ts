/** What the payment provider reports: in any order, repeated, forged, late, and money given back. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FakeEvent } from '../support/fake-stripe/events.ts';
import { planOf } from '../support/payment-server.ts';
import { endOf, startPaymentServerWithAdmin, tierOf, type PaymentServerWithAdmin } from '../support/payment-server-with-admin.ts';
import { verifiedStudent } from '../support/students.ts';

let shop: PaymentServerWithAdmin;
beforeAll(async () => {
  shop = await startPaymentServerWithAdmin();
});
afterAll(() => shop.stop());
beforeEach(() => shop.calm());

describe('messages', () => {
  test('repeated a hundred times and in parallel, count once', async () => {
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'plus', 2);
    const [event] = await shop.keeping(() => shop.stripe.pay(session.id));
    if (!event) throw new Error('no message');
    expect(await tierOf(person)).toBe('free');
    const parallel = await Promise.all(Array.from({ length: 20 }, () => shop.stripe.messages.send(event)));
    expect(new Set(parallel)).toEqual(new Set([200]));
    const after = await shop.stored(person.id);
    expect(after).toMatchObject({ prepaid: [{ months: 2, amount_cents: 1998 }], payments: [{ amount_cents: 1998 }] });
    expect(after.changes).toHaveLength(1);
    const rows = await shop.server.database.query('select outcome from payment_events where id = $1', [event.id]);
    expect(rows.rows).toEqual([{ outcome: 'applied' }]);
    const asked = shop.stripe.seen.length;
    for (let n = 0; n < 100; n++) expect(await shop.stripe.messages.send(event)).toBe(200);
    expect(shop.stripe.seen).toHaveLength(asked);
    expect(await shop.stored(person.id)).toEqual(after);
  });

  test('in any order lead to the same state', async () => {
    const orders: ((events: FakeEvent[]) => FakeEvent[])[] = [
      (events) => events,
      (events) => events.toReversed(),
      (events) => [...events.slice(3), ...events.slice(0, 3)],
      (events) => events.flatMap((event) => [event, event]).toReversed(),
      // Some never arrive.
      (events) => events.slice(-1),
    ];
    const states = [];
    for (const order of orders) {
      const person = await verifiedStudent(shop.server);
      const { session } = await shop.order(person, 'plus', null);
      const events = await shop.keeping(async () => {
        await shop.stripe.pay(session.id);
        const { id } = shop.stripe.subscriptionOf(session);
        await shop.stripe.cancelAtPeriodEnd(id, true);
        await shop.stripe.cancelAtPeriodEnd(id, false);
        await shop.stripe.cancelAtPeriodEnd(id, true);
      });
      for (const event of order(events)) expect(await shop.stripe.messages.send(event)).toBe(200);
      const { user, subscriptions, payments } = await shop.stored(person.id);
      const subscription = shop.stripe.subscriptionOf(session);
      expect(user[0]?.membership_end_date?.getTime()).toBe(subscription.current_period_end * 1000);
      states.push([user[0]?.membership_tier, subscriptions.map(({ tier, status, ends_at: ends }) => [tier, status, ends !== null]), payments.length]);
    }
    expect(states).toEqual(orders.map(() => ['plus', [['plus', 'active', true]], 1]));
  });

  test('different ones in parallel too', async () => {
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'max', null);
    const events = await shop.keeping(async () => {
      await shop.stripe.pay(session.id);
      await shop.stripe.cancelAtPeriodEnd(shop.stripe.subscriptionOf(session).id, true);
    });
    expect(await Promise.all([...events, ...events].map((event) => shop.stripe.messages.send(event)))).toEqual([...events, ...events].map(() => 200));
    expect((await shop.stored(person.id)).subscriptions).toMatchObject([{ status: 'active' }]);
    expect(await endOf(person)).toBe(shop.stripe.subscriptionOf(session).current_period_end * 1000);
  });

  test('that overtake each other while the provider is asked leave the newest state', async () => {
    const { session } = await shop.buy('plus', null);
    const { id } = shop.stripe.subscriptionOf(session);
    const [cancelled] = await shop.keeping(() => shop.stripe.cancelAtPeriodEnd(id, true));
    const { messages, seen } = shop.stripe;
    if (!cancelled) throw new Error('no message');
    // The answer to the first question is made before the change and arrives after everything else.
    let questions = 0;
    shop.stripe.slow = ({ path }) => (path === `/subscriptions/${id}` && questions++ === 0 ? 600 : 0);
    const asked = seen.length;
    const first = messages.send(cancelled);
    await expect.poll(() => seen.slice(asked).some(({ path }) => path === `/subscriptions/${id}`)).toBe(true);
    const [resumed] = await shop.keeping(() => shop.stripe.cancelAtPeriodEnd(id, false));
    if (!resumed) throw new Error('no message');
    expect(await Promise.all([first, messages.send(resumed)])).toEqual([200, 200]);
    shop.stripe.slow = () => 0;
    const { rows } = await shop.server.database.query<{ ends_at: Date | null }>('select ends_at from subscriptions where id = $1', [id]);
    expect(rows).toEqual([{ ends_at: null }]);
  });

  test('with a wrong signature, of another time, or altered, do nothing', async () => {
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'plus', 1);
    const [event] = await shop.keeping(() => shop.stripe.pay(session.id));
    if (!event) throw new Error('no message');
    const before = await shop.stored(person.id);
    const { messages } = shop.stripe;
    const now = Math.floor(shop.server.now() / 1000);
    expect(await messages.send(event, { secret: 'whsec_somebodyelse' })).toBe(400);
    expect(await messages.send(event, { signedAt: now - 302 })).toBe(400);
    expect(await messages.send(event, { signedAt: now + 302 })).toBe(400);
    expect(await messages.send(event, { body: event.payload.replace('"paid"', '"paid" ') })).toBe(400);
    expect(await messages.send(event, { body: `${event.payload} ` })).toBe(400);
    const post = (init: { body?: string; headers?: Record<string, string> }) => person.api.request('POST', '/api/payment/webhook', init);
    for (const signature of ['', 'garbage', `t=${now}`, `t=${now},v1=${'0'.repeat(64)}`, `t=abc,v1=${'0'.repeat(64)}`])
      expect((await post({ body: event.payload, headers: { 'stripe-signature': signature } })).status).toBe(400);
    expect((await post({ body: event.payload, headers: { 'content-type': 'application/json' } })).status).toBe(400);
    expect((await post({ body: 'x'.repeat(600_000) })).status).toBe(413);
    expect((await person.api.request('GET', '/api/payment/webhook')).status).toBe(405);
    expect(await shop.stored(person.id)).toEqual(before);
    expect(await messages.send(event, { signedAt: now - 295 })).toBe(200);
    expect(await tierOf(person)).toBe('plus');
  });

  test('the clock that judges their age is the server’s', async () => {
    const { session } = await shop.order(await verifiedStudent(shop.server), 'plus', 1);
    const [event] = await shop.keeping(() => shop.stripe.pay(session.id));
    if (!event) throw new Error('no message');
    const signedAt = Math.floor(shop.server.now() / 1000);
    shop.server.advance(400_000);
    expect(await shop.stripe.messages.send(event, { signedAt })).toBe(400);
    shop.server.advance(-400_000);
    expect(await shop.stripe.messages.send(event, { signedAt })).toBe(200);
  });

  test('about somebody unknown, or something not ours, are taken and noted', async () => {
    const { messages, model } = shop.stripe;
    const from = messages.made.length;
    messages.held = true;
    await messages.emit('invoice.paid', { id: 'in_unknown', object: 'invoice', customer: 'cus_nobody' });
    await messages.emit('customer.created', { id: 'cus_x', object: 'customer' });
    const { person, session } = await (async () => {
      messages.held = false;
      const made = await shop.buy('plus', 1);
      messages.held = true;
      return made;
    })();
    // A page opened by hand at the provider: paid, but no order of ours.
    const foreign = { ...session, id: 'cs_test_foreign', client_reference_id: '01900000-0000-7000-8000-000000000000' };
    model.sessions.set(foreign.id, foreign);
    await messages.emit('checkout.session.completed', { id: foreign.id, object: 'checkout.session', customer: session.customer });
    messages.held = false;
    const before = await shop.stored(person.id);
    const made = messages.made.slice(from);
    for (const event of made) expect(await messages.send(event)).toBe(200);
    expect(await shop.stored(person.id)).toEqual(before);
    const { rows } = await shop.server.database.query<{ id: string; outcome: string }>('select id, outcome from payment_events where id = any($1)', [
      made.map(({ id }) => id),
    ]);
    const outcomes = new Map(rows.map(({ id, outcome }) => [id, outcome]));
    expect(made.map(({ id }) => outcomes.get(id) ?? null)).toEqual(['unknown-user', null, 'applied', 'not-ours']);
  });

  test('are all of one piece: what cannot be saved whole is sent again', async () => {
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'plus', 1);
    const [event] = await shop.keeping(() => shop.stripe.pay(session.id));
    if (!event) throw new Error('no message');
    const before = await shop.stored(person.id);
    await shop.server.database.query('alter table membership_changes rename to away');
    expect(await shop.stripe.messages.send(event)).toBe(500);
    await shop.server.database.query('alter table away rename to membership_changes');
    expect(await shop.stored(person.id)).toEqual(before);
    shop.stripe.down = true;
    expect(await shop.stripe.messages.send(event)).toBe(502);
    shop.stripe.down = false;
    expect(await shop.stored(person.id)).toEqual(before);
    expect(await shop.stripe.messages.send(event)).toBe(200);
    expect(await tierOf(person)).toBe('plus');
  });

  test('refunds: in full they end what was paid, in part they do not', async () => {
    const { person, session } = await shop.buy('plus', 3);
    await shop.stripe.refund(session.payment_intent ?? '', 500);
    expect(await tierOf(person)).toBe('plus');
    const part = await planOf(person);
    expect(part.payments).toMatchObject([{ amountCents: 2997, refundedCents: 500 }]);
    // What was given back is not counted toward another plan as well.
    expect(part.unusedCents).toBeGreaterThan(2480);
    expect(part.unusedCents).toBeLessThanOrEqual(2497);
    await shop.stripe.refund(session.payment_intent ?? '');
    expect(await tierOf(person)).toBe('free');
    expect(await planOf(person)).toMatchObject({ unusedCents: 0, payments: [{ refundedCents: 2997 }] });
    // The refund that overtakes the payment.
    const other = await verifiedStudent(shop.server);
    const order = await shop.order(other, 'max', 1);
    const events = await shop.keeping(async () => {
      await shop.stripe.pay(order.session.id);
      await shop.stripe.refund(order.session.payment_intent ?? '');
    });
    for (const event of events.toReversed()) await shop.stripe.messages.send(event);
    expect(await tierOf(other)).toBe('free');
    const monthly = await shop.buy('max', null);
    const invoice = shop.stripe.model.invoices.get(shop.stripe.subscriptionOf(monthly.session).latest_invoice ?? '');
    shop.server.advance(4 * 86_400_000);
    await shop.keepSignedIn();
    try {
      await shop.stripe.refund(invoice?.payment_intent ?? '');
      expect(await tierOf(monthly.person)).toBe('free');
    } finally {
      shop.server.advance(-4 * 86_400_000);
    }
  });
});
