/** Where a student stands: today, all topics, one topic; for somebody new and somebody who has practiced. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test, type Student } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { grantPlus } from '#tests/support/grant-plus.ts';
import { takeExam } from '#tests/support/students.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

async function expectFits(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), where).toBeLessThanOrEqual(0);
}

/** One quiz, every answer alike. */
async function practice(student: Student): Promise<void> {
  const quiz = await student.api.call('startQuiz', { body: { practiceSet: 'linear-functions' } });
  for (const [position, { question }] of quiz.questions.entries())
    await student.api.call('answerQuizQuestion', {
      params: { quizId: quiz.id },
      body: { position, answer: question.format === 'choice' ? 'B' : '3', timeSpentMs: 40_000 },
    });
}

test('somebody new is told what an estimate needs and where to begin', async ({ studentPage: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Practice next' })).toBeVisible();
  await expect(page.getByText('An estimate needs 10 answers in a section.')).toBeVisible();
  for (const section of ['Reading and Writing', 'Math']) await expect(page.getByRole('link', { name: `Check ${section}: 10 questions` })).toBeVisible();
  await expect(page.getByText('No questions answered this week.')).toBeVisible();
  await expect(page.getByText(/Answer your first question to be ranked\.|There’s no other student to compare you with yet\./).first()).toBeVisible();
  await page.goto('/subcategory-progress/29');
  await expect(page.getByText('You haven’t answered a question in this topic yet.')).toBeVisible();
  await page.goto('/subcategory-progress/99');
  await expect(page.getByRole('heading', { name: 'Unknown Subcategory' })).toBeVisible();
});

test('after an exam and a quiz: score, reasons, topics and one topic, on a laptop and a phone', async ({ student, page, newDevice, server }) => {
  await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
  await practice(student);
  await page.goto('/progress');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^About \d+ today$/ })).toBeVisible();
  await expect(page.getByText(/Based on the first time you saw each of \d+ questions, exam blanks included, the latest on /)).toBeVisible();
  // With no review due, the next step is the first thing on the screen.
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  expect((await headings.allInnerTexts()).indexOf('No reviews due')).toBeGreaterThan(0);
  const next = page.getByRole('region', { name: 'Practice next' });
  await expect(next.getByRole('listitem')).toHaveCount(3);
  await expect(next.getByText(/^About \d+ of the section’s (54|44) questions\. You’ve gotten \d+ of \d+ right so far/).first()).toBeVisible();
  await expectAccessible(page, '/dashboard');
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/api/recommendations/refresh') && response.ok());
  await button(page, 'Refresh').click();
  await refreshed;
  await next.getByRole('listitem').first().getByRole('link').click();
  // Two clicks from the reason to the first question.
  await expect(page).toHaveURL(/\/smart-quiz-intro\?source=smart&topics=\d+&length=10$/);
  await expect(page.getByText(/^10 questions on .+, at a level that suits you\./)).toBeVisible();
  // No longer than the plan allows: the start page takes nothing back.
  await expect(page.getByText('This would be')).toHaveCount(0);
  await button(page, 'Start').click();
  await expect(page).toHaveURL(/\/smart-quiz\/[0-9a-f-]{36}$/);

  await page.goto('/skills');
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Circles/ }) })).toBeVisible();
  // Fourteen answers say nothing for sure: no verdict beside them.
  const few = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Linear Functions/ }) });
  await expect(few).toContainText('too few to tell');
  await expect(few.getByText(/^(Weak|Moderate|Strong)$/)).toHaveCount(0);
  await expectAccessible(page, '/skills');
  await page.getByRole('link', { name: /^Linear Functions/ }).click();
  await expect(page).toHaveURL('/subcategory-progress/12');
  await expect(page.getByRole('table', { name: /latest exams and quizzes/ }).getByRole('row')).toHaveCount(3);
  await expectAccessible(page, '/subcategory-progress');

  const small = await (await newDevice(student, phone)).newPage();
  for (const path of ['/dashboard', '/skills', '/subcategory-progress/12']) {
    await small.goto(path);
    await expect(small.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectFits(small, path);
  }
  // A part that does not load says so in its place; the others stay.
  await small.route('**/api/topics/12/history*', (route) => route.abort());
  await small.goto('/subcategory-progress/12');
  await expect(small.getByText('History did not load')).toBeVisible();
  await expect(small.getByRole('heading', { name: 'Every answer' })).toBeVisible();
  // With a plan: no answers, though some were counted, means that they could not be read.
  await grantPlus(server, student.email);
  await small.route('**/api/question-attempts*', (route) => route.fulfill({ json: { attempts: [] } }));
  await small.goto('/subcategory-progress/12');
  const failed = small.getByText('Latest answers did not load');
  const nothing = small.getByText('No answers yet.');
  await expect(failed).toBeVisible();
  await expect(nothing).toHaveCount(0);
  // While the totals are on their way, nobody can tell; without them, neither.
  const totals = Promise.withResolvers<void>();
  await small.route('**/api/skills', async (route) => {
    await totals.promise;
    await route.fulfill({ status: 400, json: { error: { code: 'internal-error', message: 'Not today.', requestId: 'r' } } });
  });
  await small.goto('/subcategory-progress/12');
  await expect(small.getByRole('region', { name: 'Latest answers' }).getByRole('status')).toHaveText(/Loading latest answers/);
  await expect(nothing).toHaveCount(0);
  totals.resolve();
  await expect(failed).toBeVisible();
  await expect(nothing).toHaveCount(0);
  await small.unroute('**/api/skills');
  await small.unroute('**/api/question-attempts*');
  await small.getByRole('region', { name: 'Latest answers' }).getByRole('button', { name: 'Try again' }).click();
  await expect(small.getByRole('table', { name: /latest answers in this topic, newest first/ })).toBeVisible();
});
