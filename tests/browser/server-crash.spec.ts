/** The server is killed in the middle of a module. */
import { expect, test } from '#tests/support/browser-test.ts';
import { answerOnwards, answersOnServer, beginExam, choice, choose, next, onDevice, question, saved } from '#tests/support/exam-screens.ts';

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
