/** Plans that administrators give and end, beside plans that are paid. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMonths } from '#core/membership/membership.ts';
import type { Session } from '../support/fake-stripe/model.ts';
import { runRegularTask } from '../support/regular-tasks.ts';
import { planOf } from '../support/payment-server.ts';
import { endOf, startPaymentServerWithAdmin, tierOf, type PaymentServerWithAdmin } from '../support/payment-server-with-admin.ts';
import { verifiedStudent, type Person } from '../support/students.ts';

let shop: PaymentServerWithAdmin;
beforeAll(async () => {
  shop = await startPaymentServerWithAdmin();
});
afterAll(() => shop.stop());
beforeEach(() => shop.calm());

describe('with administrators', () => {
  const decide = async (person: Person, id: 'grantMembership' | 'extendMembership' | 'endMembership', body: object = {}) =>
    shop.admin.api.call(id, {
      params: { userId: person.id },
      body: { reason: 'For a test', lastChangeId: (await shop.detail(person)).history[0]?.id ?? null, ...body },
    });

  const settle = () => runRegularTask('settle-memberships', shop.server.database, shop.server.now());

  test('a payment does not lower a granted plan, and goes on when that ends', async () => {
    const { person, session } = await shop.buy('plus', 6);
    const end = await endOf(person);
    await decide(person, 'grantMembership', { tier: 'max', months: 1 });
    const granted = await endOf(person);
    await shop.stripe.refund(session.payment_intent ?? '', 1);
    expect(await tierOf(person)).toBe('max');
    try {
      shop.moveTo(granted + 1000);
      await shop.keepSignedIn();
      expect(await tierOf(person)).toBe('free');
      await settle();
      expect([await tierOf(person), await endOf(person)]).toEqual(['plus', end]);
      shop.moveTo(end + 1000);
      await settle();
      expect((await shop.detail(person)).history[0]).toMatchObject({ kind: 'lapse', by: 'payment', previousTier: 'plus', tier: 'free' });
      const { length } = (await shop.detail(person)).history;
      await settle();
      expect((await shop.detail(person)).history).toHaveLength(length);
    } finally {
      shop.moveTo(Date.now());
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

  test('a gift that is less than what was paid for is refused, and nothing changes', async () => {
    const { person } = await shop.buy('max', 6);
    const end = await endOf(person);
    const give = async (body: object) =>
      shop.admin.api.refused('grantMembership', {
        params: { userId: person.id },
        body: { reason: 'For a test', lastChangeId: (await shop.detail(person)).history[0]?.id ?? null, ...body },
      });
    for (const less of [
      { tier: 'plus', months: 12 },
      { tier: 'max', months: 1 },
    ])
      expect(await give(less)).toMatchObject({ status: 409, code: 'paid-for-more' });
    expect([await tierOf(person), await endOf(person)]).toEqual(['max', end]);
    await decide(person, 'grantMembership', { tier: 'max', months: 12 });
    expect(await endOf(person)).toBeGreaterThan(end);
  });

  /** The subscription of a purchase is canceled and its period passes. */
  const runOut = async (session: Session, then: () => Promise<void>) => {
    const subscription = shop.stripe.subscriptionOf(session);
    await shop.stripe.cancelAtPeriodEnd(subscription.id, true);
    try {
      shop.moveTo(subscription.current_period_end * 1000 + 1000);
      await shop.keepSignedIn();
      await shop.stripe.renew(subscription.id);
      await settle();
      await then();
    } finally {
      shop.moveTo(Date.now());
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
