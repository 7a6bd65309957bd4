/** An old client with a newer server: it says so, and nothing breaks, least of all an exam. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, expect, signIn, test } from '#tests/support/browser-test.ts';
import { grantPlus } from '#tests/support/grant-plus.ts';
import { answersOnServer, beginExam, button, choice, choose, next, question, saved, sessionOf, submitUnfinished } from '#tests/support/exam-screens.ts';

const banner = (page: Page) => page.getByText('A new version of Ascent is available.');

/** From now on the server reports a later version, and `change` turns its responses into that version's. */
const serverMovesOn = (page: Page, change: (path: string, json: Record<string, unknown>) => unknown = (_, json) => json) =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch().catch(() => null);
    // The test has ended in the meantime.
    if (!response) return;
    const json: unknown = await response.json().catch(() => null);
    const body = typeof json === 'object' && json !== null ? change(new URL(route.request().url()).pathname, { ...json }) : json;
    await route.fulfill({ response, json: body, headers: { ...response.headers(), 'x-contract': 'of-tomorrow' } });
  });

test('a server of another version is mentioned once, and Later dismisses the notice', async ({ studentPage: page }) => {
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page), 'the same version').toHaveCount(0);
  await serverMovesOn(page);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(button(page, 'Refresh Now')).toBeVisible();
  await button(page, 'Later').click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('link', { name: 'Practice Exams' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /exams/i })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('Refresh Now loads the page anew even where no new files wait yet', async ({ studentPage: page }) => {
  await serverMovesOn(page);
  await page.goto('/progress');
  await expect(banner(page)).toBeVisible();
  await Promise.all([page.waitForEvent('load'), button(page, 'Refresh Now').click()]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page), 'now of the same version').toHaveCount(0);
});

test('an unknown tier reads as Free, an unknown refusal in the server’s words, an unreadable answer asks to refresh', async ({ studentPage: page }) => {
  await serverMovesOn(page, (path, json) => {
    if (path === '/api/accounts/me') return { ...json, me: { ...(json['me'] as object), membershipTier: 'ultra' } };
    if (path === '/api/practice-exams') return { exams: 'elsewhere now' };
    return json;
  });
  await page.goto('/progress');
  await button(page, 'Account menu').click();
  await expect(page.getByText(/^Free/).first()).toBeVisible();
  await page.goto('/practice-exams');
  await expect(page.getByText('There is a new version of Ascent. Please refresh this page to continue.')).toBeVisible();
  await page.route('**/api/progress', (route) =>
    route.fulfill({
      status: 418,
      json: { error: { code: 'resting-today', message: 'Your progress rests on Sundays.' } },
      headers: { 'x-contract': 'of-tomorrow' },
    }),
  );
  await page.goto('/progress');
  await expect(page.getByText('Your progress rests on Sundays.')).toBeVisible();
});

test('what an administrator’s list does not know is shown as something else, not as a broken page', async ({ page, context, server }) => {
  const admin = await enterAsAdmin(server);
  await signIn(context, server, admin);
  await admin.api.call('makeCoupon', {
    body: {
      requestId: crypto.randomUUID(),
      name: 'From tomorrow',
      code: `TOMORROW-${process.pid}`,
      discount: { kind: 'percent', percent: 20 },
      duration: { kind: 'once' },
      tiers: ['plus'],
      usesPerUser: 1,
      startsAt: null,
      expiresAt: null,
      maxUses: null,
    },
  });
  await serverMovesOn(page, (path, json) =>
    path === '/api/admin/coupons' ? { ...json, items: (json['items'] as object[]).map((item) => ({ ...item, state: 'lent', colour: 'red' })) } : json,
  );
  await page.goto('/admin/coupon-management');
  await expect(page.getByRole('row', { name: /From tomorrow/ })).toContainText('Other');
});

test('an exam under way goes on: no reload, no banner in the way, answers are saved', async ({ studentPage: page }) => {
  await beginExam(page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', 'yes'));
  await serverMovesOn(page);
  await next(page);
  await choose(page, 'B');
  await expect(saved(page)).toBeVisible();
  // As when a tool's code was removed together with the old version.
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
  await next(page);
  await expect(question(page, 3)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-page', 'yes');
  await expect(banner(page)).toHaveCount(0);
});

interface Opened {
  readonly module: { readonly questions: readonly Record<string, unknown>[] };
}

test('a question and a passage of tomorrow ask for a refresh in their place, and everything else is answered and saved', async ({
  studentPage: page,
  student,
}) => {
  await serverMovesOn(page, (path, json) => {
    if (!path.endsWith('/start')) return json;
    const { module } = json as unknown as Opened;
    const [first = {}, second = {}, ...others] = module.questions;
    const { choices: _, ...stem } = first;
    const newer = [{ ...stem, format: 'order', items: ['x', 'y'] }, { ...second, stimulus: { kind: 'recording', seconds: 40 } }, ...others];
    return { ...json, session: { ...(json['session'] as object), mode: 'proctored' }, module: { ...module, questions: newer } };
  });
  await beginExam(page);
  await expect(page.getByText('To answer this question, you need the new version of Ascent. Please refresh this page. Your answers are saved.')).toBeVisible();
  await expect(button(page, 'Refresh Now')).toBeVisible();
  await expectAccessible(page, 'a question of tomorrow');
  await page.keyboard.press('a');
  await next(page);
  await expect(page.getByText('To see what goes with this question, you need the new version of Ascent.')).toBeVisible();
  await choose(page, 'C');
  await next(page);
  await choose(page, 'B');
  await expect(saved(page)).toBeVisible();
  expect(await answersOnServer(student)).toEqual({ 2: 'C', 3: 'B' });
  await page.unrouteAll({ behavior: 'wait' });
  await button(page, 'Back').click();
  await Promise.all([page.waitForEvent('load'), button(page, 'Refresh Now').click()]);
  await expect(choice(page, 'C')).toBeChecked();
  await expect(page.getByText('you need the new version')).toHaveCount(0);
});

test('a step of tomorrow after a module asks for a refresh, and the refreshed exam goes on', async ({ studentPage: page, student }) => {
  await beginExam(page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  await serverMovesOn(page, (path, json) =>
    path.endsWith('/submit') || /\/exam-sessions\/[^/]+$/.test(path) ? { ...json, phase: { kind: 'seating', row: 3 } } : json,
  );
  await button(page, /^Question 1 of/).click();
  await button(page, 'Go to review page').click();
  await submitUnfinished(page);
  await expect(page.getByRole('heading', { name: 'Please refresh this page' })).toBeVisible();
  await expect(page.getByText('There is a new version of Ascent, and your exam continues in it. Your answers are saved.')).toBeVisible();
  await expectAccessible(page, 'a step of tomorrow');
  await page.unrouteAll({ behavior: 'wait' });
  await button(page, 'Refresh Now').click();
  await button(page, 'Start Reading and Writing').click();
  await expect(page.getByRole('heading', { name: 'Section 1, Module 2: Reading and Writing' })).toBeVisible();
  expect((await sessionOf(student)).modulesMeta).toMatchObject([{ answered: 1, submitted: true }, {}]);
});

test('the outcome of a payment is not guessed if only the new version understands it', async ({ studentPage: page }) => {
  await page.route('**/api/payment/checkout/**', (route) =>
    route.fulfill({ json: { state: 'split', tier: 'plus', months: null }, headers: { 'x-contract': 'of-tomorrow' } }),
  );
  for (const path of ['/payment/success', '/payment/cancel']) {
    await page.goto(`${path}?checkout=${crypto.randomUUID()}`);
    await expect(page.getByRole('heading', { name: 'Please refresh this page' })).toBeVisible();
    await expect(page.getByText('There is a new version of Ascent, and it can tell you where your payment stands.')).toBeVisible();
  }
});

test('a question of tomorrow in a quiz asks for a refresh, and the answers given before stay', async ({ page }) => {
  await page.goto('/guest-quiz/algebra');
  await button(page, 'Start').click();
  const typed = page.getByRole('textbox', { name: 'Your answer' });
  await expect(typed.or(page.getByRole('radio').first()).first()).toBeAttached();
  if (await typed.count()) await typed.fill('3');
  else await choose(page, 'B');
  await button(page, 'Check answer').click();
  await expect(page.getByText(/That’s right\.|Not this time\./)).toBeVisible();
  await button(page, /Next question/).click();
  await expect(button(page, 'Check answer')).toBeVisible();
  await serverMovesOn(page, (path, json) => {
    const questions = json['questions'] as { question: object; outcome: unknown }[] | undefined;
    if (!path.startsWith('/api/quizzes') || !questions) return json;
    return { ...json, questions: questions.map((one) => (one.outcome ? one : { ...one, question: { ...one.question, format: 'order' } })) };
  });
  await page.reload();
  await expect(page.getByText('To answer this question, you need the new version of Ascent.')).toBeVisible();
  await expect(button(page, 'Check answer')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await button(page, 'Refresh Now').first().click();
  await expect(page.getByRole('heading', { name: /^Question 2 of / })).toBeVisible();
  await expect(button(page, 'Check answer')).toBeVisible();
});

test('a server of yesterday, which takes no time zone, still gives the flashcards', async ({ studentPage: page, student, server }) => {
  await grantPlus(server, student.email);
  await page.route('**/api/**', (route) =>
    new URL(route.request().url()).searchParams.has('timeZone')
      ? route.fulfill({ status: 400, json: { error: { code: 'bad-input', message: 'Please check what you entered.' } } })
      : route.fallback(),
  );
  await page.goto('/flashcards');
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible();
});
