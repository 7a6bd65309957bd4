/** An author builds a module and an exam, checks, publishes, duplicates and retires them. */
import { expectAccessible } from '#tests/support/axe.ts';
import { enrol, enterAsAdmin, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('from questions to a published exam of its own shape', async ({ server, newDevice }) => {
  const author = await enrol(server);
  const { api: admin } = await enterAsAdmin(server);
  const { items } = await admin.call('searchMembers', { query: { q: author.email } });
  await admin.call('setAuthor', { params: { userId: items[0]?.id ?? '' }, body: { isAuthor: true, reason: 'Builds exams for us' } });
  const context = await newDevice();
  await signIn(context, server, author);
  const page = await context.newPage();
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Practice exams Build/ }).click();
  await expect(page.getByRole('table', { name: 'Exams' }).getByRole('link', { name: 'Practice Exam 1' })).toBeVisible();
  await expectAccessible(page, 'practice exams');

  await page.getByRole('link', { name: 'New module' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Short Math');
  await page.getByRole('spinbutton', { name: 'Module number' }).fill('3');
  await expect(page.getByText('Now: Math.')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Time, seconds' }).fill('59');
  await button(page, 'Save draft').click();
  await expect(page.getByText('A whole number from 60 to 36,000.')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Time, seconds' }).fill('570');
  await expect(page.getByText('9 min 30 s')).toBeVisible();
  const check = page.getByRole('region', { name: 'Recipe check' });
  await expect(check.getByText('It has no questions yet.')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'How many' }).fill('0');
  await page.getByRole('combobox', { name: 'From' }).selectOption('Level 5');
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('Level 4');
  await button(page, 'Fill automatically').click();
  await expect(page.getByText('A whole number from 1 to 200.')).toBeVisible();
  await expect(page.getByText('Choose the same level or a higher one.')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'How many' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'Linear Functions' });
  const found = page.getByRole('list', { name: 'Questions about Linear Functions' });
  for (const count of [1, 2, 3]) {
    await found.getByRole('button', { name: /^Add/ }).first().click();
    await expect(page.getByRole('list', { name: 'Questions of the module' }).getByRole('listitem')).toHaveCount(count);
  }
  await expect(check.getByRole('row', { name: 'Linear Functions' })).toContainText('3');
  await page.getByRole('checkbox', { name: 'Unscored, question 2' }).check();
  await button(page, 'Move question 2 up').click();
  await expect(page.getByRole('checkbox', { name: 'Unscored, question 1' })).toBeChecked();
  await expectAccessible(page, 'a module');
  await button(page, 'Save draft').click();
  await expect(page.getByRole('heading', { name: 'As the student sees it' })).toBeVisible();
  await button(page, 'Next').click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Admin' }).first().click();
  await page.getByRole('link', { name: /^Practice exams Build/ }).click();
  await page.getByRole('link', { name: 'New exam' }).click();
  await button(page, 'Save draft').click();
  await expect(page.getByText('Practice exam must include at least one module')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Nine minutes of lines');
  const module = page.getByRole('combobox', { name: 'Module', exact: true });
  await expect(module.locator('option', { hasText: 'Practice Exam 2: Math, Module 2, harder, Math, 22 questions' })).toHaveCount(1);
  const value = await module.locator('option', { hasText: 'Short Math' }).getAttribute('value');
  await module.selectOption(value);
  await button(page, 'Save draft').click();
  await expect(page.getByRole('heading', { name: 'Nine minutes of lines' })).toBeVisible();
  await expect(page.getByText('None of these has.')).toBeVisible();
  await expect(page.getByText(/^Shared: 3 questions with|^Shared: /)).toBeVisible();
  await expectAccessible(page, 'an exam');
  await button(page, 'Publish').click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await author.api.call('listExams')).exams.map(({ title }) => title)).toContain('Nine minutes of lines');
  await button(page, 'Duplicate').press('Enter');
  await expect(page.getByRole('heading', { name: 'Copy of Nine minutes of lines' })).toBeVisible();
  await button(page, 'Retire').press('Enter');
  await expect(page.getByText('Retired', { exact: true }).first()).toBeVisible();
  await button(page, 'Undo').first().press('Enter');
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();

  // A shipped one: its expected scores, and a version of its own once it is changed.
  await page.getByRole('navigation').getByRole('link', { name: 'Admin' }).first().click();
  await page.getByRole('link', { name: /^Practice exams Build/ }).click();
  await page.getByRole('link', { name: 'Practice Exam 1', exact: true }).click();
  await expect(page.getByRole('img', { name: /^Expected scores in Math/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Modules of the exam' }).getByRole('row')).toHaveCount(7);
  await expectAccessible(page, 'a shipped exam');
});
