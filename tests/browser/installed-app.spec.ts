/** The app on a student's device: offered at the end of a quiz, and public pages stay what the server makes of them. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { appIsKept } from '#tests/support/app-is-kept.ts';

test.use({ serviceWorkers: 'allow' });

/** Chromium announces this once it would install; in a test browser it never does. */
const announce = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => ({ outcome: 'accepted' }) });
    return !dispatchEvent(event);
  });

test('installing is offered after a quiz, once; public pages come from the server, and offline from the device', async ({
  studentPage: page,
  context,
  student,
}) => {
  const quiz = await student.api.call('startQuiz', { body: { practiceSet: 'algebra' } });
  for (const [position, { question }] of quiz.questions.entries())
    await student.api.call('answerQuizQuestion', {
      params: { quizId: quiz.id },
      body: { position, answer: question.format === 'choice' ? 'A' : '1', timeSpentMs: 9000 },
    });
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await announce(page)).toBe(true);
  await expect(page.getByRole('heading', { name: 'Add Ascent to this device' })).toBeHidden();
  await page.goto(`/quiz-results/${quiz.id}`);
  await expect(page.getByRole('heading', { name: /of \d+ right$/ })).toBeVisible();
  await announce(page);
  await expect(page.getByRole('heading', { name: 'Add Ascent to this device' })).toBeVisible();
  await expectAccessible(page, 'the offer to install');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByRole('heading', { name: 'Add Ascent to this device' })).toBeHidden();
  await announce(page);
  await expect(page.getByRole('heading', { name: 'Add Ascent to this device' })).toBeHidden();

  await appIsKept(page);
  const prerendered = await page.goto('/about');
  expect(await prerendered?.text()).toMatch(/<h1[^>]*>/);
  const screen = await page.goto('/progress');
  expect(await screen?.text()).not.toMatch(/<h1[^>]*>/);
  await context.setOffline(true);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The two calculators are documents from the server, and screens of the app without it.
  await page.goto('/calculator');
  await expect(page.getByRole('tab', { name: 'Scientific' })).toBeVisible();
  await page.goto('/score-calculator?rw1=27&rw2=27&m1=22&m2=22');
  await expect(page.getByRole('region', { name: 'Estimated total' }).getByRole('status').first()).toContainText('1600');
});
