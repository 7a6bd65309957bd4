/** Verifying an email address: the link, the mail that brings it, and correcting the address. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { enrol, expect, signIn, test, type Student } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { mailedLink } from '#tests/support/outbox.ts';

async function logIn(page: Page, { email, password }: Pick<Student, 'email' | 'password'>): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await button(page, 'Log in').click();
}

test('somebody who has not verified the address is led to do so from anywhere', async ({ page, context, server }) => {
  const student = await enrol(server, { verified: false });
  await signIn(context, server, student);
  for (const path of ['/progress', '/practice-exams', '/practice-exam/practice-exam-1', '/all-results', '/login']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/verify-email');
  }
  await button(page, 'I’ve verified').click();
  await expect(page.getByText('Still not verified.')).toBeVisible();
  await page.goto(await server.verificationPath(student.email));
  // The last of them that is not the dashboard.
  await page.getByRole('link', { name: 'Continue to Exam Results' }).click();
  await expect(page).toHaveURL('/all-results');
});

test('a verification link that the mail program cut short is reported as incomplete', async ({ page }) => {
  await page.goto('/verify-email?token=cut-short');
  await expect(page.getByText('This link is incomplete. Please open it from the email again, or ask for a new one.')).toBeVisible();
});

test('if the verification mail after signing up cannot be sent, a backup is', async ({ page, server }) => {
  await page.route('**/api/email/send-verification', (route) => route.fulfill({ status: 502, json: {} }));
  await page.goto('/signup');
  const email = `fallback.${Date.now()}@example.org`;
  await page.getByRole('textbox', { name: 'Full name' }).fill('Amara Eze');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('altitude-2718');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('altitude-2718');
  await button(page, 'Create account').click();
  await expect(page).toHaveURL('/verify-email');
  await page.goto(await server.verificationPath(email));
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await expect(page).toHaveURL('/progress');
});

test('a verification link opened where nobody is logged in asks for the password, and then confirms', async ({ page, server }) => {
  const student = await enrol(server, { verified: false });
  await page.goto(await server.verificationPath(student.email));
  await expect(page.getByText('Enter the password of your Ascent account to confirm this email.')).toBeVisible();
  await expectAccessible(page, '/verify-email before logging in');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('not-my-password');
  await button(page, 'Log in and confirm').click();
  await expect(password).toHaveAccessibleDescription('This is not the password of this account.');
  await expect(password).toBeFocused();
  await password.fill(student.password);
  await button(page, 'Log in and confirm').click();
  await expect(page.getByText('Thank you. You now have full access to your account.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await expect(page).toHaveURL('/progress');
});

test('or it is confirmed after logging in another way', async ({ page, server }) => {
  const student = await enrol(server, { verified: false });
  await page.goto(await server.verificationPath(student.email));
  await page.getByRole('link', { name: 'Log in another way' }).click();
  await logIn(page, student);
  await expect(page.getByText('Thank you. You now have full access to your account.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await expect(page).toHaveURL('/progress');
});

test('a verification link of another account offers to change to that one', async ({ page, context, server }) => {
  const [student, other] = [await enrol(server, { verified: false }), await enrol(server)];
  await signIn(context, server, other);
  await page.goto(await server.verificationPath(student.email));
  await expect(page.getByText('This link belongs to a different account')).toBeVisible();
  await button(page, 'Log in to another account').click();
  await logIn(page, student);
  await expect(page.getByText('Thank you. You now have full access to your account.')).toBeVisible();
});

test('a mistyped address is corrected before it is verified', async ({ page, context, server }) => {
  const student = await enrol(server, { verified: false });
  await signIn(context, server, student);
  await page.goto('/verify-email');
  await page.getByRole('link', { name: 'Wrong address? Change it' }).click();
  await expect(page).toHaveURL('/correct-email');
  await expectAccessible(page, '/correct-email');
  await page.getByRole('textbox', { name: 'Email' }).fill(`right.${student.email}`);
  await button(page, 'Send the link').click();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText(`right.${student.email}`)).toBeVisible();
  await page.goto(await mailedLink(server.dataDir, `right.${student.email}`, '/verify-email'));
  await expect(page.getByText('Thank you. You now have full access to your account.')).toBeVisible();
});

test('a slow answer to “who is signed in?” from before the verification does not undo it', async ({ page, context, server }) => {
  const student = await enrol(server, { verified: false });
  await signIn(context, server, student);
  const verified = page.waitForResponse('**/api/email/verify');
  await page.route(
    '**/api/accounts/me',
    async (route) => {
      const before = await route.fetch();
      await verified;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill({ response: before }).catch(() => undefined); // The request may have been aborted by now.
    },
    { times: 1 },
  );
  await page.goto(await server.verificationPath(student.email));
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await expect(page).toHaveURL('/progress');
});
