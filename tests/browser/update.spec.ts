/** A new version of the app is deployed while somebody takes an exam. */
import { startAlteringProxy } from '#tests/support/altering-proxy.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { answersOnServer, button, choice, choose, closeDirections, examPath, next, question, saved } from '#tests/support/exam-screens.ts';

test.use({ serviceWorkers: 'allow' });

test('a deploy in the middle of an exam interrupts nothing and loses nothing', async ({ page, server, student, context }) => {
  const proxy = await startAlteringProxy(server.url);
  await page.goto(proxy.url + examPath);
  await button(page, 'Begin').click();
  await button(page, 'Start the exam').click();
  await closeDirections(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
  await choose(page, 'A');
  await next(page);
  await choose(page, 'B');
  await expect(saved(page)).toBeVisible();

  proxy.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)), { timeout: 30_000 }).toBe(true);
  // Another tab may ask for it, but the exam goes on with the code it began with.
  const second = await context.newPage();
  await second.goto(`${proxy.url}/practice-exams`);
  await second.getByRole('button', { name: 'Refresh Now' }).click();
  await expect(second.getByText(/exam/i).filter({ hasText: /tab/i }).first()).toBeVisible();
  expect(await page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))).toBe(true);
  await second.close();
  await expect(question(page, 2)).toBeVisible();
  await next(page);
  await choose(page, 'C');
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await expect(question(page, 3)).toBeVisible();
  await expect(choice(page, 'C')).toBeChecked();
  expect(await answersOnServer(student)).toEqual({ 1: 'A', 2: 'B', 3: 'C' });
  await proxy.stop();
});
