/** What a student sees when the session, the connection or the browser's storage fails in the middle of an exam. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { answersOnServer, beginExam, button, choice, choose, closeDirections, examPath, next, onDevice, question, saved } from '#tests/support/exam-screens.ts';

/** Answers the next question with C while nothing can be kept anywhere; it is saved once there is a connection again. */
async function answerOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await next(page);
  await choose(page, 'C');
  await expect(page.getByText('Not saved yet — keep this page open').first()).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
}

test('a session that ends during an exam asks to sign in there, and nothing is lost', async ({ page, context, student }) => {
  await beginExam(page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  await next(page);
  await expect(saved(page)).toBeVisible();
  await context.clearCookies();
  await choose(page, 'D');
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(dialog).toBeVisible();
  await expect(page.getByText('Saved on this device — log in to send').first()).toBeAttached();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(student.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await expect(question(page, 2)).toBeVisible();
  expect(await answersOnServer(student)).toEqual({ 1: 'A', 2: 'D' });
});

test('a save whose acknowledgement is lost is sent again and counts once', async ({ page, student }) => {
  await beginExam(page);
  let dropped = 0;
  await page.route(
    '**/answers',
    async (route) => {
      await route.fetch();
      dropped += 1;
      await route.abort();
    },
    { times: 2 },
  );
  await choose(page, 'B');
  await expect(onDevice(page)).toBeVisible();
  await expect(saved(page)).toBeVisible();
  expect(dropped).toBe(2);
  expect(await answersOnServer(student)).toEqual({ 1: 'B' });
});

test('a browser without storage says so, and the exam still works', async ({ page, context, student }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await page.goto(examPath);
  await button(page, 'Begin').click();
  await expect(page.getByText(/This browser cannot save anything/)).toBeVisible();
  await button(page, 'Start the exam').click();
  await closeDirections(page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  await answerOffline(page, context);
  expect(await answersOnServer(student)).toEqual({ 1: 'A', 2: 'C' });
});

test('storage that fills up in the middle of an exam costs no answer', async ({ page, context, student }) => {
  await beginExam(page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await next(page);
  await choose(page, 'B');
  await expect(saved(page)).toBeVisible();
  await answerOffline(page, context);
  expect(await answersOnServer(student)).toEqual({ 1: 'A', 2: 'B', 3: 'C' });
});

test('an answer is on the device, also where the browser has dropped its connection to the storage', async ({ page, student }) => {
  await page.addInitScript(() => {
    const begin = IDBFactory.prototype.open;
    const closeAll: (() => void)[] = [];
    IDBFactory.prototype.open = function (...named) {
      const request = begin.apply(this, named);
      request.addEventListener('success', () => closeAll.push(() => request.result.close()));
      return request;
    };
    addEventListener('drop-connections', () => closeAll.splice(0).forEach((close) => close()));
  });
  await beginExam(page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  await page.route('**/answers', (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('drop-connections')));
  await choose(page, 'B');
  await expect(onDevice(page)).toBeVisible();
  await page.reload();
  await expect(choice(page, 'B')).toBeChecked();
  await page.unroute('**/answers');
  await expect.poll(() => answersOnServer(student)).toEqual({ 1: 'B' });
});
