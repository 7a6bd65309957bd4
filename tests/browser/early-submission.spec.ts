/** What a result says about modules that were submitted early or in a rush, and how to get to the explanations. */
import type { Student } from '#tests/support/browser-test.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { examBefore, passModule } from '#tests/support/exam-setup.ts';
import type { Answering } from '#tests/support/students.ts';

/** An exam completed in an instant. */
async function rush({ api, name, email, password }: Student, answering: Answering): Promise<void> {
  const hasty: Student = { api, name, email, password };
  const { id } = await examBefore(hasty, 0);
  for (const position of [0, 1, 2, 3] as const) {
    await passModule(hasty, id, position, answering);
    if (position === 1) await api.call('endBreak', { params: { sessionId: id } });
  }
}

test('blank questions of modules submitted at once are listed, with the way to their explanations', async ({ studentPage: page, student }) => {
  await rush(student, () => null);
  await page.goto('/results?show=all');
  await expect(page.getByRole('button', { name: 'No answer 98' })).toBeVisible();
  await page
    .getByRole('button', { name: /Question 1\b/ })
    .first()
    .click();
  await expect(page.getByText('so it is not explained yet').first()).toBeVisible();
  await expect(page.getByText('To see them, take this exam again.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Practice these/ })).toHaveCount(0);
  await expectAccessible(page, 'a question that is not explained yet');
});

test('modules answered faster than they can be read say so, show no question, and count nowhere, which every screen says', async ({
  studentPage: page,
  student,
}) => {
  await rush(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
  await page.goto('/results');
  await expect(page.getByText(/^This exam does not count .* because it was submitted faster than anyone could read its questions\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your two sections' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Question 1\b/ })).toHaveCount(0);
  await expectAccessible(page, 'a result that was rushed');
  for (const path of ['/dashboard', '/progress']) {
    await page.goto(path);
    await expect(page.getByText(/ does not count here, because questions in it were answered faster than anyone could read them\./)).toBeVisible();
    // Where just one other student has answered anything, there is nobody to be ranked among.
    const unranked =
      /^Your answers so far do not count here, because they were given faster than anyone could read the questions\.$|^There’s no other student to compare you with yet\.$/;
    await expect(page.getByText(unranked).first()).toBeVisible();
    await expect(page.getByText('Answer your first question')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Latest score' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Take a practice exam at your own pace' })).toBeVisible();
    await expectAccessible(page, `${path} after an exam that was rushed`);
  }
  await page.getByRole('link', { name: 'See its result' }).click();
  await expect(page.getByRole('heading', { name: 'Your two sections' })).toBeVisible();
  for (const path of ['/practice-exams', '/practice-exam/practice-exam-1']) {
    await page.goto(path);
    await expect(page.getByText(/Does not count: answered faster than anyone could read it/)).toBeVisible();
  }
  await page.goto('/all-results');
  await expect(page.getByText('Does not count: submitted faster than anyone could read its questions.')).toBeVisible();
});
