/** No axe violation on any page outside the player, light and dark. */
import { passModule } from '#tests/support/behind-the-scenes.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, enrol, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button, examPath } from '#tests/support/exam-screens.ts';
import type { Page } from '@playwright/test';

async function check(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expectAccessible(page, path);
}

test('pages for everybody', async ({ page }) => {
  await check(page, '/', 'See where you stand. Then climb.');
  await check(page, '/login', 'Log in');
  await check(page, '/signup', 'Create your account');
  await button(page, 'Create account').click();
  await expect(page.getByText('Please enter your email.')).toBeVisible();
  await expectAccessible(page, '/signup with mistakes');
  for (const path of ['/about', '/calculator', '/privacy', '/terms', '/accessibility']) await check(page, path, /./);
});

test('verification, first progress and the exams of somebody new', async ({ page, context, server }) => {
  const student = await enrol(server, { verified: false });
  await signIn(context, server, student);
  await check(page, '/verify-email', 'Verify your email');
  await page.goto(await server.verificationPath(student.email));
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await expectAccessible(page, '/verify-email, verified');
  await check(page, '/progress', 'Every climb starts with a look at the map');
  await check(page, '/practice-exams', /Practice Exam 1/i);
  await check(page, examPath, 'What to expect');
  await check(page, '/all-results', 'No results yet');
});

test('progress, results and explanations of somebody with two exams', async ({ page, student }) => {
  test.setTimeout(120_000);
  for (const letter of ['B', 'C']) {
    const session = await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-1' } });
    for (const position of [0, 1, 2, 3] as const) {
      const after = await passModule(student, session.id, position, ({ format }, index) => (index % 7 === 0 ? null : format === 'choice' ? letter : '2'));
      if (after.phase.kind === 'break') await student.api.call('endBreak', { params: { sessionId: session.id } });
    }
  }
  await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-1' } });
  await check(page, '/progress', 'My progress');
  await check(page, '/practice-exams', 'Practice exams');
  await check(page, examPath, 'Your exam in progress');
  await check(page, '/all-results', 'Exams taken');
  await check(page, '/results', 'Your two sections');
  await page
    .getByRole('button', { name: /Question 1\b/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /Question 22\b/ })
    .last()
    .click();
  await expect(page.getByText('Takeaway')).toHaveCount(2);
  await expectAccessible(page, 'explanations');
  await page.getByRole('link', { name: 'Start practicing' }).click();
  await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible();
  await expectAccessible(page, 'practice of misses');
});

test('the admin’s screens', async ({ page, context, server }) => {
  const { api } = await enterAsAdmin(server);
  await signIn(context, server, { api, name: 'Admin', email: server.adminEmail, password: server.adminPassword });
  for (const path of ['/admin', '/admin/design']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});
