/** From first visit to score, using only the screens. */
import { goodPassword } from '#tests/support/students.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginExam, button, closeDirections, saved, takeModule } from '#tests/support/exam-screens.ts';

test('a stranger signs up, verifies, takes all 98 questions and reads the score with its explanations', async ({ page, server }) => {
  const email = `stranger${process.pid}@example.org`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Take a practice exam' }).click();
  await page.getByLabel('Full name').fill('Maya Chen');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(goodPassword);
  await button(page, 'Create account').click();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();

  await page.goto(await server.verificationPath(email));
  await page.getByRole('link', { name: 'Continue to Practice Exams' }).click();
  await expect(page.getByRole('heading', { name: 'Practice exams', level: 1 })).toBeVisible();

  await beginExam(page);
  await expect(page.getByRole('heading', { name: 'Section 1, Module 1: Reading and Writing' })).toBeVisible();
  await takeModule(page, server, 27);
  await expect(page.getByRole('heading', { name: 'Section 1, Module 2: Reading and Writing' })).toBeVisible();
  await takeModule(page, server, 27);
  await expect(page.getByRole('heading', { name: 'Remaining Break Time' })).toBeVisible();
  await button(page, 'Resume Testing').click();
  await closeDirections(page);
  await expect(page.getByRole('heading', { name: 'Section 2, Module 1: Math' })).toBeVisible();
  await takeModule(page, server, 22);
  await expect(page.getByRole('heading', { name: 'Section 2, Module 2: Math' })).toBeVisible();
  await takeModule(page, server, 22);

  await expect(page.getByRole('heading', { name: 'You finished the exam' })).toBeVisible();
  await page.getByRole('link', { name: 'View Your Score' }).click();
  await expect(page.getByText(/^About \d{3,4} \(\d{3,4}–\d{3,4}\), an estimate$/)).toBeAttached();
  for (const [name, asked] of [
    ['Reading and Writing', 27],
    ['Math', 22],
  ] as const) {
    const modules = page.getByRole('group', { name: `${name} modules` });
    for (const which of ['First', 'Second']) {
      await expect(modules.getByRole('row', { name: which })).toContainText(new RegExp(`\\d+ of ${asked}`));
      await expect(modules.getByRole('row', { name: which }).getByRole('cell').nth(1)).toHaveText('0');
    }
  }
  await expect(page.getByRole('group', { name: 'Which questions' }).getByRole('button', { name: 'All 98' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Which questions' }).getByRole('button', { name: 'No answer 0' })).toBeVisible();

  await page.getByRole('group', { name: 'Which questions' }).getByRole('button', { name: 'All 98' }).click();
  const first = page.getByRole('button', { name: /Question 1\b/ }).first();
  await first.click();
  await expect(page.getByRole('list', { name: 'Step by step' }).first()).toBeVisible();
  await expect(page.getByText('Takeaway').first()).toBeVisible();
  await expect(page.getByText(/Your answer|Correct answer/).first()).toBeVisible();

  // The second Math module that was not asked can be taken for its own sake.
  await page
    .getByText(/You took the (easier|harder) second module/)
    .last()
    .click();
  await page
    .getByRole('button', { name: /^Take the (easier|harder) module$/ })
    .last()
    .click();
  await expect(page.getByText('Module 2: Math')).toBeVisible();

  await page.goto('/all-results');
  await expect(page.getByRole('listitem').filter({ hasText: 'of 98' })).toBeVisible();
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'My progress' })).toBeVisible();
  await expect(saved(page)).toBeHidden();
});
