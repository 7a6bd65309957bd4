/** The windows of the tools: code that does not come, held keys, drags, narrow windows. */
import { expect, test } from '#tests/support/browser-test.ts';
import { examBefore } from '#tests/support/exam-setup.ts';
import { button, choice, choose } from '#tests/support/exam-screens.ts';
import { calculator, openMath } from '#tests/support/math-tools.ts';

test('a tool whose code does not come says so, and comes when it is tried again', async ({ studentPage: page, student }) => {
  const { id } = await examBefore(student, 2);
  await page.route(/\/assets\/(calculator-panel|floating-panel)-/, (route) => route.abort());
  await openMath(page, id);
  await choose(page, 'B');
  const failure = page.getByRole('dialog', { name: 'The calculator did not open' });
  await button(page, 'Calculator').click();
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(failure).toBeHidden();
  await expect(button(page, 'Calculator')).toBeFocused();
  await button(page, 'Calculator').click();
  await expect(failure).toContainText('Check your connection, then try again.');

  // Of what the tool itself needs, the browser asks for nothing again in this page: the answer is there in the next one, too.
  await page.unrouteAll({ behavior: 'wait' });
  await Promise.all([page.waitForEvent('load'), failure.getByRole('button', { name: 'Try again' }).click()]);
  await expect(choice(page, 'B')).toBeChecked();
  await button(page, 'Calculator').click();
  await expect(calculator(page)).toBeVisible();
});

test('a tool whose code was refused once comes without a new page', async ({ studentPage: page, student }) => {
  const { id } = await examBefore(student, 2);
  await page.route(/\/assets\/(calculator|reference)-panel-/, (route) => route.abort());
  await openMath(page, id);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', 'yes'));
  await button(page, 'Calculator').click();
  const failure = page.getByRole('dialog', { name: 'The calculator did not open' });
  await expect(failure).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(calculator(page).getByRole('textbox').first()).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-same-page', 'yes');
});

test('a held C opens the calculator and types nothing into it', async ({ studentPage: page, student }) => {
  const { id } = await examBefore(student, 2);
  await openMath(page, id);
  await page.keyboard.down('c');
  await expect(calculator(page).getByRole('textbox').first()).toBeFocused();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.down('c');
  await page.keyboard.up('c');
  await expect(calculator(page).getByRole('textbox').first()).toHaveValue('');
  await page.keyboard.type('c');
  await expect(calculator(page).getByRole('textbox').first()).toHaveValue('c');
});

test('a panel stays under the pointer that was outside of the window, and two panels become one sheet in a narrow one', async ({
  studentPage: page,
  student,
}) => {
  const { id } = await examBefore(student, 2);
  await openMath(page, id);
  await button(page, 'Calculator').click();
  await expect(calculator(page)).toBeVisible();
  await button(page, 'Reference').click();
  const reference = page.getByRole('dialog', { name: 'Reference sheet' });
  const before = await reference.boundingBox();
  const title = await reference.getByRole('heading', { name: 'Reference sheet' }).boundingBox();
  if (!before || !title) throw new Error('the reference sheet is not on the screen');
  const [x, y] = [title.x + 20, title.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 900, y, { steps: 4 });
  await page.mouse.move(x - 30, y + 10, { steps: 4 });
  await page.mouse.up();
  const after = await reference.boundingBox();
  expect(after?.x).toBeCloseTo(before.x - 30, 0);
  expect(after?.y).toBeCloseTo(before.y + 10, 0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(calculator(page)).toBeHidden();
  await expect(reference).toBeVisible();
  await expect(reference.getByRole('button', { name: 'Close reference sheet' })).toBeInViewport();
});

test('the line reader moves by keys, says where it is, and stays on the page of a window that shrinks', async ({ studentPage: page, student }) => {
  const { id } = await examBefore(student, 2);
  await openMath(page, id);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Line Reader' }).click();
  const reader = page.getByRole('region', { name: 'Line reader' });
  await expect(button(page, 'Move the line reader')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Line reader is on.' })).toHaveCount(1);
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ from the top, 84 high\.$/ })).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect(button(page, 'Move the line reader')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();
});
