/** Buying a plan as people do it: the plans, a stand-in's payment page, and the ways back from it. */
import { expectAccessible } from '#tests/support/axe.ts';
import { badge, expect, heading, openPlans, test, total } from '#tests/support/browser-payment.ts';
import { enterAsAdmin } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('plans, payment page, waiting for the message, badge', async ({ page, student, stripe }) => {
  await openPlans(page);
  await expect(badge(page)).toHaveText('Free Tier');
  await expect(total(page)).toHaveText('$9.99');
  await expect(page.getByText(/Then \$9\.99 every month starting .*, until you cancel\./)).toBeVisible();
  await expectAccessible(page, '/membership/upgrade');
  // What was promised and is there by now is ticked off.
  await expect(page.getByRole('listitem').filter({ hasText: /^AI-powered recommendations$/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Exclusive content$/ })).toBeVisible();

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
  // After looking at another plan, the first one's choices and entries are still there.
  await button(page, 'Choose Plus').click();
  await expect(page.getByRole('radio', { name: /Several months at once/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Coupon code (optional)' })).toHaveValue('NO-SUCH-CODE');
  await expect(total(page)).toHaveText('$59.94');
  await page.getByRole('combobox', { name: 'Months' }).selectOption('3');
  await expect(total(page)).toHaveText('$29.97');

  // No message arrives and the provider does not answer: nothing is known about the payment.
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
  await expect(heading(page, 'You have Plus')).toBeVisible();
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

test('the cancel page says nothing about money before it knows', async ({ page, student, stripe }) => {
  const { checkoutId, url } = await student.api.call('startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } });
  const nothingPaid = heading(page, 'You were not charged');
  stripe.slow = ({ path }) => (path.startsWith('/checkout/sessions/') ? 1500 : 0);
  stripe.down = true;
  await page.goto(`/payment/cancel?checkout=${checkoutId}`);
  await expect(heading(page, 'We could not check this payment')).toBeVisible();
  await expect(page.getByText('Our payment provider is not responding.')).toBeVisible();
  await expect(nothingPaid).toHaveCount(0);
  await expectAccessible(page, '/payment/cancel, not checked');
  stripe.down = false;
  await button(page, 'Check again').click();
  await expect(page.getByRole('status').filter({ hasText: 'Closing the payment page' })).toBeVisible();
  await expect(nothingPaid).toHaveCount(0);
  await expect(nothingPaid).toBeVisible();
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

test('the back button on the payment page leads to an order form that works again', async ({ page, student, stripe }) => {
  await openPlans(page);
  const pages = () => [...stripe.model.sessions.values()].filter(({ customer }) => stripe.model.customers.get(customer)?.email === student.email);
  // The page as the browser restores it from the back/forward cache.
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
