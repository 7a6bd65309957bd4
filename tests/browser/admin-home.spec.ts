/** The home of administrators, the log of what they did, and how questions do: seen by an administrator on one way through. */
import { expectAccessible } from '#tests/support/axe.ts';
import { passModule } from '#tests/support/exam-setup.ts';
import { enrol, enterAsAdmin, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { inTransaction } from '#tests/support/server-database.ts';

test('what waits, what was done, and which questions are odd', async ({ server, newDevice }) => {
  const admin = await enterAsAdmin(server);
  const student = await enrol(server);
  const { id: sessionId } = await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-1' } });
  await passModule(student, sessionId, 0, ({ format }) => (format === 'choice' ? 'A' : '2'));
  const { id: moduleId } = await admin.api.call('createExamModule', { body: { title: 'Seen in the log' } });
  // As the nightly job leaves it.
  await inTransaction(server, (change) =>
    change(
      `insert into question_quality (question_id, question_version, responses, correct, chose_a, chose_b, chose_c, chose_d, point_biserial, pairs, median_time_ms,
         recent_responses, recent_correct, flags, measured_at)
       select q.id, q.current_version, 120, 30, 70, 30, 12, 8, -0.31, 110, 61000, 40, 9, array['key-beaten', 'negative'], now()
       from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
       where q.status = 'published' and v.format = 'choice' and v.topic_id = 4 and v.body #>> '{solution,key}' = 'B' order by q.id limit $1`,
      [3],
    ),
  );
  const context = await newDevice();
  await signIn(context, server, admin);
  const page = await context.newPage();
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /^Flagged questions/ })).toContainText('3');
  await expect(page.getByRole('img', { name: /^Sign-ups by day: [1-9]/ })).toBeVisible();
  await expectAccessible(page, 'admin home');

  await page.getByRole('link', { name: /^Action log/ }).click();
  await page.getByRole('searchbox').fill(moduleId);
  await button(page, 'Search').click();
  const actions = page.getByRole('table', { name: 'Actions' });
  await expect(actions.getByRole('row')).toHaveCount(2);
  await actions.locator('summary').click();
  await expect(actions.getByText('Seen in the log')).toBeVisible();
  await expectAccessible(page, 'action log');
  await page.getByLabel('Until (UTC)').fill('2020-01-01');
  await expect(page.getByRole('heading', { name: 'No actions' })).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Admin' }).first().click();
  await page.getByRole('link', { name: /^Flagged questions/ }).click();
  const questions = page.getByRole('table', { name: 'Measured questions' });
  await expect(questions.getByRole('row')).toHaveCount(4);
  await expect(questions.getByRole('row').nth(1)).toContainText('25% (18%–33%)');
  await expect(questions.getByRole('row').nth(1)).toContainText('A wrong choice beats the key');
  await expect(questions.getByRole('row').nth(1)).toContainText('26% → 23%');
  await expect(page.getByRole('img', { name: /^3 questions by share of right answers/ })).toBeVisible();
  await expectAccessible(page, 'question quality');
  await page.getByRole('textbox', { name: /^Archetype/ }).fill('words');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This archetype does not exist, so all are shown.')).toBeVisible();
  await expect(questions.getByRole('row')).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Flag' }).selectOption('drift');
  await expect(page.getByRole('heading', { name: 'No questions' })).toBeVisible();
});

test('an address that names nothing says so and leads to the list; filters that do not exist are left out', async ({ server, newDevice }) => {
  const context = await newDevice();
  await signIn(context, server, await enterAsAdmin(server));
  const page = await context.newPage();
  for (const [path, what, list] of [
    ['/admin/question-editor/q-nobody', 'question', 'All questions'],
    ['/admin/reported-questions/q-nobody', 'question', 'All reports'],
    ['/admin/practice-exams/nobody', 'exam', 'All exams'],
    ['/admin/practice-exams/modules/nobody', 'module', 'All modules'],
    ['/admin/blog-management/nobody', 'post', 'All posts'],
    ['/admin/learning-content/concept/nobody', 'content', 'All learning content'],
    ['/admin/membership-management/nobody', 'account', 'All users'],
    ['/admin/coupon-management/nobody', 'coupon', 'All coupons'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: `We could not find this ${what}` }), path).toBeVisible();
    await expect(button(page, 'Try again'), path).toBeHidden();
    await page.getByRole('alert').getByRole('link', { name: list }).click();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('alert'), path).toBeHidden();
  }
  await page.goto('/admin/question-editor?status=unheard&level=9&topicId=30');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Level' }).locator('option:checked')).toHaveText('Every level');
  await expect(page.getByRole('table', { name: 'Questions' })).toBeVisible();
});
