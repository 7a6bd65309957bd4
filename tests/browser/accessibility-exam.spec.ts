/** No axe violation on any screen of an exam, light and dark. */
import { expectAccessible } from '#tests/support/axe.ts';
import { passModule } from '#tests/support/exam-setup.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { button, choose, closeDirections, examPath, next, question, sessionOf } from '#tests/support/exam-screens.ts';
import { longWordIn } from './long-word.ts';

test('Reading and Writing, from the landing to the break', async ({ studentPage: page }) => {
  await page.goto(examPath);
  await button(page, 'Begin').click();
  await expect(page.getByRole('heading', { name: 'Ready to start?' })).toBeVisible();
  await expectAccessible(page, 'landing');
  await button(page, 'Start the exam').click();
  await expect(page.getByRole('dialog', { name: 'Directions' })).toBeVisible();
  await expectAccessible(page, 'directions open');
  await closeDirections(page);
  await choose(page, 'A');
  await button(page, 'Mark for Review').click();
  await button(page, 'Cross out choices').click();
  await button(page, 'Cross out choice B').click();
  await expectAccessible(page, 'question');
  await button(page, 'Question 1 of 27').click();
  await expect(button(page, 'Go to Review Page')).toBeVisible();
  await expectAccessible(page, 'grid');
  await button(page, 'Go to Review Page').click();
  await expect(page.getByRole('heading', { name: 'Check Your Work' })).toBeVisible();
  await expectAccessible(page, 'check your work');
  await next(page);
  const dialog = page.getByRole('alertdialog', { name: 'Submit this module?' });
  await expect(dialog.getByRole('button', { name: 'Submit module', disabled: false })).toBeVisible();
  await expectAccessible(page, 'submit a module with blank questions');
  await dialog.getByRole('button', { name: 'Keep working' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const word = await longWordIn(page.getByRole('group', { name: 'Question text' }));
  await page.mouse.dblclick(word.x, word.y);
  await button(page, 'Add a note').click();
  await expect(page.getByRole('textbox', { name: /^Note on/ })).toBeVisible();
  await expectAccessible(page, 'notes');
  await button(page, 'More').click();
  await expect(page.getByRole('menuitem', { name: 'Save and Exit' })).toBeVisible();
  // A menu is a window above the page and no part of its landmarks.
  await expectAccessible(page, 'more', { except: ['region'] });
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await expectAccessible(page, 'help');
});

test('the break, Math and the end', async ({ page, student }) => {
  await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-1' } });
  const { id } = await sessionOf(student);
  await passModule(student, id, 0);
  await passModule(student, id, 1);
  await page.goto(`/intermission?session=${id}`);
  await expect(page.getByRole('heading', { name: 'Remaining Break Time' })).toBeVisible();
  await expectAccessible(page, 'break');
  await button(page, 'Resume Testing').click();
  await closeDirections(page);
  const { module } = await student.api.call('startModule', { params: { sessionId: id, position: 2 } });
  const numberOf = (format: string) => module.questions.findIndex((asked) => asked.format === format) + 1;
  for (const format of ['choice', 'spr'] as const) {
    await button(page, /^Question \d+ of 22$/).click();
    await button(page, `Question ${numberOf(format)}, unanswered`).click();
    await expect(question(page, numberOf(format))).toBeVisible();
    if (format === 'spr') await page.getByRole('textbox', { name: 'Your answer' }).fill('-3/4');
    await expectAccessible(page, `Math, ${format}`);
  }
  await button(page, 'Calculator').click();
  await expect(page.getByRole('dialog', { name: /Calculator/ })).toBeVisible();
  await expectAccessible(page, 'calculator');
  await button(page, 'Calculator').first().click();
  await button(page, 'Reference').click();
  await expect(page.getByRole('dialog', { name: /Reference/ })).toBeVisible();
  await expectAccessible(page, 'reference sheet');
  await passModule(student, id, 2);
  await passModule(student, id, 3);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You finished the exam' })).toBeVisible();
  await expectAccessible(page, 'end');
});
