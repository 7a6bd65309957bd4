/** What an exam's calculator keeps on the device leaves it with the exam, with the session, and before another account. */
import type { Page } from '@playwright/test';
import { enrol, enterAsAdmin, expect, signIn, test, type Student } from '#tests/support/browser-test.ts';
import { examBefore } from '#tests/support/exam-setup.ts';
import { button, closeDirections } from '#tests/support/exam-screens.ts';

const calculator = (page: Page) => page.getByRole('dialog', { name: 'Calculator' });
const firstRow = (page: Page) => calculator(page).getByRole('textbox').first();
/** Everything that scripts of this origin can read without the database of the exam, which holds no rows. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** Types a row in the calculator of a Math module; the id of its exam. */
async function typeInExam(page: Page, student: Student): Promise<string> {
  const { id } = await examBefore(student, 2);
  await page.goto(`/exam/landing?session=${id}`);
  await button(page, /^(Resume|Start|Continue)/)
    .first()
    .click();
  await closeDirections(page);
  await button(page, 'Calculator').click();
  await firstRow(page).fill('y=2x-3');
  await expect.poll(() => kept(page)).toContain('y=2x-3');
  return id;
}

test('with a discarded exam its calculator is gone', async ({ studentPage: page, student }) => {
  await typeInExam(page, student);
  const { sessions } = await student.api.call('listSessions');
  await page.goto(`/practice-exam/${sessions[0]?.practiceExamId}`);
  await button(page, 'Discard and start over').click();
  expect(await kept(page)).toContain('y=2x-3');
  await button(page, 'Discard exam').click();
  await expect(page.getByText('Exam discarded.')).toBeVisible();
  await expect.poll(() => kept(page)).not.toContain('y=2x-3');
});

test('with a session that an administrator ends it is gone from the device', async ({ studentPage: page, student, server }) => {
  await typeInExam(page, student);
  const userId = (await student.api.call('me')).me?.id ?? '';
  await (await enterAsAdmin(server)).api.call('endAllSessions', { params: { userId }, body: { reason: 'Asked by phone' } });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => kept(page)).not.toContain('y=2x-3');
});

test('another account that logs in finds nothing of it', async ({ newDevice, server }) => {
  const anna = await enrol(server, { name: 'Anna Kovacs' });
  const ben = await enrol(server, { name: 'Ben Adeyemi' });
  const context = await newDevice(anna);
  const page = await context.newPage();
  const id = await typeInExam(page, anna);
  await signIn(context, server, ben);
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ben Adeyemi');
  await expect.poll(() => kept(page)).not.toContain('y=2x-3');
  // Nor by the address of Anna's exam.
  await page.goto(`/exam/landing?session=${id}`);
  await expect(calculator(page)).toHaveCount(0);
  expect(await page.content()).not.toContain('2x-3');
});
