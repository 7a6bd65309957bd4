/** Highlights and notes outside of exams: while practicing misses and in quizzes, as a student makes them and finds them again. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { passModule } from '#tests/support/exam-setup.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { longWordIn } from './long-word.ts';

const question = (page: Page, number: number) => page.getByRole('heading', { name: new RegExp(`^Question ${number} of `) });
const highlight = (page: Page) => page.getByRole('main').getByRole('button', { name: /^highlighted/ });

/** Highlights a word of the question and writes a note on it; what was marked. */
async function annotate(page: Page, note: string): Promise<string> {
  await expect(button(page, 'Highlights & Notes')).toBeVisible();
  const word = await longWordIn(page.getByRole('group', { name: 'Question text' }));
  await page.mouse.dblclick(word.x, word.y);
  await button(page, 'Highlight yellow').click();
  await expect(highlight(page)).toBeVisible();
  const words = (await highlight(page).textContent())?.split(': ')[1] ?? '';
  await highlight(page).click({ position: { x: 20, y: 12 } });
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.request().postData()?.includes(note) === true);
  await button(page, 'Add a note').click();
  await page.keyboard.type(note);
  expect((await saved).ok()).toBe(true);
  return words;
}

const noteOn = (page: Page, words: string) => page.getByRole('textbox', { name: `Note on “${words}”` });

test('practicing misses: a highlight and its note are there after a reload, on another device, and beside the explanation', async ({
  studentPage: page,
  student,
  newDevice,
}) => {
  test.setTimeout(120_000);
  const session = await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-1' } });
  for (const position of [0, 1, 2, 3] as const) {
    const after = await passModule(student, session.id, position, ({ format }) => (format === 'choice' ? 'B' : '2'));
    if (after.phase.kind === 'break') await student.api.call('endBreak', { params: { sessionId: session.id } });
  }
  await page.goto('/results?practice=misses');
  await expect(question(page, 1)).toBeVisible();
  const words = await annotate(page, 'read this twice');
  await expectAccessible(page, 'practice of misses with its notes');
  await page.reload();
  await expect(highlight(page)).toContainText(words);
  await button(page, 'Highlights & Notes').click();
  await expect(noteOn(page, words)).toHaveValue('read this twice');

  const other = await (await newDevice(student)).newPage();
  await other.goto('/results?practice=misses');
  await expect(highlight(other)).toContainText(words);

  // Letters typed into a note choose nothing; the note stays beside the explanation.
  await page.getByRole('radio').first().check({ force: true });
  await button(page, 'Check').click();
  await expect(page.getByText('Takeaway')).toBeVisible();
  await expect(highlight(page)).toContainText(words);
  await expect(noteOn(page, words)).toHaveValue('read this twice');
  // Another question has its own.
  await button(page, 'Next question').click();
  await expect(question(page, 2)).toBeVisible();
  await expect(highlight(page)).toHaveCount(0);
});

test('a quiz: notes made offline arrive; letters in a note answer nothing; on a phone the panel leaves the page usable', async ({
  studentPage: page,
  student,
}) => {
  const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [1], levels: [1, 2, 3, 4, 5], length: 5, mode: 'after-each' } });
  await page.goto(`/smart-quiz/${quiz.id}`);
  await expect(question(page, 1)).toBeVisible();
  const words = await annotate(page, 'bad');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.context().setOffline(true);
  await noteOn(page, words).fill('bad, written on the bus');
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await student.api.call('listAnnotations', { params: { workId: quiz.id } })).questions[0]?.annotations[0]?.note, { timeout: 15_000 })
    .toBe('bad, written on the bus');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  // The bar with the main screens hides nothing of it.
  const [panel, bar] = [page.getByRole('complementary', { name: 'Highlights and notes' }), page.getByRole('navigation', { name: 'Main' })];
  await expect
    .poll(async () => {
      const [above, below] = [await panel.boundingBox(), await bar.boundingBox()];
      return above && below ? below.y - (above.y + above.height) : -1;
    })
    .toBeGreaterThanOrEqual(0);
  await button(page, 'Check answer').scrollIntoViewIfNeeded();
  await page.getByRole('radio').first().check({ force: true });
  await button(page, 'Check answer').click();
  await expect(page.getByText(/That’s right\.|Not this time\./)).toBeVisible();
});
