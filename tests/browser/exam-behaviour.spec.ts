/** How the exam player reacts to what a student does. */
import { expectAccessible } from '#tests/support/axe.ts';
import { examBefore } from '#tests/support/exam-setup.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  answersOnServer,
  beginExam,
  button,
  choice,
  choose,
  closeDirections,
  examPath,
  next,
  question,
  saved,
  sessionOf,
} from '#tests/support/exam-screens.ts';
import { longWordIn } from './long-word.ts';

test('choices are crossed out, brought back by Undo, and by choosing them', async ({ page, student }) => {
  await beginExam(page);
  await button(page, 'Cross out choices').click();
  await button(page, 'Cross out choice B').click();
  await expect(page.getByRole('radio', { name: /^B:.*\(crossed out\)/ })).toBeVisible();
  await button(page, 'Undo crossing out choice B').click();
  await expect(page.getByRole('radio', { name: /\(crossed out\)/ })).toHaveCount(0);

  await button(page, 'Cross out choice C').click();
  await choose(page, 'C');
  await expect(page.getByRole('radio', { name: /\(crossed out\)/ })).toHaveCount(0);
  await expect(button(page, 'Cross out choice C')).toBeVisible();

  // By keyboard the focus stays; where choices are no longer crossed out, on the choice.
  await button(page, 'Cross out choice D').press('Enter');
  await expect(button(page, 'Undo crossing out choice D')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Cross out choice D')).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, 'Cross out choices').click();
  await button(page, 'Undo crossing out choice D').press('Enter');
  await expect(choice(page, 'D')).toBeFocused();
  await button(page, 'Cross out choices').click();

  // A crossed-out choice is no longer the answer.
  await button(page, 'Cross out choice C').click();
  await expect(choice(page, 'C')).not.toBeChecked();
  await expect(saved(page)).toBeVisible();
  expect(await answersOnServer(student)).toEqual({});
  await page.reload();
  await expect(page.getByRole('radio', { name: /^C:.*\(crossed out\)/ })).toBeVisible();
  // On a phone there is little room beside the choice, and still the word is not broken.
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = (word: Element) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return range.getClientRects().length;
  };
  await expect.poll(() => button(page, 'Undo crossing out choice C').evaluate(lines)).toBe(1);
});

test('a mark for review shows in the grid and on the review page', async ({ page, student }) => {
  await beginExam(page);
  await next(page);
  await button(page, 'Mark for Review').click();
  await expect(saved(page)).toBeVisible();
  await button(page, 'Question 2 of 27').click();
  await expect(button(page, 'Question 2, unanswered, marked for review')).toHaveAttribute('aria-current', 'step');
  await button(page, 'Go to Review Page').click();
  await button(page, 'Question 2, unanswered, marked for review').click();
  await expect(question(page, 2)).toBeVisible();
  await button(page, 'Mark for Review').click();
  await expect(button(page, 'Mark for Review')).toHaveAttribute('aria-pressed', 'false');
  expect((await sessionOf(student)).phase.kind).toBe('module');
});

test('a highlight with its note survives a reload and is there on another device', async ({ page, student, newDevice }) => {
  await beginExam(page);
  const word = await longWordIn(page.getByRole('group', { name: 'Passage text' }).first());
  await page.mouse.dblclick(word.x, word.y);
  await button(page, 'Highlight yellow').click();
  const highlight = page.getByRole('region', { name: 'Passage' }).getByRole('button', { name: /^highlighted: / });
  await expect(highlight).toBeVisible();
  const words = (await highlight.textContent())?.split(': ')[1] ?? '';
  expect(words).toMatch(/^\w+$/);
  await highlight.click({ position: { x: 20, y: 12 } });
  await button(page, 'Add a note').click();
  await page.keyboard.type('the main claim');
  await expect(page.getByRole('textbox', { name: `Note on “${words}”` })).toHaveValue('the main claim');
  await expect(saved(page)).toBeVisible();

  const other = await (await newDevice(student)).newPage();
  for (const [screen, open] of [
    [page, () => page.reload()],
    [other, () => other.goto(page.url())],
  ] as const) {
    await open();
    await expect(screen.getByRole('region', { name: 'Passage' }).getByRole('button', { name: `highlighted with a note: ${words}` })).toBeVisible();
    await button(screen, 'Highlights & Notes').click();
    await expect(screen.getByRole('textbox', { name: `Note on “${words}”` })).toHaveValue('the main claim');
  }
});

test('at 1024 px the notes lie over the lower passage, leave every choice free, and close by key and button', async ({ page, student }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await beginExam(page);
  expect(student.name).not.toBe('');
  await button(page, 'Highlights & Notes').click();
  const notes = page.getByRole('complementary', { name: 'Highlights and notes' });
  await expect(notes).toBeVisible();
  for (const letter of ['A', 'B', 'C', 'D']) await choose(page, letter);
  const [panel, answers] = await Promise.all([notes.boundingBox(), page.getByRole('region', { name: 'Question and answers' }).boundingBox()]);
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(answers?.x ?? 0);
  // With the divider far to the left, the notes become as narrow as the passage.
  const divider = page.getByRole('separator', { name: 'Width of the passage' });
  await divider.press('Home');
  const [narrow, passage] = await Promise.all([notes.boundingBox(), page.getByRole('region', { name: 'Passage' }).boundingBox()]);
  expect(narrow?.width).toBeCloseTo(passage?.width ?? 0, 0);
  await divider.press('Enter');
  // Of the passage, most can still be read above it.
  await expect(page.getByRole('group', { name: 'Passage text' }).first()).toBeInViewport();
  await button(page, 'Close notes').focus();
  await page.keyboard.press('Escape');
  await expect(notes).toHaveCount(0);
  await button(page, 'Highlights & Notes').click();
  await expectAccessible(page, 'notes over the passage');
  await button(page, 'Close notes').click();
  await expect(notes).toHaveCount(0);
});

test('fast typing on a slow device loses no character', async ({ page, context, student }) => {
  const session = await examBefore(student, 2);
  const open = await student.api.call('startModule', { params: { sessionId: session.id, position: 2 } });
  const number = open.module.questions.findIndex(({ format }) => format === 'spr') + 1;
  await page.goto(`/exam/landing?session=${session.id}`);
  await closeDirections(page);
  await button(page, 'Question 1 of 22').click();
  await button(page, `Question ${number}, unanswered`).click();
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const entry = page.getByRole('textbox', { name: 'Your answer' });
  for (const typed of ['-.3333', '-12/35', '123.45'.slice(0, 5)]) {
    await entry.fill('');
    await entry.focus();
    await page.keyboard.type(typed, { delay: 0 });
    await expect(entry).toHaveValue(typed);
  }
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(saved(page)).toBeVisible();
  expect(await answersOnServer(student)).toEqual({ [number]: '123.4' });
  await page.reload();
  await expect(entry).toHaveValue('123.4');
});

test('an entry that breaks the rules is refused with the reason, and what was typed stays', async ({ page, student }) => {
  const session = await examBefore(student, 2);
  const open = await student.api.call('startModule', { params: { sessionId: session.id, position: 2 } });
  await page.goto(`/exam/landing?session=${session.id}`);
  await closeDirections(page);
  await button(page, 'Question 1 of 22').click();
  await button(page, `Question ${open.module.questions.findIndex(({ format }) => format === 'spr') + 1}, unanswered`).click();
  const entry = page.getByRole('textbox', { name: 'Your answer' });
  await entry.pressSequentially('2/x3');
  await expect(entry).toHaveValue('2/3');
  await entry.fill('12345');
  await entry.press('6');
  await expect(entry).toHaveValue('12345');
  // What is left out is said, and stays said while typing goes on.
  await entry.fill('');
  await entry.pressSequentially('1/2/3');
  await expect(page.getByText('Use only one slash. Your answer now reads 1/23.')).toBeVisible();
  await entry.fill('');
  await entry.pressSequentially('3 1/2');
  await expect(page.getByText(/^Mixed numbers cannot be entered\..* Your answer now reads 31\/2\.$/)).toBeVisible();
  await entry.fill('7/2');
  await entry.fill(' 3.5 ');
  await expect(entry).toHaveValue('3.5');
  await expect(page.getByRole('button', { name: 'Cross out choices' })).toHaveCount(0);
});

test('save and exit stops the clock, and the exam goes on on another device', async ({ page, student, newDevice }) => {
  await beginExam(page);
  await choose(page, 'B');
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Save and Exit' }).click();
  await page.getByRole('alertdialog', { name: 'Save and exit?' }).getByRole('button', { name: 'Save and exit' }).click();
  await expect(page).toHaveURL(examPath);
  await expect(page.getByText(/^Paused in Section 1, Module 1: Reading and Writing with 3\d minutes.* left/)).toBeVisible();
  const { phase } = await sessionOf(student);
  expect(phase).toMatchObject({ kind: 'module', clock: { paused: true } });

  const other = await (await newDevice(student)).newPage();
  await other.goto(examPath);
  await other.getByRole('link', { name: 'Resume' }).click();
  await button(other, 'Resume testing').click();
  await expect(choice(other, 'B')).toBeChecked();
  await expect(other.getByRole('timer')).toHaveText(/^31:\d\d$/);
});

test('test-day mode: no early submit and no pause', async ({ page, student }) => {
  await beginExam(page, 'Test day');
  await button(page, 'Question 1 of 27').click();
  await button(page, 'Go to Review Page').click();
  await expect(page.getByText('On test day, a module ends when time is up. Until then')).toBeVisible();
  const forward = page.getByRole('navigation', { name: 'Question navigation' }).getByRole('button', { name: 'Next' });
  await forward.press('Enter');
  await expect(page.getByText('On test day, a module ends when time is up. Until then, you can go back to any question.')).toBeVisible();
  expect((await sessionOf(student)).phase).toMatchObject({ kind: 'module', position: 0 });

  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Save and Exit' }).click();
  await page.getByRole('alertdialog', { name: 'Leave the exam?' }).getByRole('button', { name: 'Leave anyway' }).click();
  await expect(page.getByText('its clock is running')).toBeVisible();
  expect((await sessionOf(student)).phase).toMatchObject({ clock: { paused: false } });
});

test('text that is already highlighted is highlighted anew, not twice', async ({ page, student }) => {
  await beginExam(page);
  expect(student.name).not.toBe('');
  const text = page.getByRole('group', { name: 'Passage text' }).first();
  const marks = page.getByRole('region', { name: 'Passage' }).locator('mark');
  const { x, y } = await longWordIn(text);
  await page.mouse.dblclick(x, y);
  await button(page, 'Highlight yellow').click();
  await expect(marks).toHaveCount(1);
  const word = await marks.first().textContent();

  // Selecting the same word again offers its existing highlight.
  await page.mouse.dblclick(x, y);
  await expect(button(page, 'Highlight yellow')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Delete highlight')).toBeVisible();
  await button(page, 'Highlight pink').click();
  await expect(marks).toHaveCount(1);
  await expect(marks.first()).toHaveAttribute('data-colour', 'pink');

  // Highlighting the whole paragraph over it leaves one uniform highlight, also in the list.
  const height = (await text.boundingBox())?.height ?? 0;
  await text.click({ position: { x: 60, y: height - 14 }, clickCount: 3 });
  await button(page, 'Highlight blue').click();
  await expect(page.getByRole('region', { name: 'Passage' }).locator('mark[data-colour="pink"]')).toHaveCount(0);
  await button(page, 'Highlights & Notes').click();
  const listed = page.getByRole('complementary', { name: 'Highlights and notes' }).getByRole('listitem');
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText(word?.split(': ')[1] ?? 'the word');

  // An underline alone has no color; the next highlight takes nothing over from it; notes stand in reading order.
  const stem = page.getByRole('group', { name: 'Question text' });
  const stemMarks = page.getByRole('region', { name: 'Question and answers' }).locator('mark');
  await stem.dblclick({ position: { x: 40, y: 14 } });
  await page.getByRole('button', { name: 'Dashed underline' }).click();
  await expect(stemMarks.first()).toHaveAttribute('data-colour', 'none');
  await expect(stemMarks.first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await stem.dblclick({ position: { x: 140, y: 14 } });
  await button(page, 'Highlight yellow').click();
  await expect(stem.locator('mark[data-colour=yellow]').first()).toHaveAttribute('data-underline', 'none');
  await expect(listed).toHaveCount(3);
  await expect(listed.first()).toContainText(word?.split(': ')[1] ?? 'the word');

  // Below 1,200 px the notes lie over the question, which keeps its width.
  await page.setViewportSize({ width: 1100, height: 800 });
  const questionWidth = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width);
  expect(await questionWidth()).toBe(1100);
  await expect(page.getByRole('navigation', { name: 'Question navigation' }).getByRole('button', { name: 'Next' })).toBeInViewport();
  await next(page);
  await expect(question(page, 2)).toBeVisible();
});
