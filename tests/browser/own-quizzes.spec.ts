/** A student makes a quiz, takes it in either mode and reads the results; no answer is lost on the way. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';
import { inTransaction } from '#tests/support/server-database.ts';
import { button } from '#tests/support/exam-screens.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const question = (page: Page, number: number) => page.getByRole('heading', { name: new RegExp(`^Question ${number} of `) });

async function expectFits(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), where).toBeLessThanOrEqual(0);
}

/** Gives some answer to the question on screen. */
async function answer(page: Page): Promise<void> {
  const typed = page.getByRole('textbox', { name: 'Your answer' });
  await expect(typed.or(page.getByRole('radio').first()).first()).toBeAttached();
  if (await typed.count()) await typed.fill('3');
  else await page.keyboard.press('b');
}

test('a quiz explained after each answer: made, begun, ended early, and its results', async ({ studentPage: page }) => {
  await page.goto('/progress');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Question Bank' }).click();
  await expect(page).toHaveURL('/subject-quizzes');
  await page.getByLabel('Level').selectOption('Level 2');
  await expectAccessible(page, '/subject-quizzes');
  await page.getByRole('link', { name: /^Circles/ }).click();
  await expect(page.getByText(/questions?: Circles\. Level 2, easier ones first\./)).toBeVisible();
  // Under a topic its kinds of questions unfold, and a quiz asks those that were chosen.
  await page.goBack();
  await page.getByLabel('Level').selectOption('All levels');
  await button(page, 'Kinds of questions: Linear Functions').click();
  await page.getByRole('checkbox', { name: /^Shift a graph/ }).check();
  await expectAccessible(page, 'kinds of questions');
  await page.getByRole('link', { name: 'Quiz of these' }).click();
  await expect(page.getByRole('heading', { name: 'Linear Functions quiz, chosen kinds' })).toBeVisible();
  await expect(page.getByText('10 questions: Linear Functions. Shift a graph. All levels, easier ones first.')).toBeVisible();
  await page.getByRole('link', { name: 'Change this quiz' }).click();
  await expect(page.getByRole('checkbox', { name: /^Shift a graph/ })).toBeChecked();
  // A topic is also found by its name, which nothing is asked for that needs its number.
  const malformed: string[] = [];
  page.on('response', (response) => response.status() === 400 && malformed.push(response.url()));
  // What is asked ahead of the app is answered before what the app asks.
  const ofTopic = () => page.waitForResponse('**/api/topics/12/*');
  await Promise.all([ofTopic(), page.goto('/subcategory-progress/linear-functions')]);
  await expect(page.getByRole('heading', { level: 1, name: 'Linear Functions' })).toBeVisible();
  await Promise.all([ofTopic(), page.goto('/learn/linear-functions')]);
  await expect(page.getByRole('heading', { level: 1, name: 'Linear Functions' })).toBeVisible();
  expect(malformed).toEqual([]);
  await page.goto('/skill-drill/linear-functions');
  await expect(page).toHaveURL(/\/smart-quiz-generator\?subcategory=linear-functions$/);
  await expect(page.getByRole('radio', { name: /I’ll choose/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Linear Functions/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Circles/ })).not.toBeChecked();
  await expectAccessible(page, '/smart-quiz-generator');
  // Choosing nothing is refused, with the message where the student looks.
  await page.getByRole('checkbox', { name: /^Linear Functions/ }).uncheck();
  await button(page, 'Continue').click();
  await expect(page.getByText('Choose at least one topic.')).toBeVisible();
  await button(page, 'All of Math').click();
  await page.getByLabel('Questions', { exact: true }).selectOption('5');
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/\/smart-quiz-intro\?/);
  await expect(page.getByText('5 questions: Math. All levels, easier ones first.')).toBeVisible();
  await expectAccessible(page, '/smart-quiz-intro');
  await button(page, 'Start').click();
  await expect(page).toHaveURL(/\/smart-quiz\/[0-9a-f-]{36}$/);
  await expect(question(page, 1)).toBeVisible();
  await button(page, 'Calculator').click();
  await expect(page.getByRole('dialog', { name: /calculator/i })).toBeVisible();
  await button(page, 'Close calculator').click();
  await answer(page);
  await page.getByRole('checkbox', { name: 'I’m guessing' }).check();
  await button(page, 'Check answer').click();
  await expect(page.getByText(/That’s right\.|Not this time\./)).toBeFocused();
  await button(page, 'End quiz').click();
  const asked = page.getByRole('alertdialog', { name: 'End this quiz?' });
  await expect(asked).toContainText('4 questions are unanswered.');
  await expectAccessible(page, 'before a quiz is ended');
  await asked.getByRole('button', { name: 'Keep going' }).click();
  await expect(asked).toBeHidden();
  await button(page, 'End quiz').click();
  await asked.getByRole('button', { name: 'End quiz' }).click();
  await expect(page).toHaveURL(/\/quiz-results\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: /of 5 right/ })).toBeVisible();
  await expect(page.getByText('4 questions left blank.')).toBeVisible();
  await expect(page.getByText('Your first answer in this topic')).toBeVisible();
  await expect(page.getByText('Not answered')).toHaveCount(4);
  await expectAccessible(page, '/quiz-results');
  await page.getByRole('link', { name: 'Another quiz like this' }).click();
  await expect(page.getByText('5 questions: Math. All levels, easier ones first.')).toBeVisible();

  // What was answered is found again in the bank, marked, and asked once more.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Question Bank' }).click();
  await page.getByRole('tab', { name: 'Your answers' }).click();
  await page.getByRole('button', { name: /, a guess/ }).click();
  // "Correct answer · Your answer" where the random question was answered right.
  await expect(page.getByText(/Your answer$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Mark', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Marked', exact: true })).toBeVisible();
  await expectAccessible(page, 'answered questions');
  // Its topic narrows the list, then one of the topic's kinds.
  await expect(page.getByLabel('Kind of question')).toHaveCount(0);
  await page.getByLabel('Topic').selectOption('Algebra: Linear Functions');
  await page.getByLabel('Kind of question').selectOption('Shift a graph');
  await expect(page).toHaveURL(/topic=12&kind=shift-a-line/);
  await page.getByLabel('Topic').selectOption('All topics');
  await page.getByLabel('Show').selectOption({ label: 'Marked (1)' });
  await button(page, 'Answer it again').click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible();
});

test('a timed quiz on a phone: answers survive going offline, a closed tab and a second device', async ({ student, newDevice }) => {
  const context = await newDevice(student, phone);
  let page = await context.newPage();
  await page.goto('/subject-quizzes');
  await expect(page.getByRole('link', { name: /^Circles/ })).toBeVisible();
  await expectFits(page, 'the question bank');
  await page.goto('/smart-quiz-intro?source=smart&length=5&timing=test-pace');
  await button(page, 'Start').click();
  await expect(question(page, 1)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
  await expectFits(page, 'a question');
  await expectAccessible(page, 'a timed question');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await answer(page);
  await saved;
  await button(page, 'Next').click();
  await expect(question(page, 2)).toBeVisible();
  // From here on there is no network: the second answer is only on the device.
  await context.route('**/api/quizzes/*/answers', (route) => route.abort());
  await answer(page);
  await expect(page.getByText('Your answers are safe on this device')).toBeVisible();
  const url = page.url();
  await page.close();
  await context.unroute('**/api/quizzes/*/answers');
  page = await context.newPage();
  await page.goto(url);
  await expect(question(page, 3)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Questions answered' })).toHaveAttribute('value', '2');

  // The second device has what the first one sent; the third question is answered there.
  const other = await (await newDevice(student)).newPage();
  await expect
    .poll(async () => {
      await other.goto(url);
      await expect(question(other, 1).or(question(other, 2)).or(question(other, 3))).toBeVisible();
      return other.getByRole('progressbar', { name: 'Questions answered' }).getAttribute('value');
    })
    .toBe('2');
  const third = other.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await answer(other);
  await third;

  await button(page, 'Review and submit').click();
  await expect(page.getByRole('heading', { name: 'Check your work' })).toBeFocused();
  await expectFits(page, 'the check');
  await expectAccessible(page, 'the check');
  await button(page, 'Submit quiz').click();
  await expect(page).toHaveURL(/\/smart-quiz-results\/[0-9a-f-]{36}$/);
  await expect(page.getByText('2 questions left blank.')).toBeVisible();
  await expectFits(page, 'the results');
});

test('where fewer questions are left than a button promises, the student is told before the quiz begins', async ({ server, student, studentPage: page }) => {
  // Three of Boundaries are left that the student was not given yesterday.
  await inTransaction(server, (change) =>
    change(
      `insert into seen_questions (user_id, topic_id, question_id, given_at)
       select u.id, 9, q.id, now() - interval '1 day' from users u, questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
       where u.email = $1 and v.topic_id = 9 and q.status = 'published' and 'practice' = any(q.usage_contexts) order by q.id offset 3`,
      [student.email],
    ),
  );
  await page.goto('/smart-quiz-intro?source=topics&topics=9');
  await expect(page.getByText('3 questions: Boundaries.')).toBeVisible();
  await expect(page.getByText('We found 3 questions instead of 10.')).toBeVisible();
  for (const [path, name] of [
    ['/guest-quiz/boundaries', 'Start'],
    ['/learn/9', 'Take the test'],
  ] as const) {
    await page.goto(path);
    await button(page, name).click();
    await expect(page.getByRole('alert').getByText('We found 3 questions instead of 10.')).toBeVisible();
    await expectAccessible(page, `${path}, fewer questions`);
  }
  await expect(page.getByText('Only a full test of 10 questions counts toward passing.')).toBeVisible();
  await button(page, 'Start the shorter quiz').click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible();
  await button(page, 'Review and submit').click();
  await button(page, /^Submit/).click();
  await expect(page.getByText('This quiz had 3 questions instead of 10')).toBeVisible();
});

test('on a phone, nothing the keyboard comes to in the quiz maker is hidden behind Continue', async ({ studentPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/smart-quiz-generator');
  await page.getByRole('radio', { name: /I’ll choose/ }).check();
  const bar = page.locator('.sticky-action');
  await page.getByRole('radio', { name: /I’ll choose/ }).focus();
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press('Tab');
    const focused = await page.locator(':focus').boundingBox();
    const sticky = await bar.boundingBox();
    if (!focused || !sticky) throw new Error('nothing is focused, or the form has no action');
    expect(focused.y + focused.height, await page.locator(':focus').evaluate((element) => element.outerHTML)).toBeLessThanOrEqual(sticky.y);
  }
});

test('Enter shows the next question of a quiz explained at its end, from what is typed and from a choice, and never submits', async ({
  student,
  studentPage: page,
}) => {
  const begin = () =>
    student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20], length: 10, mode: 'at-end' } });
  let quiz = await begin();
  const typedAt = () => quiz.questions.findIndex(({ question: { format } }) => format === 'spr');
  for (let tries = 0; typedAt() < 0 && tries < 4; tries++) quiz = await begin();
  expect(typedAt()).toBeGreaterThanOrEqual(0);
  await page.goto(`/smart-quiz/${quiz.id}`);
  for (let at = 0; at < quiz.questions.length; at++) {
    await expect(question(page, at + 1)).toBeVisible();
    if (quiz.questions[at]?.question.format === 'choice') {
      await page.getByRole('radio').first().check({ force: true });
      await page.getByRole('radio').first().press('Enter');
    } else {
      await page.getByRole('textbox', { name: 'Your answer' }).fill('3');
      await page.getByRole('textbox', { name: 'Your answer' }).press('Enter');
    }
  }
  // Beyond the last question Enter does nothing: only the button submits.
  await expect(page.getByText('You have answered every question.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have answered every question.')).toBeVisible();
  expect((await student.api.call('getQuiz', { params: { quizId: quiz.id } })).completedAt).toBeNull();
});

test('Back from the description of a quiz comes to what was chosen for it', async ({ studentPage: page }) => {
  await page.goto('/smart-quiz-generator');
  await page.getByRole('radio', { name: /I’ll choose/ }).check();
  await button(page, 'Clear Reading and Writing').click();
  await page.getByRole('checkbox', { name: /^Circles/ }).uncheck();
  await page.getByLabel('Questions', { exact: true }).selectOption('5');
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/\/smart-quiz-intro\?/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: /I’ll choose/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Linear Functions/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Circles/ })).not.toBeChecked();
  await expect(page.getByLabel('Questions', { exact: true })).toHaveValue('5');
});

test('a quiz that starts late takes nobody away from where they went meanwhile', async ({ studentPage: page }) => {
  await page.goto('/smart-quiz-intro?source=topics&topics=11.12&length=5');
  const release = await holdRequests(page, '**/api/custom-quizzes');
  await button(page, 'Start').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Question Bank' }).click();
  await expect(page.getByRole('link', { name: /^Circles/ })).toBeVisible();
  const begun = page.waitForResponse('**/api/custom-quizzes');
  release();
  await begun;
  // Five seconds: a screen opens sooner.
  await expect(page.waitForURL(/\/smart-quiz\//, { timeout: 5_000 })).rejects.toThrow('Timeout');
  await expect(page).toHaveURL('/subject-quizzes');
});
