/** A message to us: written by anybody, answered by an administrator. */
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, expect, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('a message is sent and answered; whoever is logged in finds name and email filled in', async ({ page, server, newDevice }) => {
  await page.goto('/contact?topic=accessibility');
  await expect(page.getByLabel('What is it about?')).toHaveValue('accessibility');
  await page.getByLabel('Your name').fill('Rosa Vidal');
  await button(page, 'Send').click();
  await expect(page.getByLabel('Email for our answer')).toBeFocused();
  await expect(page.getByLabel('Email for our answer')).toHaveAccessibleDescription(/email/);
  await expectAccessible(page, '/contact with mistakes');
  await page.getByLabel('Email for our answer').fill('rosa@example.org');
  await page.getByLabel('Message').fill('The calculator hides the last row when I zoom in.');
  // Nobody fills in the form within three seconds; a test does.
  await page.waitForTimeout(3_200);
  await button(page, 'Send').click();
  const done = page.getByText(/Your message is here: ticket A-/);
  await expect(done).toBeVisible();
  const [ticket = ''] = /A-\w{4}-\w{4}/.exec(await done.innerText()) ?? [];

  const admin = await enterAsAdmin(server);
  const adminPage = await (await newDevice(admin)).newPage();
  await adminPage.goto('/admin/messages');
  await expect(adminPage.getByText('The calculator hides the last row')).toBeVisible();
  await expectAccessible(adminPage, '/admin/messages');
  await adminPage.getByRole('button', { name: `Answer ${ticket}` }).click();
  await adminPage.getByLabel('Answer', { exact: true }).fill('Thank you. It is fixed now.');
  await adminPage.getByRole('button', { name: 'Send answer' }).click();
  await expect(adminPage.getByText('Nothing to answer')).toBeVisible();

  await adminPage.goto('/contact');
  await expect(adminPage.getByLabel('Email for our answer')).toHaveValue(admin.email);
  await expect(adminPage.getByLabel('Your name')).toHaveValue(admin.name);
});
