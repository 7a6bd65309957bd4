/** Deleting rows in the graphing calculator can be undone. */
import { expect, test } from '#tests/support/browser-test.ts';
import { field, list, openCalculator, press } from '#tests/support/calculator-page.ts';
import { typeMath } from '#tests/support/type-math.ts';

test('rows, sliders and tables that were deleted come back', async ({ page }) => {
  await openCalculator(page);
  await typeMath(page, 'y=mx+4');
  await page.getByRole('button', { name: /^Add .*slider.* m$/ }).click();
  await page.getByRole('button', { name: 'Range of m' }).click();
  await page.getByRole('textbox', { name: 'to', exact: true }).fill('25');
  await page.getByRole('button', { name: 'Add a table' }).click();
  await page.getByRole('textbox', { name: 'x1, row 1' }).fill('7');
  const status = page.locator('.graphing-rows > [role="status"]');
  await page.getByRole('button', { name: 'Delete all rows' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(status).toContainText('All rows deleted.');
  await status.getByRole('button', { name: 'Undo' }).click();
  await expect(status).toHaveText('');
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await expect(field(page)).toHaveValue('y=mx+4');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('slider', { name: 'Value of m' })).toHaveAttribute('max', '25');
  await expect(page.getByRole('textbox', { name: 'x1, row 1' })).toHaveValue('7');
  // One row by its own button, and the table: back one by one, the last first, by the keyboard alone.
  await page.getByRole('button', { name: 'Delete table 3' }).click();
  await page.getByRole('button', { name: 'Delete expression 1' }).click();
  await expect(status).toContainText('Row 1 deleted.');
  await press(page, 'ControlOrMeta+z');
  await expect(field(page)).toHaveValue('y=mx+4');
  await press(page, 'ControlOrMeta+z');
  await expect(page.getByRole('textbox', { name: 'x1, row 1' })).toHaveValue('7');
  // What was typed since stays, and its own edits are taken back first.
  await page.getByRole('button', { name: 'Delete all rows' }).click();
  await typeMath(page, '2+3');
  await press(page, 'ControlOrMeta+z');
  await expect(field(page)).toHaveValue('2+');
  await page.getByRole('button', { name: 'Zoom in' }).first().focus();
  await press(page, 'ControlOrMeta+z');
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
  await expect(field(page, 4)).toHaveValue('2+');
  // Emptiness is not worth bringing back.
  await page.getByRole('button', { name: 'Delete expression 4' }).click();
  await page.getByRole('button', { name: 'Delete all rows' }).click();
  await status.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Add an expression' }).click();
  await page.getByRole('button', { name: 'Delete expression 4' }).click();
  await expect(status).toHaveText('');
});
