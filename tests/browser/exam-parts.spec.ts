/** A part of an exam is chosen on the exam's page and taken alone. */
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { button, closeDirections, examPath } from '#tests/support/exam-screens.ts';

test('one module alone is chosen, shown with its length, and begun', async ({ studentPage: page }) => {
  await page.goto(examPath);
  await page.getByRole('radio', { name: /^One Math module/ }).check();
  await expect(page.getByText('22 questions').first()).toBeVisible();
  await expectAccessible(page, 'parts of an exam');
  await button(page, 'Begin').click();
  await button(page, 'Start the exam').click();
  await closeDirections(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Math', exact: true })).toBeVisible();
});
