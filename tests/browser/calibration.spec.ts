/** Difficulties by answers, seen by an administrator and by an author. */
import fs from 'node:fs';
import { expectAccessible } from '#tests/support/axe.ts';
import { enrol, enterAsAdmin, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import type { RealServer } from '#tests/support/real-server.ts';
import { inTransaction } from '#tests/support/server-database.ts';

/** Three nights, as the job leaves them: one question gets easier with every run, another stays where its level puts it. */
const threeNights = (server: RealServer) =>
  inTransaction(server, async (change) => {
    for (const [night, responses] of [120, 260, 410].entries()) {
      await change(
        `with run as (
           insert into calibration_runs (ran_at, questions, usable, spread, responses, abilities)
           values (now() - make_interval(days => 2 - $1), 2, case when $2 >= 300 then 2 else 0 end, 0.5 + $1 * 0.1, 2 * $2,
             '[{"section": "math", "people": 90, "mean": 0.31, "deviation": 0.92}]') returning run),
         chosen as (
           select q.id, q.current_version as version, v.difficulty
           from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
           where q.id in (
             select distinct on (w.difficulty) p.id from questions p join question_versions w on w.question_id = p.id and w.version = p.current_version
             where p.status = 'published' and w.topic_id = 16 and w.difficulty in (2, 5) order by w.difficulty, p.id))
         insert into calibrations (question_id, question_version, run, responses, label, b, se)
         select id, version, run, $2, case difficulty when 5 then 1.95 else -0.85 end, case difficulty when 5 then 1.2 - $1 * 0.3 else -0.8 end, 0.25 - $1 * 0.06
         from chosen cross join run`,
        [night, responses],
      );
    }
  });

test('which questions moved, run by run, as a file, and switched on for scores', async ({ server, newDevice }) => {
  const admin = await enterAsAdmin(server);
  const context = await newDevice();
  await signIn(context, server, admin);
  const page = await context.newPage();
  await page.goto('/admin/question-quality');
  await page.getByRole('tab', { name: 'Difficulty' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing has been estimated yet' })).toBeVisible();
  await expectAccessible(page, 'difficulty before the first run');

  await threeNights(server);
  await page.reload();
  await expect(page.getByText(/from 820 first answers: 2 questions with at least 30 of them, 2 with at least 300/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Typical movement over 3 runs, 0\.70/ })).toBeVisible();
  const questions = page.getByRole('table', { name: 'Estimated questions' });
  await expect(questions.getByRole('row')).toHaveCount(3);
  const moved = questions.getByRole('row').nth(1);
  await expect(moved).toContainText('5 → 3');
  await expect(moved).toContainText('0.60 (0.35 to 0.85)');
  await expect(moved).toContainText('−1.35');
  await expect(moved).toContainText('Easier than its level');
  await expect(questions.getByRole('row').nth(2)).toContainText('As its level');
  await expectAccessible(page, 'difficulty');

  await page.getByRole('combobox', { name: 'Movement' }).selectOption('clear');
  await expect(questions.getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const file = fs.readFileSync(await (await download).path(), 'utf8').replaceAll('"', '');
  expect(file.split('\n')[0]).toContain('questionId,version,topic,archetype,level,n,label,b,se,says');
  expect(file.trim().split('\n')).toHaveLength(2);
  expect(file).toContain(',5,410,1.95,0.6,0.13,Easier than its level');

  await moved.getByRole('button', { name: /^Runs of/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Difficulty over the runs' });
  await expect(
    dialog.getByRole('img', { name: /in 3 runs: 1\.20 from 120 answers at first, 0\.60 from 410 in the last one; its level says 1\.95/ }),
  ).toBeVisible();
  await expectAccessible(page, 'one question over the runs');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Movement' }).selectOption('harder');
  await expect(page.getByRole('heading', { name: 'No questions' })).toBeVisible();

  // Switched on, by this administrator, and off again.
  await page.getByRole('combobox', { name: 'Movement' }).selectOption('');
  await expect(page.getByRole('heading', { name: 'Scores go by levels', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Use the estimates of/ }).click();
  const confirm = page.getByRole('alertdialog', { name: /^Use the estimates of/ });
  await expect(confirm).toContainText('Scores that students already have stay as they are');
  await expectAccessible(page, 'switching estimates on');
  await confirm.getByRole('button', { name: 'Use estimates' }).click();
  await expect(page.getByRole('heading', { name: 'Scores use estimates' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Use the estimates of/ })).toBeHidden();
  await expectAccessible(page, 'estimates in use');

  const author = await enrol(server);
  const { items } = await admin.api.call('searchMembers', { query: { q: author.email } });
  await admin.api.call('setAuthor', { params: { userId: items[0]?.id ?? '' }, body: { isAuthor: true, reason: 'Writes questions' } });
  const elsewhere = await newDevice();
  await signIn(elsewhere, server, author);
  const theirs = await elsewhere.newPage();
  await theirs.goto('/admin/question-quality?view=difficulty&movement=clear');
  await expect(theirs.getByRole('heading', { name: 'Scores use estimates' })).toBeVisible();
  await expect(theirs.getByText('An administrator can switch this.')).toBeVisible();
  await expect(theirs.getByRole('table', { name: 'Estimated questions' }).getByRole('row')).toHaveCount(2);
  await expect(button(theirs, 'Go back to levels')).toBeHidden();

  await button(page, 'Go back to levels').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back to levels' }).click();
  await expect(page.getByRole('heading', { name: 'Scores go by levels', exact: true })).toBeVisible();
  await page.goto('/admin/actions?q=use-calibration');
  const actions = page.getByRole('table', { name: 'Actions' });
  await expect(actions.getByRole('row')).toHaveCount(2);
});
