/** An author makes figures: pastes data, sees what cannot be drawn, changes the description, downloads the file, and puts one into a question. */
import fs from 'node:fs';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, enterAsAuthor, expect, signIn, test } from '#tests/support/browser-test.ts';
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
  await page.getByLabel('Formulas, one per line').fill('y > 2x + 1\ny = x^');
  await expect(page.getByText(/^Line 2: /)).toBeVisible();
  await page.getByLabel('Formulas, one per line').fill('y > 2x + 1');
  await expect(description).toHaveValue(/The region above it is shaded/);
  await description.fill('A dashed line that rises from left to right, with everything above it shaded.');
  await expect(figure).toHaveAccessibleDescription('A dashed line that rises from left to right, with everything above it shaded.');
  await button(page, 'Create draft').click();
  await expect(page.getByText('A draft with this figure')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A line and a parabola' })).toBeVisible();
  await expect(page.getByLabel('Figure, as data')).toHaveValue(/everything above it shaded/);
});

test('an author puts a figure into a draft that exists, and publishes it', async ({ server, newDevice }) => {
  const author = await enterAsAuthor(server);
  const page = await (await newDevice(author)).newPage();
  await page.goto('/admin/question-editor');
  await button(page, 'New question').click();
  await page.getByText('Math with a typed answer').click();
  await button(page, 'Create draft').click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('How many more millimeters of rain fell in May than in June?');
  await page.getByRole('textbox', { name: 'Right entries, one per line' }).fill('15');
  await page.getByRole('textbox', { name: /^Steps/ }).fill('The bar for May ends at \\(45\\), the one for June at \\(30\\).\n\nSo \\(45 - 30 = 15\\).');
  await page.getByRole('textbox', { name: 'Takeaway' }).fill('Read both bars off the axis before you subtract.');
  await page.getByRole('textbox', { name: 'Skills, one per line' }).fill('reading-a-bar-graph');
  await button(page, 'Save version 2').click();
  await expect(page.getByText('Saved as version 2')).toBeVisible();
  const questionId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.goto('/admin/graph-generation');
  await page.getByLabel('Data').fill('Month\tRain\nMay\t45\nJune\t30');
  await page.getByLabel('Title', { exact: true }).fill('Rain in two months');
  await expect(page.getByLabel('Alternative text')).toHaveValue(/May, 45; June, 30/);
  await page.getByLabel('Put it into').selectOption({ label: 'A question that exists' });
  const save = button(page, 'Save as a new version');
  await save.click();
  await expect(page.getByText('Enter the ID of a question.')).toBeVisible();
  const id = page.getByLabel('Question ID');
  await expect(id).toBeFocused();
  await id.fill('q-that-nobody-wrote');
  await save.click();
  await expect(page.getByText('This question does not exist.')).toBeVisible();
  await expectAccessible(page, '/admin/graph-generation with a wrong question ID');
  await id.fill(questionId);
  await save.click();

  // The draft keeps what was written and has the figure, as students will see it.
  await expect(page).toHaveURL(new RegExp(`/admin/question-editor/${questionId}$`));
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue('How many more millimeters of rain fell in May than in June?');
  await expect(page.getByRole('tabpanel', { name: 'As it is asked' }).getByRole('img', { name: 'Rain in two months' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Checks' }).getByText('Must be fixed')).toHaveCount(0);
  await button(page, 'Send to review').click();
  await button(page, 'Publish').click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  const { question } = await author.api.call('getQuestion', { params: { questionId } });
  expect(question).toMatchObject({ stimulus: { kind: 'figure', figure: { title: 'Rain in two months' } } });
});
