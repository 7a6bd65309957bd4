/** What a student does on the exam screens, in a student's words. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { SessionView } from '#contract/exam-sessions.ts';
import type { Student } from './browser-test.ts';
import type { RealServer } from './real-server.ts';
import { spendHalf } from './server-database.ts';
import { answerState } from './students.ts';

export const examPath = '/practice-exam/practice-exam-1';

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
export const choice = (page: Page, letter: string): Locator => page.getByRole('radio', { name: new RegExp(`^${letter}:`) });
export const next = (page: Page): Promise<void> => page.getByRole('navigation', { name: 'Question navigation' }).getByRole('button', { name: 'Next' }).click();

/** From the review page: submits a module with blank questions, as its dialog asks. */
export async function submitUnfinished(page: Page): Promise<void> {
  await next(page);
  await page.getByRole('alertdialog', { name: 'Submit this module?' }).getByRole('button', { name: 'Submit module' }).click();
}

/** The question's number on screen. */
export const question = (page: Page, number: number): Locator => page.getByRole('heading', { name: `Question ${number}`, exact: true });

/** The line at the bottom left that says where the answers are. */
export const saved = (page: Page): Locator => page.getByText('Saved', { exact: true });
export const onDevice = (page: Page): Locator => page.getByText('Saved on this device — will be sent when you’re back online').first();

/** From an exam's details to its first question, directions closed. */
export async function beginExam(page: Page, mode: 'Practice' | 'Test day' = 'Practice'): Promise<void> {
  await page.goto(examPath);
  await page.getByRole('radio', { name: mode }).check();
  await button(page, /^(Begin|Take it again)$/).click();
  await button(page, 'Start the exam').click();
  await closeDirections(page);
}

/** The directions open by themselves at the start of a section. */
export async function closeDirections(page: Page): Promise<void> {
  const directions = page.getByRole('dialog', { name: 'Directions' });
  await expect(directions).toBeVisible();
  await directions.getByRole('button', { name: 'Close' }).click();
  await expect(directions).toBeHidden();
}

/** Chooses with the pointer, anywhere on the choice's row. */
export async function choose(page: Page, letter: string): Promise<void> {
  await page
    .locator('label')
    .filter({ has: choice(page, letter) })
    .click();
  await expect(choice(page, letter)).toBeChecked();
}

/** The student's exam in progress, as the server has it. */
export async function sessionOf(student: Student): Promise<SessionView> {
  const { sessions } = await student.api.call('listSessions');
  const [session] = sessions;
  if (!session) throw new Error('no exam in progress');
  return session;
}

/** What the server has stored for the running module: question number → answer, without unanswered ones. */
export async function answersOnServer(student: Student): Promise<Record<number, string>> {
  const { id, phase } = await sessionOf(student);
  if (phase.kind !== 'module') throw new Error(`no module is running but: ${phase.kind}`);
  const open = await student.api.call('startModule', { params: { sessionId: id, position: phase.position } });
  const numbers = new Map(open.module.questions.map((asked, index) => [asked.id, index + 1]));
  return Object.fromEntries(open.answers.flatMap(({ questionId, answer }) => (answer === null ? [] : [[numbers.get(questionId) ?? 0, answer]])));
}

const letters = ['A', 'B', 'C', 'D'] as const;

/** Answers every question of the module on screen, alternating between pointer and keyboard, and submits it. */
export async function takeModule(page: Page, server: RealServer, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await expect(question(page, number)).toBeVisible();
    const entry = page.getByRole('textbox', { name: 'Your answer' });
    if (await entry.isVisible()) await entry.fill(String(number));
    else if (number % 5 === 0) await choose(page, 'B');
    else await page.keyboard.press(letters[number % 2] ?? 'A');
    await next(page);
  }
  await expect(page.getByRole('heading', { name: 'Check Your Work' })).toBeVisible();
  await expect(page.getByText('Every question is answered.')).toBeVisible();
  await spendHalf(server);
  await next(page);
}

/** Answers the module on screen as another device would, and submits it here: where a test is not about answering. */
export async function submitAnswered(page: Page, server: RealServer, student: Student): Promise<void> {
  const { id, phase } = await sessionOf(student);
  if (phase.kind !== 'module') throw new Error(`no module is running but: ${phase.kind}`);
  const params = { sessionId: id, position: phase.position };
  const { module } = await student.api.call('startModule', { params });
  const saves = module.questions.map(({ id: questionId, format }) => answerState(questionId, format === 'choice' ? 'B' : '1'));
  await student.api.call('saveAnswers', { params, body: { saves } });
  await page.reload();
  await button(page, /^Question \d+ of \d+$/).click();
  await button(page, 'Go to Review Page').click();
  await expect(page.getByText('Every question is answered.')).toBeVisible();
  await spendHalf(server, id);
  await next(page);
}

/** Answers the questions from the second on, each in its turn. */
export async function answerOnwards(page: Page, letters: readonly string[]): Promise<void> {
  for (const [index, letter] of letters.entries()) {
    await next(page);
    await expect(question(page, index + 2)).toBeVisible();
    await choose(page, letter);
  }
}
