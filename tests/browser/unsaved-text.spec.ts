/** What an author types is not lost: to another author, to a save on its way, to a button that works with the saved text, or on leaving. */
import type { Page } from '@playwright/test';
import { fieldsOf, withEntries } from '#core/authoring/question-fields.ts';
import { questionFromTemplate } from '#core/authoring/templates.ts';
import { questionSchema } from '#core/questions/question.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAuthor, expect, test, type NewDevice, type Student } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import type { RealServer } from '#tests/support/real-server.ts';

async function authorsPage(server: RealServer, newDevice: NewDevice): Promise<{ readonly author: Student; readonly page: Page }> {
  const author = await enterAsAuthor(server);
  return { author, page: await (await newDevice(author)).newPage() };
}

/** As after a look at another window. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
const newer = (page: Page) => page.getByRole('status').filter({ hasText: 'Someone else has saved a newer version' });
/** Holds what is sent to `path` back until the returned function is called. */
async function holdSaves(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') await promise;
    await route.continue();
  });
  return resolve;
}
const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

test('question editor: another author’s version leaves what is typed where it is; so does one’s own save', async ({ server, newDevice }) => {
  const { author, page } = await authorsPage(server, newDevice);
  const made = await author.api.call('createQuestion', { body: { question: JSON.stringify(questionFromTemplate('math-choice', 'q-new')), use: 'practice' } });
  const params = { questionId: made.id };
  await page.goto(`/admin/question-editor/${made.id}`);
  const stem = page.getByRole('textbox', { name: 'Question', exact: true });
  await stem.fill('What I am writing.');
  const theirs = withEntries(questionSchema.parse(made.question), { stem: 'What they wrote.', 'solution.takeaway': 'Their takeaway.' });
  await author.api.call('saveQuestion', { params, body: { question: JSON.stringify(theirs), newestVersion: 1 } });
  await comeBack(page);
  await expect(newer(page)).toBeVisible();
  await expect(stem).toHaveValue('What I am writing.');
  await expect(
    newer(page)
      .getByRole('definition')
      .filter({ has: page.getByRole('insertion') })
      .filter({ hasText: /Their/ }),
  ).toBeVisible();
  await expectAccessible(page, 'a newer version of a question');
  await newer(page).getByRole('button', { name: 'Continue with mine' }).press('Enter');
  await expect(newer(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  const release = await holdSaves(page, '**/versions');
  await button(page, 'Save version 3').press('Enter');
  await expect(button(page, 'Saving…')).toBeVisible();
  await stem.fill('What I am writing, and more.');
  await button(page, 'Saving…').focus();
  release();
  await expect(page.getByText('Saved as version 3')).toBeVisible();
  await expect(stem).toHaveValue('What I am writing, and more.');
  const save = button(page, 'Save version 4');
  await expect(save, 'the focus stays').toBeFocused();
  const stored = fieldsOf(questionSchema.parse((await author.api.call('getQuestion', { params, query: {} })).question));
  const valueOf = (wanted: string) => stored.find(({ path }) => path === wanted)?.value;
  expect([valueOf('stem'), valueOf('solution.takeaway')]).toEqual(['What I am writing.', 'Their takeaway.']);
  await save.press('Enter');
  await expect(page.getByText('Saved as version 4')).toBeVisible();
  await button(page, 'Send to review').press('Enter');
  await expect(page.getByText('In review', { exact: true }).first()).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('an exam is not published, copied or retired while its form says something else', async ({ server, newDevice }) => {
  const { author, page } = await authorsPage(server, newDevice);
  const { items } = await author.api.call('listExamModules', { query: { status: 'published' } });
  const moduleId = items[0]?.id ?? '';
  const { id } = await author.api.call('createExamDefinition', {
    body: { title: 'Short one', modules: [{ moduleId, position: 0, label: null, breakBefore: null, routedBy: null, threshold: null }] },
  });
  await page.goto(`/admin/practice-exams/${id}`);
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('Half an hour.');
  for (const name of ['Duplicate', 'Retire']) await expect(button(page, name)).toBeDisabled();
  await button(page, 'Retire').press('Enter');
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  await button(page, 'Discard changes').click();
  await expect(description).toHaveValue('');
  // A slot is no field of the form, and is sent with it all the same.
  await button(page, 'Add a slot').click();
  await expect(button(page, 'Retire')).toBeDisabled();
  await button(page, 'Remove slot 2').press('Enter');
  await expect(page.locator('body')).not.toBeFocused();
  await description.fill('Half an hour of reading.');
  const save = button(page, 'Save');
  await save.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(save).toBeFocused();
  await button(page, 'Retire').press('Enter');
  await expect(page.getByText('Retired', { exact: true }).first()).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  expect((await author.api.call('getExamDefinition', { params: { examId: id }, query: {} })).description).toBe('Half an hour of reading.');

  await page.goto(`/admin/practice-exams/modules/${moduleId}`);
  await page.getByRole('textbox', { name: 'Description (optional)' }).fill('Changed');
  for (const name of ['Duplicate', 'Retire']) await expect(button(page, name)).toBeDisabled();
  await button(page, 'Discard changes').click();
  await button(page, 'Take question 1 out').press('Enter');
  await expect(button(page, 'Duplicate')).toBeDisabled();
  await expect(page.locator('body')).not.toBeFocused();
});

test('a concept: what is typed during a save stays, and so does the focus', async ({ server, newDevice }) => {
  const { author, page } = await authorsPage(server, newDevice);
  const { items } = await author.api.call('listLearningItems', { query: { kind: 'concept', show: 'all' } });
  const id = items[0]?.id ?? '';
  await page.goto(`/admin/learning-content/concept/${id}`);
  const idea = page.getByRole('textbox', { name: 'Idea' });
  await idea.fill('An idea.');
  const release = await holdSaves(page, '**/api/**');
  await button(page, 'Save draft').press('Enter');
  await idea.fill('An idea, and a second one.');
  await button(page, 'Saving…').last().focus();
  release();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(idea).toHaveValue('An idea, and a second one.');
  await expect(button(page, 'Save draft')).toBeFocused();
  expect((await author.api.call('getLearningItem', { params: { kind: 'concept', itemId: id } })).texts.find(({ path }) => path === 'idea')?.value).toBe(
    'An idea.',
  );
});

test('a post: leaving asks, putting a version back asks, and what is typed during a save stays', async ({ server, newDevice }) => {
  const { author, page } = await authorsPage(server, newDevice);
  const text = { title: 'Rest', description: 'A day off.', seoTitle: '', body: 'Rest helps.', slug: 'rest' };
  const { id } = await author.api.call('makePost', { body: text });
  await author.api.call('savePost', { params: { postId: id }, body: { ...text, body: 'Rest helps a lot.', status: 'draft', publishedAt: null, version: 1 } });
  await page.goto('/admin/blog-management');
  await page.getByRole('link', { name: 'Rest', exact: true }).click();
  const body = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(body).toHaveValue('Rest helps a lot.');
  await page.getByRole('navigation').getByRole('link', { name: 'Admin' }).first().click();
  await expect(page, 'nothing typed, nothing asked').toHaveURL('/admin');
  await page.goBack();
  await body.fill('Half a sentence');
  await page.getByRole('navigation').getByRole('link', { name: 'Admin' }).first().click();
  await expect(leaveDialog(page)).toBeVisible();
  await expectAccessible(page, 'leaving without saving');
  await leaveDialog(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(body).toHaveValue('Half a sentence');
  await page.goBack();
  await expect(leaveDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(body).toHaveValue('Half a sentence');

  await button(page, 'Put back version 1').click();
  const putBack = page.getByRole('alertdialog', { name: 'Put back version 1?' });
  await putBack.getByRole('button', { name: 'Keep editing' }).click();
  await expect(body).toHaveValue('Half a sentence');

  const release = await holdSaves(page, `**/api/**/${id}`);
  const save = button(page, 'Save');
  await save.press('Enter');
  await expect(button(page, 'Saving…')).toBeVisible();
  await body.fill('Half a sentence and the rest');
  await button(page, 'Saving…').focus();
  release();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(body).toHaveValue('Half a sentence and the rest');
  await expect(save).toBeFocused();

  // Meanwhile somebody else: it is refused, and nothing is lost.
  const latest = await author.api.call('getPost', { params: { postId: id } });
  await author.api.call('savePost', {
    params: { postId: id },
    body: { ...text, body: 'Another author.', status: 'draft', publishedAt: null, version: latest.version },
  });
  await save.press('Enter');
  await expect(newer(page)).toBeVisible();
  await expect(body).toHaveValue('Half a sentence and the rest');
  await expect(newer(page).getByText('Another author.')).toBeVisible();
  await newer(page).getByRole('button', { name: 'Continue with mine' }).click();
  await save.press('Enter');
  await expect.poll(async () => (await author.api.call('getPost', { params: { postId: id } })).versions[0]?.body).toBe('Half a sentence and the rest');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Admin' }).first().click();
  await expect(page, 'saved: nothing is asked').toHaveURL('/admin');
});

test('a dialog that is typed in stays at a click beside it, and Escape asks; a moved topic keeps the focus', async ({ server, newDevice }) => {
  const { page } = await authorsPage(server, newDevice);
  await page.goto('/admin/subcategory-settings');
  const dialog = page.getByRole('dialog', { name: 'Edit Percentages' });
  await button(page, 'Edit: Percentages').click();
  await page.keyboard.press('Escape');
  await expect(dialog, 'nothing typed, nothing asked').toBeHidden();
  await button(page, 'Edit: Percentages').click();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Parts of a hundred');
  await page.mouse.click(5, 5);
  await expect(name).toHaveValue('Parts of a hundred');
  await page.keyboard.press('Escape');
  const ask = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await expectAccessible(page, 'discarding what was typed in a dialog');
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Parts of a hundred');
  await page.keyboard.press('Escape');
  await ask.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();

  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Edit: Percentages' }) });
  await expect(rows).toHaveCount(1);
  const down = button(page, 'Move down: Percentages');
  await down.press('Enter');
  await expect(page.getByText('Saved. Students see the new order')).toBeVisible();
  await expect(down).toBeFocused();
});

test('an author who opens an administrator’s screen reads why it does not open', async ({ server, newDevice }) => {
  const { page } = await authorsPage(server, newDevice);
  await page.goto('/admin/membership-management');
  await expect(page.getByRole('heading', { level: 1, name: 'Only administrators can open this' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to authoring' }).click();
  await expect(page).toHaveURL('/admin');
});
