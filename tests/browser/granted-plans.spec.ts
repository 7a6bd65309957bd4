/** Plans that are paid for or granted, as their owners and administrators see them. */
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, expectFits, heading, openPlans, phone, test } from '#tests/support/browser-payment.ts';
import { enterAsAdmin, signIn } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('granted time and a subscription: what is kept is said before and after buying, and to administrators', async ({ page, student, server, newDevice }) => {
  const { me } = await student.api.call('me');
  const userId = me?.id ?? '';
  const { api: admin } = await enterAsAdmin(server);
  await admin.call('grantMembership', { params: { userId }, body: { tier: 'plus', months: 1, reason: 'A prize', lastChangeId: null } });
  await openPlans(page);
  await button(page, 'Choose Max').click();
  await expect(page.getByText(/^You still have \d+ days of Plus that were granted to you\. They’ll begin when your subscription ends\.$/)).toBeVisible();
  await page.getByRole('radio', { name: /Several months at once/ }).check();
  await expect(page.getByText(/^You still have/)).toHaveCount(0);
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await button(page, 'Continue to payment').click();
  await button(page, 'Pay by card').click();
  await expect(heading(page, 'You have Max')).toBeVisible();
  await page.goto('/membership/upgrade');
  await expect(page.getByText(/^\d+ more days of Plus were granted to you\. They begin when your subscription ends\.$/)).toBeVisible();
  await expectAccessible(page, 'a subscription with granted time');

  const context = await newDevice();
  await signIn(context, server, { api: admin, name: 'Admin', email: server.adminEmail, password: server.adminPassword });
  const adminPage = await context.newPage();
  await adminPage.goto(`/admin/membership-management/${userId}`);
  await expect(adminPage.getByText(/^\d+ days of Plus$/)).toBeVisible();
  await button(adminPage, 'Extend').click();
  await expect(adminPage.getByText(/pays for Max by subscription\. 1 month of Max begins when the subscription ends\./)).toBeVisible();
  await adminPage.getByRole('textbox', { name: 'Reason' }).fill('Kind helper');
  await button(adminPage, 'Extend Max').click();
  await expect(adminPage.getByText('Max extended by 1 month, beginning when the subscription ends')).toBeVisible();
  await expectAccessible(adminPage, 'a member with time for later');
  await button(adminPage, 'End now').click();
  await expect(adminPage.getByText(/The subscription ends at Stripe too, so nothing more is charged\./)).toBeVisible();
  await adminPage.getByRole('textbox', { name: 'Reason' }).fill('Asked for it');
  await button(adminPage, 'End Max').click();
  // At once, although the subscription itself ends a moment later.
  await expect(adminPage.getByText('Free Tier')).toBeVisible();
  await expect(adminPage.getByText(/renews on/)).toHaveCount(0);
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
