/** A part of an exam is chosen on the exam's page and taken alone. */
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { answerState } from '#tests/support/students.ts';
import { button, closeDirections, examPath, question, submitAnswered } from '#tests/support/exam-screens.ts';
import { passModule } from '#tests/support/exam-setup.ts';

test('one module alone is chosen, shown with its length, and taken; its end promises no score', async ({ studentPage: page, server, student }) => {
  await page.goto(examPath);
  await page.getByRole('radio', { name: /^One Math module/ }).check();
  await expect(page.getByText('22 questions').first()).toBeVisible();
  await expectAccessible(page, 'parts of an exam');
  await button(page, 'Begin').click();
  await button(page, 'Start the exam').click();
  await closeDirections(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Math', exact: true })).toBeVisible();
  await submitAnswered(page, server, student);
  await expect(page.getByText('Practice Exam 1: One Math module is submitted.')).toBeVisible();
  await page.getByRole('link', { name: 'View Your Result' }).click();
  await expect(page.getByText('Right answers', { exact: true }).first()).toBeVisible();
});

test('the result of one section shows nothing of the other, and the time used is the same wherever it stands', async ({ studentPage: page, student }) => {
  const { id } = await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-1', part: 'reading-writing-module' } });
  const open = await student.api.call('startModule', { params: { sessionId: id, position: 0 } });
  const [first] = open.module.questions;
  await student.spend?.(id);
  await student.api.call('submitModule', {
    params: { sessionId: id, position: 0 },
    body: { reason: 'student', saves: first ? [answerState(first.id, 'A', { timeSpentMs: 17_000 })] : [] },
  });
  await page.goto('/results');
  await expect(page.getByRole('heading', { name: 'Domains' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Math', exact: true })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /All questions .*17 s of 32 min/ })).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Time per question' }).click();
  await expect(page.getByText('Half of the questions you opened took 17 s or less.')).toBeVisible();
  await expectAccessible(page, 'the result of one module');
});

test('the second module of the other route is taken to its end: out of the score, and reviewable', async ({ studentPage: page, server, student }) => {
  const { id } = await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-2', part: 'math' } });
  for (const position of [0, 1] as const) await passModule(student, id, position);
  await page.goto('/results');
  const before = (await student.api.call('getLatestResult')).result;
  await page.locator('summary').filter({ hasText: 'You took the easier second module' }).click();
  await button(page, 'Take the harder module').click();
  await button(page, /^Start/).click();
  await expect(question(page, 1)).toBeVisible();
  await submitAnswered(page, server, student);
  await expect(page.getByText('Practice Exam 2: Math, module 2 (harder) is submitted.')).toBeVisible();
  await page.getByRole('link', { name: 'View Your Result' }).click();
  await expect(page.getByText('Right answers', { exact: true }).first()).toBeVisible();
  // Every question explains itself, and the module offers no other one.
  await button(page, /^All 22/).click();
  await button(page, /Question 1\b/)
    .first()
    .click();
  await expect(page.getByText('Takeaway')).toBeVisible();
  await expect(button(page, /^Take the (easier|harder) module$/)).toHaveCount(0);
  expect(await student.api.call('getResult', { params: { resultId: before?.id ?? '' } })).toEqual(before);
});
