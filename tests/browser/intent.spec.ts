/** What somebody was about to do survives sign-up, the mailed link and the payment page, and becomes the main button at the end. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { badge, expect, heading, test } from '#tests/support/browser-payment.ts';
import { enrol, signIn } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

let people = 0;

/** Fills in the sign-up form; returns the email. */
async function signUp(page: Page): Promise<string> {
  const email = `intent${++people}.${Date.now()}@example.org`;
  await page.getByRole('textbox', { name: 'Full name' }).fill('Amara Eze');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('altitude-2718');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('altitude-2718');
  await button(page, 'Create account').click();
  await expect(page).toHaveURL('/verify-email');
  return email;
}

/** Opens the mailed link somewhere that shares only the session with this tab. */
async function verifyElsewhere(page: Page, link: string): Promise<void> {
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  await page.evaluate(
    (body) => fetch('/api/email/verify', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    JSON.stringify({ token }),
  );
}

const mainButton = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test('from an exam, through the mailed link in another tab', async ({ page, context, server }) => {
  await page.goto('/login?origin=exam&exam=2');
  await page.getByRole('link', { name: 'Create an account' }).click();
  const email = await signUp(page);
  const mailed = await context.newPage();
  await mailed.goto(await server.verificationPath(email));
  await expectAccessible(mailed, 'verified, with somewhere to go');
  await mainButton(mailed, 'Continue to your exam').click();
  await expect(mailed).toHaveURL(/\/practice-exam\/practice-exam-2|\/practice-exams\?start=2/);
});

test('from “Take a practice exam” on the landing page', async ({ page, server }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Take a practice exam' }).first().click();
  const email = await signUp(page);
  await verifyElsewhere(page, await server.verificationPath(email));
  await mainButton(page, 'Continue to Practice Exams').click();
  await expect(heading(page, 'Practice exams')).toBeVisible();
});

test('from a quiz, whose answers come along, in the tab that waits', async ({ page, server }) => {
  await page.goto('/guest-quiz/algebra');
  await button(page, 'Start').click();
  await expect(heading(page, /^Question 1 of/)).toBeVisible();
  const address = new URL(page.url());
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  const email = await signUp(page);
  await verifyElsewhere(page, await server.verificationPath(email));
  await mainButton(page, 'Continue to your quiz').click();
  await expect(page).toHaveURL(address.pathname + address.search);
  await expect(heading(page, /^Question 1 of/)).toBeVisible();
});

test('from a price: the plan is chosen, and paid', async ({ page, server, stripe }) => {
  await page.goto('/#plans');
  await page.getByRole('link', { name: 'Get Max' }).click();
  const email = await signUp(page);
  await page.goto(await server.verificationPath(email));
  await mainButton(page, 'Continue to plans').click();
  await expect(button(page, 'Max chosen')).toBeVisible();
  await button(page, 'Continue to payment').click();
  await button(page, 'Pay by card').click();
  await expect(heading(page, 'You have Max')).toBeVisible();
  await expect(mainButton(page, 'Go to your progress')).toBeVisible();
  expect(stripe.down).toBe(false);
});

test('from the popup over a locked place, through account and payment', async ({ page, server }) => {
  await page.goto('/guest-quiz');
  await button(page, /Study Resources/).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Upgrade to Pro' }).click();
  const email = await signUp(page);
  await page.goto(await server.verificationPath(email));
  await mainButton(page, 'Continue to plans').click();
  await button(page, 'Continue to payment').click();
  await button(page, 'Pay by card').click();
  await expect(heading(page, 'You have Plus')).toBeVisible();
  await expectAccessible(page, 'paid, with somewhere to go');
  await mainButton(page, 'Continue to Study Resources').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Study resources' })).toBeVisible();
});

test('from the gate of a premium screen, through payment, once', async ({ studentPage: page }) => {
  await page.goto('/study-resources?sheet=transitions');
  await page.getByRole('link', { name: 'Upgrade to Plus - $9.99/month' }).click();
  await button(page, 'Continue to payment').click();
  await button(page, 'Pay by card').click();
  await mainButton(page, 'Continue to Study Resources').click();
  await expect(page).toHaveURL('/study-resources?sheet=transitions');
  await page.goBack();
  await expect(mainButton(page, 'Go to your progress')).toBeVisible();
  await page.goto('/membership/upgrade');
  await expect(badge(page)).toHaveText('Plus Tier');
});

test('from what only Max includes: Max is chosen, and paying leads back', async ({ studentPage: page }) => {
  // A place that was looked at before is not where this leads.
  await page.goto('/study-resources');
  await page.getByRole('link', { name: 'Upgrade to Plus - $9.99/month' }).click();
  await expect(button(page, 'Plus chosen')).toBeVisible();
  await page.goto('/study-plan');
  await mainButton(page, 'See plans').click();
  await expect(button(page, 'Max chosen')).toBeVisible();
  await button(page, 'Continue to payment').click();
  await button(page, 'Pay by card').click();
  await expect(heading(page, 'You have Max')).toBeVisible();
  await mainButton(page, 'Continue to your study plan').click();
  await expect(page).toHaveURL('/study-plan');
  await expect(heading(page, 'A plan for every day is part of Max')).toBeHidden();
});

test('from any screen before the address is verified; logging out forgets it', async ({ page, context, server }) => {
  const student = await enrol(server, { verified: false });
  await signIn(context, server, student);
  await page.goto('/all-results');
  await expect(page).toHaveURL('/verify-email');
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('intent')));
  expect(await kept()).toHaveLength(1);
  // It says what it does before it does it.
  await button(page, 'Log In').click();
  const question = page.getByRole('alertdialog', { name: 'Log in with another account?' });
  await expect(question).toContainText(`You are logged in as ${student.email}. This logs you out on this device.`);
  await expectAccessible(page, 'logging out of an account that is not verified');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/verify-email');
  expect(await kept()).toHaveLength(1);
  await button(page, 'Log In').click();
  await question.getByRole('button', { name: 'Log out and go to login' }).click();
  await expect(page).toHaveURL('/login');
  expect(await kept()).toEqual([]);
  await page.getByRole('textbox', { name: 'Email' }).fill(student.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(student.password);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/verify-email');
  await page.goto('/all-results');
  await expect(page).toHaveURL('/verify-email');
  await verifyElsewhere(page, await server.verificationPath(student.email));
  await mainButton(page, 'Continue to Exam Results').click();
  await expect(page).toHaveURL('/all-results');
});
