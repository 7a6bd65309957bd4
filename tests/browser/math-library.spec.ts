/** An author walks through draws of a generator, shares one by its address, and looks at every kind of figure. */
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('draws by seed with their verdicts, and the figure kit', async ({ server, newDevice }) => {
  const context = await newDevice();
  await signIn(context, server, await enterAsAdmin(server));
  const page = await context.newPage();
  await page.goto('/admin/math-library?archetype=LF-b&level=2&seed=7');
  const drawn = page.getByRole('region', { name: 'Drawn question' });
  const verdicts = page.getByRole('region', { name: 'Before a student gets it' });
  await expect(verdicts.getByText('Re-solver')).toBeVisible();
  await expectAccessible(page, 'math library');
  const first = await drawn.textContent();
  await button(page, 'Next seed').click();
  await expect(page).toHaveURL(/archetype=LF-b&level=2&seed=8/);
  await expect(drawn).not.toHaveText(first ?? '');
  await button(page, 'Previous seed').click();
  await expect(drawn).toHaveText(first ?? '');
  await page.getByRole('tab', { name: 'As it is explained' }).click();
  await expect(drawn.getByText('Step by step').first()).toBeVisible();
  await button(page, 'Random seed').click();
  await expect(page).not.toHaveURL(/seed=7$/);
  await page.getByRole('combobox', { name: 'Level' }).selectOption({ index: 0 });
  await page.getByRole('combobox', { name: 'Seeds' }).selectOption('50');
  await button(page, 'Count wordings').click();
  await expect(page.getByText('Wordings, numbers and formulas aside')).toBeVisible();

  await page.goto('/admin/figure-kit');
  const plot = page.getByRole('region', { name: 'Box plot' });
  await expect(plot.getByText(/Box plots: Quiz scores/).first()).toBeVisible();
  for (const setting of ['Light', 'Dark', '320 px', 'Print'])
    await expect(plot.getByRole('group', { name: `Box plot, ${setting}` }).getByRole('img')).toBeVisible();
  await expectAccessible(page, 'figure kit');
});
