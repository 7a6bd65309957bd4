/** What the app has ready on a device before it is needed: the code of exams, a count of what is kept, and storage that is not cleared during an exam. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { button, closeDirections, examPath } from '#tests/support/exam-screens.ts';

/** Notes how often the page asks for storage that lasts. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    StorageManager.prototype.persist = async () => (localStorage.setItem('test.persisted', String(Number(localStorage.getItem('test.persisted')) + 1)), true);
  });
const persisted = (page: Page) => page.evaluate(() => Number(localStorage.getItem('test.persisted')));

test('the code of exams is fetched two seconds after an account’s page has loaded, not before', async ({ studentPage: page }) => {
  const isExamCode = (name: string) => /\/assets\/(screens|exams-screen)-[\w-]+\.js$/.test(new URL(name).pathname);
  await page.goto('/word-bank', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const fetched = () =>
    page.evaluate(() => {
      const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
      return performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, after: startTime - loadEventEnd }));
    });
  await expect.poll(async () => (await fetched()).some(({ name }) => isExamCode(name)), { timeout: 15_000 }).toBe(true);
  for (const { name, after } of await fetched()) if (isExamCode(name)) expect(after, name).toBeGreaterThanOrEqual(1_900);
});

test.describe('with the worker that keeps the app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what it keeps is counted three seconds after its registration, for whoever looks at the console', async ({ studentPage: page }) => {
    const count = async () => {
      const message = await page.waitForEvent('console', { predicate: (one) => one.text().startsWith('Kept for offline use:'), timeout: 60_000 });
      return Number(/(\d+) files; [\d.]+ MB of [\d.]+ MB used/.exec(message.text())?.[1]);
    };
    await page.goto('/progress');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
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
