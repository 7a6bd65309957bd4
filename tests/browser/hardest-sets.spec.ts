/** Hardest sets: a student with Max takes one, stops, goes on, and sees the result; others see what it is. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { enrol, expect, signIn, test, type Student } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import type { RealServer } from '#tests/support/real-server.ts';
import { inTransaction } from '#tests/support/server-database.ts';

async function studentWith(server: RealServer, tier: 'plus' | 'max'): Promise<Student> {
  const student = await enrol(server);
  await inTransaction(server, (change) => change(`update users set membership_tier = '${tier}' where email = $1`, [student.email]));
  return student;
}

/** Gives some answer to the question on screen, and reads what came of it. */
async function answer(page: Page): Promise<void> {
  const typed = page.getByRole('textbox', { name: 'Your answer' });
  await expect(typed.or(page.getByRole('radio').first()).first()).toBeAttached();
  if (await typed.count()) await typed.fill('3');
  else await page.keyboard.press('b');
  await button(page, 'Check answer').click();
  await expect(button(page, 'Next question').or(button(page, 'See your results'))).toBeVisible();
}

test('a student with Max takes a set, stops, goes on, and finds the result on the list', async ({ page, server }) => {
  const student = await studentWith(server, 'max');
  await signIn(page.context(), server, student);
  await page.goto('/subject-quizzes');
  await page.getByRole('link', { name: /^Hardest sets/ }).click();
  await expect(page).toHaveURL('/hardest-sets');
  await expect(page.getByText('Not started')).toHaveCount(6);
  await expectAccessible(page, '/hardest-sets');

  await button(page, 'Start: Reading and Writing, set 1').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hardest sets: Reading and Writing, set 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Question 1 of 8' })).toBeVisible();
  await answer(page);
  await expectAccessible(page, 'an explained question of a hardest set');
  await button(page, 'Next question').click();
  await expect(page.getByRole('heading', { name: 'Question 2 of 8' })).toBeVisible();

  // Stopped: both lists lead back to where it stood.
  await page.goto('/subject-quizzes');
  await expect(page.getByRole('link', { name: /Hardest sets: Reading and Writing, set 1.*1 of 8 answered/ })).toBeVisible();
  await page.goto('/hardest-sets');
  await expect(page.getByText('1 of 8 answered')).toBeVisible();
  await button(page, 'Continue: Reading and Writing, set 1').click();
  for (let number = 2; number <= 8; number++) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 8` })).toBeVisible();
    await answer(page);
    await button(page, number < 8 ? 'Next question' : 'See your results').click();
  }
  await expect(page.getByRole('heading', { name: /^\d of 8 right$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Another quiz like this' })).toHaveCount(0);
  await page.getByRole('link', { name: 'All hardest sets' }).click();
  await expect(page.getByText(/^Result: \d of 8$/)).toBeVisible();
  await expect(button(page, 'Take it again: Reading and Writing, set 1')).toBeVisible();
  await expectAccessible(page, '/hardest-sets with a result');
  await page.getByRole('link', { name: 'See the result: Reading and Writing, set 1' }).click();
  await expect(page).toHaveURL(/\/quiz-results\//);
});

test('on other plans the gate says what it is, and the bank says which plan has it', async ({ page, server }) => {
  await signIn(page.context(), server, await studentWith(server, 'plus'));
  await page.goto('/subject-quizzes');
  await expect(page.getByRole('link', { name: /^Hardest sets.*Part of Max\./ })).toBeVisible();
  await page.getByRole('link', { name: /^Hardest sets/ }).click();
  await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
  await expect(page.getByText('This feature requires Max membership or higher.')).toBeVisible();
  await expect(page.getByText(/^Sets of questions from the two highest levels/)).toBeVisible();
  await expectAccessible(page, 'the gate of hardest sets');
  await page.getByRole('link', { name: 'Upgrade to Max - $19.99/month' }).click();
  await expect(page).toHaveURL('/membership/upgrade?plan=max');
});
