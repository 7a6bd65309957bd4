/** Highlights and notes: however text is selected, and where the focus goes. */
import type { Page } from '@playwright/test';
import { annotationLimit } from '#core/exams/answer-state.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginExam, button, question, saved, sessionOf } from '#tests/support/exam-screens.ts';
import { answerState } from '#tests/support/students.ts';
import { longWordIn } from './long-word.ts';

const passage = (page: Page) => page.getByRole('group', { name: 'Passage text' }).first();
const stem = (page: Page) => page.getByRole('group', { name: 'Question text' });
const marks = (page: Page) => passage(page).locator('mark');
const mark = (page: Page) => passage(page).getByRole('button', { name: /^highlighted/ });
const notes = (page: Page) => page.getByRole('complementary', { name: 'Highlights and notes' });

test('a selection from the passage into the question marks both, at once', async ({ studentPage: page }) => {
  await beginExam(page);
  const [from, to] = [await longWordIn(passage(page)), await longWordIn(stem(page))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await button(page, 'Highlight pink').click();
  await expect(marks(page).first()).toHaveAttribute('data-colour', 'pink');
  await expect(stem(page).locator('mark').first()).toHaveAttribute('data-colour', 'pink');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(stem(page).locator('mark').first()).toHaveAttribute('data-colour', 'pink');
});

test('a selection that is changed with Shift and the arrow keys is the one that is highlighted', async ({ studentPage: page }) => {
  await beginExam(page);
  const { x, y } = await longWordIn(passage(page));
  await page.mouse.dblclick(x, y);
  const selected = () => page.evaluate(() => String(document.getSelection()));
  const word = (await selected()).trim();
  await page.keyboard.down('Shift');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Shift');
  await expect(button(page, 'Highlight yellow')).toBeFocused();
  await expect(question(page, 1)).toBeVisible();
  expect((await selected()).length).toBe(word.length + 3);
  await page.keyboard.press('Enter');
  await expect(marks(page).first()).toContainText(word);
  expect((await marks(page).allTextContents()).join('').replace('highlighted: ', '').length).toBeGreaterThan(word.length);
  await expect(passage(page)).toBeFocused();
});

test('text selected by a long press can be highlighted, also where the usual pointer is a mouse', async ({ studentPage: page }) => {
  await beginExam(page);
  await passage(page).evaluate((text) => {
    // A long press is taken over by the browser: its pointer ends as canceled.
    for (const type of ['pointerdown', 'pointercancel']) text.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode();
    if (node) document.getSelection()?.setBaseAndExtent(node, 0, node, 5);
  });
  await button(page, 'Highlight yellow').click();
  await expect(marks(page).first()).toHaveAttribute('data-colour', 'yellow');
});

test('a highlight for which there is no room is refused with the reason', async ({ studentPage: page, student }) => {
  await beginExam(page);
  const { id } = await sessionOf(student);
  const params = { sessionId: id, position: 0 };
  const { module } = await student.api.call('startModule', { params });
  const annotations = Array.from({ length: annotationLimit }, (_, index) => ({
    id: `full${index}`,
    target: 'stimulus2' as const,
    start: 2 * index,
    end: 2 * index + 1,
    colour: 'blue' as const,
    underline: 'none' as const,
  }));
  await student.api.call('saveAnswers', { params, body: { saves: [answerState(module.questions[0]?.id ?? '', null, { annotations })] } });
  await page.reload();
  const { x, y } = await longWordIn(passage(page));
  await page.mouse.dblclick(x, y);
  await button(page, 'Highlight yellow').click();
  await expect(page.getByText(`A question can have ${annotationLimit} highlights. Delete one to make room.`)).toBeVisible();
  await expect(marks(page)).toHaveCount(0);
});

test('the focus is never lost: opening, closing and deleting notes', async ({ studentPage: page }) => {
  await beginExam(page);
  const { x, y } = await longWordIn(passage(page));
  await page.mouse.dblclick(x, y);
  await button(page, 'Add a note').click();
  const field = notes(page).getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('why?');
  await page.keyboard.press('Escape');
  await expect(notes(page)).toHaveCount(0);
  await expect(mark(page)).toBeFocused();

  // The same note is asked for twice in a row.
  for (let times = 0; times < 2; times += 1) {
    await mark(page).press('Enter');
    await button(page, 'Edit the note').press('Enter');
    await expect(field).toBeFocused();
  }
  await notes(page).getByRole('button', { name: 'Delete highlight and note' }).press('Enter');
  await expect(mark(page)).toHaveCount(0);
  await expect(button(page, 'Close notes')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notes(page)).toHaveCount(0);
  await expect(passage(page)).toBeFocused();

  await page.mouse.dblclick(x, y);
  await button(page, 'Highlight blue').click();
  await mark(page).press('Enter');
  await button(page, 'Delete highlight').press('Enter');
  await expect(mark(page)).toHaveCount(0);
  await expect(passage(page)).toBeFocused();
});
