/** Payment: what is charged, what it gives, and that only the provider's signed word gives it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renewalGraceMs } from '#core/membership/entitlement.ts';
import { addMonths } from '#core/membership/membership.ts';
import { readConfig } from '#server/config.ts';
import type { FakeEvent } from '../support/fake-stripe/events.ts';
import type { Session } from '../support/fake-stripe/model.ts';
import { openShop, planOf, type Shop } from '../support/shop.ts';
import { goodPassword, signUp, verifiedStudent, type Person } from '../support/students.ts';
import { runRegularTask } from '../support/regular-tasks.ts';
import { startTestServer } from '../support/test-server.ts';

let shop: Shop;
let admin: Person;
beforeAll(async () => {
  shop = await openShop();
  admin = await verifiedStudent(shop.server);
  await shop.server.database.query('update users set is_admin = true where id = $1', [admin.id]);
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.stripe.messages.held = false;
  shop.stripe.down = false;
  shop.stripe.slow = () => 0;
});

const tierOf = async (person: Person) => (await person.api.call('me')).me?.membershipTier;
const endOf = async (person: Person) => Date.parse((await person.api.call('me')).me?.membershipEndDate ?? '');
const detail = (person: Person) => admin.api.call('getMember', { params: { userId: person.id } });
/** As it is stored: no question is asked at the provider. */
const checkoutState = async (person: Person, checkoutId: string) =>
  (await shop.server.database.query<{ state: string }>('select state from payment_checkouts where user_id = $1 and id = $2', [person.id, checkoutId])).rows[0]
    ?.state;
const moveTo = (instant: number) => shop.server.advance(instant - shop.server.now());

/** Sessions end when they are not used; these tests skip months. */
const keepSignedIn = () => shop.server.database.query(`update sessions set expires_at = now() + interval '1 year', updated_at = now() + interval '9 months'`);

/** Everything stored that a message may change. */
async function stored(userId: string) {
  const read = async <Row extends object>(sql: string) => (await shop.server.database.query<Row>(sql, [userId])).rows;
  return {
    user: await read<{ membership_tier: string; membership_end_date: Date | null }>('select membership_tier, membership_end_date from users where id = $1'),
    changes: await read('select kind, previous_tier, tier, end_date from membership_changes where user_id = $1 order by id'),
    prepaid: await read('select tier, months, amount_cents, voided_at is not null as voided from prepaid_months where user_id = $1 order by id'),
    subscriptions: await read<{ id: string; tier: string; status: string; ends_at: Date | null; invoice_paid: boolean }>(
      'select id, tier, status, ends_at, invoice_paid from subscriptions where user_id = $1 order by id',
    ),
    payments: await read('select source_id, amount_cents, refunded_cents from payments where user_id = $1 order by source_id'),
    checkouts: await read('select id, state from payment_checkouts where user_id = $1 order by id'),
  };
}

/** Lets the buyer act while no message arrives; the messages. */
async function keeping(act: () => Promise<unknown>): Promise<FakeEvent[]> {
  const { messages } = shop.stripe;
  messages.held = true;
  const from = messages.made.length;
  await act();
  messages.held = false;
  return messages.made.slice(from);
}

describe('buying', () => {
  test('months at once: page, payment, message, plan, receipt, history', async () => {
    const person = await verifiedStudent(shop.server);
    expect(await planOf(person)).toMatchObject({ available: true, tier: 'free', subscription: null, unusedCents: 0, hasBilling: false, payments: [] });
    const { checkoutId, session } = await shop.order(person, 'plus', 3);
    expect(session).toMatchObject({ mode: 'payment', quantity: 3, amount_total: 2997, currency: 'usd' });
    expect(session.success_url).toBe(`${shop.server.config.publicUrl}/payment/success?checkout=${checkoutId}`);
    expect([await tierOf(person), await checkoutState(person, checkoutId)]).toEqual(['free', 'open']);
    await shop.stripe.pay(session.id);
    expect([await tierOf(person), await checkoutState(person, checkoutId)]).toEqual(['plus', 'paid']);
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
    const { history, payments } = await detail(person);
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
      moveTo(first + 60_000);
      await keepSignedIn();
      await shop.stripe.renew(subscription.id);
      const second = subscription.current_period_end * 1000;
      expect(await endOf(person)).toBe(second + renewalGraceMs);
      expect((await planOf(person)).payments).toHaveLength(2);
      await shop.stripe.cancelAtPeriodEnd(subscription.id, true);
      expect(await endOf(person)).toBe(second);
      expect((await planOf(person)).subscription).toMatchObject({ renewsAt: null, endsAt: new Date(second).toISOString() });
      moveTo(second - 1000);
      expect(await tierOf(person)).toBe('max');
      moveTo(second + 1000);
      expect(await tierOf(person)).toBe('free');
      await shop.stripe.renew(subscription.id);
      expect(await planOf(person)).toMatchObject({ tier: 'free', subscription: null });
      expect((await detail(person)).history.map(({ kind }) => kind)).toEqual(['shorten', 'renew', 'purchase']);
    } finally {
      moveTo(Date.now());
    }
  });

  test('a renewal that fails gives three days, and nothing after them until it is paid', async () => {
    const { person, session } = await shop.buy('plus', null);
    const subscription = shop.stripe.subscriptionOf(session);
    const end = subscription.current_period_end * 1000;
    try {
      moveTo(end + 1000);
      await keepSignedIn();
      shop.stripe.model.refusedCards.add(session.customer);
      await shop.stripe.renew(subscription.id);
      expect(await endOf(person)).toBe(end + renewalGraceMs);
      expect((await planOf(person)).subscription?.status).toBe('overdue');
      moveTo(end + renewalGraceMs + 1000);
      expect(await tierOf(person)).toBe('free');
      expect((await planOf(person)).payments).toHaveLength(1);
    } finally {
      moveTo(Date.now());
    }
  });

  test('the customer is made once and kept', async () => {
    const person = await verifiedStudent(shop.server);
    const first = await shop.order(person, 'plus', 1);
    const second = await shop.order(person, 'max', 2);
    expect(second.session.customer).toBe(first.session.customer);
    expect(first.session.status).toBe('expired');
    expect(await checkoutState(person, first.checkoutId)).toBe('ended');
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
    const [start, end] = [Date.parse((await detail(person)).member.startDate), await endOf(person)];
    try {
      moveTo(Math.round((start + end) / 2));
      await keepSignedIn();
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
      expect((await stored(person.id)).prepaid).toMatchObject([
        { tier: 'plus', voided: true },
        { tier: 'max', voided: false },
      ]);
      expect(await person.api.refused('startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } })).toMatchObject({ code: 'plan-lower' });
    } finally {
      moveTo(Date.now());
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
    expect([await tierOf(person), await checkoutState(person, checkoutId)]).toEqual(['free', 'pending']);
    expect((await planOf(person)).pendingCheckoutId).toBe(checkoutId);
    expect(await person.api.refused('startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } })).toMatchObject({ code: 'payment-pending' });
    await shop.stripe.settleDebit(session.id, true);
    expect([await tierOf(person), await checkoutState(person, checkoutId)]).toEqual(['plus', 'paid']);
  });
  test('or ends if it never does', async () => {
    const person = await verifiedStudent(shop.server);
    const { checkoutId, session } = await shop.order(person, 'max', 1);
    await shop.stripe.pay(session.id, 'debit');
    await shop.stripe.settleDebit(session.id, false);
    expect([await tierOf(person), await checkoutState(person, checkoutId)]).toEqual(['free', 'ended']);
    await shop.order(person, 'max', 1);
  });
  test('a page that was left or has expired gives nothing', async () => {
    const person = await verifiedStudent(shop.server);
    const left = await shop.order(person, 'plus', 1);
    expect(await person.api.call('cancelCheckout', { params: { checkoutId: left.checkoutId } })).toEqual({ state: 'ended' });
    expect(left.session.status).toBe('expired');
    const expired = await shop.order(person, 'plus', 1);
    await shop.stripe.expire(expired.session.id);
    expect(await checkoutState(person, expired.checkoutId)).toBe('ended');
    expect(await tierOf(person)).toBe('free');
  });
});

describe('messages', () => {
  test('repeated a hundred times and in parallel, count once', async () => {
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'plus', 2);
    const [event] = await keeping(() => shop.stripe.pay(session.id));
    if (!event) throw new Error('no message');
    expect(await tierOf(person)).toBe('free');
    const parallel = await Promise.all(Array.from({ length: 20 }, () => shop.stripe.messages.send(event)));
    expect(new Set(parallel)).toEqual(new Set([200]));
    const after = await stored(person.id);
    expect(after).toMatchObject({ prepaid: [{ months: 2, amount_cents: 1998 }], payments: [{ amount_cents: 1998 }] });
    expect(after.changes).toHaveLength(1);
    const rows = await shop.server.database.query('select outcome from payment_events where id = $1', [event.id]);
    expect(rows.rows).toEqual([{ outcome: 'applied' }]);
    const asked = shop.stripe.seen.length;
    for (let n = 0; n < 100; n++) expect(await shop.stripe.messages.send(event)).toBe(200);
    expect(shop.stripe.seen).toHaveLength(asked);
    expect(await stored(person.id)).toEqual(after);
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
      const events = await keeping(async () => {
        await shop.stripe.pay(session.id);
        const { id } = shop.stripe.subscriptionOf(session);
        await shop.stripe.cancelAtPeriodEnd(id, true);
        await shop.stripe.cancelAtPeriodEnd(id, false);
        await shop.stripe.cancelAtPeriodEnd(id, true);
      });
      for (const event of order(events)) expect(await shop.stripe.messages.send(event)).toBe(200);
      const { user, subscriptions, payments } = await stored(person.id);
      const subscription = shop.stripe.subscriptionOf(session);
      expect(user[0]?.membership_end_date?.getTime()).toBe(subscription.current_period_end * 1000);
      states.push([user[0]?.membership_tier, subscriptions.map(({ tier, status, ends_at: ends }) => [tier, status, ends !== null]), payments.length]);
    }
    expect(states).toEqual(orders.map(() => ['plus', [['plus', 'active', true]], 1]));
  });

  test('different ones in parallel too', async () => {
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'max', null);
    const events = await keeping(async () => {
      await shop.stripe.pay(session.id);
      await shop.stripe.cancelAtPeriodEnd(shop.stripe.subscriptionOf(session).id, true);
    });
    expect(await Promise.all([...events, ...events].map((event) => shop.stripe.messages.send(event)))).toEqual([...events, ...events].map(() => 200));
    expect((await stored(person.id)).subscriptions).toMatchObject([{ status: 'active' }]);
    expect(await endOf(person)).toBe(shop.stripe.subscriptionOf(session).current_period_end * 1000);
  });

  test('that overtake each other while the provider is asked leave the newest state', async () => {
    const { session } = await shop.buy('plus', null);
    const { id } = shop.stripe.subscriptionOf(session);
    const [cancelled] = await keeping(() => shop.stripe.cancelAtPeriodEnd(id, true));
    const { messages, seen } = shop.stripe;
    if (!cancelled) throw new Error('no message');
    // The answer to the first question is made before the change and arrives after everything else.
    let questions = 0;
    shop.stripe.slow = ({ path }) => (path === `/subscriptions/${id}` && questions++ === 0 ? 600 : 0);
    const asked = seen.length;
    const first = messages.send(cancelled);
    await expect.poll(() => seen.slice(asked).some(({ path }) => path === `/subscriptions/${id}`)).toBe(true);
    const [resumed] = await keeping(() => shop.stripe.cancelAtPeriodEnd(id, false));
    if (!resumed) throw new Error('no message');
    expect(await Promise.all([first, messages.send(resumed)])).toEqual([200, 200]);
    shop.stripe.slow = () => 0;
    const { rows } = await shop.server.database.query<{ ends_at: Date | null }>('select ends_at from subscriptions where id = $1', [id]);
    expect(rows).toEqual([{ ends_at: null }]);
  });

  test('with a wrong signature, of another time, or altered, do nothing', async () => {
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'plus', 1);
    const [event] = await keeping(() => shop.stripe.pay(session.id));
    if (!event) throw new Error('no message');
    const before = await stored(person.id);
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
    expect(await stored(person.id)).toEqual(before);
    expect(await messages.send(event, { signedAt: now - 295 })).toBe(200);
    expect(await tierOf(person)).toBe('plus');
  });

  test('the clock that judges their age is the server’s', async () => {
    const { session } = await shop.order(await verifiedStudent(shop.server), 'plus', 1);
    const [event] = await keeping(() => shop.stripe.pay(session.id));
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
    const before = await stored(person.id);
    const made = messages.made.slice(from);
    for (const event of made) expect(await messages.send(event)).toBe(200);
    expect(await stored(person.id)).toEqual(before);
    const { rows } = await shop.server.database.query<{ id: string; outcome: string }>('select id, outcome from payment_events where id = any($1)', [
      made.map(({ id }) => id),
    ]);
    const outcomes = new Map(rows.map(({ id, outcome }) => [id, outcome]));
    expect(made.map(({ id }) => outcomes.get(id) ?? null)).toEqual(['unknown-user', null, 'applied', 'not-ours']);
  });

  test('are all of one piece: what cannot be saved whole is sent again', async () => {
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'plus', 1);
    const [event] = await keeping(() => shop.stripe.pay(session.id));
    if (!event) throw new Error('no message');
    const before = await stored(person.id);
    await shop.server.database.query('alter table membership_changes rename to away');
    expect(await shop.stripe.messages.send(event)).toBe(500);
    await shop.server.database.query('alter table away rename to membership_changes');
    expect(await stored(person.id)).toEqual(before);
    shop.stripe.down = true;
    expect(await shop.stripe.messages.send(event)).toBe(502);
    shop.stripe.down = false;
    expect(await stored(person.id)).toEqual(before);
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
    const events = await keeping(async () => {
      await shop.stripe.pay(order.session.id);
      await shop.stripe.refund(order.session.payment_intent ?? '');
    });
    for (const event of events.toReversed()) await shop.stripe.messages.send(event);
    expect(await tierOf(other)).toBe('free');
    const monthly = await shop.buy('max', null);
    const invoice = shop.stripe.model.invoices.get(shop.stripe.subscriptionOf(monthly.session).latest_invoice ?? '');
    shop.server.advance(4 * 86_400_000);
    await keepSignedIn();
    try {
      await shop.stripe.refund(invoice?.payment_intent ?? '');
      expect(await tierOf(monthly.person)).toBe('free');
    } finally {
      shop.server.advance(-4 * 86_400_000);
    }
  });
});

describe('changing a running subscription', () => {
  test('shows what is charged, charges just that, and the plan follows the message', async () => {
    const { person, session } = await shop.buy('plus', null);
    const subscription = shop.stripe.subscriptionOf(session);
    shop.server.advance(10 * 86_400_000);
    await keepSignedIn();
    try {
      const preview = await person.api.call('previewChange', { body: { tier: 'max' } });
      expect(preview.dueCents).toBeGreaterThan(500);
      expect(preview.dueCents).toBeLessThan(1000);
      expect(preview).toMatchObject({ creditCents: 0, monthlyCents: 1999, renewsAt: new Date(subscription.current_period_end * 1000).toISOString() });
      shop.server.advance(120_000);
      const events = await keeping(() => person.api.call('changePlan', { body: { quoteId: preview.quoteId } }));
      expect(await tierOf(person)).toBe('plus');
      for (const event of events) await shop.stripe.messages.send(event);
      expect(await tierOf(person)).toBe('max');
      expect((await planOf(person)).payments[0]).toMatchObject({ tier: 'max', amountCents: preview.dueCents });
      const down = await person.api.call('previewChange', { body: { tier: 'plus' } });
      expect(down.dueCents).toBe(0);
      expect(down.creditCents).toBeGreaterThan(500);
      await person.api.call('changePlan', { body: { quoteId: down.quoteId } });
      await expect.poll(() => tierOf(person)).toBe('plus');
      await expect.poll(() => shop.stripe.model.customers.get(session.customer)?.balance).toBe(-down.creditCents);
      expect((await detail(person)).history.map(({ kind, by }) => [kind, by])).toEqual([
        ['change', 'payment'],
        ['change', 'payment'],
        ['purchase', 'payment'],
      ]);
    } finally {
      moveTo(Date.now());
    }
  });

  test('is refused without one, on an old price, with a made-up price, and by the bank', async () => {
    const free = await verifiedStudent(shop.server);
    expect(await free.api.refused('previewChange', { body: { tier: 'max' } })).toMatchObject({ code: 'no-subscription' });
    const { person, session } = await shop.buy('plus', null);
    expect(await person.api.refused('previewChange', { body: { tier: 'plus' } })).toMatchObject({ code: 'plan-lower' });
    expect(await person.api.refused('startCheckout', { body: { tier: 'max', months: 1, couponCode: null } })).toMatchObject({ code: 'subscription-running' });
    const quoteId = '01900000-0000-7000-8000-000000000000';
    expect(await person.api.refused('changePlan', { body: { quoteId } })).toMatchObject({ code: 'quote-expired' });
    expect(await person.api.refused('changePlan', { body: { quoteId, dueCents: 1 } })).toMatchObject({ status: 400 });
    const preview = await person.api.call('previewChange', { body: { tier: 'max' } });
    shop.server.advance(601_000);
    expect(await person.api.refused('changePlan', { body: { quoteId: preview.quoteId } })).toMatchObject({ code: 'quote-expired' });
    shop.server.advance(-601_000);
    shop.stripe.model.refusedCards.add(session.customer);
    expect(await person.api.refused('changePlan', { body: { quoteId: preview.quoteId } })).toMatchObject({ status: 402, code: 'payment-declined' });
    expect(await tierOf(person)).toBe('plus');
    const { person: other } = await shop.buy('plus', null);
    expect(await other.api.refused('changePlan', { body: { quoteId: preview.quoteId } })).toMatchObject({ code: 'quote-expired' });
  });
});

describe('a subscription that was cancelled', () => {
  test('can be kept, and renews again', async () => {
    const { person, session } = await shop.buy('plus', null);
    expect(await (await verifiedStudent(shop.server)).api.refused('keepPlan', { body: {} })).toMatchObject({ code: 'no-subscription' });
    await shop.stripe.cancelAtPeriodEnd(shop.stripe.subscriptionOf(session).id, true);
    expect((await planOf(person)).subscription).toMatchObject({ renewsAt: null });
    // Also if no message of it arrives.
    await keeping(async () => {
      const { renewsAt } = await person.api.call('keepPlan', { body: {} });
      expect(Date.parse(renewsAt ?? '')).toBe(shop.stripe.subscriptionOf(session).current_period_end * 1000);
    });
    expect((await planOf(person)).subscription).toMatchObject({ endsAt: null });
    expect(shop.stripe.subscriptionOf(session).cancel_at_period_end).toBe(false);
    // Asked twice, it stays so.
    await person.api.call('keepPlan', { body: {} });
    expect(shop.stripe.subscriptionOf(session).cancel_at_period_end).toBe(false);
  });

  test('and is over cannot', async () => {
    const { person, session } = await shop.buy('plus', null);
    const subscription = shop.stripe.subscriptionOf(session);
    await shop.stripe.cancelAtPeriodEnd(subscription.id, true);
    await shop.stripe.renew(subscription.id);
    expect(await person.api.refused('keepPlan', { body: {} })).toMatchObject({ code: 'no-subscription' });
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
    await admin.api.call('makeCoupon', { body: { ...form, ...change } });
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
    moveTo(subscription.current_period_end * 1000 + 1000);
    try {
      await keepSignedIn();
      await shop.stripe.renew(subscription.id);
      expect((await planOf(person)).payments[0]).toMatchObject({ amountCents: 1999 });
    } finally {
      moveTo(Date.now());
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
      expect(await checkoutState(idler, left.checkoutId)).toBe('ended');
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
    await keeping(() => shop.stripe.pay(session.id));
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

describe('with administrators', () => {
  const decide = async (person: Person, id: 'grantMembership' | 'extendMembership' | 'endMembership', body: object = {}) =>
    admin.api.call(id, { params: { userId: person.id }, body: { reason: 'For a test', lastChangeId: (await detail(person)).history[0]?.id ?? null, ...body } });

  const settle = () => runRegularTask('settle-memberships', shop.server.database, shop.server.now());

  test('a payment does not lower a granted plan, and goes on when that ends', async () => {
    const { person, session } = await shop.buy('plus', 6);
    const end = await endOf(person);
    await decide(person, 'grantMembership', { tier: 'max', months: 1 });
    const granted = await endOf(person);
    await shop.stripe.refund(session.payment_intent ?? '', 1);
    expect(await tierOf(person)).toBe('max');
    try {
      moveTo(granted + 1000);
      await keepSignedIn();
      expect(await tierOf(person)).toBe('free');
      await settle();
      expect([await tierOf(person), await endOf(person)]).toEqual(['plus', end]);
      moveTo(end + 1000);
      await settle();
      expect((await detail(person)).history[0]).toMatchObject({ kind: 'lapse', by: 'payment', previousTier: 'plus', tier: 'free' });
      const { length } = (await detail(person)).history;
      await settle();
      expect((await detail(person)).history).toHaveLength(length);
    } finally {
      moveTo(Date.now());
    }
  });

  test('what an administrator ends stays ended until something new is paid', async () => {
    const { person, session } = await shop.buy('plus', 6);
    await decide(person, 'endMembership');
    await shop.stripe.refund(session.payment_intent ?? '', 1);
    expect(await tierOf(person)).toBe('free');
    expect((await planOf(person)).unusedCents).toBe(0);
    shop.server.advance(2000);
    await shop.buy('plus', 1, person);
    expect(await tierOf(person)).toBe('plus');
  });

  test('months bought on top of a granted plan begin at its end', async () => {
    const person = await verifiedStudent(shop.server);
    await decide(person, 'grantMembership', { tier: 'plus', months: 2 });
    const end = await endOf(person);
    await shop.buy('plus', 1, person);
    expect(await endOf(person)).toBe(addMonths(end, 1));
  });

  /** The subscription of a purchase is canceled and its period passes. */
  const runOut = async (session: Session, then: () => Promise<void>) => {
    const subscription = shop.stripe.subscriptionOf(session);
    await shop.stripe.cancelAtPeriodEnd(subscription.id, true);
    try {
      moveTo(subscription.current_period_end * 1000 + 1000);
      await keepSignedIn();
      await shop.stripe.renew(subscription.id);
      await settle();
      await then();
    } finally {
      moveTo(Date.now());
    }
  };
  const day = 86_400_000;

  test('months given to a subscriber begin when the subscription ends, and both are told so', async () => {
    const { person, session } = await shop.buy('plus', null);
    const extended = await decide(person, 'extendMembership', { months: 2 });
    expect(extended).toMatchObject({ granted: { tier: 'plus', waits: true }, history: [{ kind: 'extend', months: 2, waits: true, endDate: null }, {}] });
    const { granted, subscription } = await planOf(person);
    expect(granted).toMatchObject({ tier: 'plus', waits: true });
    expect(granted?.days).toBeGreaterThanOrEqual(59);
    expect(subscription?.renewsAt).not.toBeNull();
    // A renewal does not use them up, and more of them add to those there are.
    await decide(person, 'extendMembership', { months: 1 });
    await runOut(session, async () => {
      expect(await tierOf(person)).toBe('plus');
      const left = (await endOf(person)) - shop.server.now();
      expect(left).toBeGreaterThan(88 * day);
      expect(left).toBeLessThan(93 * day);
      expect((await planOf(person)).granted).toMatchObject({ waits: false });
    });
  });

  test('a granted month is not used up by a subscription bought meanwhile', async () => {
    const person = await verifiedStudent(shop.server);
    await decide(person, 'grantMembership', { tier: 'plus', months: 1 });
    const { session } = await shop.buy('max', null, person);
    expect(await tierOf(person)).toBe('max');
    expect((await planOf(person)).granted).toMatchObject({ tier: 'plus', waits: true });
    await runOut(session, async () => {
      expect(await tierOf(person)).toBe('plus');
      expect((await endOf(person)) - shop.server.now()).toBeGreaterThan(27 * day);
    });
  });

  test('a plan that is ended is charged no more', async () => {
    const { person, session } = await shop.buy('max', null);
    await decide(person, 'endMembership');
    expect(await tierOf(person)).toBe('free');
    await expect.poll(() => shop.stripe.subscriptionOf(session).status).toBe('canceled');
    await expect.poll(async () => (await planOf(person)).subscription).toBeNull();
    expect(await tierOf(person)).toBe('free');
  });

  test('the provider is told of it even if it is away at that moment', async () => {
    const { person, session } = await shop.buy('plus', null);
    shop.stripe.down = true;
    await decide(person, 'endMembership');
    expect(await tierOf(person)).toBe('free');
    await new Promise((resolve) => setTimeout(resolve, 500));
    shop.stripe.down = false;
    await expect.poll(() => shop.stripe.subscriptionOf(session).status, { timeout: 15_000 }).toBe('canceled');
  });

  test('what was ended does not come back with another plan', async () => {
    const { person, session } = await shop.buy('max', 6);
    await decide(person, 'endMembership');
    shop.server.advance(1000);
    await decide(person, 'grantMembership', { tier: 'plus', months: 1 });
    await shop.stripe.refund(session.payment_intent ?? '', 1);
    expect(await tierOf(person)).toBe('plus');
  });
});

describe('an account that is deleted', () => {
  test('pays no more; while that cannot be said, it stays', async () => {
    const { person, session } = await shop.buy('plus', null);
    const remove = () => person.api.try('deleteAccount', { body: { currentPassword: goodPassword, confirmation: 'DELETE' } });
    shop.stripe.down = true;
    expect((await remove()).status).toBe(502);
    expect(await tierOf(person)).toBe('plus');
    shop.stripe.down = false;
    const { rows } = await person.api.call('exportData', { query: { part: 'account' } });
    expect(rows[0]).toMatchObject({ payments: [{ amountCents: 999 }], subscriptions: [{ status: 'active' }] });
    expect((await remove()).status).toBe(200);
    expect(shop.stripe.subscriptionOf(session).status).toBe('canceled');
    expect(await stored(person.id)).toEqual({ user: [], changes: [], prepaid: [], subscriptions: [], payments: [], checkouts: [] });
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
