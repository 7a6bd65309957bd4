/** A student reports a problem with a question; an administrator reads it and closes it. */
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('a report reaches the administrators, who close it', async ({ server, student, newDevice }) => {
  const quiz = await student.api.call('startQuiz', { body: { practiceSet: 'linear-functions' } });
  const [first] = quiz.questions;
  const questionId = first?.question.id ?? '';
  await student.api.call('answerQuizQuestion', {
    params: { quizId: quiz.id },
    body: { position: 0, answer: first?.question.format === 'choice' ? 'A' : '1', timeSpentMs: 9000 },
  });
  await student.api.call('reportQuestion', { body: { questionId, reason: 'unclear', note: 'Which line is meant?' } });

  const context = await newDevice();
  await signIn(context, server, await enterAsAdmin(server));
  const page = await context.newPage();
  await page.goto('/admin');
  await page.getByRole('link', { name: /Reported questions/ }).click();
  const row = page.getByRole('row').filter({ hasText: questionId });
  await expect(row.getByText('Which line is meant?')).toBeVisible();
  await expect(row.getByText('Unclear')).toBeVisible();
  await expectAccessible(page, 'reported questions');
  await button(page, `Close the report of ${questionId}`).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Reported questions' })).toBeVisible();
  await expect(row).toHaveCount(0);
});
