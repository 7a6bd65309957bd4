/** An author makes figures: pastes data, sees what cannot be drawn, changes the description, downloads the file, and puts one into a question. */
import fs from 'node:fs';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('a figure is drawn from pasted data and from formulas, and kept', async ({ server, newDevice }) => {
  const context = await newDevice();
  await signIn(context, server, await enterAsAdmin(server));
  const page = await context.newPage();
  await page.goto('/admin/graph-generation');
  const figure = page.getByRole('group', { name: 'Preview: Light' }).getByRole('img');
  await expect(figure).toHaveAccessibleName('Books read by four students');
  const description = page.getByLabel('Alternative text');
  await expect(description).toHaveValue(/^Bar graph: Books read by four students/);
  for (const name of ['Dark', 'Phone, 320 px wide', 'On paper'])
    await expect(page.getByRole('group', { name: `Preview: ${name}` }).getByRole('img')).toBeVisible();
  await expectAccessible(page, '/admin/graph-generation');

  await page.getByLabel('Data').fill('Month\tRain\nMay\tmuch\nJune\t30');
  await expect(page.getByText('Row 2: “much” is not a number.')).toBeVisible();
  await expect(button(page, 'Create draft')).toBeDisabled();
  await page.getByLabel('Data').fill('Month\tRain\nMay\t45\nJune\t30');
  await expect(description).toHaveValue(/May, 45; June, 30/);
  await page.getByLabel('Title', { exact: true }).fill('Rain in two months');
  await expect(figure).toHaveAccessibleName('Rain in two months');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download SVG').click()]);
  const svg = fs.readFileSync(await file.path(), 'utf8');
  expect(svg).toContain('Rain in two months');
  expect(svg).toMatch(/fill="rgb\(/);
  expect(svg).not.toMatch(/var\(|color-mix/);

  await page.getByLabel('Kind').selectOption('table');
  await expect(page.getByRole('group', { name: 'Preview: Light' }).getByRole('cell', { name: '44' })).toBeVisible();
  await page.getByLabel('Kind').selectOption('plane');
  await page.getByLabel('Formulas, one a line').fill('y > 2x + 1\ny = x^');
  await expect(page.getByText(/^Line 2: /)).toBeVisible();
  await page.getByLabel('Formulas, one a line').fill('y > 2x + 1');
  await expect(description).toHaveValue(/The region above it is shaded/);
  await description.fill('A dashed line that rises from left to right, with everything above it shaded.');
  await expect(figure).toHaveAccessibleDescription('A dashed line that rises from left to right, with everything above it shaded.');
  await button(page, 'Create draft').click();
  await expect(page.getByText('A draft with this figure')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A line and a parabola' })).toBeVisible();
  await expect(page.getByLabel('Figure, as data')).toHaveValue(/everything above it shaded/);
});
