/** No axe violation on any page outside the player, light and dark. */
import { passModule } from '#tests/support/exam-setup.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, enrol, expect, signIn, test, type Student } from '#tests/support/browser-test.ts';
import { button, examPath } from '#tests/support/exam-screens.ts';
import { answerState } from '#tests/support/students.ts';
import type { Page } from '@playwright/test';

async function check(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expectAccessible(page, path);
}

test('pages for everybody', async ({ page }) => {
  await check(page, '/login', 'Log in');
  await check(page, '/signup', 'Create your account');
  await button(page, 'Create account').click();
  await expect(page.getByText('Please enter your email.')).toBeVisible();
  await expectAccessible(page, '/signup with mistakes');
  await check(page, '/calculator', 'Calculator');
  await button(page, 'Open the calculator').click();
  await expect(page.getByRole('tab', { name: 'Scientific' })).toBeVisible();
  await expectAccessible(page, '/calculator, opened');
});

test('verification, first progress and the exams of somebody new', async ({ page, context, server }) => {
  const student = await enrol(server, { verified: false });
  await signIn(context, server, student);
  await check(page, '/verify-email', 'Verify your email');
  await page.goto(await server.verificationPath(student.email));
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await expectAccessible(page, '/verify-email, verified');
  await check(page, '/progress', 'Every climb starts with a look at the map');
  await check(page, '/practice-exams', /Practice Exam 1/i);
  await check(page, examPath, 'What to expect');
  await check(page, '/all-results', 'No results yet');
});

/** Answers the first question, changes the answer, and leaves a highlight with a note. */
async function workOnFirst({ api }: Student, sessionId: string): Promise<void> {
  const params = { sessionId, position: 0 };
  const { module } = await api.call('startModule', { params });
  const [first] = module.questions;
  const note = { id: 'n1', target: 'stem', start: 0, end: 5, colour: 'blue', underline: 'solid', note: 'Look here again' } as const;
  const state = answerState(String(first?.id), 'C', { seq: 9, trail: '000500=C 000100=B 000010', annotations: [note] });
  await api.call('saveAnswers', { params, body: { saves: [state] } });
}

test('progress, results and explanations of somebody with two exams', async ({ page, student }) => {
  for (const [letter, practiceExamId] of [
    ['B', 'practice-exam-1'],
    ['C', 'practice-exam-2'],
  ] as const) {
    const session = await student.api.call('startSession', { body: { practiceExamId } });
    await workOnFirst(student, session.id);
    for (const position of [0, 1, 2, 3] as const) {
      const after = await passModule(student, session.id, position, ({ format }, index) => (index % 7 === 0 ? null : format === 'choice' ? letter : '2'));
      if (after.phase.kind === 'break') await student.api.call('endBreak', { params: { sessionId: session.id } });
    }
  }
  await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-3' } });
  await check(page, '/progress', 'My progress');
  await check(page, '/practice-exams', 'Practice exams');
  await check(page, '/practice-exam/practice-exam-3', 'Your exam in progress');
  await check(page, '/all-results', 'Exams taken');
  await check(page, '/results', 'Your two sections');
  // Folded, the page is short; every number on it is from one count.
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_500);
  const shown = async (name: RegExp) => Number(/\d+$/.exec((await page.getByRole('button', { name }).innerText()).trim())?.[0]);
  const [wrong, omitted] = [await shown(/^Wrong/), await shown(/^No answer/)];
  await expect(page.getByText(`You missed ${wrong + omitted} questions: ${wrong} wrong and ${omitted} without an answer.`)).toBeVisible();
  await expect(page.getByRole('link', { name: `Practice these ${wrong + omitted} misses` })).toBeVisible();
  await expect(page.getByRole('heading', { name: /worth the most points$/ })).toBeVisible();
  await expect(page.getByText(/^You changed \d+ answers?: /)).toBeVisible();
  await button(page, /^All \d+/).click();
  await page
    .getByRole('button', { name: /Question 1\b/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /Question 22\b/ })
    .last()
    .click();
  await expect(page.getByText('Takeaway')).toHaveCount(2);
  const work = page.getByRole('region', { name: 'What you did' }).first();
  await expect(work).toContainText('Opened 1st of');
  await expect(work).toContainText(/B to C after 40 s; /);
  await expect(work).toContainText('Look here again');
  await expect(page.locator('mark[data-colour="blue"]')).toHaveCount(1);
  await expectAccessible(page, 'explanations');
  await page.getByRole('link', { name: 'Start practicing' }).click();
  await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible();
  await expectAccessible(page, 'practice of misses');
  // Its tools are those of the exam, and what was tried is still there after a reload.
  await button(page, 'Cross out answers').click();
  await page.keyboard.press('Escape');
  await page.getByRole('radio').first().check({ force: true });
  const kept = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/practice'));
  await button(page, 'Check').click();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Question 2 of/ })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}?practice=misses&topic=14`);
  await button(page, 'Calculator').click();
  const panel = page.getByRole('dialog', { name: 'Calculator' });
  await expect(panel).toBeVisible();
  for (const width of [1440, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const [beside, check] = [await panel.boundingBox(), await button(page, 'Check').boundingBox()];
        return beside && check ? check.x - (beside.x + beside.width) : -1;
      })
      .toBeGreaterThanOrEqual(0);
  }
  // Where the calculator is a real way, the explanation opens it with the rows ready, beside the question.
  const { result } = await student.api.call('getLatestResult');
  const { questions: reviewed } = await student.api.call('getReview', { params: { resultId: String(result?.id), position: 2 } });
  const ready = reviewed.find(({ calculatorWay }) => calculatorWay !== undefined);
  const place = result?.responses.find(({ questionId }) => questionId === ready?.question.id);
  await page.goto(`/results?topic=${place?.topicId}`);
  await button(page, new RegExp(`Question ${place?.number}\\b`))
    .last()
    .click();
  await expect(page.getByRole('list', { name: 'Rows to type' }).first()).toBeVisible();
  const typedRows = await page.getByRole('list', { name: 'Rows to type' }).first().getByRole('listitem').allInnerTexts();
  await button(page, 'Solve it with the calculator').first().click();
  for (const [at, row] of typedRows.entries()) await expect(panel.getByRole('textbox', { name: `Expression ${at + 1}`, exact: true })).toHaveValue(row);
  await expectAccessible(page, 'a way with the calculator');
  await page.goto(new URL(page.url()).pathname);
  await expect(page.getByText(/You have tried 1 of \d+ again: [01] right\./)).toBeVisible();
});

test('the admin’s screens', async ({ page, context, server }) => {
  const { api } = await enterAsAdmin(server);
  await signIn(context, server, { api, name: 'Admin', email: server.adminEmail, password: server.adminPassword });
  for (const path of ['/admin', '/admin/design']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});
