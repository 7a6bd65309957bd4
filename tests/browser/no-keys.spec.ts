/** While an exam runs, neither the network nor the device holds anything that gives a key away. */
import { examQuestions } from '#content/items/exam-questions.ts';
import type { Question } from '#core/questions/question.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginExam, button, choose, closeDirections, next, question, saved, submitUnfinished } from '#tests/support/exam-screens.ts';
import { spendHalf } from '#tests/support/server-database.ts';
import { finderOf } from '#tests/support/find-any.ts';
import { storedText, watchResponses, type Seen } from '#tests/support/leak-watch.ts';

/** Sentences only a solution has, as they would look inside JSON. */
function sentencesOf({ solution }: Question): string[] {
  const reasons = 'choices' in solution ? Object.values(solution.choices).map(({ why }) => why) : solution.mistakes.map(({ why }) => why);
  return [...reasons, solution.takeaway].filter((sentence) => sentence.length > 40).map((sentence) => JSON.stringify(sentence).slice(1, -1));
}

/** Names of fields that only solutions have. Scripts may know them; data may not. */
const fields = ['"takeaway"', '"solution"', '"misconception"', '"rationale"', '"keys"', '"why"', '"steps"', '"provenance"', '"difficulty"', '"correct"'];

const leaks = (seen: readonly Seen[], sentencesIn: (text: string) => string[]) =>
  seen.flatMap(({ where, text }) => {
    const isData = !/\.(js|css|html|woff2?)(\?|$)/.test(where);
    const found = [...(isData ? fields.filter((field) => text.includes(field)) : []), ...sentencesIn(text)];
    return found.map((leak) => `${where}: ${leak}`);
  });

test('no answer key, rationale or other solution field reaches the browser before the exam is submitted', async ({ page, context, server, student }) => {
  const sentences = new Set(examQuestions().flatMap(sentencesOf));
  expect(sentences.size).toBeGreaterThan(500);
  const sentencesIn = finderOf([...sentences]);
  const responses = watchResponses(context);
  await beginExam(page);
  const seen: Seen[] = [];
  for (const [section, count] of [
    ['Reading and Writing', 27],
    ['Reading and Writing', 27],
    ['Math', 22],
    ['Math', 22],
  ] as const) {
    await expect(question(page, 1)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(section);
    const number = (await page.getByRole('radio').count()) > 0 ? 1 : 2;
    if (number === 2) await next(page);
    await choose(page, 'B');
    await expect(saved(page)).toBeVisible();
    if (section === 'Math') {
      await button(page, 'Calculator').click();
      await button(page, 'Reference').click();
    }
    seen.push(...(await storedText(page)));
    await page.keyboard.press('Escape');
    await button(page, `Question ${number} of ${count}`).click();
    await button(page, 'Go to Review Page').click();
    await spendHalf(server);
    await submitUnfinished(page);
    const resume = button(page, 'Resume Testing');
    const moved = page.getByRole('heading', { name: /Module 2|You finished the exam|Remaining Break Time/ });
    await expect(moved.first()).toBeVisible();
    if (await resume.isVisible()) {
      await resume.click();
      await closeDirections(page);
    }
  }
  await expect(page.getByRole('heading', { name: 'You finished the exam' })).toBeVisible();
  seen.push(...(await responses.all()), ...(await storedText(page)));

  const questions = seen.filter(({ text }) => text.includes('"stem"'));
  expect(questions.length, 'the questions themselves were seen').toBeGreaterThan(4);
  expect(seen.some(({ where }) => where.startsWith('IndexedDB'))).toBe(true);
  expect(leaks(seen, sentencesIn)).toEqual([]);

  // The watch works: the review, once earned, is full of them.
  await page.getByRole('link', { name: 'View Your Score' }).click();
  await page.getByRole('group', { name: 'Which questions' }).getByRole('button', { name: 'All 98' }).click();
  await page
    .getByRole('button', { name: /Question 1\b/ })
    .first()
    .click();
  await expect(page.getByText('Takeaway').first()).toBeVisible();
  expect(leaks(await responses.all(), sentencesIn).length).toBeGreaterThan(50);
  expect((await student.api.call('listSessions')).sessions).toEqual([]);
});
