/** The tools of the exam beside the questions of a lecture: in Math, fetched when asked for, and never over the question. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { grantPlus } from '../support/grant-plus.ts';

const calculator = (page: Page) => page.getByRole('dialog', { name: 'Calculator' });
const firstRow = (page: Page) => calculator(page).getByRole('textbox').first();
/** For what x is 5x − 10 equal to 20? */
const check = (page: Page) => page.getByRole('group', { name: 'Check yourself' }).first();
const tool = (question: Locator, name: string) => question.getByRole('button', { name, exact: true });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

/** Chooses B and checks it, as the student does: what lies over a choice or the button would take the click. */
async function solve(page: Page): Promise<void> {
  await check(page).getByRole('listitem').nth(1).click();
  await tool(check(page), 'Check my answer').click();
  await expect(check(page).getByText('Right.')).toBeVisible();
}

test('a check of a Math lecture is solved with the calculator docked beside it', async ({ studentPage: page, student, server }) => {
  await grantPlus(server, student.email);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/lectures/linear-functions');
  await tool(check(page), 'Calculator').scrollIntoViewIfNeeded();
  expect(fetched.filter((url) => url.includes('calculator-panel'))).toEqual([]);
  const before = await boxOf(check(page));
  await tool(check(page), 'Calculator').click();
  await expect(firstRow(page)).toBeFocused();
  expect(fetched.filter((url) => url.includes('calculator-panel'))).not.toEqual([]);
  // The page beside it is set anew; the question stays where it was.
  await expect.poll(async () => Math.abs((await boxOf(check(page))).y - before.y)).toBeLessThan(3);
  const [panel, question] = [await boxOf(calculator(page)), await boxOf(check(page))];
  expect(panel.x + panel.width).toBeLessThanOrEqual(question.x);
  expect(question.width).toBeGreaterThan(360);
  await firstRow(page).fill('5*6-10');
  await expect(calculator(page).getByText('= 20')).toBeVisible();
  await solve(page);
  await tool(check(page), 'Reference').click();
  await expect(page.getByRole('dialog', { name: 'Reference sheet' })).toBeVisible();
  await expectAccessible(page, 'a lecture with its tools');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Reference sheet' })).toBeHidden();
  await expect(tool(check(page), 'Reference')).toBeFocused();

  // Examples have the same calculator; its contents belong to the lecture.
  await page.reload();
  const example = page.getByRole('group', { name: /^Example/ }).first();
  await tool(example, 'Calculator').click();
  await expect(firstRow(page)).toHaveValue('5*6-10');
  await page.goto('/lectures/percentages');
  await tool(check(page), 'Calculator').click();
  await expect(firstRow(page)).not.toHaveValue('5*6-10');
});

test('on a phone the calculator is a sheet, and the question comes up to above it', async ({ newDevice, student, server }) => {
  await grantPlus(server, student.email);
  const page = await (await newDevice(student, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })).newPage();
  await page.goto('/lectures/linear-functions');
  await tool(check(page), 'Calculator').evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await tool(check(page), 'Calculator').tap();
  await expect(calculator(page)).toBeVisible();
  const asked = check(page).getByText(/is defined by/);
  await expect
    .poll(async () => {
      const [sheet, stem] = [await boxOf(calculator(page)), await boxOf(asked)];
      return stem.y > 0 && stem.y + stem.height <= sheet.y;
    })
    .toBe(true);
  for (const key of ['5', 'times', '6']) await calculator(page).getByRole('group', { name: 'Keys' }).getByRole('button', { name: key, exact: true }).tap();
  await expect(calculator(page).getByText('= 30')).toBeVisible();
  await solve(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'a lecture with the calculator on a phone');
});

test('a Reading and Writing lecture has no tools', async ({ studentPage: page, student, server }) => {
  await grantPlus(server, student.email);
  await page.goto('/lectures/boundaries');
  await expect(tool(check(page), 'Check my answer')).toBeVisible();
  for (const name of ['Calculator', 'Reference', 'Line Reader']) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});
