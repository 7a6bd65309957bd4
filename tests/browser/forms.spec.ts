/** What all forms have in common, seen at some of them: where the focus goes, when an error leaves, and whose words are shown. */
import { expect, test } from '#tests/support/browser-test.ts';

test('a refused form leads to the first wrong field, and what is said of a field goes when it is corrected', async ({ page }) => {
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

test('what the server finds wrong stands at its field until that field is changed', async ({ studentPage: page }) => {
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

test('an input the form has no field for is told about the whole, in a sentence', async ({ page }) => {
  await page.route('**/api/accounts/forgot-password', (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 'bad-input', message: 'Some of the information is not valid.', fields: { 'address.kind': 'Invalid input: expected string' } } },
    }),
  );
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('maya@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('alert').getByText('Some of the information is not valid.')).toBeVisible();
  await expect(page.getByText('Invalid input')).toHaveCount(0);
});
