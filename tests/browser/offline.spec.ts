/** Without a connection nothing stops, nothing is lost, and nothing is shown as sent that is not. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  answerOnwards,
  answersOnServer,
  beginExam,
  choice,
  choose,
  next,
  onDevice,
  question,
  saved,
  sessionOf,
  submitUnfinished,
} from '#tests/support/exam-screens.ts';
import { appIsKept } from '#tests/support/app-is-kept.ts';

test.use({ serviceWorkers: 'allow' });

test('answers given offline are kept, said to be kept, and sent when the connection is back', async ({ page, context, student, newDevice }) => {
  await beginExam(page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await answerOnwards(page, ['B', 'C', 'D', 'A']);
  await expect(onDevice(page)).toBeVisible();
  await expect(saved(page)).toBeHidden();
  expect(await answersOnServer(student)).toEqual({ 1: 'A' });

  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  expect(await answersOnServer(student)).toEqual({ 1: 'A', 2: 'B', 3: 'C', 4: 'D', 5: 'A' });

  const other = await (await newDevice(student)).newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: /^Question 5 of 27$/ }).click();
  await expect(other.getByRole('button', { name: 'Question 5, answered' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Question 6, unanswered' })).toBeVisible();
});

test('a reload without a connection shows the exam again with its answers', async ({ page, context, student }) => {
  await beginExam(page);
  await appIsKept(page);
  await choose(page, 'C');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await next(page);
  await choose(page, 'D');
  await expect(onDevice(page)).toBeVisible();
  await page.reload();
  await expect(question(page, 2)).toBeVisible();
  await expect(choice(page, 'D')).toBeChecked();
  await expect(page.getByRole('timer')).toHaveText(/^3\d:\d\d$/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(choice(page, 'C')).toBeChecked();
  await choose(page, 'B');
  await expect(saved(page)).toBeHidden();

  await context.setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  expect(await answersOnServer(student)).toEqual({ 1: 'B', 2: 'D' });
});

/** Keeps the storage of exams busy, as a slow disk does: every write waits its turn. */
const holdStorage = (page: Page, forMs: number) =>
  page.evaluate(async (ms) => {
    const opening = indexedDB.open('ascent-exam');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const values = database.transaction('state', 'readwrite').objectStore('state');
    const until = performance.now() + ms;
    const spin = () => {
      if (performance.now() < until) values.get('nothing').onsuccess = spin;
      else database.close();
    };
    spin();
  }, forMs);

test('an answer changed while the browser writes slowly is said to be unsaved, and is the one that comes back', async ({ page, context, student }) => {
  await beginExam(page);
  await appIsKept(page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await holdStorage(page, 4_000);
  await choose(page, 'B');
  await expect(page.getByText('Not saved yet — keep this page open').first()).toBeVisible();
  await choose(page, 'C');
  await expect(onDevice(page)).toBeVisible({ timeout: 10_000 });
  await page.reload();
  await expect(choice(page, 'C')).toBeChecked();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  expect(await answersOnServer(student)).toEqual({ 1: 'C' });
});

test('a whole module taken offline waits at its end with a calm message and goes on when the connection is back', async ({ page, context, student }) => {
  await beginExam(page);
  await context.setOffline(true);
  for (let number = 1; number <= 27; number += 1) {
    await expect(question(page, number)).toBeVisible();
    await page.keyboard.press('c');
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByText('Every question is answered.')).toBeVisible();
  await next(page);
  await expect(page.getByRole('heading', { name: 'Submitting your answers' })).toBeVisible();
  await expect(page.getByText('You’re offline. Your answers are safe on this device.')).toBeVisible();
  await expect(page.getByText('27 of 27 questions answered')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Section 1, Module 2: Reading and Writing' })).toBeVisible({ timeout: 30_000 });
  const session = await sessionOf(student);
  expect(session.modulesMeta[0]).toMatchObject({ submitted: true, answered: 27 });
});

test('a module submitted offline is still submitted after the tab was closed and opened again', async ({ page, context, student }) => {
  await beginExam(page);
  await appIsKept(page);
  await choose(page, 'A');
  await page.getByRole('button', { name: 'Question 1 of 27' }).click();
  await page.getByRole('button', { name: 'Go to Review Page' }).click();
  await context.setOffline(true);
  await submitUnfinished(page);
  await expect(page.getByText('You’re offline. Your answers are safe on this device.')).toBeVisible();
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByRole('heading', { name: 'Submitting your answers' })).toBeVisible();
  await context.setOffline(false);
  await expect(again.getByRole('heading', { name: 'Section 1, Module 2: Reading and Writing' })).toBeVisible({ timeout: 40_000 });
  expect((await sessionOf(student)).modulesMeta[0]).toMatchObject({ submitted: true, answered: 1 });
});
