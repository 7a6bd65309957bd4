/** What all forms have in common, checked on some of them: where the focus goes, when an error disappears, and whose message is shown. */
import type { Page } from '@playwright/test';
import { enrol, expect, signIn, test } from '#tests/support/browser-test.ts';
import { examPath } from '#tests/support/exam-screens.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Full name' });
const ended = (page: Page) => page.getByRole('alert').getByText('Your session has ended.');

/** How long the page waits before it asks again who is signed in. */
const nextCheckMs = 121_000;

test('a refused form moves the focus to the first wrong field, and a field’s error disappears when it is corrected', async ({ page }) => {
  await page.goto('/signup');
  const [name, email, password, again] = ['Full name', 'Email', 'Password', 'Confirm password'].map((label) => page.getByLabel(label, { exact: true }));
  if (!name || !email || !password || !again) throw new Error('unreachable');
  await password.fill('first password');
  await again.fill('other password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  await expect(email).toHaveAccessibleDescription(/Please enter your email\./);
  await expect(again).toHaveAccessibleDescription('Passwords do not match');

  await name.fill('Maya');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await email.fill('maya');
  await expect(email, 'wrong in another way').toHaveAccessibleDescription(/Please enter a valid email address\./);
  await email.fill('maya@example.org');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await password.fill('other password');
  await expect(again, 'it was the other field that was wrong').not.toHaveAttribute('aria-invalid');
});

test('an error found by the server is shown at its field until that field is changed', async ({ studentPage: page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  const [current, next, again] = ['Current password', 'New password', 'Confirm new password'].map((label) => page.getByLabel(label, { exact: true }));
  if (!current || !next || !again) throw new Error('unreachable');
  await current.fill('not my password');
  await next.fill('a good new password 7');
  await again.fill('a good new password 7');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(current).toBeFocused();
  await next.fill('a good new password 8');
  await expect(current, 'another field was changed').toHaveAttribute('aria-invalid', 'true');
  await current.fill('not my password!');
  await expect(current).not.toHaveAttribute('aria-invalid');
});

test('an error in an input without a field is shown for the whole form, in a sentence', async ({ page }) => {
  await page.route('**/api/accounts/forgot-password', (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: {
          code: 'bad-input',
          message: 'Some of what you entered isn’t valid. Please check it and try again.',
          fields: { 'address.kind': 'Invalid input: expected string' },
        },
      },
    }),
  );
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('maya@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('alert').getByText('Some of what you entered isn’t valid. Please check it and try again.')).toBeVisible();
  await expect(page.getByText('Invalid input')).toHaveCount(0);
});

test('an exam that cannot be started says why, next to the button', async ({ studentPage: page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.route('**/api/exam-sessions', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'The server is busy. Please try again in a moment.' } } }),
  );
  await page.goto(examPath);
  await page.getByRole('radio', { name: 'Time and a half' }).check();
  await expect(page.getByRole('region', { name: 'What to expect' })).toContainText('27 questions in 48 minutes');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('alert').getByText('The server is busy. Please try again in a moment.')).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Time and a half' })).toBeChecked();
});

test('what was typed stays when the page finds that the session has ended, and is saved after logging in again', async ({ newDevice, server }) => {
  const anna = await enrol(server, { name: 'Anna Kovacs' });
  const context = await newDevice(anna);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/profile');
  await nameField(page).fill('Anna Maria Kovacs');
  await anna.api.call('signOut');
  await page.clock.fastForward(nextCheckMs);
  await expect(ended(page)).toBeVisible();
  await expect(nameField(page)).toHaveValue('Anna Maria Kovacs');

  const [login] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Open a new tab to log in' }).click()]);
  await login.getByRole('textbox', { name: 'Email' }).fill(anna.email);
  await login.getByRole('textbox', { name: 'Password', exact: true }).fill(anna.password);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login).toHaveURL('/progress');
  await expect(ended(page)).toBeHidden();
  await expect(nameField(page)).toHaveValue('Anna Maria Kovacs');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();
});

test('a screen with nothing typed on it leads to the login, and so does one whose text was left behind', async ({ newDevice, server }) => {
  const anna = await enrol(server, { name: 'Anna Kovacs' });
  const profile = async () => {
    const page = await (await newDevice(anna)).newPage();
    await page.clock.install();
    await page.goto('/profile');
    await expect(nameField(page)).toHaveValue('Anna Kovacs');
    return page;
  };
  const [clean, typed] = [await profile(), await profile()];
  await nameField(typed).fill('Anna K.');
  await anna.api.call('signOut');
  await clean.clock.fastForward(nextCheckMs);
  await expect(clean).toHaveURL(/\/login\?from=/);
  await typed.clock.fastForward(nextCheckMs);
  await expect(ended(typed)).toBeVisible();
  await typed.getByRole('link', { name: 'My Progress' }).click();
  await expect(typed).toHaveURL(/\/login\?from=/);
});

test('text that waits for its account is not shown to another', async ({ newDevice, server }) => {
  const anna = await enrol(server, { name: 'Anna Kovacs' });
  const ben = await enrol(server, { name: 'Ben Adeyemi' });
  const context = await newDevice(anna);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/profile');
  await nameField(page).fill('Only Anna may read this');
  await anna.api.call('signOut');
  await page.clock.fastForward(nextCheckMs);
  await expect(ended(page)).toBeVisible();
  await signIn(context, server, ben);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(nameField(other)).toHaveValue('Ben Adeyemi');
  await expect(nameField(page)).toHaveValue('Ben Adeyemi');
});

test('every field of sign-up and login tells password managers what it is for', async ({ page }) => {
  for (const [path, tokens] of [
    ['/login', { email: 'username', password: 'current-password' }],
    ['/signup', { name: 'name', email: 'email', password: 'new-password', confirmation: 'new-password' }],
    ['/forgot-password', { email: 'email' }],
  ] as const) {
    await page.goto(path);
    const fields = page.getByRole('main').locator('input[name]');
    await expect(fields).toHaveCount(Object.keys(tokens).length);
    const found = await fields.evaluateAll((inputs) => inputs.map((input) => [input.getAttribute('name'), input.getAttribute('autocomplete')]));
    expect(Object.fromEntries(found), path).toEqual(tokens);
  }
});

test('on a phone a refused sign-up shows the first wrong field', async ({ newDevice }) => {
  const page = await (await newDevice(undefined, { viewport: { width: 390, height: 640 }, isMobile: true, hasTouch: true })).newPage();
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Maya Chen');
  await page.getByLabel('Password', { exact: true }).fill('altitude-2718');
  await page.getByLabel('Confirm password', { exact: true }).fill('altitude-2718');
  await page.getByRole('button', { name: 'Create account' }).tap();
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByText('Please enter your email.')).toBeInViewport();
});
