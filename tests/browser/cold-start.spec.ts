/** The first seconds on a slow connection: what is on screen and what is loading before the app's code has arrived. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { inTransaction } from '#tests/support/server-database.ts';
import { startExam, takeExam } from '#tests/support/students.ts';

/** Holds back the app's code until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** The calls a page makes, in order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

test('the shape of a screen is there before its code, and its data are requested in the meantime', async ({ studentPage: page }) => {
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // That screen's own last calls are not counted.
  await page.waitForLoadState('networkidle');
  const release = await holdCode(page);
  const calls = callsOf(page);
  await page.goto('/practice-exams', { waitUntil: 'commit' });
  await expect(page.locator('.frame-app')).toBeVisible();
  await expect(page.locator('.frame-exam')).toBeHidden();
  await expect.poll(() => calls.toSorted()).toEqual(['/api/accounts/me', '/api/practice-exams']);
  release();
  await expect(page.getByRole('heading', { name: 'Practice exams', level: 1 })).toBeVisible();
  await expect(page.locator('#frame')).toBeHidden();
  // The sidebar says how many reviews are due, when the screen is there.
  await expect.poll(() => calls.toSorted()).toEqual(['/api/accounts/me', '/api/practice-exams', '/api/review']);
});

for (const width of [1440, 1024, 390])
  test(`what a screen says before its data is there before its code, and stays in its place at ${width} px`, async ({ studentPage: page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/progress');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [path, title, lead] of [
      ['/practice-exams', 'Practice exams', 'Full-length adaptive exams built like the digital SAT: two sections, four modules'],
      ['/review', 'Review', 'Your wrong answers and guesses, until you get each one right twice.'],
      ['/guest-quiz', 'Practice questions', 'Up to ten questions at a time, each explained right after you answer.'],
      ['/guest-quiz/algebra', 'Algebra', 'After each answer, you’ll see whether it is right'],
    ] as const) {
      const release = await holdCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      const sight = page.locator('.frame-screen');
      await expect(sight.getByText(lead)).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Ascent`);
      const before = [await sight.getByText(title, { exact: true }).boundingBox(), await sight.getByText(lead).boundingBox()];
      release();
      await expect(sight).toHaveCount(0);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      for (const [index, words] of [page.getByRole('heading', { level: 1 }), page.getByText(lead)].entries()) {
        const { x = -1, y = -1 } = before[index] ?? {};
        // The element may just be replaced by another one in the same place.
        await expect.poll(async () => words.boundingBox(), path).toMatchObject({ x: expect.closeTo(x, 0), y: expect.closeTo(y, 0) });
      }
      await page.unrouteAll({ behavior: 'wait' });
    }
    // With a query the screen may say something else.
    await holdCode(page);
    await page.goto('/guest-quiz/algebra?quiz=one', { waitUntil: 'commit' });
    await expect(page.locator('.frame-bar, .frame-sidebar').filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('.frame-screen')).toBeHidden();
  });

test('when the code of the app cannot be fetched, the page says so and offers another try', async ({ studentPage: page }) => {
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
  await page.goto('/practice-exams', { waitUntil: 'commit' });
  const late = page.getByRole('alert').filter({ hasText: 'Ascent isn’t loading. Check your connection.' });
  await expect(late).toBeVisible();
  await page.unroute('**/assets/*.js');
  await late.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Practice exams', level: 1 })).toBeVisible();
  await expect(late).toBeHidden();
});

test('an app that comes at last takes the place of what said it was late', async ({ studentPage: page }) => {
  await page.clock.install();
  const release = await holdCode(page);
  await page.goto('/practice-exams', { waitUntil: 'commit' });
  await expect(page.locator('.frame-app')).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.getByText('Ascent isn’t loading.')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Practice exams', level: 1 })).toBeVisible();
  await expect(page.getByText('Ascent isn’t loading.')).toBeHidden();
  // What fails later has ways of its own to say so.
  await page.locator('script[type=module]').first().dispatchEvent('error');
  await expect(page.getByText('Ascent isn’t loading.')).toBeHidden();
});

test('what a plan includes is requested ahead on that plan only', async ({ studentPage: page, student, server }) => {
  const aheadOf = async (path: string): Promise<string[]> => {
    await page.goto('/progress');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const release = await holdCode(page);
    const calls = callsOf(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('.frame-app')).toBeVisible();
    await expect.poll(() => calls).toContain('/api/accounts/me');
    const ahead = calls.filter((call) => call !== '/api/accounts/me');
    release();
    await page.unrouteAll({ behavior: 'wait' });
    return ahead;
  };
  expect(await aheadOf('/lectures')).toEqual([]);
  await inTransaction(server, (change) => change("update users set membership_tier = 'plus' where email = $1", [student.email]));
  expect(await aheadOf('/lectures')).toEqual(['/api/lectures']);
});

test('an exam opens with the shape of the player', async ({ page, student }) => {
  const { session, open } = await startExam({ ...student, id: '' });
  const release = await holdCode(page);
  await page.goto(`/exam/${open.module.moduleId}?session=${session.id}`, { waitUntil: 'commit' });
  await expect(page.getByText('Opening your exam…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeVisible();
});

test('no screen requests again what was prefetched for it', async ({ studentPage: page, student, server }) => {
  test.slow();
  const resultId = await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '7'));
  await inTransaction(server, (change) => change("update users set membership_tier = 'max' where email = $1", [student.email]));
  const { id: deckId } = await student.api.call('createDeck', { body: {} });
  const { id: quizId } = await student.api.call('startQuiz', { body: { practiceSet: 'algebra' } });
  await student.api.call('submitQuiz', { params: { quizId }, body: { saves: [] } });
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const calls = callsOf(page);
  const [dayStart, timeZone] = await page.evaluate(() => [
    new Date(new Date().setHours(0, 0, 0, 0)).toISOString(),
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ]);
  const today = `${new URLSearchParams({ dayStart: dayStart ?? '', timeZone: timeZone ?? '' })}`;
  for (const [path, ahead] of [
    ['/skills', ['/api/skills']],
    ['/subcategory-progress/11', ['/api/skills', '/api/topics/11/history?limit=30', '/api/question-attempts?topicId=11&limit=100', '/api/topics/11/kinds']],
    ['/review', ['/api/review', '/api/error-log?state=open', '/api/patterns']],
    ['/study-plan', ['/api/study-settings', '/api/study-plan']],
    ['/projection', ['/api/projection']],
    [`/smart-quiz-results/${quizId}`, [`/api/quizzes/${quizId}/result`]],
    [
      `/results/${resultId}?practice=misses`,
      ['practice', 'review/0', 'review/1', 'review/2', 'review/3'].map((part) => `/api/exam-results/${resultId}/${part}`),
    ],
    ['/word-bank', ['/api/word-sets', '/api/words?show=all&q=&sort=set']],
    ['/concept-bank', ['/api/concepts']],
    ['/concept/undo-in-reverse-order', ['/api/concepts/undo-in-reverse-order']],
    ['/lectures', ['/api/lectures']],
    ['/lectures/linear-functions', ['/api/lectures/linear-functions']],
    ['/flashcards', [`/api/flashcards/decks?${today}`, `/api/flashcards/statistics?${today}`]],
    [`/flashcards/${deckId}`, [`/api/flashcards/decks?${today}`, `/api/flashcards/decks/${deckId}/cards?show=all&q=`]],
    [`/flashcards/${deckId}/study`, [`/api/flashcards/decks/${deckId}/queue?${today}`]],
    ['/study-resources', ['/api/study-resources']],
    ['/progress', ['/api/progress']],
    ['/practice-exams', ['/api/practice-exams']],
    ['/practice-exam/practice-exam-1', ['/api/practice-exams/practice-exam-1']],
    [`/results/${resultId}`, [`/api/exam-results/${resultId}`]],
    ['/practice-exam/practice-exam-1/results', ['/api/exam-results/latest?practiceExamId=practice-exam-1']],
    ['/all-results', ['/api/exam-results?limit=12']],
    ['/profile', ['/api/accounts/profile', '/api/payment/plan', '/api/accounts/two-factor', '/api/notifications']],
    ['/membership/upgrade', ['/api/payment/plan']],
    ['/guest-quiz', ['/api/quizzes/practice-sets']],
  ] as const) {
    calls.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const call of ['/api/accounts/me', ...ahead])
      expect(
        calls.filter((each) => each === call),
        `${path}: ${call}`,
      ).toHaveLength(1);
  }
});

test('a device without an account asks for nobody’s data', async ({ page, student, studentPage }) => {
  await studentPage.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await student.api.call('signOut', {});
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  const calls = callsOf(page);
  await page.goto('/progress');
  await expect(page).toHaveURL(/\/login/);
  expect(calls.filter((call) => call.startsWith('/api/progress'))).toEqual([]);
});

test('screens without formulas do not wait for KaTeX, and a formula is readable without it', async ({ page, student }) => {
  const { session, open } = await startExam({ ...student, id: '' });
  await page.route('**/assets/katex-*.js', (route) => route.abort());
  await page.goto(`/exam/${open.module.moduleId}?session=${session.id}`);
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeVisible();
  await page.goto('/guest-quiz/equivalent-expressions');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.maths').first()).toHaveText(/\w/);
});
