/** Double clicks and held keys in the exam player. */
import { expect, test } from '#tests/support/browser-test.ts';
import { beginExam, button, choose, question, sessionOf } from '#tests/support/exam-screens.ts';

test('a double click or a held Enter on the last Next submits nothing; the dialog names what is blank', async ({ page, student }) => {
  await beginExam(page);
  await choose(page, 'A');
  const forward = page.getByRole('navigation', { name: 'Question navigation' }).getByRole('button', { name: 'Next' });
  const review = page.getByRole('heading', { name: 'Check Your Work' });
  const dialog = page.getByRole('alertdialog', { name: 'Submit this module?' });
  const stillOpen = async () => expect((await sessionOf(student)).modulesMeta).toMatchObject([{ submitted: false }]);
  const toLast = async () => {
    await button(page, /^Question \d+ of 27$/).click();
    await button(page, /^Question 27, /).click();
    await expect(question(page, 27)).toBeVisible();
  };

  await toLast();
  await forward.dblclick();
  await expect(review).toBeVisible();
  await expect(forward).toBeEnabled();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await forward.focus();
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.down('Enter');
  await expect(review).toBeVisible();
  await expect(forward).toBeEnabled();
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toHaveCount(0);

  // Nor does a key that is held from the press that asks.
  await page.keyboard.down('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toBeVisible();
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toBeVisible();
  await stillOpen();
  await dialog.getByRole('button', { name: 'Keep working' }).click();

  // A double click on the review page asks, and does not answer the question for the student.
  await forward.dblclick();
  await expect(dialog).toContainText('26 questions are unanswered: 2–27.');
  await stillOpen();
  await dialog.getByRole('button', { name: 'Keep working' }).click();
  await expect(review).toBeVisible();
  await stillOpen();
});

test('a held key is one press', async ({ page, student }) => {
  await beginExam(page);
  const hold = async (key: string) => {
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await hold('ArrowRight');
  await expect(question(page, 2)).toBeVisible();
  await hold('m');
  await expect(button(page, 'Mark for Review')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Mark for Review').focus();
  await hold('Enter');
  await expect(button(page, 'Mark for Review')).toHaveAttribute('aria-pressed', 'false');
  // With Shift, arrows select text.
  await page.keyboard.press('Shift+ArrowRight');
  await expect(question(page, 2)).toBeVisible();
  expect((await sessionOf(student)).phase).toMatchObject({ kind: 'module', position: 0 });
});
