/** A plan granted by an administrator, as it appears on the student's screen, until it ends. */
import type { BrowserContext, Page } from '@playwright/test';
import type { RealServer } from '#tests/support/real-server.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, enrol, expect, signIn, test, type NewDevice, type Student } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** The administrator's own device. */
async function adminDevice(server: RealServer, newDevice: NewDevice, options = {}): Promise<Page> {
  const { api } = await enterAsAdmin(server);
  const context: BrowserContext = await newDevice(undefined, options);
  await signIn(context, server, { api, name: 'Admin', email: server.adminEmail, password: server.adminPassword });
  return context.newPage();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Name or email starts with' });
const status = (page: Page) => page.getByRole('main').getByRole('status');

async function openMember(page: Page, student: Student): Promise<void> {
  await page.goto('/admin/membership-management');
  await search(page).fill(student.email);
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('1 user shown.');
  await page.getByRole('link', { name: student.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeVisible();
}

async function expectFits(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), where).toBeLessThanOrEqual(0);
}

async function badge(page: Page): Promise<string> {
  await page.reload();
  await button(page, 'Account menu').click();
  const text = await page.getByRole('menu').getByText(/Tier$/).innerText();
  await page.keyboard.press('Escape');
  return text;
}

test('an administrator grants plus, the student sees it, the administrator extends and ends it', async ({ page, student, server, newDevice }) => {
  await page.goto('/progress');
  expect(await badge(page)).toBe('Free Tier');
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL('/membership/upgrade');
  for (const text of ['$0', '$9.99/month', '$19.99/month', 'Flashcard system', 'Priority support'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText('Payment isn’t set up here yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expectAccessible(page, '/membership/upgrade');

  const admin = await adminDevice(server, newDevice);
  await admin.goto('/admin');
  await admin.getByRole('link', { name: /^Memberships/ }).click();
  await expect(admin).toHaveURL('/admin/membership-management');
  await expect(status(admin)).toContainText('shown');
  await expectAccessible(admin, '/admin/membership-management');
  await openMember(admin, student);
  await expect(admin.getByText('Nothing has been granted, extended, or ended yet.')).toBeVisible();
  await expect(button(admin, 'Extend')).toHaveCount(0);
  await expect(button(admin, 'End now')).toHaveCount(0);
  await expectAccessible(admin, 'a member');

  // By keyboard alone: the mistakes are named first.
  await button(admin, 'Grant a plan').focus();
  await admin.keyboard.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Grant a plan' });
  await expect(dialog).toBeVisible();
  await admin.getByRole('spinbutton', { name: 'Months' }).fill('40');
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('spinbutton', { name: 'Months' })).toBeFocused();
  await expect(dialog.getByText('Please enter a whole number from 1 to 36.')).toBeVisible();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await expectAccessible(admin, 'the dialog with mistakes');
  await admin.getByRole('spinbutton', { name: 'Months' }).fill('3');
  await admin.keyboard.press('Tab');
  await admin.keyboard.type('School programme');
  await expect(dialog.getByRole('status')).toContainText(`${student.name} has Plus from now until`);
  await admin.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(admin.getByText(`Plus granted to ${student.name}`)).toBeVisible();
  await expect(admin.getByText(/Plus granted for 3 months, until/)).toBeVisible();
  await expect(admin.getByText('School programme')).toBeVisible();
  await expect(button(admin, 'Grant a plan')).toBeFocused();

  expect(await badge(page)).toBe('Plus Tier');
  const { me } = await student.api.call('me');
  const shown = (iso: string | null | undefined) => new Date(iso ?? '').toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
  await expect(page.getByText(`until ${shown(me?.membershipEndDate)}`)).toBeVisible();
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText('Plus Tier')).toBeVisible();
  await expect(page.getByText(`until ${shown(me?.membershipEndDate)}`)).toBeVisible();
  await expectAccessible(page, '/profile with a plan');
  await page.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL('/membership/upgrade');

  await button(admin, 'Extend').click();
  await field(admin, 'Reason').fill('One more month');
  await button(admin, 'Extend Plus').click();
  await expect(admin.getByText(/Plus extended by 1 month, until/)).toBeVisible();
  await button(admin, 'End now').click();
  await expect(admin.getByRole('dialog').getByRole('status')).toContainText('goes back to Free right away and loses Plus');
  await expectAccessible(admin, 'the dialog that ends a plan');
  await field(admin, 'Reason').fill('Left the school');
  await button(admin, 'End Plus').click();
  await expect(admin.getByText(`Plus ended for ${student.name}`)).toBeVisible();
  await expect(admin.getByRole('main').getByText('Free Tier')).toBeVisible();
  await expect(admin.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expect(button(admin, 'Grant a plan')).toBeFocused();
  await expectAccessible(admin, 'a member with a history');

  expect(await badge(page)).toBe('Free Tier');
  await expect(page.getByText(/^until /)).toHaveCount(0);
});

test('what another administrator did meanwhile is shown before anything is done', async ({ student, server, newDevice }) => {
  const [first, second] = [await adminDevice(server, newDevice), await adminDevice(server, newDevice)];
  for (const admin of [first, second]) {
    await openMember(admin, student);
    await button(admin, 'Grant a plan').click();
    await field(admin, 'Reason').fill('A prize');
  }
  await button(first, 'Grant Plus').click();
  await expect(first.getByText(`Plus granted to ${student.name}`)).toBeVisible();
  await second.getByRole('radio', { name: 'Max' }).check();
  await button(second, 'Grant Max').click();
  await expect(second.getByText('This plan has just been changed.').first()).toBeVisible();
  await expect(second.getByRole('main').getByText('Plus Tier')).toBeVisible();
  expect((await student.api.call('me')).me?.membershipTier).toBe('plus');
});

test('a lost response does not double an extension', async ({ student, server, newDevice }) => {
  const admin = await adminDevice(server, newDevice);
  await openMember(admin, student);
  await button(admin, 'Grant a plan').click();
  await field(admin, 'Reason').fill('A prize');
  await button(admin, 'Grant Plus').click();
  await button(admin, 'Extend').click();
  await field(admin, 'Reason').fill('Another prize');
  await admin.route(
    '**/extend',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(admin, 'Extend Plus').click();
  await expect(admin.getByRole('alert').getByText('We could not reach the server.')).toBeVisible();
  await button(admin, 'Extend Plus').click();
  await expect(admin.getByText('This plan has just been changed.').first()).toBeVisible();
  await expect(admin.getByText(/Plus extended by 1 month/)).toHaveCount(1);
});

test('search, paging, nobody found and a failing server, on a phone', async ({ server, newDevice }) => {
  const admin = await adminDevice(server, newDevice, phone);
  for (let index = 0; index < 3; index++) await enrol(server, { name: `Quentin Long-Surname The ${index + 1}th` });
  // Pages of two, so that a few people fill more than one.
  await admin.route('**/api/admin/membership?*', (route) => route.continue({ url: `${route.request().url()}&limit=2` }));
  await admin.goto('/admin/membership-management');
  await search(admin).fill('quentin');
  await button(admin, 'Search').tap();
  await expect(admin).toHaveURL('/admin/membership-management?q=quentin');
  await expect(status(admin)).toHaveText('2 users shown; there are more.');
  await expectFits(admin, 'the list');
  await button(admin, 'Show more').tap();
  await expect(status(admin)).toHaveText('3 users shown.');
  await expect(button(admin, 'Show more')).toHaveCount(0);
  await expectAccessible(admin, 'the list on a phone');
  await admin
    .getByRole('link', { name: /Quentin/ })
    .first()
    .tap();
  await expect(admin.getByRole('heading', { level: 1, name: /Quentin/ })).toBeVisible();
  await expectFits(admin, 'a member');
  await button(admin, 'Grant a plan').tap();
  await expectFits(admin, 'the dialog');
  await expectAccessible(admin, 'the dialog on a phone');
  await button(admin, 'Cancel').tap();
  await admin.getByRole('link', { name: 'Back to users' }).tap();
  await expect(search(admin)).toHaveValue('quentin');
  await search(admin).fill('nobody.of.this.name');
  await button(admin, 'Search').tap();
  await expect(admin.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await expectAccessible(admin, 'nobody found');
  await admin.getByRole('link', { name: 'Show all users' }).tap();
  await expect(admin).toHaveURL('/admin/membership-management');
  await expect(search(admin)).toHaveValue('');
  await admin.goto('/membership/upgrade');
  await expect(admin.getByRole('heading', { name: 'Max' })).toBeVisible();
  await expectFits(admin, 'the plans');
  await admin.unrouteAll();
  await admin.route('**/api/admin/membership?*', (route) => route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'Not for you.' } } }), {
    times: 1,
  });
  await admin.goto('/admin/membership-management');
  await expect(admin.getByRole('heading', { name: 'The users did not load' })).toBeVisible();
  await button(admin, 'Try again').tap();
  await expect(status(admin)).toContainText('shown');
});

test('nobody else comes near it', async ({ page, student }) => {
  for (const path of ['/admin/membership-management', '/admin/membership-management/01900000-0000-7000-8000-000000000000']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/progress');
  }
  expect(await student.api.refused('searchMembers')).toMatchObject({ status: 403 });
});
