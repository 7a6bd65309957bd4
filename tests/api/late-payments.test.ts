/** Late or lost messages of the payment provider, money the bank takes back, and requests that never block others while the provider is asked. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renewalGraceMs } from '#core/membership/entitlement.ts';
import { createStripeGateway } from '#server/integrations/stripe/gateway.ts';
import { startPaymentServer, planOf, type PaymentServer } from '../support/payment-server.ts';
import { verifiedStudent, type Person } from '../support/students.ts';

let shop: PaymentServer;
beforeAll(async () => {
  shop = await startPaymentServer();
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.stripe.messages.held = false;
  shop.stripe.down = false;
  shop.stripe.slow = () => 0;
});

const tierOf = async (person: Person) => (await person.api.call('me')).me?.membershipTier;
const endOf = async (person: Person) => Date.parse((await person.api.call('me')).me?.membershipEndDate ?? '');
const confirm = async (person: Person, checkoutId: string) => (await person.api.call('confirmCheckout', { params: { checkoutId } })).state;
const gateway = () => createStripeGateway(shop.server.config.stripe ?? { secretKey: '', webhookSecret: '', apiUrl: null });
const minute = 60_000;

/** Runs `work` with the server's clock moved ahead by this many ms. */
async function later(ms: number, work: () => Promise<void>): Promise<void> {
  shop.server.advance(ms);
  await shop.server.database.query(`update sessions set expires_at = now() + interval '1 year', updated_at = now() + interval '9 months'`);
  try {
    await work();
  } finally {
    shop.server.advance(-ms);
  }
}

/** Lets the buyer act while every message is lost. */
async function unheard(act: () => Promise<unknown>): Promise<void> {
  shop.stripe.messages.held = true;
  await act();
  shop.stripe.messages.held = false;
}

describe('a message that does not arrive', () => {
  test.each([
    ['months', 2],
    ['a subscription', null],
  ] as const)('is not needed by whoever waits on the success page: %s', async (_, months) => {
    const person = await verifiedStudent(shop.server);
    const { checkoutId, session } = await shop.order(person, 'plus', months);
    expect(await confirm(person, checkoutId)).toBe('open');
    const from = shop.stripe.messages.made.length;
    await unheard(() => shop.stripe.pay(session.id));
    expect(await tierOf(person)).toBe('free');
    await later(3000, async () => {
      expect([await confirm(person, checkoutId), await tierOf(person)]).toEqual(['paid', 'plus']);
    });
    // A message that arrives later changes nothing more.
    const before = [await endOf(person), (await planOf(person)).payments];
    expect(before[1]).toHaveLength(1);
    for (const event of shop.stripe.messages.made.slice(from)) expect(await shop.stripe.messages.send(event)).toBe(200);
    expect([await endOf(person), (await planOf(person)).payments]).toEqual(before);
  });

  test('is made up for by the job, also where nobody waits', async () => {
    const paid = await verifiedStudent(shop.server);
    const refused = await verifiedStudent(shop.server);
    const left = await verifiedStudent(shop.server);
    const [one, two, three] = [await shop.order(paid, 'max', 3), await shop.order(refused, 'plus', 1), await shop.order(left, 'plus', null)];
    await unheard(async () => {
      await shop.stripe.pay(one.session.id);
      await shop.stripe.pay(two.session.id, 'debit');
      await shop.stripe.settleDebit(two.session.id, false);
      await shop.stripe.expire(three.session.id);
    });
    await shop.reconcile();
    expect(await tierOf(paid)).toBe('free');
    await later(11 * minute, async () => {
      await shop.reconcile();
      expect([await tierOf(paid), await tierOf(refused), await tierOf(left)]).toEqual(['max', 'free', 'free']);
      expect([await confirm(paid, one.checkoutId), await confirm(refused, two.checkoutId), await confirm(left, three.checkoutId)]).toEqual([
        'paid',
        'ended',
        'ended',
      ]);
      const asked = shop.stripe.seen.length;
      await shop.reconcile();
      expect(shop.stripe.seen).toHaveLength(asked);
    });
  });

  test('about a renewal or an end neither', async () => {
    const [renewed, cancelled] = [await shop.buy('plus', null), await shop.buy('max', null)];
    const [first, second] = [shop.stripe.subscriptionOf(renewed.session), shop.stripe.subscriptionOf(cancelled.session)];
    const periodEnd = first.current_period_end * 1000;
    await unheard(() => shop.stripe.cancelAtPeriodEnd(second.id, true));
    await later(periodEnd + 3 * 60 * minute - shop.server.now(), async () => {
      await unheard(async () => {
        await shop.stripe.renew(first.id);
        await shop.stripe.renew(second.id);
      });
      await shop.reconcile();
      expect(await endOf(renewed.person)).toBe(first.current_period_end * 1000 + renewalGraceMs);
      expect(await planOf(cancelled.person)).toMatchObject({ tier: 'free', subscription: null });
    });
  });

  test('and an order that cannot be looked up does not block the others', async () => {
    const [lost, found] = [await verifiedStudent(shop.server), await verifiedStudent(shop.server)];
    const [one, two] = [await shop.order(lost, 'plus', 1), await shop.order(found, 'plus', 1)];
    await unheard(() => shop.stripe.pay(two.session.id));
    shop.stripe.model.sessions.delete(one.session.id);
    await later(11 * minute, async () => {
      await expect(shop.reconcile()).rejects.toThrow('1 failed, 1 done.');
      expect([await tierOf(lost), await tierOf(found)]).toEqual(['free', 'plus']);
    });
  });
});

test('whoever waits does not make us ask all the time, and is answered while the provider is away', async () => {
  const person = await verifiedStudent(shop.server);
  const { checkoutId, session } = await shop.order(person, 'plus', 1);
  const asked = () => shop.stripe.seen.filter(({ path }) => path === `/checkout/sessions/${session.id}`).length;
  const before = asked();
  for (let n = 0; n < 5; n++) expect(await confirm(person, checkoutId)).toBe('open');
  expect(asked() - before).toBe(1);
  shop.stripe.down = true;
  await later(3000, async () => expect(await confirm(person, checkoutId)).toBe('open'));
});

describe('nobody waits while the provider is asked', () => {
  test('it cannot be asked inside a transaction', async () => {
    const ready = gateway();
    const asking = shop.server.database.transaction(async (queryable) => {
      await queryable.query('select 1');
      return ready.readSubscription('sub_any');
    });
    await expect(asking).rejects.toThrow('The payment provider was called while a transaction is open');
    expect(await ready.readSubscription('sub_any')).toBeNull();
  });

  test('a slow answer holds no lock', async () => {
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'plus', 1);
    shop.stripe.slow = ({ path }) => (path.startsWith('/checkout/sessions/') ? 1500 : 0);
    const asked = shop.stripe.seen.length;
    const paying = shop.stripe.pay(session.id);
    await expect.poll(() => shop.stripe.seen.slice(asked).some(({ path }) => path === `/checkout/sessions/${session.id}`)).toBe(true);
    const locked = shop.server.database.transaction((queryable) => queryable.query('select 1 from users where id = $1 for update nowait', [person.id]));
    await expect(locked).resolves.toMatchObject({ rowCount: 1 });
    expect(await tierOf(person)).toBe('free');
    await paying;
    expect(await tierOf(person)).toBe('plus');
  });
});

describe('a disputed payment', () => {
  const intentOf = ({ session }: Awaited<ReturnType<PaymentServer['buy']>>) =>
    session.payment_intent ?? shop.stripe.model.invoices.get(shop.stripe.subscriptionOf(session).latest_invoice ?? '')?.payment_intent ?? '';

  test('counts until the bank has decided, and for good if it was right', async () => {
    const bought = await shop.buy('plus', 3);
    await shop.stripe.dispute(intentOf(bought));
    expect(await tierOf(bought.person)).toBe('plus');
    await shop.stripe.decideDispute(intentOf(bought), 'won');
    expect(await tierOf(bought.person)).toBe('plus');
    expect((await planOf(bought.person)).unusedCents).toBeGreaterThan(0);
  });

  test('gives nothing more once the money is gone: prepaid months', async () => {
    const bought = await shop.buy('max', 3);
    await shop.stripe.dispute(intentOf(bought));
    await shop.stripe.decideDispute(intentOf(bought), 'lost');
    expect([await tierOf(bought.person), (await planOf(bought.person)).unusedCents]).toEqual(['free', 0]);
  });

  test('and if the decision overtakes the payment', async () => {
    const person = await verifiedStudent(shop.server);
    const { session } = await shop.order(person, 'max', 1);
    const from = shop.stripe.messages.made.length;
    await unheard(async () => {
      await shop.stripe.pay(session.id);
      await shop.stripe.dispute(session.payment_intent ?? '');
      await shop.stripe.decideDispute(session.payment_intent ?? '', 'lost');
    });
    for (const event of shop.stripe.messages.made.slice(from).toReversed()) expect(await shop.stripe.messages.send(event)).toBe(200);
    expect(await tierOf(person)).toBe('free');
  });

  test('gives nothing more once the money is gone: a subscription, which is not charged again either', async () => {
    const bought = await shop.buy('plus', null);
    await shop.stripe.dispute(intentOf(bought));
    expect(await tierOf(bought.person)).toBe('plus');
    await shop.stripe.decideDispute(intentOf(bought), 'lost');
    expect(await tierOf(bought.person)).toBe('free');
    await expect.poll(() => shop.stripe.subscriptionOf(bought.session).status).toBe('canceled');
  });
});
