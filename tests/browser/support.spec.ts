/** An administrator helps a student in the middle of an exam, switches a feature off, and takes things back in the action log. */
import fs from 'node:fs';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, enterAsAuthor, expect, signIn, test } from '#tests/support/browser-test.ts';
import { beginExam, button, sessionOf } from '#tests/support/exam-screens.ts';

test('time is given back to a student, whose clock follows; who looked and why is logged', async ({ server, student, studentPage: page, newDevice }) => {
  await beginExam(page);
  const { id: sessionId, phase: before } = await sessionOf(student);
  const context = await newDevice();
  await signIn(context, server, await enterAsAdmin(server));
  const adminPage = await context.newPage();
  await adminPage.goto(`/admin/membership-management?q=${encodeURIComponent(student.email)}`);
  await adminPage.getByRole('table').getByRole('link', { name: student.name }).click();
  await adminPage.getByRole('link', { name: 'Support view' }).click();
  await button(adminPage, 'Open the account').click();
  await expect(adminPage.getByText('Please give a reason.')).toBeVisible();
  await adminPage.getByRole('textbox', { name: 'Reason' }).fill('Ticket A7: the school lost power');
  await button(adminPage, 'Open the account').click();
  await expect(adminPage.getByRole('heading', { name: `Support for ${student.name}` })).toBeVisible();
  await expect(adminPage.locator('body'), 'the form is gone, the focus is not').not.toBeFocused();
  await expect(adminPage.getByText(/Reading and Writing, module 1: 3\d:\d\d left of 32:00/)).toBeVisible();
  await expectAccessible(adminPage, 'a support view');

  await button(adminPage, /^Give time back/).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Give time back' });
  await dialog.getByRole('spinbutton', { name: 'Minutes' }).fill('121');
  await dialog.getByRole('button', { name: 'Give time' }).click();
  await expect(dialog.getByText('Whole minutes, from 1 to 120.')).toBeVisible();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByRole('spinbutton', { name: 'Minutes' }).fill('7');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Power cut at school');
  await dialog.getByRole('button', { name: 'Give time' }).click();
  await expect(adminPage.getByText(/left of 39:00/)).toBeVisible();
  const { phase: after } = await sessionOf(student);
  const allowed = (phase: typeof before) => (phase.kind === 'module' ? phase.clock.allowedMs : 0);
  expect(allowed(after) - allowed(before)).toBe(7 * 60_000);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^3[678]:\d\d$/);

  await adminPage.goto(`/admin/actions?q=${sessionId}`);
  await expect(adminPage.getByRole('table', { name: 'Actions' }).getByRole('row').nth(1)).toContainText('Grant time');
  await adminPage.goto('/admin/actions?q=look-at-account');
  await adminPage.getByRole('table', { name: 'Actions' }).locator('summary').first().click();
  await expect(adminPage.getByText('Ticket A7: the school lost power')).toBeVisible();
});

test('a feature is switched off for everybody and back on from the action log, which is saved as a file', async ({ server, student, newDevice }) => {
  const context = await newDevice();
  await signIn(context, server, await enterAsAdmin(server));
  const adminPage = await context.newPage();
  await adminPage.goto('/admin');
  await adminPage.getByRole('link', { name: /^Feature flags/ }).click();
  await button(adminPage, 'Switch off Smart quizzes').click();
  const dialog = adminPage.getByRole('dialog', { name: 'Switch off “Smart quizzes”?' });
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It picks the wrong topics since noon');
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(button(adminPage, 'Switch on Smart quizzes')).toBeVisible();
  await expect(adminPage.getByText(/Switched last by .*: It picks the wrong topics since noon/)).toBeVisible();
  await expectAccessible(adminPage, 'feature flags');
  expect((await student.api.call('getQuestionBank')).smartQuizEnabled).toBe(false);

  // Other features were switched by other tests.
  await adminPage.goto('/admin/actions?q=smartQuizEnabled');
  const actions = adminPage.getByRole('table', { name: 'Actions' });
  await actions.getByRole('button', { name: /^Undo Switch feature/ }).click();
  await adminPage.getByRole('alertdialog', { name: 'Undo “Switch feature”?' }).getByRole('button', { name: 'Undo it' }).click();
  await expect(adminPage.getByText('Undone: Switch feature')).toBeVisible();
  await expect(actions.getByRole('row')).toHaveCount(3);
  expect((await student.api.call('getQuestionBank')).smartQuizEnabled).toBe(true);
  // The first switch is two entries back by now: it is not taken back once more.
  await actions
    .getByRole('button', { name: /^Undo Switch feature/ })
    .last()
    .click();
  await button(adminPage, 'Undo it').click();
  await expect(adminPage.getByRole('region', { name: 'Messages' }).getByText('Someone has changed this since then')).toBeVisible();
  await expect(actions.getByRole('row')).toHaveCount(3);
  await expectAccessible(adminPage, 'the action log with ways back');
  await adminPage.getByRole('combobox', { name: 'What' }).selectOption('Coupon');
  await expect(adminPage.getByRole('heading', { name: 'No actions' })).toBeVisible();
  await adminPage.getByRole('combobox', { name: 'What' }).selectOption('Feature flag');
  await expect(actions.getByRole('row')).toHaveCount(3);
  const saving = adminPage.waitForEvent('download');
  await button(adminPage, 'Export CSV').click();
  const file = fs.readFileSync(await (await saving).path(), 'utf8');
  expect(file.split('\n').filter((line) => line.includes('smartQuizEnabled'))).toHaveLength(2);
  expect(file).toContain('It picks the wrong topics since noon');
});

test('a retired question comes back from the log, unless somebody has changed it since', async ({ server, newDevice }) => {
  const author = await enterAsAuthor(server);
  const { items } = await author.api.call('listQuestions', { query: { status: 'published', use: 'practice', limit: 1 } });
  const [question] = items;
  const questionId = question?.id ?? '';
  const seen = { status: 'published', version: question?.version ?? 0 } as const;
  await author.api.call('setQuestionStatus', { params: { questionId }, body: { status: 'retired', version: seen.version, seen } });
  const context = await newDevice();
  await signIn(context, server, await enterAsAdmin(server));
  const adminPage = await context.newPage();
  await adminPage.goto(`/admin/actions?q=${questionId}`);
  // The newest stands first: another test of this server may have retired the same question before.
  const undo = adminPage.getByRole('button', { name: /^Undo Question retired/ }).first();
  await undo.click();
  await button(adminPage, 'Undo it').click();
  await expect(adminPage.getByText('Undone: Question retired')).toBeVisible();
  expect((await author.api.call('getQuestion', { params: { questionId }, query: {} })).status).toBe('published');
  // Once more: it is published by now, so there is nothing to take back.
  await undo.click();
  await button(adminPage, 'Undo it').click();
  await expect(adminPage.getByRole('region', { name: 'Messages' }).getByText('Nothing has changed')).toBeVisible();
});
