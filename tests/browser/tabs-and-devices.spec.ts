/** The same exam in two places at once. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { answersOnServer, beginExam, choice, choose, next, question, saved, submitUnfinished } from '#tests/support/exam-screens.ts';

/** The exam of `page` opened once more. */
async function openAgain(context: BrowserContext, page: Page): Promise<Page> {
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(question(second, 1)).toBeVisible();
  return second;
}

const toReviewPage = async (page: Page) => {
  await page.getByRole('button', { name: /^Question \d+ of 27$/ }).click();
  await page.getByRole('button', { name: 'Go to Review Page' }).click();
};

test('two tabs show each other’s answers, and submitting in one moves the other on', async ({ page, context, student }) => {
  await beginExam(page);
  const second = await openAgain(context, page);
  const withinASecond = { timeout: 1_000 };
  await choose(page, 'A');
  await expect(choice(second, 'A')).toBeChecked(withinASecond);
  await choose(second, 'C');
  await expect(choice(page, 'C')).toBeChecked(withinASecond);
  await page.getByRole('button', { name: 'Mark for Review' }).click();
  await expect(second.getByRole('button', { name: 'Mark for Review' })).toHaveAttribute('aria-pressed', 'true', withinASecond);
  await expect(saved(page)).toBeVisible();
  await expect(saved(second)).toBeVisible();
  expect(await answersOnServer(student)).toEqual({ 1: 'C' });

  await toReviewPage(page);
  await submitUnfinished(page);
  await expect(page.getByRole('heading', { name: 'Section 1, Module 2: Reading and Writing' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Section 1, Module 2: Reading and Writing' })).toBeVisible({ timeout: 30_000 });
});

test('a stale device does not overwrite newer answers and keeps its own', async ({ page, context, student, newDevice }) => {
  await beginExam(page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  const elsewhere = await newDevice(student);
  const second = await openAgain(elsewhere, page);
  await expect(choice(second, 'A')).toBeChecked();

  // The first device sleeps through what happens on the second.
  await context.setOffline(true);
  await choose(second, 'B');
  await choose(second, 'C');
  await expect(saved(second)).toBeVisible();
  await next(page);
  await expect(question(page, 2)).toBeVisible();
  await choose(page, 'D');
  await context.setOffline(false);

  await expect.poll(() => answersOnServer(student), { timeout: 30_000 }).toEqual({ 1: 'C', 2: 'D' });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  // The other device's answers arrive when the page is next shown.
  await page.reload();
  await expect(page.getByRole('button', { name: /^Question \d of 27$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Question \d of 27$/ }).click();
  await page.getByRole('button', { name: 'Question 1, answered' }).click();
  await expect(choice(page, 'C')).toBeChecked();
});

test('submitting on one device moves the other on, with nothing scored twice', async ({ page, student, newDevice }) => {
  await beginExam(page);
  const second = await openAgain(await newDevice(student), page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  await toReviewPage(page);
  await submitUnfinished(page);
  await expect(page.getByRole('heading', { name: 'Section 1, Module 2: Reading and Writing' })).toBeVisible();

  // The second device finds out as soon as it does anything.
  await choose(second, 'B');
  await expect(second.getByRole('heading', { name: 'Section 1, Module 2: Reading and Writing' })).toBeVisible();
  await expect(second.getByText('This module was already submitted from another tab or device.')).toBeVisible();
  const { sessions } = await student.api.call('listSessions');
  expect(sessions).toHaveLength(1);
  expect(sessions[0]?.modulesMeta[0]).toMatchObject({ submitted: true, answered: 1 });
});

test('thirteen impatient clicks submit a module once', async ({ page, student }) => {
  await beginExam(page);
  await toReviewPage(page);
  const submits: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/submit')) submits.push(request.url());
  });
  await next(page);
  const forward = page.getByRole('alertdialog', { name: 'Submit this module?' }).getByRole('button', { name: 'Submit module', disabled: false });
  await forward.evaluate((element) => {
    for (let click = 0; click < 13; click += 1) if (element instanceof HTMLElement) element.click();
  });
  await expect(page.getByRole('heading', { name: 'Section 1, Module 2: Reading and Writing' })).toBeVisible();
  await expect(question(page, 1)).toBeVisible();
  expect(new Set(submits).size).toBe(1);
  expect((await student.api.call('listSessions')).sessions[0]?.currentModuleIndex).toBe(1);
});
