/** A reload on any screen of an exam comes back to that screen. */
import { expect, test } from '#tests/support/browser-test.ts';
import { passModule } from '#tests/support/exam-setup.ts';
import { button, choice, choose, closeDirections, examPath, next, question, saved, sessionOf } from '#tests/support/exam-screens.ts';

test('a reload on every screen of an exam keeps the place', async ({ page, student }) => {
  await test.step('landing', async () => {
    await page.goto(examPath);
    await button(page, 'Begin').click();
    await expect(page.getByRole('heading', { name: 'Ready to start?' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ready to start?' })).toBeVisible();
    expect((await sessionOf(student)).phase.kind).toBe('ready');
  });
  await test.step('question', async () => {
    await button(page, 'Start the exam').click();
    await closeDirections(page);
    await choose(page, 'B');
    await next(page);
    await next(page);
    await choose(page, 'D');
    await button(page, 'Mark for Review').click();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(question(page, 3)).toBeVisible();
    await expect(choice(page, 'D')).toBeChecked();
    await expect(button(page, 'Mark for Review')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('dialog', { name: 'Directions' })).toBeHidden();
  });
  await test.step('check your work', async () => {
    await button(page, 'Question 3 of 27').click();
    await button(page, 'Go to Review Page').click();
    await expect(page.getByRole('heading', { name: 'Check Your Work' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Check Your Work' })).toBeVisible();
    expect((await sessionOf(student)).modulesMeta[0]).toMatchObject({ submitted: false, answered: 2 });
  });
  await test.step('break', async () => {
    const { id } = await sessionOf(student);
    await passModule(student, id, 0);
    await passModule(student, id, 1);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Remaining Break Time' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Remaining Break Time' })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
  });
  await test.step('end', async () => {
    await button(page, 'Resume Testing').click();
    await closeDirections(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Section 2, Module 1: Math' })).toBeVisible();
    await expect(question(page, 1)).toBeVisible();
    const { id } = await sessionOf(student);
    await passModule(student, id, 2);
    await passModule(student, id, 3);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You finished the exam' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You finished the exam' })).toBeVisible();
  });
  await test.step('results', async () => {
    await page.getByRole('link', { name: 'View Your Score' }).click();
    const score = page.getByText(/^About \d{3,4} \(\d{3,4}–\d{3,4}\), an estimate$/);
    await expect(score).toBeAttached();
    const text = await score.textContent();
    await page.reload();
    await expect(score).toHaveText(text ?? '');
  });
});
