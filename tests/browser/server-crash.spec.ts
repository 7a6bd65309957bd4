/** The server is killed in the middle of a module. */
import { expect, test } from '#tests/support/browser-test.ts';
import { answerOnwards, answersOnServer, beginExam, button, choice, choose, next, onDevice, question, saved } from '#tests/support/exam-screens.ts';

test('kill -9 of the server loses no answer, is not hidden, and recovery is automatic', async ({ page, server, student }) => {
  await beginExam(page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  await server.kill();
  await answerOnwards(page, ['B', 'C', 'D']);
  await expect(onDevice(page)).toBeVisible();
  await expect(saved(page)).toBeHidden();

  await server.start();
  await expect(saved(page)).toBeVisible({ timeout: 45_000 });
  expect(await answersOnServer(student)).toEqual({ 1: 'A', 2: 'B', 3: 'C', 4: 'D' });
});

test('kill -9 right after an answer: what was shown as saved is there after the restart', async ({ page, server, student }) => {
  await beginExam(page);
  const shownAsSaved: Record<number, string> = {};
  for (const [number, letter] of [
    [1, 'D'],
    [2, 'A'],
    [3, 'B'],
  ] as const) {
    await expect(question(page, number)).toBeVisible();
    await choose(page, letter);
    await expect(saved(page)).toBeVisible();
    shownAsSaved[number] = letter;
    await next(page);
  }
  await choose(page, 'C');
  await server.kill();
  await server.start();
  expect(await answersOnServer(student)).toMatchObject(shownAsSaved);
  await expect.poll(() => answersOnServer(student), { timeout: 45_000 }).toEqual({ ...shownAsSaved, 4: 'C' });
});

test('kill -9 of the database loses no answer', async ({ page, server, student }) => {
  await beginExam(page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  server.killDatabase();
  await next(page);
  await choose(page, 'B');
  await expect(choice(page, 'B')).toBeChecked();
  // The server starts its database again by itself; the save waits for it.
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => answersOnServer(student)).toEqual({ 1: 'A', 2: 'B' });
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
});

test('kill -9 in the middle of a quiz loses no answer', async ({ page, server, student }) => {
  const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [4], length: 5, mode: 'at-end' } });
  const answers = async () => (await student.api.call('getQuiz', { params: { quizId: quiz.id } })).questions.map(({ saved: own }) => own?.answer ?? null);
  await page.goto(`/smart-quiz/${quiz.id}`);
  await choose(page, 'A');
  await expect.poll(answers).toEqual(['A', null, null, null, null]);
  await server.kill();
  for (const letter of ['B', 'C']) {
    await button(page, 'Next').click();
    await choose(page, letter);
  }
  await expect(page.getByText('Your answers are safe on this device')).toBeVisible();
  await server.start();
  await expect.poll(answers, { timeout: 45_000 }).toEqual(['A', 'B', 'C', null, null]);
  await expect(page.getByText('Your answers are safe on this device')).toBeHidden();
});

test('kill -9 before an answer of a quiz is checked: it is, once the server is back', async ({ page, server, student }) => {
  const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [4], length: 5 } });
  await page.goto(`/smart-quiz/${quiz.id}`);
  await choose(page, 'A');
  await server.kill();
  await button(page, 'Check answer').click();
  await expect(page.getByText('Your answer is safe on this device')).toBeVisible();
  await server.start();
  await expect(button(page, 'Next question')).toBeVisible({ timeout: 45_000 });
  const [first] = (await student.api.call('getQuiz', { params: { quizId: quiz.id } })).questions;
  expect(first?.outcome?.answer).toBe('A');
});
