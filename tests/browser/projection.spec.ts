/** Where the score is heading, and what more right answers in a topic would add: for Max. */
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test, type Student } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { inTransaction } from '#tests/support/server-database.ts';
import { addDays, dayAt } from '#core/learning/study-settings.ts';
import { sections, topics } from '#core/topics/topics.ts';

/** Ten answers in each section, every one alike. */
async function passChecks({ api }: Student): Promise<void> {
  for (const section of sections) {
    const own = topics.filter((topic) => topic.section === section).map(({ id }) => id);
    const { id, questions } = await api.call('startCustomQuiz', { body: { source: 'topics', topics: own, length: 10, mode: 'at-end' } });
    const saves = questions.map(({ question }, position) => ({
      position,
      answer: question.format === 'choice' ? 'A' : '1',
      guessed: false,
      timeSpentMs: 30_000,
      seq: 1,
      device: 'testdevice01',
    }));
    await api.call('submitQuiz', { params: { quizId: id }, body: { saves } });
  }
}

test('a gate for Free; on Max each missing part has its next step, then both are there', async ({ studentPage: page, student, server }) => {
  await page.goto('/skills');
  await page.getByRole('link', { name: 'Score ahead' }).click();
  await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
  await expect(page.getByText('Your score ahead', { exact: true })).toBeVisible();
  await inTransaction(server, (change) => change("update users set membership_tier = 'max' where email = $1", [student.email]));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your score comes first' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Check Reading and Writing: 10 questions' })).toBeVisible();
  await expectAccessible(page, '/projection without answers');

  await passChecks(student);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^About \d+ today$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'When is your SAT?' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What if' })).toBeVisible();
  await page.getByRole('link', { name: 'Add your test date' }).click();
  await expect(page).toHaveURL('/study-plan');
  await page.getByLabel('When is your SAT?').fill(addDays(dayAt(Date.now(), 'UTC'), 70));
  await button(page, 'Save goal').click();
  await page.getByRole('link', { name: 'Your score ahead' }).click();
  await expect(page.getByRole('heading', { name: /^(69|70|71) days to your SAT$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a target score' })).toBeVisible();
  const onDay = (day: number) =>
    inTransaction(server, (change) =>
      change('update study_settings set exam_date = $2::text::date where user_id = (select id from users where email = $1)', [
        student.email,
        addDays(dayAt(Date.now(), 'UTC'), day),
      ]),
    );
  await onDay(-30);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your test date has passed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add your next date' })).toBeVisible();
});

test('with more minutes the score on test day and the chance of the target rise; a topic that is moved moves the total', async ({
  studentPage: page,
  student,
  server,
}) => {
  await inTransaction(server, (change) => change("update users set membership_tier = 'max' where email = $1", [student.email]));
  await passChecks(student);
  const examDate = addDays(dayAt(Date.now(), 'UTC'), 70);
  await student.api.call('saveStudySettings', { body: { examDate, targetScore: 900, minutes: [15, 15, 15, 15, 15, 15, 15], timeZone: 'UTC' } });
  await page.goto('/projection');
  const ahead = page.getByRole('region', { name: '70 days to your SAT' });
  const likely = ahead.getByRole('status').locator('dd').first();
  const scoreIn = async () => Number(/\d+/.exec(await likely.innerText())?.[0]);
  const planned = await scoreIn();
  const minutes = ahead.getByRole('slider', { name: 'Minutes a week' });
  await expect(minutes).toHaveAttribute('aria-valuetext', '105 minutes (about 2 hours)');
  // "about 1 in 6", as a number.
  const chanceIn = async () => {
    const [, right = '', of = ''] = /(\d+) in (\d+)$/.exec(await ahead.getByRole('status').locator('dd').last().innerText()) ?? [];
    return Number(right) / Number(of);
  };
  const plannedChance = await chanceIn();
  await minutes.press('End');
  await expect(minutes).toHaveAttribute('aria-valuetext', '840 minutes (14 hours)');
  expect(await scoreIn()).toBeGreaterThan(planned);
  expect(await chanceIn()).toBeGreaterThan(plannedChance);
  await expect(ahead.getByText(/it’s no promise; you may gain more or less\. They practiced up to about 22 hours/)).toBeVisible();
  await ahead.getByRole('button', { name: 'Back to your plan' }).click();
  expect([await scoreIn(), await chanceIn()]).toEqual([planned, plannedChance]);
  await ahead.getByText('Show as a table').click();
  await expect(ahead.getByRole('row', { name: /on the test/ })).toContainText(String(planned));

  const whatIf = page.getByRole('region', { name: 'What if' });
  const total = whatIf.getByRole('status');
  const now = await total.innerText();
  expect(now).toContain('Your score today');
  const topic = whatIf.getByRole('slider', { name: 'Words in Context' });
  const text = (await topic.getAttribute('aria-valuetext')) ?? '';
  await topic.press('End');
  await expect(topic).toHaveAttribute('aria-valuetext', /right \(100%\)$/);
  await expect(total).toContainText(/\d+ points more than now/);
  await whatIf.getByRole('button', { name: 'Reset' }).click();
  await expect(topic).toHaveAttribute('aria-valuetext', text);
  expect(await total.innerText()).toBe(now);
  await whatIf.getByRole('button', { name: 'Show the three topics that would raise it most' }).click();
  await expect(total).toContainText(/\d+ points more than now/);
  await expect(whatIf.getByRole('slider')).toHaveCount(29);
  await expectAccessible(page, '/projection');
  await whatIf.getByRole('link', { name: 'Practice Words in Context' }).click();
  await expect(page).toHaveURL(/\/smart-quiz-intro\?source=smart&topics=4&length=12$/);
});
