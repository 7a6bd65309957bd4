/**
 * An author builds an exam of a shape of its own; a student takes it, reads the review and reports a question; the author decides, sees
 * which scores it touched, takes the decision back and decides again; the student reads the answer.
 */
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAuthor, expect, signIn, test, type Student } from '#tests/support/browser-test.ts';
import { button, closeDirections, takeModule } from '#tests/support/exam-screens.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { beginJobsNow } from '#tests/support/server-database.ts';

/** Two modules of Math with eleven scored questions each: the least that gives a section score. */
async function publishShortExam({ api }: Student): Promise<string> {
  const shipped = await api.call('getExamDefinition', { params: { examId: 'practice-exam-1' } });
  const questions = (shipped.modules.find(({ position }) => position === 2)?.questions ?? []).map(({ id }) => ({ id, isPretest: false }));
  const modules = [];
  for (const position of [0, 1]) {
    const title = `Short Math ${position + 1}`;
    const own = questions.slice(11 * position, 11 * position + 11);
    const { id: moduleId } = await api.call('createExamModule', { body: { title, moduleNumber: 3 + position, timeLimit: 900, questions: own } });
    modules.push({ moduleId, position, breakBefore: 0 });
  }
  const draft = await api.call('createExamDefinition', { body: { title: 'Half an hour of Math', modules } });
  await api.call('setExamStatus', { params: { examId: draft.id }, body: { status: 'published', seenAt: draft.updatedAt } });
  return draft.id;
}

test('an exam built here is taken, scored and reviewed; a question in it is reported, decided and answered', async ({
  server,
  studentPage: page,
  student,
  newDevice,
}) => {
  const author = await enterAsAuthor(server);
  const examId = await publishShortExam(author);
  await expect.poll(async () => (await student.api.call('listExams')).exams.map(({ id }) => id)).toContain(examId);

  await page.goto(`/practice-exam/${examId}`);
  await button(page, 'Begin').click();
  await button(page, 'Start the exam').click();
  await closeDirections(page);
  await takeModule(page, server, 11);
  await takeModule(page, server, 11);
  await page.getByRole('link', { name: 'View Your Score' }).click();
  await expect(page.getByRole('heading', { name: 'Half an hour of Math' })).toBeVisible();
  const { result } = await student.api.call('getLatestResult', { query: {} });
  const score = result?.sections[0]?.score ?? 0;
  expect(score).toBeGreaterThanOrEqual(200);
  await expect(page.getByText(String(score)).filter({ visible: true }).first()).toBeVisible();

  await button(page, /^Math, module 1/).click();
  await page.locator('h4 > button').first().click();
  await button(page, 'Report a problem').click();
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  await report.getByRole('radio', { name: 'The marked answer is wrong' }).check();
  await report.getByRole('textbox').fill('I get another value.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Someone will look at this question. You’ll see what we decide here, and usually in an email, too.')).toBeVisible();

  const { items: reported } = await author.api.call('listReportedQuestions');
  const questionId = reported[0]?.questionId ?? '';

  const context = await newDevice();
  await signIn(context, server, author);
  const adminPage = await context.newPage();
  await adminPage.goto('/admin');
  await expect(adminPage.getByRole('link', { name: /^Reported questions\s*1$/ })).toBeVisible();
  await adminPage.getByRole('link', { name: /^Reported questions\s*1$/ }).click();
  const row = adminPage.getByRole('table', { name: 'Reported questions' }).getByRole('row').filter({ hasText: questionId });
  await expect(row).toContainText('Wrong answer key');
  await expectAccessible(adminPage, 'reported questions');
  await row.getByRole('link').click();
  await expect(adminPage.getByText('I get another value.')).toBeVisible();
  const touched = adminPage.getByRole('table', { name: 'Results in which it was asked' });
  await expect(touched.getByRole('row').nth(1)).toContainText('Half an hour of Math');
  await expect(touched.getByRole('row').nth(1)).toContainText(`Math: ${score}`);
  await expect(touched.getByText('For administrators').first()).toBeVisible();
  await expectAccessible(adminPage, 'a reported question');

  // Corrected cannot be chosen before a version is published, and a question that stays needs words.
  await expect(adminPage.getByRole('radio', { name: 'Corrected' })).toBeDisabled();
  const keep = button(adminPage, 'Keep it and answer 1 report');
  await keep.click();
  await expect(adminPage.getByText('Say why, for the students who reported it.')).toBeVisible();
  await adminPage.getByRole('textbox', { name: 'Answer to the students' }).fill('Too early');
  await keep.click();
  await expect(adminPage.getByRole('heading', { name: 'No reports to decide' })).toBeVisible();
  expect(await adminPage.evaluate(() => document.activeElement?.contains(document.querySelector('#waiting'))), 'the focus stays where the form was').toBe(true);
  await expect(adminPage.locator('body')).not.toBeFocused();
  await button(adminPage, 'Undo').press('Enter');
  await expect(adminPage.getByRole('heading', { name: '1 report to decide' })).toBeVisible();
  await adminPage.getByRole('radio', { name: 'Retire it' }).check();
  await adminPage.getByRole('textbox', { name: 'Answer to the students (optional)' }).fill('You were right: two values fit.');
  // It takes the question from everybody, so it is asked once more.
  const ask = adminPage.getByRole('alertdialog', { name: 'Retire this question?' });
  await button(adminPage, 'Retire the question').click();
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(adminPage.getByRole('heading', { name: '1 report to decide' })).toBeVisible();
  await button(adminPage, 'Retire the question').click();
  await ask.getByRole('button', { name: 'Retire the question' }).click();
  await expect(adminPage.getByText('Retired', { exact: true }).first()).toBeVisible();
  await adminPage.getByRole('link', { name: 'All reports' }).click();
  await expect(adminPage.getByRole('heading', { name: 'No reports are waiting' })).toBeVisible();
  await adminPage.getByRole('tab', { name: 'Decided' }).click();
  await expect(adminPage.getByRole('table', { name: 'Decisions about reports' }).getByRole('row').nth(1)).toContainText('You were right: two values fit.');
  expect((await author.api.call('getQuestion', { params: { questionId }, query: {} })).status).toBe('retired');

  // Ten minutes later: the job that waits is let go now.
  await beginJobsNow(server);
  await expect.poll(() => mailsTo(server.dataDir, student.email).join()).toContain('two values fit');
  await button(page, 'Report a problem').click();
  await expect(report.getByText('We removed the question.')).toBeVisible();
  await expect(report.getByText('You were right: two values fit.')).toBeVisible();
  await expectAccessible(page, 'what came of a report');
});
