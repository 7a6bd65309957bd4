/** An author rewrites a concept, sees it as students do, publishes it, goes back; and imports concepts from a file. */
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('a concept is found, rewritten, published, and put back; a file with one bad row is refused whole', async ({ server, newDevice }) => {
  const context = await newDevice();
  await signIn(context, server, await enterAsAdmin(server));
  const page = await context.newPage();
  await page.goto('/admin/learning-content');
  await expect(page.getByRole('heading', { level: 1, name: 'Learning content' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Title' }).or(page.getByLabel('Title')).first().fill('find the cell');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Find the cell in the table' })).toBeVisible();
  await page.getByLabel('Topic').selectOption({ label: 'Problem-Solving and Data Analysis: Percentages' });
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByLabel('Topic').selectOption({ label: 'Problem-Solving and Data Analysis: Probability' });
  await page.reload();
  // The address keeps what was chosen.
  await expect(page.getByLabel('Topic')).toHaveValue('topic:23');
  await expect(page.getByRole('searchbox', { name: 'Title' })).toHaveValue('find the cell');
  await expectAccessible(page, '/admin/learning-content');
  await page.getByRole('link', { name: 'Find the cell in the table' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Find the cell in the table');
  const preview = page.getByRole('group', { name: 'Preview, as students read it' });
  await expect(preview.getByText('The mistake to avoid')).toBeVisible();
  await title.fill('Find the right cell');
  await expect(preview.getByText('Find the right cell')).toBeVisible();
  await page.getByRole('textbox', { name: 'Idea' }).fill('It is \\(\\frac{1}{\\).');
  await button(page, 'Save and publish').click();
  await expect(page.getByRole('textbox', { name: 'Idea' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Idea' }).fill('In a two-way table, each cell counts those who are both.');
  await button(page, 'Save and publish').click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByText('Students read this')).toBeVisible();
  await expect(page.getByRole('deletion').first()).toHaveText('Find the cell in the table');
  await expectAccessible(page, '/admin/learning-content/{kind}/{itemId}');
  await button(page, 'Go back to what is shipped').click();
  await expect(page.getByText('Students read what is shipped')).toBeVisible();
  await button(page, 'Publish version 1').click();
  await expect(page.getByText('Students read version 1')).toBeVisible();
  // The heading follows; until then the links beside it may move.
  await expect(page.getByText('Edited here')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find the right cell', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'All concepts' }).click();
  await page.getByRole('link', { name: 'Import concepts' }).click();
  const file = page.getByLabel('File', { exact: true });
  await button(page, 'Check the file').click();
  await expect(page.getByText('Choose a file.')).toBeVisible();
  await expect(file).toBeFocused();
  await file.setInputFiles({ name: 'concepts.csv', mimeType: 'text/csv', buffer: Buffer.from('id,topic,title\nmy-own,11,My own') });
  await button(page, 'Check the file').click();
  await expect(page.getByText(/problems in 1 concept/)).toBeVisible();
  await expect(button(page, 'Import all')).toBeDisabled();
  await expectAccessible(page, '/admin/concept-import');
});

test('descriptions of figures are listed and rewritten in a row', async ({ server, newDevice }) => {
  const context = await newDevice();
  await signIn(context, server, await enterAsAdmin(server));
  const page = await context.newPage();
  await page.goto('/admin/graph-descriptions');
  await expect(page.getByText('Every description passes its checks.')).toBeVisible();
  await page.getByLabel('Show').selectOption('all');
  const description = page.getByRole('textbox', { name: /^Description, / }).first();
  await expect(description).toBeVisible();
  await expectAccessible(page, '/admin/graph-descriptions');
  await description.fill('Too short.');
  await button(page, 'Save description').first().click();
  await expect(page.getByText('Describe what is drawn in at least eight words.')).toBeVisible();
  await description.fill('A drawing with a description that an author has just written for it.');
  await button(page, 'Save description').first().click();
  await expect(page.getByText('Saved as a new version. Publish it in the question editor.')).toBeVisible();
});

test('what a report and a list of an administrator show survives a reload, and Back leads to what was shown before', async ({ server, newDevice }) => {
  const page = await (await newDevice(await enterAsAdmin(server))).newPage();
  const survives = async (field: string, first: string, other: string) => {
    const shown = page.getByLabel(field, { exact: true });
    await shown.selectOption(other);
    await page.reload();
    await expect(shown).toHaveValue(other);
    await page.goBack();
    await expect(shown).toHaveValue(first);
  };
  await page.goto('/admin/analytics');
  await survives('Time', '28', '90');
  await page.goto('/admin/graph-descriptions');
  await survives('Show', 'problems', 'all');
});
