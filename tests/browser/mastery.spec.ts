/** The path through a topic, over two days: three right answers in a row pass a level, one more on another day masters it. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, type Student } from '../support/browser-test.ts';
import { button, choice } from '../support/exam-screens.ts';
import type { RealServer } from '../support/real-server.ts';
import { passADay, rightAnswerTo } from '../support/server-database.ts';

const level = (page: Page, number: number) =>
  page
    .getByRole('listitem')
    .filter({ has: button(page, `Practice level ${number}`) })
    .last();

interface Visit {
  readonly server: RealServer;
  readonly student: Student;
}

/** Practices the level, answering as many of its questions as there are answers given here, then ends the round and returns to the path. */
async function practice(page: Page, { server, student: { api } }: Visit, number: number, answers: readonly ('right' | 'wrong' | 'guess')[]): Promise<void> {
  await button(page, `Practice level ${number}`).click();
  await expect(page).toHaveURL(/\/smart-quiz\/[0-9a-f-]{36}$/);
  const quiz = await api.call('getQuiz', { params: { quizId: page.url().split('/').at(-1) ?? '' } });
  for (const [index, kind] of answers.entries()) {
    // Five, unless the machine is too busy to draw what the bank lacks in the time it has.
    await expect(page.getByRole('heading', { name: `Question ${index + 1} of ${quiz.questions.length}` })).toBeVisible();
    const key = await rightAnswerTo(server, quiz.questions[index]?.question.id ?? '');
    const given = kind !== 'wrong' ? key : !/^[A-D]$/.test(key) ? '999' : key === 'A' ? 'B' : 'A';
    const typed = page.getByRole('textbox', { name: 'Your answer' });
    await expect(typed.or(page.getByRole('radio').first()).first()).toBeAttached();
    if (await typed.count()) await typed.fill(given);
    else await choice(page, given).check({ force: true });
    if (kind === 'guess') await page.getByRole('checkbox', { name: 'I’m guessing' }).check();
    await button(page, 'Check answer').click();
    await expect(page.getByText(kind === 'wrong' ? 'Not this time.' : 'That’s right.')).toBeVisible();
    if (index < answers.length - 1) await button(page, 'Next question').click();
  }
  await button(page, 'End quiz').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End quiz' }).click();
  await expect(page).toHaveURL(/\/quiz-results\//);
  await page.goto('/learn/12');
}

test('a level is passed with three right in a row, and mastered only on another day', async ({ studentPage: page, student, server }) => {
  await page.goto('/learn/12');
  await expect(level(page, 1)).toContainText('Not passed yet');

  await practice(page, { server, student }, 1, ['right', 'right', 'guess', 'right']);
  await expect(level(page, 1)).toContainText('1 right in a row');
  await practice(page, { server, student }, 1, ['right', 'right', 'right']);
  await expect(level(page, 1)).toContainText('Passed');

  // The same day adds nothing; the next one does.
  await practice(page, { server, student }, 1, ['right']);
  await expect(level(page, 1)).toContainText('Passed');
  await passADay(server, student.email);
  await page.reload();
  await expect(level(page, 1)).toContainText('Passed');
  await practice(page, { server, student }, 1, ['right']);
  await expect(level(page, 1)).toContainText('Mastered');
  await expect(level(page, 2)).toContainText('Not passed yet');
  await expectAccessible(page, 'a path with a mastered level');

  // What is reached is not lost to a slip.
  await practice(page, { server, student }, 1, ['wrong']);
  await expect(level(page, 1)).toContainText('Mastered');
});
