/** What screens say at the edges of learning: blank quizzes, the last days before the exam, two tabs, no network, answers that are none. */
import type { Page } from '@playwright/test';
import { addDays, dayAt } from '#core/learning/study-settings.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { inTransaction, makeReviewsDue } from '#tests/support/server-database.ts';

const question = (page: Page, number: number) => page.getByRole('heading', { name: new RegExp(`^Question ${number} of `) });
const next = (page: Page) => page.getByRole('region', { name: /questions you left blank$/ });

test('a blank quiz is not called all right: its questions are offered once more', async ({ student, studentPage: page }) => {
  const { id: quizId } = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [9], length: 5, timing: 'test-pace' } });
  await student.api.call('submitQuiz', { params: { quizId }, body: { saves: [] } });
  await page.goto(`/quiz-results/${quizId}`);
  await expect(page.getByRole('heading', { name: '0 of 5 right' })).toBeVisible();
  await expect(page.getByText('You got everything right')).toHaveCount(0);
  await expect(next(page)).toContainText('Answer the 5 questions you left blank');
  await expectAccessible(page, 'the results of a blank quiz');
  await button(page, 'Answer these 5 now').click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible();
});

test('once all due reviews are done, no screen says that some are due', async ({ server, student, studentPage: page }) => {
  const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [12], length: 5 } });
  const format = quiz.questions[0]?.question.format;
  const { outcome } = await student.api.call('answerQuizQuestion', {
    params: { quizId: quiz.id },
    body: { position: 0, answer: format === 'choice' ? 'B' : '77777', guessed: true, timeSpentMs: 20_000 },
  });
  // The student has said that it was a guess, and is not asked.
  const { items } = await student.api.call('listErrors', { query: {} });
  expect(items.map(({ cause, correct }) => ({ cause, correct }))).toEqual([{ cause: 'guessed', correct: outcome.correct }]);
  await makeReviewsDue(server, student.email);
  await page.goto('/progress');
  await expect(page.getByRole('region', { name: '1 review due' })).toContainText('1 question you missed or guessed');
  await page.getByRole('link', { name: 'Review mistakes' }).click();
  await button(page, 'Review 1 now').click();
  await expect(question(page, 1)).toBeVisible();
  const typed = page.getByRole('textbox', { name: 'Your answer' });
  await expect(typed.or(page.getByRole('radio').first()).first()).toBeAttached();
  if (await typed.count()) {
    // What cannot be an answer is not taken for one.
    await typed.fill('3/0');
    await button(page, 'Check answer').click();
    await expect(page.getByText('The bottom of a fraction cannot be 0.').first()).toBeVisible();
    await typed.fill('3');
  } else await page.keyboard.press('b');
  await button(page, 'Check answer').click();
  await button(page, 'See your results').click();
  await expect(page).toHaveURL(/\/quiz-results\//);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /review due/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to review' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is due right now' })).toBeVisible();
});

test('on the last two days the next step is to rest, and afterwards the next date is asked for', async ({ server, student, studentPage: page }) => {
  const today = dayAt(Date.now(), 'UTC');
  const settings = { targetScore: 1400, minutes: [30, 30, 30, 30, 30, 30, 30], timeZone: 'UTC' };
  const step = page.getByRole('region', { name: /Rest today|Nothing to practice today/ });
  for (const [examDate, said] of [
    [addDays(today, 1), 'Your SAT is tomorrow.'],
    [today, 'Your SAT is today.'],
  ] as const) {
    await student.api.call('saveStudySettings', { body: { ...settings, examDate } });
    await page.goto('/dashboard');
    await expect(step).toContainText(said);
    await expect(step.getByRole('link')).toHaveCount(0);
    await expect(page.getByText('first practice exam')).toHaveCount(0);
  }
  await expectAccessible(page, 'the day of the exam');
  await inTransaction(server, (change) =>
    change('update study_settings s set exam_date = $2::date from users u where u.id = s.user_id and u.email = $1', [student.email, addDays(today, -1)]),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your test date has passed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add your next date' })).toBeVisible();
});

test('what was answered in another tab is said to be from there', async ({ student, studentPage: page }) => {
  const { id: quizId } = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [9], length: 5 } });
  await page.goto(`/smart-quiz/${quizId}`);
  await expect(page.getByRole('radio').first()).toBeAttached();
  await student.api.call('answerQuizQuestion', { params: { quizId }, body: { position: 0, answer: 'A', timeSpentMs: 20_000 } });
  await page.keyboard.press('b');
  await button(page, 'Check answer').click();
  await expect(page.getByText('You already answered this in another tab or on another device: A.')).toBeVisible();
  await button(page, 'Next question').click();
  await page.keyboard.press('b');
  await page.getByRole('checkbox', { name: 'I’m guessing' }).check();
  await button(page, 'Check answer').click();
  await expect(page.getByText(/That’s right\.|Not this time\./)).toBeFocused();
  await expect(page.getByText('You already answered this')).toHaveCount(0);
  const guess = page.getByRole('button', { name: 'I guessed' });
  if (await page.getByText('Not this time.').count()) await expect(guess).toHaveAttribute('aria-pressed', 'true');

  // Without a network after a reload: what is on the device is safe.
  await button(page, 'Next question').click();
  await page.keyboard.press('c');
  await page.route('**/api/quizzes/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('This quiz did not load')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('Your answers are safe on this device and will be here when the quiz loads again.')).toBeVisible();
});

test('a quiz explained at its end stays where it was after a reload, and counts no entry that cannot be an answer', async ({ student, studentPage: page }) => {
  const { id: quizId } = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [12], length: 10, mode: 'at-end' } });
  const { questions } = await student.api.call('getQuiz', { params: { quizId } });
  await page.goto(`/smart-quiz/${quizId}`);
  await expect(question(page, 1)).toBeVisible();
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await expect(question(page, 3)).toBeVisible();
  await page.reload();
  await expect(question(page, 3)).toBeVisible();
  const typed = questions.findIndex(({ question: { format } }) => format === 'spr');
  if (typed >= 0) {
    for (let step = 0; step < Math.abs(typed - 2); step++) await button(page, typed > 2 ? 'Next' : 'Back').click();
    await page.getByRole('textbox', { name: 'Your answer' }).fill('3/0');
    await expect(page.getByRole('progressbar', { name: 'Questions answered' })).toHaveAttribute('value', '0');
  }
  await button(page, typed === questions.length - 1 ? 'Check your work' : 'Review and submit').click();
  await expect(page.getByRole('heading', { name: 'Check your work' })).toBeFocused();
  if (typed >= 0) {
    await expect(page.getByText('1 entry is not a number or a fraction and would count as wrong.')).toBeVisible();
    await expect(button(page, `Question ${typed + 1}, not a number or a fraction`)).toBeVisible();
  }
  await expectAccessible(page, 'the check');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Check your work' })).toBeVisible();
});
