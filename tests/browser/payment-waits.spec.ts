/** Payments that take their time, fail or are not ours, and plans that end while they are on screen. */
import { expectAccessible } from '#tests/support/axe.ts';
import { badge, expect, heading, openPlans, test } from '#tests/support/browser-payment.ts';
import { button } from '#tests/support/exam-screens.ts';
import { endPlanNow } from '#tests/support/server-database.ts';

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
  await expect(heading(page, 'You have Plus')).toBeVisible();
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

test('a plan that ends while the page is open; a payment provider that is unavailable', async ({ page, student, server, stripe }) => {
  const { url } = await student.api.call('startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } });
  await stripe.pay(url.split('/').at(-1) ?? '');
  await endPlanNow(server, student.email, 6000);
  await page.goto('/membership/upgrade');
  await expect(badge(page)).toHaveText('Plus Tier');
  await expect(page.getByText('Your Plus plan has just ended.')).toBeVisible();
  await expect(badge(page)).toHaveText('Free Tier');
  await expectAccessible(page, 'a plan that has just ended');
  stripe.down = true;
  await button(page, 'Continue to payment').click();
  await expect(page.getByText('Our payment provider is not responding.')).toBeVisible();
  await expectAccessible(page, 'a provider that is away');
  stripe.down = false;
  await button(page, 'Continue to payment').click();
  await expect(heading(page, 'Stand-in payment page')).toBeVisible();
});
