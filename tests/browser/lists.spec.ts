/** What lists have in common: readable on a phone, exported as a file, and headers that show the sort order. */
import fs from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { enterAsAdmin, expect, signIn, test, type NewDevice } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import type { RealServer } from '#tests/support/real-server.ts';
import { takeExam } from '#tests/support/students.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

async function adminPage(server: RealServer, newDevice: NewDevice, options = {}): Promise<Page> {
  const context = await newDevice(undefined, options);
  await signIn(context, server, await enterAsAdmin(server));
  return context.newPage();
}

async function exported(page: Page): Promise<{ readonly name: string; readonly lines: string[] }> {
  const [download]: [Download, void] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
  const lines = fs
    .readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  return { name: download.suggestedFilename(), lines };
}

test('on a phone each row is a complete card with its headers, and nothing extends beyond the edge', async ({ server, newDevice }) => {
  const page = await adminPage(server, newDevice, phone);
  const failed = { id: 'a1', task: 'send-mail', subject: 'Confirm your email for Ascent', userId: null, state: 'failed', attempts: 12 };
  const times = { createdAt: '2026-11-02T09:00:00Z', runAt: '2026-11-02T09:00:00Z' };
  const error = 'Error: the mail server said 451, four-yard-temporary-local-problem-please-try-later-0123456789';
  await page.route('**/api/admin/jobs?*', (route) => route.fulfill({ json: { items: [{ ...failed, ...times, error }], nextCursor: null } }));
  await page.goto('/admin/jobs');
  const table = page.getByRole('table', { name: 'Jobs' });
  await expect(table.getByRole('rowheader', { name: /Send email/ })).toBeVisible();
  for (const name of ['Jobs', 'Regular tasks and their last success']) {
    const region = page.getByRole('region', { name });
    await expect(region).toBeVisible();
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth), name).toBeLessThanOrEqual(0);
  }
  await expect(table.getByRole('cell').getByText('Tries')).toBeVisible();
  await expect(button(page, 'Delete Send email, job a1')).toBeInViewport({ ratio: 0.99 });
  expect((await table.getByRole('columnheader').allTextContents()).join(), 'still told to those who listen').toBe('Job,State,Tries,Actions');
});

test('jobs and results are saved as files', async ({ server, newDevice, studentPage, student }) => {
  const page = await adminPage(server, newDevice);
  await page.goto('/admin/jobs');
  await expect(page.getByText('There is no work waiting, running, or failing.').or(page.getByRole('table', { name: 'Jobs' }))).toBeVisible();
  await page.route('**/api/admin/jobs?*', (route) =>
    route.fulfill({
      json: {
        items: [
          {
            id: '7',
            task: 'send-mail',
            subject: null,
            userId: null,
            state: 'failed',
            attempts: 3,
            error: 'refused',
            createdAt: '2026-11-02T09:00:00Z',
            runAt: '2026-11-02T10:00:00Z',
          },
        ],
        nextCursor: null,
      },
    }),
  );
  await page.reload();
  const jobs = await exported(page);
  expect(jobs.name).toBe('jobs.csv');
  expect(jobs.lines).toEqual(['"Job","State","Tries","Added","Due"', '"Send email #7","Failed: refused","3","2026-11-02T09:00:00Z","2026-11-02T10:00:00Z"']);

  const resultId = await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '7'));
  const { total } = await student.api.call('getResult', { params: { resultId } });
  await studentPage.goto('/all-results');
  const results = await exported(studentPage);
  expect(results.name).toBe('exam-results.csv');
  expect(results.lines[0]).toContain('"Exam","Completed","Total score","Total low","Total high","Reading and Writing score"');
  expect(results.lines).toHaveLength(2);
  expect(results.lines[1]).toContain(`"${total?.score}","${total?.low}","${total?.high}"`);
  expect(results.lines[1]).toMatch(/"98"$/);
});

test('users are sorted by the column that says so', async ({ server, newDevice }) => {
  const page = await adminPage(server, newDevice);
  await page.goto('/admin/membership-management');
  const sorters = page.getByRole('columnheader').filter({ has: page.getByRole('button') });
  await expect(sorters).toHaveText(['Email']);
  await expect(sorters).toHaveAttribute('aria-sort', 'ascending');
});

test('of filters set one right after the other, before the list is drawn anew, all count', async ({ studentPage: page }) => {
  await page.goto('/word-bank?set=3');
  await expect(page.getByLabel('Order')).toBeVisible();
  await page.getByRole('combobox').evaluateAll((selects) => {
    for (const [label, value] of [
      ['Level', '3'],
      ['Tone', 'negative'],
      ['Order', 'word'],
    ]) {
      const select = selects.find((one) => one instanceof HTMLSelectElement && one.labels[0]?.textContent === label);
      if (!(select instanceof HTMLSelectElement) || value === undefined) throw new Error(`no ${label}`);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page).toHaveURL('/word-bank?set=3&level=3&tone=negative&sort=word');
  await expect(page.getByLabel('Level')).toHaveValue('3');
});
