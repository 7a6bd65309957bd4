/** From the three questions of a new student to a plan for every day. */
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { inTransaction } from '#tests/support/server-database.ts';
import { addDays, dayAt } from '#core/learning/study-settings.ts';

test('somebody new answers three questions, is led to a first check, and finds the days to the exam and a plan', async ({
  studentPage: page,
  student,
  server,
}) => {
  await page.goto('/progress');
  await page.getByRole('link', { name: 'Answer three questions' }).click();
  await expect(page.getByRole('heading', { name: 'Three questions' })).toBeVisible();
  await expectAccessible(page, '/welcome');
  await page.getByLabel('What score are you aiming for?').fill('1605');
  await button(page, 'Save and go on').click();
  await expect(page.getByText('The highest score is 1600.')).toBeVisible();
  await page.getByLabel('What score are you aiming for?').fill('1400');
  await page.getByLabel('When is your exam?').fill(addDays(dayAt(Date.now(), 'UTC'), 40));
  await page.getByLabel('Saturday').fill('150');
  await button(page, 'Save and go on').click();
  await expect(page.getByRole('link', { name: 'Check Math' })).toBeVisible();
  await expectAccessible(page, 'the first check');
  await page.getByRole('link', { name: 'Check Reading and Writing' }).click();
  await expect(page).toHaveURL(/\/smart-quiz-intro\?.*length=10/);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^\d+ days to your exam$/ })).toBeVisible();
  await page
    .getByRole('region', { name: /days to your exam/ })
    .getByRole('link', { name: 'Study plan' })
    .click();
  await expect(page.getByRole('heading', { name: 'A plan for every day is part of Max' })).toBeVisible();
  await inTransaction(server, (change) => change("update users set membership_tier = 'max' where email = $1", [student.email]));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByText(/Practice exam · Modules? /).first()).toBeAttached();
  const download = page.waitForEvent('download');
  await button(page, 'Add to a calendar').click();
  expect((await download).suggestedFilename()).toBe('study-plan.ics');
  await expectAccessible(page, '/study-plan');
});

test('the questions may be skipped, and are not asked again', async ({ studentPage: page }) => {
  await page.goto('/welcome');
  await button(page, 'Skip').click();
  await expect(page.getByRole('heading', { name: 'First, where do you stand?' })).toBeVisible();
  await page.getByRole('link', { name: 'Later' }).click();
  await expect(page.getByText('No exam date yet')).toBeVisible();
});
