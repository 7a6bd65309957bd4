/** A whole module, a typed answer, the break and the result on a phone of 390 pixels. */
import type { Page } from '@playwright/test';
import { examBefore, passModule } from '#tests/support/exam-setup.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { enrol, expect, test } from '#tests/support/browser-test.ts';
import { takeExam } from '#tests/support/students.ts';
import { answersOnServer, button, choice, closeDirections, examPath, question } from '#tests/support/exam-screens.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 } as const;

/** Once its own typeface is there: the one before it may be a little wider. One pixel is rounding. */
async function fits(page: Page, where: string, width = 390): Promise<void> {
  const widest = () => page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, Math.round(visualViewport?.width ?? 0)));
  await expect.poll(widest, `width of ${where}`).toBeLessThanOrEqual(width + 1);
}

/** The question counter of the small footer. */
const counter = (page: Page, number: number, count: number) => button(page, `Question ${number} of ${count}`);

test('an exam is taken by touch, with nothing to scroll sideways', async ({ server, newDevice }) => {
  const student = await enrol(server);
  const page = await (await newDevice(student, phone)).newPage();
  for (const path of ['/', '/login', '/signup', '/progress', '/practice-exams', '/all-results', examPath]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits(page, path);
  }
  await page.goto(examPath);
  await button(page, 'Begin').tap();
  await fits(page, 'landing');
  await button(page, 'Start the exam').tap();
  await expect(page.getByRole('dialog', { name: 'Directions' })).toBeVisible();
  await fits(page, 'directions');
  await closeDirections(page);
  await fits(page, 'question');
  for (const [number, letter] of [
    [1, 'A'],
    [2, 'C'],
    [3, 'B'],
  ] as const) {
    await expect(question(page, number)).toBeVisible();
    await page
      .locator('label')
      .filter({ has: choice(page, letter) })
      .tap();
    await expect(choice(page, letter)).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).tap();
  }
  // From the passage to the question and back with one tap.
  const [passage, asked] = [page.getByRole('region', { name: 'Passage' }), page.getByRole('radio').first()];
  await page.getByRole('group', { name: 'Go to' }).getByRole('button', { name: 'Passage' }).tap();
  await expect(passage.getByRole('group', { name: 'Passage text' }).first()).toBeInViewport();
  await page.getByRole('group', { name: 'Go to' }).getByRole('button', { name: 'Question' }).tap();
  await expect(asked).toBeInViewport();
  // Text at 200 % moves the tools into a row of their own and covers nothing.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await fits(page, 'text at 200 %');
  for (const name of ['More', 'Next']) await expect(button(page, name).last()).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await button(page, 'Mark for Review').tap();
  await button(page, 'Cross out choices').tap();
  await button(page, 'Cross out choice D').tap();
  await fits(page, 'crossed out');
  await counter(page, 4, 27).tap();
  await expect(button(page, 'Question 3, answered')).toBeVisible();
  await fits(page, 'grid');
  await button(page, 'Go to Review Page').tap();
  await expect(page.getByRole('heading', { name: 'Check Your Work' })).toBeVisible();
  await fits(page, 'check your work');
  await expect.poll(() => answersOnServer(student)).toEqual({ 1: 'A', 2: 'C', 3: 'B' });
});

test('math, the break and the result fit a phone', async ({ server, newDevice }) => {
  const student = await enrol(server);
  const session = await examBefore(student, 0);
  await passModule(student, session.id, 0);
  await passModule(student, session.id, 1);
  const page = await (await newDevice(student, phone)).newPage();
  await page.goto(`/intermission?session=${session.id}`);
  await expect(page.getByRole('heading', { name: 'Remaining Break Time' })).toBeVisible();
  await fits(page, 'break');
  await button(page, 'Resume Testing').tap();
  await closeDirections(page);
  const open = await student.api.call('startModule', { params: { sessionId: session.id, position: 2 } });
  for (let number = 1; number <= open.module.questions.length; number += 1) {
    await expect(question(page, number)).toBeVisible();
    await fits(page, `math question ${number}`);
    if (open.module.questions[number - 1]?.format === 'spr') {
      await page.getByRole('textbox', { name: 'Your answer' }).fill('3/4');
      await expect(page.getByText('Answer Preview:')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Next' }).tap();
  }
  for (const position of [2, 3] as const) await passModule(student, session.id, position);
  const { result } = await student.api.call('getLatestResult');
  for (const path of [`/exam/results/${result?.id}?show=all`, '/all-results', '/progress']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await fits(page, path);
  }
});

test('zoomed to 200 %, a phone has nothing to scroll sideways and nothing covers anything else', async ({ server, newDevice }) => {
  const student = await enrol(server);
  const page = await (await newDevice(student, { ...phone, viewport: { width: 195, height: 422 } })).newPage();
  for (const path of ['/', '/progress', '/subject-quizzes', examPath]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits(page, path, 195);
  }
  const resultId = await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '2'), 'practice-exam-2');
  await page.goto(`/results/${resultId}`);
  await expect(page.getByRole('heading', { name: 'Your two sections' })).toBeVisible();
  await fits(page, 'results', 195);
  await page.goto(examPath);
  await button(page, 'Begin').tap();
  await button(page, 'Start the exam').tap();
  await closeDirections(page);
  await page.getByRole('button', { name: 'Next' }).tap();
  await expect(question(page, 2)).toBeVisible();
  await fits(page, 'question', 195);
  const places = await Promise.all([counter(page, 2, 27), button(page, 'Back'), button(page, 'Next')].map((one) => one.boundingBox()));
  const boxes = places.map((place) => place ?? { x: 0, y: 0, width: 195, height: 422 });
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        Math.min(one.x + one.width, other.x + other.width) > Math.max(one.x, other.x) &&
          Math.min(one.y + one.height, other.y + other.height) > Math.max(one.y, other.y),
      ).toBe(false);
});

test('zoomed to 200 %, the break and mathematics have nothing to scroll sideways', async ({ server, newDevice }) => {
  const student = await enrol(server);
  const session = await examBefore(student, 0);
  const page = await (await newDevice(student, { ...phone, viewport: { width: 195, height: 422 } })).newPage();
  for (const position of [0, 1] as const) await passModule(student, session.id, position);
  await page.goto(`/intermission?session=${session.id}`);
  await expect(page.getByRole('heading', { name: 'Remaining Break Time' })).toBeVisible();
  await fits(page, 'break', 195);
  await button(page, 'Resume Testing').tap();
  await closeDirections(page);
  await expect(question(page, 1)).toBeVisible();
  await fits(page, 'math question', 195);
});

test('in a quiz that explains each answer, the way on stays in reach however long the explanation is; keys are for those who have some', async ({
  server,
  newDevice,
}) => {
  const student = await enrol(server);
  const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [3], length: 5 } });
  const page = await (await newDevice(student, phone)).newPage();
  await page.goto(`/smart-quiz/${quiz.id}`);
  await page
    .locator('label')
    .filter({ has: choice(page, 'A') })
    .tap();
  await expect(button(page, 'Keyboard shortcuts')).toHaveCount(0);
  await button(page, 'Check answer').tap();
  const next = button(page, 'Next question');
  await expect(next).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1_000);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await fits(page, 'an explained answer');
  await expectAccessible(page, 'an explained answer on a phone');
  await next.tap();
  await expect(page.getByRole('heading', { name: 'Question 2 of 5' })).toBeVisible();
  const laptop = await (await newDevice(student)).newPage();
  await laptop.goto(`/smart-quiz/${quiz.id}`);
  await expect(button(laptop, 'Keyboard shortcuts')).toBeVisible();
});

test('the total of the score calculator stays in view while a slider moves', async ({ newDevice }) => {
  const page = await (await newDevice(undefined, phone)).newPage();
  await page.goto('/score-calculator');
  const total = page.getByText('Estimated total').first();
  await expect(total).toBeInViewport();
  const shown = total.locator('xpath=following-sibling::span[1]');
  const before = await shown.textContent();
  await page.getByRole('slider').first().press('End');
  await expect(total).toBeInViewport();
  await expect(shown).not.toHaveText(before ?? '');
  await page.getByRole('heading', { name: 'What if' }).scrollIntoViewIfNeeded();
  await fits(page, 'the score calculator');
});
