/** What the app has ready on a device before it is needed: the code of exams, a count of what is kept, and storage that is not cleared during an exam. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { button, closeDirections, examPath } from '#tests/support/exam-screens.ts';
import { appIsKept } from '#tests/support/app-is-kept.ts';

/** Notes how often the page asks for storage that lasts. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    StorageManager.prototype.persist = async () => (localStorage.setItem('test.persisted', String(Number(localStorage.getItem('test.persisted')) + 1)), true);
  });
const persisted = (page: Page) => page.evaluate(() => Number(localStorage.getItem('test.persisted')));

const isExamCode = (name: string) => /\/assets\/(screens|exams-screen)-[\w-]+\.js$/.test(new URL(name).pathname);

test('a browser that saves data fetches the code of exams when it is opened', async ({ studentPage: page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => isExamCode(request.url()) && fetched.push(request.url()));
  // Counted two seconds after loading, like the code of exams: when it is sent, that code would have been asked for.
  const counted = page.waitForRequest('**/api/analytics/events');
  await page.goto('/word-bank');
  await counted;
  expect(fetched).toEqual([]);
  await page.goto('/practice-exams');
  await expect(page.getByRole('heading', { name: 'Practice exams', level: 1 })).toBeVisible();
  expect(fetched).not.toEqual([]);
});

test.describe('with a browser that does not save data', () => {
  test.use({ preloads: true });

  test('the code of exams is fetched two seconds after an account’s page has loaded, not before', async ({ studentPage: page }) => {
    await page.goto('/word-bank', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const fetched = () =>
      page.evaluate(() => {
        const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
        return performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, after: startTime - loadEventEnd }));
      });
    await expect.poll(async () => (await fetched()).some(({ name }) => isExamCode(name))).toBe(true);
    for (const { name, after } of await fetched()) if (isExamCode(name)) expect(after, name).toBeGreaterThanOrEqual(1_900);
  });
});

test.describe('with the worker that keeps the app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what pages fetch ahead is what they use: once, and without a warning where the worker answers', async ({ studentPage: page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const base = fetched.filter((path) => /\/assets\/(base|rolldown-runtime)-[\w-]+\.js$/.test(path));
    expect(base.length, 'the modules that the app begins with').toBeGreaterThanOrEqual(2);
    expect(new Set(base).size).toBe(base.length);
    // With the page itself, before its script has said that it needs them.
    expect(fetched.indexOf(base[0] ?? '')).toBeLessThan(fetched.findIndex((path) => /\/assets\/app-/.test(path)));
    // So do the screen's own largest, and not only when that script asks for the screen's data.
    const own = fetched.findIndex((path) => /\/assets\/common-/.test(path));
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(fetched.indexOf('/api/accounts/me'));
    await appIsKept(page);
    for (const path of ['/dashboard', '/progress', '/subject-quizzes', '/review', '/flashcards', '/login', '/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(warnings).toEqual([]);
  });

  test('what it keeps is counted three seconds after its registration, for whoever looks at the console', async ({ studentPage: page }) => {
    const count = async () => {
      const message = await page.waitForEvent('console', { predicate: (one) => one.text().startsWith('Kept for offline use:'), timeout: 60_000 });
      return Number(/(\d+) files; [\d.]+ MB of [\d.]+ MB used/.exec(message.text())?.[1]);
    };
    await page.goto('/progress');
    await appIsKept(page);
    const counting = count();
    await page.goto('/progress');
    expect(await counting).toBeGreaterThan(100);
  });
});

test('storage is asked to last when an exam starts, not before', async ({ studentPage: page }) => {
  await watch(page);
  await page.goto(examPath);
  await expect(button(page, 'Begin')).toBeVisible();
  expect(await persisted(page)).toBe(0);
  await button(page, 'Begin').click();
  await button(page, 'Start the exam').click();
  await closeDirections(page);
  expect(await persisted(page)).toBeGreaterThan(0);
});
