/** The whole exam without a pointer. */
import { enrol, expect, test } from '#tests/support/browser-test.ts';
import { beginExam, button, choice, choose, examPath, question, saved } from '#tests/support/exam-screens.ts';
import { tabTo } from './tab-to.ts';

test('from sign-in to the second module without a pointer, the focus always visible', async ({ page, server }) => {
  const student = await enrol(server);
  await page.goto(`/login?from=${encodeURIComponent(examPath)}`);
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(student.email);
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(student.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(examPath);
  await tabTo(page, button(page, 'Begin'));
  await page.keyboard.press('Enter');
  // A screen reader goes on where the new screen begins, not at the top of the page.
  await expect(button(page, 'Start the exam')).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, button(page, 'Start the exam'));
  await page.keyboard.press('Enter');
  // The directions open by themselves with their only button in focus.
  await expect(page.getByRole('dialog', { name: 'Directions' }).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Directions' })).toBeHidden();

  await test.step('choose', async () => {
    await tabTo(page, choice(page, 'A'));
    await page.keyboard.press('Space');
    await expect(choice(page, 'A')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, 'B')).toBeChecked();
    await page.keyboard.press('4');
    await expect(choice(page, 'D')).toBeChecked();
  });
  await test.step('cross out and undo', async () => {
    await page.keyboard.press('e');
    await tabTo(page, button(page, 'Cross out choice A'));
    await page.keyboard.press('Enter');
    await expect(button(page, 'Undo crossing out choice A')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Cross out choice A')).toBeFocused();
  });
  await test.step('mark and go on', async () => {
    await page.keyboard.press('m');
    await expect(button(page, 'Mark for Review')).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, page.getByRole('navigation', { name: 'Question navigation' }).getByRole('button', { name: 'Next' }));
    await page.keyboard.press('Enter');
    await expect(question(page, 2)).toBeVisible();
    await page.keyboard.press('b');
    await expect(choice(page, 'B')).toBeChecked();
    await expect(saved(page)).toBeVisible();
  });
  await test.step('grid, review page, submit', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(question(page, 3)).toBeVisible();
    await tabTo(page, button(page, 'Question 3 of 27'));
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Question 1, answered, marked for review'));
    await page.keyboard.press('Enter');
    await expect(question(page, 1)).toBeVisible();
    await tabTo(page, button(page, 'Question 1 of 27'));
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Go to Review Page'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('25 questions are unanswered: 3–27.')).toBeVisible();
    // For a moment it takes no key: one pressed for the page before must not submit.
    await tabTo(page, page.getByRole('navigation', { name: 'Question navigation' }).getByRole('button', { name: 'Next', disabled: false }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Submit this module?' });
    await expect(dialog).toContainText('25 questions are unanswered: 3–27.');
    await tabTo(page, dialog.getByRole('button', { name: 'Submit module', disabled: false }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Section 1, Module 2: Reading and Writing' })).toBeVisible();
  });
});

test('the shortcuts are listed under More, and Escape closes what they open', async ({ studentPage: page }) => {
  await beginExam(page);
  await button(page, 'More').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const does of ['Previous or next question', 'Choose an answer', 'Mark for review', 'Turn crossing out on or off', 'Hide or show the time', 'Help']) {
    await expect(list.getByRole('cell', { name: does })).toBeVisible();
  }
  await expect(page.locator('[role=menu]')).toHaveCount(0);
  // Shortcuts are off while a dialog is open.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(question(page, 1)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeHidden();
});

test('shortcuts are off while an answer or a note is being typed', async ({ studentPage: page }) => {
  await beginExam(page);
  await choose(page, 'A');
  await button(page, 'Highlights & Notes').click();
  await page.getByRole('group', { name: 'Question text' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await button(page, 'Add a note').press('Enter');
  const note = page.getByRole('textbox', { name: /^Note on/ });
  await expect(note).toBeFocused();
  await page.keyboard.type('mad beech 1234 ?');
  await expect(note).toHaveValue('mad beech 1234 ?');
  await expect(choice(page, 'A')).toBeChecked();
  await expect(button(page, 'Mark for Review')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeHidden();
});

test('single-key shortcuts can be turned off, for the exam and for quizzes, and stay off', async ({ studentPage: page }) => {
  await beginExam(page);
  await page.keyboard.press('b');
  await expect(choice(page, 'B'), 'they work to begin with').toBeChecked();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const keys = dialog.getByRole('checkbox', { name: 'Use single-key shortcuts' });
  await expect(keys).toBeChecked();
  await keys.uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const nothing = async () => {
    for (const key of ['a', '4', 'm', 'e', 'h', '?', 'ArrowRight']) await page.keyboard.press(key);
    await expect(question(page, 1)).toBeVisible();
    await expect(button(page, 'Mark for Review')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Cross out choice A')).toHaveCount(0);
    await expect(choice(page, 'B')).toBeChecked();
  };
  // Away from the choices, where the arrow keys belong to the group.
  await question(page, 1).click();
  await nothing();
  await page.reload();
  await expect(question(page, 1)).toBeVisible();
  await nothing();

  await page.goto('/guest-smart-quiz');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose or type an answer first.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(keys).not.toBeChecked();
  await keys.check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('h2').first().click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose or type an answer first.')).toBeVisible();
});
