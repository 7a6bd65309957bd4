/** An author renames a topic, gives it another color and place, and goes back; a student sees each of these. */
import { expectAccessible } from '#tests/support/axe.ts';
import { enrol, enterAsAdmin, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('a topic is renamed and moved, students see it, and its earlier version comes back', async ({ server, newDevice }) => {
  const context = await newDevice();
  await signIn(context, server, await enterAsAdmin(server));
  const page = await context.newPage();
  await page.goto('/admin/subcategory-settings');
  await button(page, 'Edit: Linear Functions').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Circles');
  await page.getByRole('textbox', { name: 'Target minutes per question' }).fill('9');
  await button(page, 'Save').click();
  await expect(page.getByText('Please enter minutes between 0.25 and 5')).toBeVisible();
  await page.getByRole('textbox', { name: 'Target minutes per question' }).fill('1.4');
  await button(page, 'Save').click();
  await expect(page.getByText('Another topic has this name.')).toBeVisible();
  await expectAccessible(page, 'topic dialog');
  await page.getByRole('textbox', { name: 'Name' }).fill('Lines as Functions');
  await page.getByRole('combobox', { name: 'Color and mark' }).selectOption('green');
  await button(page, 'Save').click();
  await expect(button(page, 'Edit: Lines as Functions')).toBeVisible();
  await button(page, 'Move up: Lines as Functions').click();
  await expect(button(page, 'Move up: Lines as Functions')).toBeDisabled();
  await expectAccessible(page, 'topics');

  const phone = await newDevice();
  await signIn(phone, server, await enrol(server));
  const student = await phone.newPage();
  // What the server keeps in memory may be some seconds old.
  await expect(async () => {
    await student.goto('/subject-quizzes');
    await expect(student.getByText('Lines as Functions').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(student.getByText('Linear Functions', { exact: true })).toHaveCount(0);
  // A server that could not read them yet leaves them out: the device keeps what it knows.
  let left = 0;
  await student.route('**/api/accounts/me', async (route) => {
    const response = await route.fetch();
    const { topics, ...rest } = await response.json();
    if (topics) left += 1;
    await route.fulfill({ response, json: rest });
  });
  for (const _ of ['with its answer', 'and after it']) {
    await student.goto('/subject-quizzes');
    await expect(student.getByText('Lines as Functions').first()).toBeVisible();
    await expect.poll(() => left).toBeGreaterThan(0);
    left = 0;
  }

  await button(page, 'Versions: Lines as Functions').click();
  await page.getByRole('button', { name: /^Go back to before/ }).click();
  await expect(button(page, 'Edit: Linear Functions')).toBeVisible();
});
