/** Managing an account: a forgotten password, the profile, deletion. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { enrol, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { mailedLink } from '#tests/support/outbox.ts';

const newPassword = 'another-peak-31';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Log in').click();
}

/** Expects the page to fit a phone without horizontal scrolling. */
async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

test('a forgotten password is replaced by the mailed link, once', async ({ page, server, newDevice }) => {
  const student = await enrol(server);
  const other = await (await newDevice(student)).newPage();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await button(page, 'Send the link').click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter your email.');
  await field(page, 'Email').fill('nobody@example.org');
  await button(page, 'Send the link').click();
  await expect(page.getByText('If nobody@example.org has an account, a link is on its way.')).toBeVisible();
  await field(page, 'Email').fill(student.email);
  await button(page, 'Send it again').click();
  await expect(page.getByText(`If ${student.email} has an account, a link is on its way.`)).toBeVisible();
  await expectAccessible(page, '/forgot-password');

  const link = await mailedLink(server.dataDir, student.email, '/reset-password');
  await page.goto(link);
  await field(page, 'New password').fill('abc');
  await field(page, 'Confirm new password').fill('abd');
  await button(page, 'Set new password').click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page, '/reset-password');
  await field(page, 'New password').fill(newPassword);
  await field(page, 'Confirm new password').fill(newPassword);
  await button(page, 'Set new password').click();
  await expect(page).toHaveURL('/progress');
  await expect(page.getByText('Your new password is set')).toBeVisible();

  await other.goto('/progress');
  await expect(other).toHaveURL(/\/login/);
  await logIn(other, student.email, student.password);
  await expect(other.getByText('Failed to sign in. Please check your credentials.')).toBeVisible();
  await logIn(other, student.email, newPassword);
  await expect(other).toHaveURL('/progress');

  await page.goto(link);
  await field(page, 'New password').fill(newPassword);
  await field(page, 'Confirm new password').fill(newPassword);
  await button(page, 'Set new password').click();
  await expect(page.getByRole('alert').filter({ hasText: 'This link has expired or was already used.' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('the profile changes name and password, and signs out other devices', async ({ page, student, newDevice }) => {
  const phone = await (await newDevice(undefined, { viewport: { width: 390, height: 844 } })).newPage();
  await logIn(phone, student.email, student.password);
  await expect(phone).toHaveURL('/progress');
  await phone.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  await expect(phone.getByText('This device')).toBeVisible();
  await expectFits(phone);

  await page.goto('/progress');
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main')).toContainText(student.email);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Free Tier')).toBeVisible();
  await field(page, 'Full name').fill('Maya Lindqvist');
  await button(page, 'Save name').click();
  await expect(page.getByText('Name saved')).toBeVisible();
  expect((await student.api.call('me')).me?.name).toBe('Maya Lindqvist');

  await button(page, 'Change password').click();
  await expect(field(page, 'Current password')).toBeFocused();
  await field(page, 'Current password').fill('not-it-at-all');
  await field(page, 'New password').fill(newPassword);
  await field(page, 'Confirm new password').fill(newPassword);
  await button(page, 'Save new password').click();
  await expect(field(page, 'Current password')).toHaveAccessibleDescription('This is not your current password.');
  await expectAccessible(page, '/profile, changing the password');
  await field(page, 'Current password').fill(student.password);
  await button(page, 'Save new password').click();
  await expect(page.getByText('Your password was changed. All other devices were logged out.')).toBeVisible();
  await expect(button(page, 'Change password')).toBeFocused();
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
  await phone.reload();
  await expect(phone).toHaveURL(/\/login/);

  await logIn(phone, student.email, newPassword);
  await expect(phone).toHaveURL('/progress');
  await page.reload();
  await button(page, 'Log out everywhere else').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('1 other device logged out')).toBeVisible();
  await expect(button(page, 'Log out everywhere else')).toHaveCount(0);
  await phone.goto('/profile');
  await expect(phone).toHaveURL(/\/login/);
});

test('a new address replaces the old one when it is confirmed', async ({ page, student, server, newDevice }) => {
  const address = `new.${student.email}`;
  await page.goto('/profile');
  await button(page, 'Change email').click();
  await field(page, 'New email').fill(address);
  await field(page, 'Current password').fill(student.password);
  await button(page, 'Send the link').click();
  await expect(page.getByText(`We sent a link to ${address}.`)).toBeVisible();
  await expect(button(page, 'Change email')).toBeFocused();
  const link = await mailedLink(server.dataDir, address, '/confirm-email');
  const elsewhere = await (await newDevice()).newPage();
  await elsewhere.goto(link);
  await expectAccessible(elsewhere, '/confirm-email');
  await button(elsewhere, 'Confirm new email').click();
  await field(elsewhere, 'Password').fill(student.password);
  await button(elsewhere, 'Log in and confirm').click();
  await expect(elsewhere.getByText(`From now on, log in with ${address}.`)).toBeVisible();
  // Opened again, it says the same, since that is still true.
  await elsewhere.goto(link);
  await button(elsewhere, 'Confirm new email').click();
  await expect(elsewhere.getByText(`From now on, log in with ${address}.`)).toBeVisible();
});

test('all data come as one file, and the account is deleted for good', async ({ page, context, student, server }) => {
  const { id } = await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-1' } });
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await button(page, 'Download as JSON').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ascent-data-\d{4}-\d\d-\d\d\.json$/);
  const data: unknown = JSON.parse(fs.readFileSync(await file.path(), 'utf8'));
  expect(data).toMatchObject({ account: { email: student.email }, examSessions: [{ id }], answers: [] });

  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(student.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Please type DELETE.')).toBeVisible();
  await expectAccessible(page, 'deleting the account');
  await dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/goodbye');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, student.email, student.password);
  await expect(page.getByText('Failed to sign in. Please check your credentials.')).toBeVisible();

  const again = await enrol(server);
  await signIn(context, server, again);
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText(again.email);
});

/** Everything this browser stores for the site, as text: IndexedDB, local and session storage. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store);
        for (const request of [reading.getAllKeys(), reading.getAll()])
          texts.push(await new Promise((resolve) => request.addEventListener('success', () => resolve(JSON.stringify(request.result)))));
      }
      database.close();
    }
    return texts.join('\n');
  });

test('deleting the account ends it in every tab and on other devices, and leaves nothing there', async ({ page, context, student, newDevice }) => {
  const userId = (await student.api.call('me')).me?.id ?? '';
  await page.goto('/exam/landing');
  const second = await context.newPage();
  await second.goto('/progress');
  await second.evaluate(() => {
    localStorage.setItem('ascent.quiz.some', '{"position":0,"answer":"A","timeSpentMs":1,"checked":false}');
    sessionStorage.setItem('ascent.tab.some', '"typed"');
  });
  const elsewhere = await (await newDevice(student)).newPage();
  await elsewhere.goto('/progress');
  await expect.poll(() => kept(second)).toContain(userId);
  await expect.poll(() => kept(elsewhere)).toContain(userId);

  await page.goto('/profile');
  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(student.password);
  await dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/goodbye');
  // The other tab is notified, without a reload or a request.
  await expect(second).toHaveURL('/');
  for (const left of [page, second]) {
    await expect.poll(() => kept(left)).not.toContain(userId);
    expect(await kept(left)).not.toMatch(/quiz\.some|ascent\.tab\.some/);
    expect(await kept(left)).not.toContain(student.email);
  }
  // The other device finds out with its next request.
  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL(/\/login/);
  await expect.poll(() => kept(elsewhere)).not.toContain(userId);
  expect(await kept(elsewhere)).not.toContain(student.email);
});

test('whoever wants to use another phone number can go back to the code that is on its way', async ({ studentPage: page }) => {
  await page.route('**/api/accounts/phone', (route) =>
    route.fulfill({ json: { available: true, number: null, pending: { number: '+14155552671', waitSeconds: 30 } } }),
  );
  await page.goto('/profile#security');
  const part = page.getByRole('region', { name: 'Phone number' });
  await expect(part.getByText('+1 415 555 2671')).toBeVisible();
  await part.getByRole('button', { name: 'Use another number' }).click();
  await expect(part.getByLabel('Phone number')).toBeVisible();
  await part.getByRole('button', { name: 'Back to the code' }).click();
  await expect(part.getByRole('textbox', { name: 'Code' })).toBeVisible();
});
