/** Highlights and notes outside of exams: while practicing misses and in quizzes, as a student makes them and finds them again. */
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { passModule } from '#tests/support/exam-setup.ts';
import { expect, test, type Student } from '#tests/support/browser-test.ts';
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
const panel = (page: Page) => page.getByRole('complementary', { name: 'Highlights and notes' });

const startQuiz = ({ api }: Student) =>
  api.call('startCustomQuiz', { body: { source: 'topics', topics: [1], levels: [1, 2, 3, 4, 5], length: 5, mode: 'after-each' } });
const storedNote = async ({ api }: Student, workId: string) => (await api.call('listAnnotations', { params: { workId } })).questions[0]?.annotations[0]?.note;

/** No highlight or note reaches the server until the function returned is called. */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  const abort = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback());
  await page.route('**/api/annotations/*', abort);
  return () => page.unroute('**/api/annotations/*', abort);
}

/** Leaves the quiz so that nothing is sent on the way out, which a route would not hold back. */
async function leaveUnsent(page: Page): Promise<void> {
  await page.evaluate(() => (window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))));
  await page.goto('/about');
}

/** Writes the note; done once a try to send it has failed. */
async function changeNote(page: Page, words: string, note: string): Promise<void> {
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT' && request.postData()?.includes(note) === true);
  await noteOn(page, words).fill(note);
  await failed;
}

test('practicing misses: a highlight and its note are there after a reload, on another device, and beside the explanation', async ({
  studentPage: page,
  student,
  newDevice,
}) => {
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

  // Letters typed into a note choose nothing; outside they do, and Enter checks. The note stays beside the explanation.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await question(page, 1).focus();
  await page.keyboard.press('a');
  await expect(page.getByRole('radio', { name: /^A:/ })).toBeChecked();
  await question(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Takeaway')).toBeVisible();
  await expect(highlight(page)).toContainText(words);
  await expect(noteOn(page, words)).toHaveValue('read this twice');
  // Another question has its own.
  await button(page, 'Next question').click();
  await expect(question(page, 2)).toBeVisible();
  await expect(highlight(page)).toHaveCount(0);
});

test('a quiz: notes that cannot be sent are kept and arrive; letters in a note answer nothing; on a phone the panel leaves the page usable', async ({
  studentPage: page,
  student,
}) => {
  const quiz = await startQuiz(student);
  await page.goto(`/smart-quiz/${quiz.id}`);
  await expect(question(page, 1)).toBeVisible();
  const words = await annotate(page, 'bad');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const letThrough = await holdBack(page);
  await changeNote(page, words, 'bad, written on the bus');
  await expect(panel(page)).toContainText('Saved on this device');
  await page.reload();
  await button(page, 'Highlights & Notes').click();
  await expect(noteOn(page, words)).toHaveValue('bad, written on the bus');
  await letThrough();
  await expect.poll(() => storedNote(student, quiz.id)).toBe('bad, written on the bus');
  await expect(panel(page).getByText('Saved', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  // The bar with the main screens hides nothing of it.
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect
    .poll(async () => {
      const [above, below] = [await panel(page).boundingBox(), await bar.boundingBox()];
      return above && below ? below.y - (above.y + above.height) : -1;
    })
    .toBeGreaterThanOrEqual(0);
  await button(page, 'Check answer').scrollIntoViewIfNeeded();
  // After the box for guesses, which takes no letters, keys choose as before.
  await page.getByRole('checkbox', { name: 'I’m guessing' }).check();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: /^B:/ })).toBeChecked();
  await button(page, 'Check answer').click();
  await expect(page.getByText(/That’s right\.|Not this time\./)).toBeVisible();
});

test('notes that a quiz could not send arrive at the next start, on whatever screen', async ({ studentPage: page, student }) => {
  const quiz = await startQuiz(student);
  await page.goto(`/smart-quiz/${quiz.id}`);
  const words = await annotate(page, 'short');
  const letThrough = await holdBack(page);
  await changeNote(page, words, 'kept for later');
  await leaveUnsent(page);
  expect(await storedNote(student, quiz.id)).toBe('short');
  await letThrough();
  await page.goto('/dashboard');
  await expect.poll(() => storedNote(student, quiz.id)).toBe('kept for later');
});

test('a note stays on screen whose list was read before it was saved and comes after', async ({ studentPage: page, student }) => {
  const quiz = await startQuiz(student);
  await page.goto(`/smart-quiz/${quiz.id}`);
  const words = await annotate(page, 'first');
  const letThrough = await holdBack(page);
  await changeNote(page, words, 'first, then second');
  await leaveUnsent(page);
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  let read: () => void = () => undefined;
  const listRead = new Promise<void>((resolve) => (read = resolve));
  await page.route('**/api/annotations/*', async (route) => {
    if (route.request().method() === 'PUT') {
      await listRead;
      await route.continue();
    } else {
      const response = await route.fetch();
      read();
      await saved;
      // The page has taken the acknowledgment by then.
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), `ascent.quiz.${quiz.id}.annotations`)).toBeNull();
      await route.fulfill({ response });
    }
  });
  await letThrough();
  await page.goto(`/smart-quiz/${quiz.id}`);
  await button(page, 'Highlights & Notes').click();
  await expect(noteOn(page, words)).toHaveValue('first, then second');
});
