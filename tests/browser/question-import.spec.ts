/** A file is checked, its columns are mapped, and it is imported. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, expect, signIn, test, type NewDevice } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';
import type { RealServer } from '#tests/support/real-server.ts';

const checks = '**/api/admin/question-import';

/** The screen with a file chosen, ready to be checked. */
async function chooseFile(server: RealServer, newDevice: NewDevice, text: string): Promise<Page> {
  const context = await newDevice();
  await signIn(context, server, await enterAsAdmin(server));
  const page = await context.newPage();
  await page.goto('/admin/question-import');
  await page.getByRole('textbox', { name: /^Source and rights/ }).fill('Our own');
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'sums.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  return page;
}

test('what is changed while a file is checked has to be checked again before it can be imported', async ({ server, newDevice }) => {
  const page = await chooseFile(server, newDevice, 'question,answer\nWhat is 50 + 2?,52');
  const topic = page.getByRole('combobox', { name: 'Default topic' });
  const release = await holdRequests(page, checks);
  await button(page, 'Check the file').click();
  await expect(button(page, 'Checking…')).toBeVisible();
  await topic.selectOption('12');
  release();
  await expect(button(page, 'Check the file')).toBeVisible();
  await expect(button(page, 'Import all')).toBeDisabled();
  await expect(page.getByText('1 question can be imported')).toHaveCount(0);
  const again = page.waitForRequest(checks);
  await button(page, 'Check the file').click();
  expect((await again).postDataJSON()).toMatchObject({ topicId: 12 });
  await expect(page.getByText('1 question can be imported')).toBeVisible();
  await expect(button(page, 'Import all')).toBeEnabled();
});

test('columns chosen one right after the other are all kept', async ({ server, newDevice }) => {
  const page = await chooseFile(server, newDevice, 'Frage,Antwort\nWhat is 60 + 2?,62');
  await button(page, 'Check the file').click();
  const asked = page.getByRole('combobox', { name: 'Frage' });
  const answer = page.getByRole('combobox', { name: 'Antwort' });
  await expect(asked).toBeVisible();
  const release = await holdRequests(page, checks);
  await asked.selectOption('question');
  await answer.selectOption('answer');
  await expect(asked).toHaveValue('question');
  await expect(button(page, 'Import all')).toBeDisabled();
  release();
  await expect(page.getByText('1 question can be imported')).toBeVisible();
  await expect(asked).toHaveValue('question');
  await expect(answer).toHaveValue('answer');
});

test('a file with a column of another name is mapped and imported', async ({ server, newDevice }) => {
  const context = await newDevice();
  const admin = await enterAsAdmin(server);
  await signIn(context, server, admin);
  const page = await context.newPage();
  await page.goto('/admin/question-import');
  const rights = page.getByRole('textbox', { name: /^Source and rights/ });
  await button(page, 'Check the file').click();
  await expect(page.getByText('Enter where the questions come from and what rights you have.')).toBeVisible();
  await expect(page.getByText('Choose a file.')).toBeVisible();
  await expect(rights).toBeFocused();
  await rights.fill('Our own');
  const file = (text: string) => ({ name: 'sums.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  // From the disk: ten megabytes of a message to the browser may take half a minute on a busy machine.
  const large = test.info().outputPath('large.csv');
  fs.writeFileSync(large, 'x'.repeat(10_000_001));
  await page.getByLabel('File', { exact: true }).setInputFiles(large);
  await expect(page.getByText('This file is larger than 10 MB. Split it, then choose a part.')).toBeVisible();
  await button(page, 'Check the file').click();
  await expect(page.getByLabel('File', { exact: true })).toBeFocused();
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
  // Other tests of this server leave drafts, too.
  await page.getByRole('combobox', { name: 'Origin' }).selectOption('Imported');
  await expect(page.getByRole('link', { name: 'What is 40 + 2?' })).toBeVisible();

  // All drafts are moved on at once; one that somebody else has moved meanwhile stays, and says why.
  const { items } = await admin.api.call('listQuestions', { query: { status: 'draft', origin: 'imported' } });
  const [taken] = items;
  const seen = { status: 'draft', version: 1 } as const;
  await admin.api.call('setQuestionStatus', { params: { questionId: taken?.id ?? '' }, body: { status: 'in-review', version: 1, seen } });
  const group = page.getByRole('group', { name: 'Selected questions' });
  await group.getByRole('button', { name: 'Select all 2 shown' }).click();
  await expect(group.getByText('2 questions selected')).toBeVisible();
  await expectAccessible(page, 'questions selected');
  await group.getByRole('button', { name: 'Send to review' }).click();
  await page.getByRole('alertdialog', { name: 'Send to review: 2 questions?' }).getByRole('button', { name: 'Send to review' }).click();
  await expect(page.getByText('Sent to review: 1 question')).toBeVisible();
  await page.goto('/admin/question-editor?status=in-review&origin=imported');
  await page.getByRole('checkbox', { name: `Select ${taken?.id}` }).check();
  await expect(group.getByText('1 question selected')).toBeVisible();
  await group.getByRole('button', { name: 'Back to draft' }).click();
  await admin.api.call('setQuestionStatus', {
    params: { questionId: taken?.id ?? '' },
    body: { status: 'draft', version: 1, seen: { status: 'in-review', version: 1 } },
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to draft' }).click();
  await expect(page.getByText('1 question stayed as it was')).toBeVisible();
  await expect(page.getByText(/Somebody|changed/).first()).toBeVisible();
});
