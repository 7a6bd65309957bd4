/** An exam that is not the standard one, on every screen from the list to the result. */
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { button, closeDirections, submitAnswered } from '#tests/support/exam-screens.ts';
import { base, publishExam, second } from '#tests/support/other-shapes.ts';
import { inTransaction } from '#tests/support/server-database.ts';

test('three modules without routes, with a break inside a section, are taken from start to result', async ({ studentPage: page, student, server }) => {
  await inTransaction(server, (change) =>
    publishExam(change, 'three-in-a-row', 101, 'Three in a row', [
      { from: base('math'), position: 0 },
      { from: second('math', 'easier'), position: 1, breakBefore: 120 },
      { from: base('reading-writing'), position: 2, label: 'Reading finish', breakBefore: 0 },
    ]),
  );
  // The list of exams is read again every few seconds.
  await expect.poll(async () => (await student.api.call('listExams')).exams.map(({ id }) => id)).toContain('three-in-a-row');

  await page.goto('/practice-exams');
  await expect(page.getByText('Full-length adaptive exams built like the digital SAT, and shorter ones.')).toBeVisible();
  await page.getByRole('link', { name: 'Start Three in a row' }).click();
  const course = page.getByRole('region', { name: 'What to expect' });
  for (const part of ['Math, module 1', 'Break', 'Math, module 2', 'Reading finish']) await expect(course.getByText(part, { exact: true })).toBeVisible();
  await button(page, 'Begin').click();
  await button(page, 'Start the exam').click();
  await closeDirections(page);
  await expect(page.getByRole('heading', { name: 'Section 1, Module 1: Math' })).toBeVisible();
  await submitAnswered(page, server, student);

  await expect(page.getByRole('heading', { name: 'Remaining Break Time' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Take a break', exact: true })).toBeVisible();
  await expect(page.getByText('Math, module 1 is submitted. Math, module 2 begins when you resume.')).toBeVisible();
  await expectAccessible(page, 'a break inside a section');
  await page.goto('/progress');
  await expect(page.getByText('You are on the break between modules 1 and 2 of Math.')).toBeVisible();
  await page.goto('/practice-exam/three-in-a-row');
  await expect(page.getByText('On the break between modules 1 and 2 of Math. Section 1, Module 2: Math is next.')).toBeVisible();
  await page.getByRole('link', { name: 'Resume' }).click();
  await button(page, 'Resume Testing').click();
  await expect(page.getByRole('heading', { name: 'Section 1, Module 2: Math' })).toBeVisible();
  await submitAnswered(page, server, student);

  await expect(page.getByRole('heading', { name: 'Ready for Reading finish?' })).toBeVisible();
  await button(page, 'Start Reading finish').click();
  await closeDirections(page);
  await expect(page.getByRole('heading', { name: 'Reading finish', exact: true })).toBeVisible();
  await submitAnswered(page, server, student);

  await expect(page.getByRole('heading', { name: 'You finished the exam' })).toBeVisible();
  await page.getByRole('link', { name: 'View Your Score' }).click();
  await expect(page.getByRole('heading', { name: 'Three in a row' })).toBeVisible();
  const math = page.getByRole('group', { name: 'Math modules' });
  for (const which of ['First', 'Second']) await expect(math.getByRole('row', { name: which })).toContainText(/\d+ of 22/);
  await expect(page.getByRole('group', { name: 'Which questions' }).getByRole('button', { name: 'All 71' })).toBeVisible();
  await expectAccessible(page, 'a result of another shape');
  await page.goto('/all-results');
  await expect(page.getByRole('listitem').filter({ hasText: 'of 71' })).toBeVisible();
});
