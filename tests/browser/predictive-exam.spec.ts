/** The predictive exam, from its page through its first and last stages to what it predicts. */
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { button, choice, choose, closeDirections, next, question, sessionOf, takeModule } from '#tests/support/exam-screens.ts';
import { spendHalf } from '#tests/support/server-database.ts';
import { answerAndSubmit } from '#tests/support/students.ts';

test('is begun from the sidebar, goes on by stages, survives a reload, and ends with a prediction and its history', async ({
  studentPage: page,
  student,
  server,
}) => {
  await page.goto('/progress');
  await page.getByRole('link', { name: 'Predictive Exam' }).first().click();
  await expect(page.getByText(/^The questions come in stages, short ones first\./)).toBeVisible();
  await expect(page.getByText('Your plan includes one every 30 days.', { exact: false })).toBeVisible();
  await expect(page.getByText('82.5 minutes')).toBeVisible();
  await expectAccessible(page, '/predictive-exam');
  await button(page, 'Begin').click();
  await expect(page.getByText('3 questions in 3 minutes 15 seconds.', { exact: false })).toBeVisible();
  await button(page, 'Start the exam').click();
  await closeDirections(page);
  // A short stage does not begin with a warning.
  await expect(page.getByRole('timer')).not.toHaveClass(/text-danger/);
  await expect(page.getByRole('heading', { name: 'Section 1, Stage 1: Reading and Writing' })).toBeVisible();
  await choose(page, 'B');
  await next(page);
  await expect(question(page, 2)).toBeVisible();
  await page.reload();
  await button(page, 'Back').click();
  await expect(choice(page, 'B')).toBeChecked();
  await takeModule(page, server, 3);
  // Stages of a section follow each other at once.
  await expect(page.getByRole('heading', { name: 'Section 1, Stage 2: Reading and Writing' })).toBeVisible();
  const { id } = await sessionOf(student);
  for (const position of [1, 2, 3, 4, 5, 6, 7]) {
    const open = await student.api.call('startModule', { params: { sessionId: id, position } });
    await answerAndSubmit({ api: student.api, spend: () => spendHalf(server, id) }, open, position, ({ format }) => (format === 'choice' ? 'A' : '2'));
  }
  // Somebody who looks for it among the practice exams is led here.
  await page.goto('/practice-exam/predictive');
  await expect(page).toHaveURL('/predictive-exam');
  await expect(page.getByText(/You can take the next one on/)).toBeVisible();
  await page.getByRole('region', { name: 'Earlier predictions' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: /^Prediction: about \d+$/ })).toBeVisible();
  await expect(page.getByText('It is based only on the 44 questions in this exam.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'a predictive result');
});
