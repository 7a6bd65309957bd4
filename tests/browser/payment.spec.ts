/** Buying a plan as people do it: the plans, the payment page of a stand-in, waiting, the badge, changing, cancelling. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, test as base, expect, signIn } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { startFakeStripe, type FakeStripe } from '#tests/support/fake-stripe/start.ts';
import { endPlanNow } from '#tests/support/server-database.ts';

const test = base.extend<{ readonly stripe: FakeStripe }, { readonly standIn: FakeStripe }>({
  standIn: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stripe = await startFakeStripe();
      await use(stripe);
      await stripe.stop();
    },
    { scope: 'worker' },
  ],
  serverSettings: [({ standIn }, use) => use(standIn.environment), { scope: 'worker' }],
  stripe: async ({ standIn, server }, use) => {
    standIn.messages.webhookUrl = `${server.url}/api/payment/webhook`;
    standIn.messages.held = false;
    standIn.down = false;
    standIn.slow = () => 0;
    await use(standIn);
  },
});

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const total = (page: Page) => page.locator('[data-total]');
const badge = (page: Page) => page.getByRole('main').getByText(/Tier$/);

async function openPlans(page: Page): Promise<void> {
  await page.goto('/membership/upgrade');
  await expect(button(page, 'Continue to payment')).toBeVisible();
}

async function expectFits(page: Page, where: string): Promise<void> {
  // The sidebar may still be on its way out.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), where).toBeLessThanOrEqual(0);
}

test('plans, payment page, waiting for the message, badge', async ({ page, student, stripe }) => {
  test.setTimeout(120_000);
  await openPlans(page);
  await expect(badge(page)).toHaveText('Free Tier');
  await expect(total(page)).toHaveText('$9.99');
  await expect(page.getByText(/Then \$9\.99 every month starting .*, until you cancel\./)).toBeVisible();
  await expectAccessible(page, '/membership/upgrade');

  // The total follows every choice.
  await button(page, 'Choose Max').click();
  await expect(total(page)).toHaveText('$19.99');
  await page.getByRole('radio', { name: /Several months at once/ }).check();
  await page.getByRole('combobox', { name: 'Months' }).selectOption('6');
  await expect(total(page)).toHaveText('$119.94');
  await expect(page.getByText(/You have Max until .*, and it does not renew\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'Coupon code (optional)' }).fill('NO-SUCH-CODE');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code does not work.')).toBeVisible();
  await expectAccessible(page, 'an order with a wrong code');
  // Another plan: what was chosen and typed for the first one stays.
  await button(page, 'Choose Plus').click();
  await expect(page.getByRole('radio', { name: /Several months at once/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Coupon code (optional)' })).toHaveValue('NO-SUCH-CODE');
  await expect(total(page)).toHaveText('$59.94');
  await page.getByRole('combobox', { name: 'Months' }).selectOption('3');
  await expect(total(page)).toHaveText('$29.97');

  // No message arrives, and nobody answers questions: nothing is known of the payment.
  stripe.messages.held = true;
  await button(page, 'Continue to payment').click();
  await expect(page.getByText('Due today: $29.97')).toBeVisible();
  stripe.down = true;
  await button(page, 'Pay by card').click();
  await expect(page).toHaveURL(/\/payment\/success\?checkout=/);
  await expect(heading(page, 'Waiting for confirmation')).toBeVisible();
  await expectAccessible(page, '/payment/success, waiting');
  // The page itself grants nothing, however often it is opened.
  await page.reload();
  await expect(heading(page, 'Waiting for confirmation')).toBeVisible();
  expect((await student.api.call('me')).me?.membershipTier).toBe('free');

  // The message never comes; the page finds out as soon as the provider answers.
  stripe.down = false;
  await expect(heading(page, 'You have Plus')).toBeVisible({ timeout: 20_000 });
  await expect(badge(page)).toHaveText('Plus Tier');
  await expectAccessible(page, '/payment/success, paid');
  await page.getByRole('link', { name: 'View your membership' }).click();
  await expect(page.getByText(/Active until .*\. It does not renew automatically\./)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Receipt of/ })).toHaveAttribute('href', /^https:\/\/pay\.example\/receipts\//);
  await expect(heading(page, 'Continue Plus')).toBeVisible();
  await expectAccessible(page, '/membership/upgrade with months paid');
  await button(page, 'Account menu').click();
  await expect(page.getByRole('menu').getByText('Plus Tier')).toBeVisible();
});

test('by the month, on a phone: changing with the price shown first, cancelling in one step', async ({ server, student, stripe, newDevice }) => {
  test.setTimeout(120_000);
  const page = await (await newDevice(student, phone)).newPage();
  await openPlans(page);
  await expectFits(page, 'the plans');
  await button(page, 'Continue to payment').tap();
  await button(page, 'Pay by card').tap();
  await expect(heading(page, 'You have Plus')).toBeVisible({ timeout: 20_000 });
  await page.goto('/membership/upgrade');
  await expect(page.getByText(/Renews on .* for \$9\.99, minus any coupon or credit\. You can cancel anytime\./)).toBeVisible();
  await expect(button(page, 'Continue to payment')).toHaveCount(0);

  await page.goto('/profile');
  await expect(page.getByText(/^renews on /)).toBeVisible();
  await page.goto('/membership/upgrade');
  await button(page, 'Change to Max').tap();
  const dialog = page.getByRole('dialog', { name: 'Change to Max?' });
  await expect(dialog.getByText('$10.00', { exact: true })).toBeVisible();
  await expect(dialog.getByText('$19.99')).toBeVisible();
  await expectAccessible(page, 'the dialog that changes the plan');
  await button(page, 'Pay $10.00 and change').tap();
  await expect(page.getByText('You have Max now')).toBeVisible({ timeout: 20_000 });
  await expect(badge(page)).toHaveText('Max Tier');
  await expectFits(page, 'a subscription');

  // Down again: nothing to pay, the rest is credit. A card that is refused changes nothing.
  await button(page, 'Change to Plus').tap();
  await expect(page.getByRole('dialog').getByText('Credit for your next payments')).toBeVisible();
  await button(page, 'Keep my plan').tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await button(page, 'Cancel plan').tap();
  await expect(heading(page, 'Stand-in billing portal')).toBeVisible();
  await button(page, 'Cancel the plan').tap();
  await expect(page).toHaveURL(`${server.url}/membership/upgrade`);
  await expect(page.getByText(/Canceled\. You have Max until .*, and you will not be charged again\./)).toBeVisible();
  await expect(button(page, 'Cancel plan')).toHaveCount(0);
  await expectAccessible(page, '/membership/upgrade, cancelled');
  // No message arrives: the page shows what it has just done all the same.
  stripe.messages.held = true;
  await button(page, 'Keep my plan').tap();
  await expect(page.getByText('Your plan renews again')).toBeVisible();
  await expect(page.getByText(/Renews on .* for \$19\.99/)).toBeVisible();
  await expect(button(page, 'Keep my plan')).toHaveCount(0);
  await expectFits(page, 'a subscription that is kept');
  stripe.messages.held = false;
});

test('a card that is refused changes nothing', async ({ page, student, stripe }) => {
  const { url } = await student.api.call('startCheckout', { body: { tier: 'plus', months: null, couponCode: null } });
  const session = await stripe.pay(url.split('/').at(-1) ?? '');
  stripe.model.refusedCards.add(session.customer);
  await page.goto('/membership/upgrade');
  await button(page, 'Change to Max').click();
  await button(page, 'Pay $10.00 and change').click();
  await expect(page.getByRole('dialog').getByText('Your bank declined the payment, so nothing has changed.')).toBeVisible();
  await expectAccessible(page, 'a refused change');
  await button(page, 'Keep my plan').click();
  await expect(badge(page)).toHaveText('Plus Tier');
});

test('leaving the payment page charges nothing, and a coupon is free again', async ({ page, student, server, stripe }) => {
  const { api: admin } = await enterAsAdmin(server);
  const coupon = { name: 'Once', code: 'SUMMIT-1', discount: { kind: 'percent', percent: 50 }, duration: { kind: 'once' }, tiers: ['plus'], maxUses: 1 };
  await admin.call('makeCoupon', { body: { ...coupon, requestId: crypto.randomUUID(), usesPerUser: 1, startsAt: null, expiresAt: null } });
  await openPlans(page);
  await page.getByRole('textbox', { name: 'Coupon code (optional)' }).fill('summit-1');
  await button(page, 'Apply').click();
  await expect(page.getByText('50% off the first month')).toBeVisible();
  await expect(total(page)).toHaveText('$4.99');
  await expectAccessible(page, 'an order with a coupon');
  await button(page, 'Continue to payment').click();
  await expect(page.getByText('Due today: $4.99')).toBeVisible();
  await button(page, 'Back to the shop').click();
  await expect(page).toHaveURL(/\/payment\/cancel\?checkout=/);
  await expect(heading(page, 'You were not charged')).toBeVisible();
  await expectAccessible(page, '/payment/cancel');
  await expect.poll(() => [...stripe.model.sessions.values()].at(-1)?.status).toBe('expired');
  await page.getByRole('link', { name: 'Back to plans' }).click();
  await page.getByRole('textbox', { name: 'Coupon code (optional)' }).fill('SUMMIT-1');
  await button(page, 'Apply').click();
  await expect(total(page)).toHaveText('$4.99');
  expect((await student.api.call('me')).me?.membershipTier).toBe('free');
});

test('the cancel page says nothing of money before it knows', async ({ page, student, stripe }) => {
  const { checkoutId, url } = await student.api.call('startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } });
  const nothingPaid = heading(page, 'You were not charged');
  stripe.slow = ({ path }) => (path.startsWith('/checkout/sessions/') ? 1500 : 0);
  stripe.down = true;
  await page.goto(`/payment/cancel?checkout=${checkoutId}`);
  await expect(heading(page, 'We could not check this payment')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Our payment provider is not responding.')).toBeVisible();
  await expect(nothingPaid).toHaveCount(0);
  await expectAccessible(page, '/payment/cancel, not checked');
  stripe.down = false;
  await button(page, 'Check again').click();
  await expect(page.getByRole('status').filter({ hasText: 'Closing the payment page' })).toBeVisible();
  await expect(nothingPaid).toHaveCount(0);
  await expect(nothingPaid).toBeVisible({ timeout: 20_000 });
  stripe.slow = () => 0;

  expect(stripe.model.sessions.get(url.split('/').at(-1) ?? '')?.status).toBe('expired');
  const other = await student.api.call('startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } });
  stripe.messages.held = true;
  await stripe.pay(other.url.split('/').at(-1) ?? '');
  stripe.messages.held = false;
  await page.goto(`/payment/cancel?checkout=${other.checkoutId}`);
  await expect(heading(page, 'This payment went through')).toBeVisible();
  await page.goto('/payment/cancel');
  await expect(heading(page, 'We could not find this payment')).toBeVisible();
  await expect(nothingPaid).toHaveCount(0);
});

test('the back button on the payment page leads to an order that can be made again', async ({ page, student, stripe }) => {
  await openPlans(page);
  const pages = () => [...stripe.model.sessions.values()].filter(({ customer }) => stripe.model.customers.get(customer)?.email === student.email);
  // Left, but still here: as the page is when the browser brings it back from its memory.
  await page.route(`${stripe.url}/pay/**`, (route) => route.fulfill({ status: 204 }));
  const left = page.waitForResponse(`${stripe.url}/pay/**`);
  await button(page, 'Continue to payment').click();
  await left;
  await expect(button(page, 'Opening the payment page…')).toBeVisible();
  await expect(button(page, 'Continue to payment')).toHaveCount(0);
  await page.unroute(`${stripe.url}/pay/**`);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await button(page, 'Continue to payment').click();
  await expect(heading(page, 'Stand-in payment page')).toBeVisible();
  expect(pages().map(({ status }) => status)).toEqual(['expired', 'open']);
});

test('while a bank debit is on its way nothing else is offered', async ({ page, student, stripe }) => {
  const { checkoutId, url } = await student.api.call('startCheckout', { body: { tier: 'plus', months: 2, couponCode: null } });
  await openPlans(page);
  await expect(button(page, /^Choose |chosen$/)).toHaveCount(2);
  await stripe.pay(url.split('/').at(-1) ?? '', 'debit');
  await page.reload();
  await expect(page.getByText('A payment is waiting for your bank.')).toBeVisible();
  await expect(heading(page, 'Plus')).toBeVisible();
  await expect(button(page, /^Choose |chosen$|Continue to payment/)).toHaveCount(0);
  await expectAccessible(page, 'plans while a payment is pending');
  await page.getByRole('link', { name: 'Check its status' }).click();
  await expect(page).toHaveURL(new RegExp(checkoutId));
  await stripe.settleDebit(url.split('/').at(-1) ?? '', true);
  await expect(heading(page, 'You have Plus')).toBeVisible({ timeout: 20_000 });
});

test('a coupon for one plan: a change says that it goes', async ({ page, student, server, stripe }) => {
  const { api: admin } = await enterAsAdmin(server);
  const coupon = { name: 'Plus only', code: 'PLUS-HALF', discount: { kind: 'percent', percent: 50 }, duration: { kind: 'forever' }, tiers: ['plus'] };
  await admin.call('makeCoupon', { body: { ...coupon, maxUses: null, requestId: crypto.randomUUID(), usesPerUser: 1, startsAt: null, expiresAt: null } });
  const { url } = await student.api.call('startCheckout', { body: { tier: 'plus', months: null, couponCode: 'PLUS-HALF' } });
  await stripe.pay(url.split('/').at(-1) ?? '');
  await page.goto('/membership/upgrade');
  await button(page, 'Change to Max').click();
  await expect(page.getByText('Your coupon (50% off every month) is not for Max, so it ends with this change.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('$19.99')).toBeVisible();
  await expectAccessible(page, 'a change that ends a coupon');
});

test('granted time and a subscription: what is kept is said before and after buying, and to administrators', async ({ page, student, server, newDevice }) => {
  const { me } = await student.api.call('me');
  const userId = me?.id ?? '';
  const { api: admin } = await enterAsAdmin(server);
  await admin.call('grantMembership', { params: { userId }, body: { tier: 'plus', months: 1, reason: 'A prize', lastChangeId: null } });
  await openPlans(page);
  await button(page, 'Choose Max').click();
  await expect(
    page.getByText(/^You still have \d+ days of Plus that were granted to you\. They are kept, and begin when you end the subscription\.$/),
  ).toBeVisible();
  await page.getByRole('radio', { name: /Several months at once/ }).check();
  await expect(page.getByText(/^You still have/)).toHaveCount(0);
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await button(page, 'Continue to payment').click();
  await button(page, 'Pay by card').click();
  await expect(heading(page, 'You have Max')).toBeVisible({ timeout: 20_000 });
  await page.goto('/membership/upgrade');
  await expect(page.getByText(/^\d+ more days of Plus were granted to you\. They begin when your subscription ends\.$/)).toBeVisible();
  await expectAccessible(page, 'a subscription with granted time');

  const context = await newDevice();
  await signIn(context, server, { api: admin, name: 'Admin', email: server.adminEmail, password: server.adminPassword });
  const desk = await context.newPage();
  await desk.goto(`/admin/membership-management/${userId}`);
  await expect(desk.getByText(/^\d+ days of Plus$/)).toBeVisible();
  await button(desk, 'Extend').click();
  await expect(desk.getByText(/pays for Max by subscription\. 1 month of Max begins when the subscription ends\./)).toBeVisible();
  await desk.getByRole('textbox', { name: 'Reason' }).fill('Kind helper');
  await button(desk, 'Extend Max').click();
  await expect(desk.getByText('Max extended by 1 month, beginning when the subscription ends')).toBeVisible();
  await expectAccessible(desk, 'a member with time for later');
  await button(desk, 'End now').click();
  await expect(desk.getByText(/The subscription ends at Stripe too, so nothing more is charged\./)).toBeVisible();
});

test('a payment that takes long, one that fails, and one that is not ours', async ({ page, student, stripe }) => {
  const order = await student.api.call('startCheckout', { body: { tier: 'max', months: 1, couponCode: null } });
  await page.clock.install();
  await page.goto(`/payment/success?checkout=${order.checkoutId}`);
  await expect(heading(page, 'Waiting for confirmation')).toBeVisible();
  await page.clock.fastForward(121_000);
  await expect(heading(page, 'Your bank is taking its time')).toBeVisible();
  await expect(page.getByText('Please do not pay twice.')).toBeVisible();
  await expectAccessible(page, '/payment/success, late');
  await stripe.pay(order.url.split('/').at(-1) ?? '', 'debit');
  await stripe.settleDebit(order.url.split('/').at(-1) ?? '', false);
  await page.clock.fastForward(20_000);
  await expect(heading(page, 'This payment was not completed')).toBeVisible();
  await page.goto('/payment/success?checkout=01900000-0000-7000-8000-000000000000');
  await expect(heading(page, 'We could not find this payment')).toBeVisible();
  await page.goto('/payment/success');
  await expect(heading(page, 'We could not find this payment')).toBeVisible();
});

test('a plan that ends while the page is open; a payment provider that is away', async ({ page, student, server, stripe }) => {
  const { url } = await student.api.call('startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } });
  await stripe.pay(url.split('/').at(-1) ?? '');
  await endPlanNow(server, student.email, 6000);
  await page.goto('/membership/upgrade');
  await expect(badge(page)).toHaveText('Plus Tier');
  await expect(page.getByText('Your Plus plan has just ended.')).toBeVisible({ timeout: 15_000 });
  await expect(badge(page)).toHaveText('Free Tier');
  await expectAccessible(page, 'a plan that has just ended');
  stripe.down = true;
  await button(page, 'Continue to payment').click();
  await expect(page.getByText('Our payment provider is not responding.')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'a provider that is away');
  stripe.down = false;
  await button(page, 'Continue to payment').click();
  await expect(heading(page, 'Stand-in payment page')).toBeVisible({ timeout: 20_000 });
});

test('an administrator sees plan, history and payments', async ({ newDevice, student, server, stripe }) => {
  const { url } = await student.api.call('startCheckout', { body: { tier: 'plus', months: null, couponCode: null } });
  await stripe.pay(url.split('/').at(-1) ?? '');
  const { me } = await student.api.call('me');
  const { api } = await enterAsAdmin(server);
  const context = await newDevice();
  await signIn(context, server, { api, name: 'Admin', email: server.adminEmail, password: server.adminPassword });
  const page = await context.newPage();
  await page.goto(`/admin/membership-management/${me?.id ?? ''}`);
  await expect(page.getByText(/Subscription to Plus, renews on/)).toBeVisible();
  await expect(page.getByRole('cell', { name: '$9.99' })).toBeVisible();
  await expect(page.getByText(/^Plus bought, until/)).toBeVisible();
  await expect(page.getByText(/, Payment$/)).toBeVisible();
  await expectAccessible(page, 'a member who pays');
  await page.setViewportSize(phone.viewport);
  await expectFits(page, 'a member who pays');
});
