/** From the three questions of a new student to a plan for every day. */
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test, type Student } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { inTransaction } from '#tests/support/server-database.ts';
import { topics, type Section } from '#core/topics/topics.ts';
import { addDays, dayAt } from '#core/learning/study-settings.ts';

test('somebody new answers three questions, is led to a first check, and finds the days to the exam and a plan', async ({
  studentPage: page,
  student,
  server,
}) => {
  // Asked in one place on each screen, and before a whole exam is suggested.
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Start with three questions' }).getByRole('link', { name: 'Answer three questions' })).toBeVisible();
  await page.goto('/progress');
  await page.getByRole('link', { name: 'Answer three questions' }).click();
  await expect(page.getByRole('heading', { name: 'Three questions' })).toBeVisible();
  await expectAccessible(page, '/welcome');
  await page.getByLabel('What score are you aiming for?').fill('1605');
  await button(page, 'Save and continue').click();
  await expect(page.getByText('The highest score is 1600.')).toBeVisible();
  await page.getByLabel('What score are you aiming for?').fill('1400');
  await page.getByLabel('When is your SAT?').fill(addDays(dayAt(Date.now(), 'UTC'), -3));
  await button(page, 'Save and continue').click();
  await expect(page.getByText('This date has passed.')).toBeVisible();
  await page.getByLabel('When is your SAT?').fill(addDays(dayAt(Date.now(), 'UTC'), 40));
  await page.getByLabel('Saturday').fill('150');
  await button(page, 'Save and continue').click();
  await expect(page.getByRole('link', { name: 'Check Math' })).toBeVisible();
  // The same time as on the screen that each begins on.
  await expect(page.getByText('10 questions across its topics, about 16 minutes. Explained after you submit.')).toBeVisible();
  await expectAccessible(page, 'the first check');
  await page.getByRole('link', { name: 'Check Reading and Writing' }).click();
  await expect(page).toHaveURL(/\/smart-quiz-intro\?.*length=10/);
  await expect(page.getByText('About 12 minutes, with no clock.')).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^\d+ days to your SAT$/ })).toBeVisible();
  await page
    .getByRole('region', { name: /days to your SAT/ })
    .getByRole('link', { name: 'Study plan' })
    .click();
  await expect(page.getByRole('heading', { name: 'A plan for every day is part of Max' })).toBeVisible();
  await inTransaction(server, (change) => change("update users set membership_tier = 'max' where email = $1", [student.email]));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByText(/Practice exam · Modules? /).first()).toBeAttached();
  await expect(page.getByText('Your SAT', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Add to a calendar').click();
  expect((await download).suggestedFilename()).toBe('study-plan.ics');
  await expectAccessible(page, '/study-plan');
  // On paper the plan is whole.
  const last = page.getByText('Rest', { exact: true });
  await expect(last).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(last).toBeVisible();
  // Too little time for any practice exam is said, with what would be enough.
  const short = page.getByText(
    'No practice exam fits into your week yet. It takes 144 minutes on one day, or at least 35 minutes on each of four days in a row.',
  );
  await expect(short).toBeHidden();
  for (const day of ['Wednesday', 'Saturday']) await page.getByLabel(day).fill('30');
  await button(page, 'Save goal').click();
  await expect(short).toBeVisible();
  // On the day of the exam nobody is sent to practice.
  await page.getByLabel('When is your SAT?').fill(dayAt(Date.now(), 'UTC'));
  await button(page, 'Save goal').click();
  await expect(page.getByRole('heading', { name: 'Your SAT is today' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Redo mistakes/ })).toHaveCount(0);
});

/** A check as the screen begins it, every answer alike, the last ones left blank. */
async function passCheck({ api }: Student, section: Section, blanks = 0): Promise<string> {
  const own = topics.filter((topic) => topic.section === section).map(({ id }) => id);
  const { id, questions } = await api.call('startCustomQuiz', { body: { source: 'topics', topics: own, length: 10, mode: 'at-end' } });
  const saves = questions.slice(0, questions.length - blanks).map(({ question }, position) => {
    const answer = question.format === 'choice' ? 'A' : '1';
    return { position, answer, guessed: false, timeSpentMs: 30_000, seq: 1, device: 'testdevice01' };
  });
  await api.call('submitQuiz', { params: { quizId: id }, body: { saves } });
  return id;
}

test('the check of one section leads to the other one, and both to the first estimate', async ({ studentPage: page, student }) => {
  const reading = await passCheck(student, 'reading-writing');
  await page.goto(`/smart-quiz-results/${reading}`);
  const next = page.getByRole('region', { name: 'Check Math too' });
  await expect(next).toBeVisible();
  await expectAccessible(page, 'results of the first check');
  await next.getByRole('link', { name: 'Check Math' }).click();
  await expect(page).toHaveURL(/\/smart-quiz-intro\?.*length=10/);
  await expect(page.getByText(/: Math\. All levels/)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Check Math: 10 questions' })).toBeVisible();
  const math = await passCheck(student, 'math');
  await page.goto(`/smart-quiz-results/${math}`);
  await page.getByRole('region', { name: 'See your first estimate' }).getByRole('link', { name: 'See my estimate' }).click();
  await expect(page.getByRole('heading', { name: /^About \d+ today$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Check / })).toHaveCount(0);
});

test('after a check with a blank, nothing is said that is not so', async ({ studentPage: page, student }) => {
  const math = await passCheck(student, 'math', 1);
  await page.goto(`/smart-quiz-results/${math}`);
  await expect(page.getByRole('region', { name: 'Check Reading and Writing too' })).toContainText('so Math needs 1 more.');
  const reading = await passCheck(student, 'reading-writing');
  await page.goto(`/smart-quiz-results/${reading}`);
  const next = page.getByRole('region', { name: '1 more answer in Math' });
  await expect(next.getByRole('link', { name: 'See my estimate' })).toHaveCount(0);
  await expectAccessible(page, 'results with an answer missing');
  await next.getByRole('link', { name: 'Practice Math' }).click();
  await expect(page.getByText(/: Math\. All levels/)).toBeVisible();
});

test('the questions may be skipped, and are not asked again', async ({ studentPage: page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/welcome');
  await button(page, 'Skip').click();
  // From its beginning, although the button was at the end of the page.
  await expect(page.getByRole('heading', { name: 'First, where do you stand?' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Three questions' })).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: 'Later' }).click();
  await expect(page.getByText('No test date yet')).toBeVisible();
  await expect(page.getByText('Add your test date, target score, and study time whenever you know them.')).toBeVisible();
  // What a new student can do in a quarter of an hour comes before an exam of two hours.
  await expect(page.getByRole('region', { name: 'Check Reading and Writing: 10 questions' }).getByRole('link', { name: 'See the check' })).toBeVisible();
  await page.goto('/progress');
  await page.getByRole('link', { name: 'See the checks' }).click();
  await expect(page.getByRole('heading', { name: 'First, where do you stand?' })).toBeVisible();
});
