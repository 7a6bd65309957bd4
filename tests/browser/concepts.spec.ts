/** The concept bank: the gate, finding a concept, reading it, trying it, and a topic on paper. */
import { concepts } from '#content/concepts/all.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { button } from '../support/exam-screens.ts';
import { grantPlus } from '../support/grant-plus.ts';

test('a student with Plus finds a concept, reads it, and tries two questions', async ({ studentPage: page, student, server }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/concept-bank');
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Feature' })).toBeVisible();
  await expectAccessible(page, 'the gate of the concept bank');
  expect(asked.filter((path) => path.startsWith('/api/concepts'))).toEqual([]);

  await grantPlus(server, student.email);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Concept bank' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Circles\s*8 concepts/ })).toBeVisible();
  await expectAccessible(page, 'concept bank');

  await page.getByRole('searchbox', { name: 'Word, idea, or topic' }).fill('perpendicular');
  await button(page, 'Search').click();
  await page.getByRole('link', { name: /^Parallel and perpendicular/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Parallel and perpendicular' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Two perpendicular lines' })).toBeVisible();
  const way = page.getByText('The given slope is');
  await expect(way).toBeHidden();
  await page.getByText('Try it, then see how it works').click();
  await expect(way).toBeVisible();
  await expectAccessible(page, 'a concept');

  await page.getByRole('link', { name: 'Linear Equations in Two Variables' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Linear Equations in Two Variables' })).toBeVisible();
  await expectAccessible(page, 'a topic of the concept bank');
  await expect(button(page, 'Print this topic')).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  for (const { title } of concepts.filter(({ topicId }) => topicId === 13))
    await expect(page.locator('.study-sheet').getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/concept/undo-in-reverse-order');
  await page.getByRole('link', { name: 'Next: Answer what is asked' }).click();
  await expect(page).toHaveURL('/concept-detail/answer-what-is-asked');
  await button(page, 'Try two questions').click();
  await expect(page).toHaveURL(/\/smart-quiz\//);
  await expect(page.getByText(/1 of [12]/).first()).toBeVisible();
});

test('the takeaway of a missed question leads to the concept that teaches it', async ({ studentPage: page, student, server }) => {
  const { id, questions } = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [9], length: 5 } });
  for (const position of questions.keys())
    await student.api.call('answerQuizQuestion', { params: { quizId: id }, body: { position, answer: 'B', timeSpentMs: 40_000 } });
  const open = async () => {
    await page.goto('/review');
    const first = page.getByRole('region', { name: 'Error log' }).getByRole('listitem').first();
    await first.getByRole('button').first().click();
    return first.getByRole('paragraph').filter({ has: page.getByRole('link', { name: /^Read the concept: / }) });
  };
  await expect(await open()).toContainText(/Pro$/);
  await expectAccessible(page, 'a missed question with its concept');
  await grantPlus(server, student.email);
  const line = await open();
  await expect(line).not.toContainText(/Pro$/);
  const link = line.getByRole('link');
  const title = (await link.innerText()).replace('Read the concept: ', '');
  expect(concepts.filter(({ topicId }) => topicId === 9).map((concept) => concept.title)).toContain(title);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('from a concept to a word and its lecture, and from the word back', async ({ studentPage: page, student, server }) => {
  await page.goto('/word-bank?q=corroborate');
  const back = page.getByRole('link', { name: 'Verbs of argument' });
  await expect(back).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Concepts about this word Pro' })).toBeVisible();
  await grantPlus(server, student.email);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Concepts about this word', exact: true })).toBeVisible();
  await expectAccessible(page, 'a word with concepts');
  await back.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verbs of argument' })).toBeVisible();
  await expectAccessible(page, 'a concept with words');
  await page.getByRole('link', { name: 'undermine' }).click();
  await expect(page).toHaveURL('/word-bank?q=undermine');
  await expect(page.getByRole('heading', { name: /^undermine\b/ })).toBeVisible();
  await page.goBack();
  await page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Lectures?$/ }) })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL('/lectures/words-in-context');
});

test('an address that names nothing says so and leads to the list', async ({ studentPage: page, student, server }) => {
  await grantPlus(server, student.email);
  for (const [path, what, list] of [
    ['/concept-detail/phlogiston', 'concept', 'Concept bank'],
    ['/lectures/phlogiston', 'lecture', 'All lectures'],
    ['/learn/99', 'topic', 'All topics'],
    ['/smart-quiz/phlogiston', 'quiz', 'Make a new quiz'],
    ['/practice-exam/phlogiston', 'exam', 'All practice exams'],
    ['/flashcards/shared/phlogiston', 'deck', 'Your decks'],
  ] as const) {
    await page.goto(path);
    const missing = page.getByRole('heading', { name: `We could not find this ${what}` });
    await expect(missing, path).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: list }).click();
    await expect(missing, path).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});
