/** A file is checked, its columns are mapped, and it is imported. */
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('a file with a column of another name is mapped and imported', async ({ server, newDevice }) => {
  const context = await newDevice();
  await signIn(context, server, await enterAsAdmin(server));
  const page = await context.newPage();
  await page.goto('/admin/question-import');
  await page.getByRole('textbox', { name: /Whose they are/ }).fill('Our own');
  const file = (text: string) => ({ name: 'sums.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByLabel('File', { exact: true }).setInputFiles(file('Frage,answer\nWhat is 40 + 2?,42\nWhat is 40 + 3?,43'));
  await button(page, 'Check the file').click();
  await expect(page.getByText('The question is missing.').first()).toBeVisible();
  await expectAccessible(page, 'question import');
  await expect(button(page, 'Import all')).toBeDisabled();
  await page.getByRole('combobox', { name: 'Frage' }).selectOption('question');
  await expect(page.getByText('2 questions can be imported')).toBeVisible();
  await button(page, 'Import all').click();
  // The import goes on without the page.
  await page.goto('/admin');
  await page.goto('/admin/question-import');
  await expect(page.getByText('2 questions imported as drafts')).toBeVisible();
  await expectAccessible(page, 'imports');
  await page.getByRole('link', { name: 'Drafts' }).click();
  await expect(page.getByRole('link', { name: 'What is 40 + 2?' })).toBeVisible();
});
