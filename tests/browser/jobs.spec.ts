/** The job queue on an administrator's screen: failures and their causes, retried or deleted. */
import { expectAccessible } from '#tests/support/axe.ts';
import { enrol, enterAsAdmin, expect, signIn, test as base, type NewDevice } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import type { RealServer } from '#tests/support/real-server.ts';
import { giveUpOnJobs } from '#tests/support/server-database.ts';

const test = base.extend<object, { readonly mail: MailServer }>({
  mail: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  serverSettings: [({ mail }, use) => use({ SMTP_URL: mail.url }), { scope: 'worker' }],
});

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

async function adminPage(server: RealServer, newDevice: NewDevice, options = {}) {
  const admin = await enterAsAdmin(server);
  const context = await newDevice(undefined, options);
  await signIn(context, server, admin);
  return context.newPage();
}

/** Two students whose verification mails were refused, optionally failed permanently. */
async function refusedMails(server: RealServer, mail: MailServer): Promise<void> {
  mail.behave('refuse');
  const before = mail.tried();
  for (let made = 0; made < 2; made++) await enrol(server, { verified: false });
  await expect.poll(() => mail.tried()).toBeGreaterThanOrEqual(before + 2);
  await expect.poll(() => giveUpOnJobs(server)).toBe(2);
}

test('an administrator sees why mails failed, sends one after all and deletes the other', async ({ server, mail, newDevice }) => {
  await refusedMails(server, mail);
  const page = await adminPage(server, newDevice);
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Jobs See/ }).click();
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Failed' }).click();
  const jobs = page.getByRole('table', { name: 'Jobs' });
  await expect(jobs.getByText('Confirm your email for Ascent')).toHaveCount(2);
  await expect(jobs.getByText(/451/)).toHaveCount(2);
  expect(await page.getByRole('main').innerText()).not.toMatch(/@|token=/);
  await expectAccessible(page, 'failed jobs');

  mail.behave('take');
  const sent = mail.mails.length;
  await button(page, /^Retry Send email/)
    .first()
    .click();
  await expect(page.getByText('The job will be tried again now')).toBeVisible();
  await expect.poll(() => mail.mails.length).toBe(sent + 1);
  await expect(jobs.getByText('Confirm your email for Ascent')).toHaveCount(1);

  await button(page, /^Delete Send email/).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this job?' });
  await expectAccessible(page, 'deleting a job');
  await dialog.getByRole('button', { name: 'Delete job' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The address is mistyped');
  await dialog.getByRole('button', { name: 'Delete job' }).click();
  await expect(page.getByRole('heading', { name: 'No jobs have failed' })).toBeVisible();
  expect(mail.mails.length).toBe(sent + 1);
});

test('fits a phone, tells of regular tasks, and says when it cannot load', async ({ server, mail, newDevice }) => {
  await refusedMails(server, mail);
  const page = await adminPage(server, newDevice, phone);
  await page.goto('/admin/jobs');
  await expect(
    page.getByRole('table', { name: 'Regular tasks and their last success' }).getByRole('rowheader', { name: /Process ended memberships.*Every minute/ }),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'jobs on a phone');
  mail.behave('take');
  await page.route('**/api/admin/jobs**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.route('**/api/admin/jobs/overview', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The jobs did not load' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The overview did not load' })).toBeVisible();
});
