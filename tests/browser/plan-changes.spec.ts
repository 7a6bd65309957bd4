/** Managing a subscription: changing to the other plan, canceling, keeping it. */
import { expectAccessible } from '#tests/support/axe.ts';
import { badge, expect, expectFits, heading, openPlans, phone, test } from '#tests/support/browser-payment.ts';
import { enterAsAdmin } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('by the month, on a phone: changing with the price shown first, cancelling in one step', async ({ server, student, stripe, newDevice }) => {
  const page = await (await newDevice(student, phone)).newPage();
  await openPlans(page);
  await expectFits(page, 'the plans');
  await button(page, 'Continue to payment').tap();
  await button(page, 'Pay by card').tap();
  await expect(heading(page, 'You have Plus')).toBeVisible();
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
  await expect(page.getByText('You have Max now')).toBeVisible();
  await expect(badge(page)).toHaveText('Max Tier');
  await expectFits(page, 'a subscription');

  // Changing back down: nothing to pay, the rest becomes credit. A declined card changes nothing.
  await button(page, 'Change to Plus').tap();
  await expect(page.getByRole('dialog').getByText('Credit for your next payments')).toBeVisible();
  await button(page, 'Keep my plan').tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A tap in the moment in which the dialog leaves still belongs to the dialog.
  await expect(async () => {
    await button(page, 'Cancel plan').tap({ timeout: 2_000 });
    await expect(heading(page, 'Stand-in billing portal')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await button(page, 'Cancel the plan').tap();
  await expect(page).toHaveURL(`${server.url}/membership/upgrade`);
  await expect(page.getByText(/Canceled\. You have Max until .*, and you will not be charged again\./)).toBeVisible();
  await expect(button(page, 'Cancel plan')).toHaveCount(0);
  await expectAccessible(page, '/membership/upgrade, cancelled');
  // No message arrives, but the page still shows what it has just done.
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

test('a bank that wants the payment confirmed: said, done on its page, and seen here without a reload', async ({ page, student, stripe }) => {
  const { url } = await student.api.call('startCheckout', { body: { tier: 'plus', months: null, couponCode: null } });
  const session = await stripe.pay(url.split('/').at(-1) ?? '');
  stripe.model.confirmingCards.add(session.customer);
  await page.goto('/membership/upgrade');
  await button(page, 'Change to Max').click();
  await button(page, 'Pay $10.00 and change').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await expect(dialog.getByText('Until then nothing changes, and you are not charged.')).toBeVisible();
  await expectAccessible(page, 'a change that the bank wants confirmed');
  await button(page, 'Later').click();

  // Left for later, it is still offered, and no second change with it.
  await page.reload();
  await expect(page.getByText('Your bank wants you to confirm the payment for Max. Until you do, you keep Plus')).toBeVisible();
  await expect(badge(page)).toHaveText('Plus Tier');
  await expect(button(page, 'Change to Max')).toHaveCount(0);
  await expectAccessible(page, 'plans while the bank waits');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Confirm with your bank' }).click();
  const bank = await opened;
  await button(bank, 'Confirm with the bank').click();
  await expect(bank.getByText('$10.00: paid')).toBeVisible();
  await bank.close();
  await expect(badge(page)).toHaveText('Max Tier');
  await expect(page.getByText('Your bank wants you to confirm')).toHaveCount(0);
});
