/** A running subscription is changed, kept after it was cancelled, and ends with its account. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planOf } from '../support/payment-server.ts';
import { startPaymentServerWithAdmin, tierOf, type PaymentServerWithAdmin } from '../support/payment-server-with-admin.ts';
import { goodPassword, verifiedStudent } from '../support/students.ts';

let shop: PaymentServerWithAdmin;
beforeAll(async () => {
  shop = await startPaymentServerWithAdmin();
});
afterAll(() => shop.stop());
beforeEach(() => shop.calm());

describe('changing a running subscription', () => {
  test('shows what is charged, charges just that, and the plan follows the message', async () => {
    const { person, session } = await shop.buy('plus', null);
    const subscription = shop.stripe.subscriptionOf(session);
    shop.server.advance(10 * 86_400_000);
    await shop.keepSignedIn();
    try {
      const preview = await person.api.call('previewChange', { body: { tier: 'max' } });
      expect(preview.dueCents).toBeGreaterThan(500);
      expect(preview.dueCents).toBeLessThan(1000);
      expect(preview).toMatchObject({ creditCents: 0, monthlyCents: 1999, renewsAt: new Date(subscription.current_period_end * 1000).toISOString() });
      shop.server.advance(120_000);
      const events = await shop.keeping(() => person.api.call('changePlan', { body: { quoteId: preview.quoteId } }));
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
      expect((await shop.detail(person)).history.map(({ kind, by }) => [kind, by])).toEqual([
        ['change', 'payment'],
        ['change', 'payment'],
        ['purchase', 'payment'],
      ]);
    } finally {
      shop.moveTo(Date.now());
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
    await shop.keeping(async () => {
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
    expect(await shop.stored(person.id)).toEqual({ user: [], changes: [], prepaid: [], subscriptions: [], payments: [], checkouts: [] });
  });
});
