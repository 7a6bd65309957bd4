/** A change of plan whose payment the customer must confirm with the bank, as with 3-D Secure: nothing is charged or changed before that. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaidTier } from '#core/membership/coupons.ts';
import { startPaymentServer, planOf, type PaymentServer } from '../support/payment-server.ts';
import type { Person } from '../support/students.ts';

let shop: PaymentServer;
beforeAll(async () => {
  shop = await startPaymentServer();
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.stripe.messages.held = false;
});

const tierOf = async (person: Person) => (await person.api.call('me')).me?.membershipTier;

/** A Plus subscriber who has requested the change and whose bank requires confirmation. */
async function waiting(to: PaidTier = 'max') {
  const { person, session } = await shop.buy('plus', null);
  const subscription = shop.stripe.subscriptionOf(session);
  shop.stripe.model.confirmingCards.add(session.customer);
  const before = await planOf(person);
  const { quoteId, dueCents } = await person.api.call('previewChange', { body: { tier: to } });
  const { confirmUrl } = await person.api.call('changePlan', { body: { quoteId } });
  return { person, subscription, before, dueCents, confirmUrl };
}

describe('a change that the bank wants confirmed', () => {
  test('waits on the provider’s page: plan, end and payments stay as they were', async () => {
    const { person, before, confirmUrl } = await waiting();
    expect(confirmUrl).toMatch(/\/invoices\//);
    const plan = await planOf(person);
    expect(plan.subscription?.pendingChange).toMatchObject({ tier: 'max', confirmUrl });
    expect(Date.parse(plan.subscription?.pendingChange?.until ?? '') - shop.server.now()).toBeGreaterThan(22 * 3600_000);
    expect({ ...plan, subscription: { ...plan.subscription, pendingChange: null } }).toEqual(before);
    // Still so once all messages about it have arrived and the job has asked.
    await shop.reconcile();
    expect(await planOf(person)).toEqual(plan);
  });

  test('is made when it is confirmed, by the message', async () => {
    const { person, subscription, dueCents } = await waiting();
    await shop.stripe.confirmChange(subscription.id, true);
    expect(await tierOf(person)).toBe('max');
    const plan = await planOf(person);
    expect(plan.subscription).toMatchObject({ tier: 'max', pendingChange: null });
    expect(plan.payments[0]).toMatchObject({ tier: 'max', amountCents: dueCents });
  });

  test('or, if no message comes, by the job', async () => {
    const { person, subscription, dueCents } = await waiting();
    shop.stripe.messages.held = true;
    await shop.stripe.confirmChange(subscription.id, true);
    expect(await tierOf(person)).toBe('plus');
    await shop.reconcile();
    expect(await tierOf(person)).toBe('max');
    expect((await planOf(person)).payments[0]).toMatchObject({ tier: 'max', amountCents: dueCents });
  });

  test.each(['message', 'job'])('is dropped when it expires, and the paid plan continues: learned from the %s', async (by) => {
    const { person, subscription, before } = await waiting();
    shop.stripe.messages.held = by === 'job';
    await shop.stripe.confirmChange(subscription.id, false);
    if (by === 'job') await shop.reconcile();
    expect(await planOf(person)).toEqual(before);
    // It can be asked for again.
    const { quoteId } = await person.api.call('previewChange', { body: { tier: 'max' } });
    expect((await person.api.call('changePlan', { body: { quoteId } })).confirmUrl).not.toBeNull();
  });

  test('needs no confirmation where nothing is to pay', async () => {
    const { person, session } = await shop.buy('max', null);
    shop.stripe.model.confirmingCards.add(session.customer);
    const { quoteId } = await person.api.call('previewChange', { body: { tier: 'plus' } });
    expect(await person.api.call('changePlan', { body: { quoteId } })).toEqual({ requested: true, confirmUrl: null });
    await expect.poll(() => tierOf(person)).toBe('plus');
  });

  test('asked for twice with one price, is one change', async () => {
    const { person, session } = await shop.buy('plus', null);
    shop.stripe.model.confirmingCards.add(session.customer);
    const { quoteId } = await person.api.call('previewChange', { body: { tier: 'max' } });
    const answers = await Promise.all([1, 2].map(() => person.api.call('changePlan', { body: { quoteId } })));
    expect(new Set(answers.map(({ confirmUrl }) => confirmUrl)).size).toBe(1);
    expect([...shop.stripe.model.invoices.values()].filter(({ customer, status }) => customer === session.customer && status === 'open')).toHaveLength(1);
  });
});
