/** What a browser retains of everything typed and received there. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginExam, button, choose, saved } from '#tests/support/exam-screens.ts';
import { storedText } from '#tests/support/leak-watch.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('neither storage nor URL ever holds a password or the session', async ({ page, context, server }) => {
  const [email, password, changed] = [`kept${process.pid}@example.org`, 'altitude-2718', 'another-peak-3141'];
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const look = async (where: string) => {
    const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value);
    const secrets = [password, changed, ...cookies, ...cookies.map((value) => value.split('.')[0] ?? value)];
    for (const { where: place, text } of [...(await storedText(page)), ...addresses.map((text) => ({ where: 'address', text }))])
      for (const secret of secrets) expect(text.includes(secret), `${where}: ${place}`).toBe(false);
    expect(await page.evaluate(() => document.cookie), where).toBe('');
    return cookies.length;
  };

  await page.goto('/signup');
  await field(page, 'Full name').fill('Maya Chen');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await button(page, 'Create account').click();
  await expect(page).toHaveURL('/verify-email');
  expect(await look('after signing up')).toBeGreaterThan(0);
  await page.goto(await server.verificationPath(email));
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await expect(page).toHaveURL('/progress');
  await look('after verifying');
  await beginExam(page);
  await choose(page, 'B');
  await expect(saved(page)).toBeVisible();
  await look('in an exam');
  await page.goto('/profile');
  await button(page, 'Change password').click();
  await field(page, 'Current password').fill(password);
  await field(page, 'New password').fill(changed);
  await field(page, 'Confirm new password').fill(changed);
  await button(page, 'Save new password').click();
  await expect(page.getByText('Your password was changed.', { exact: false })).toBeVisible();
  await look('after changing the password');
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(changed);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/progress');
  expect(await look('after logging in')).toBeGreaterThan(0);
});
