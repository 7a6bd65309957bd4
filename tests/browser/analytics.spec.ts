/** Visits are counted while somebody looks around, administrators read them, and the switch in the profile ends it. */
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, expect, test } from '#tests/support/browser-test.ts';

/** Programs that call themselves headless are not counted. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

test('a visit to a public page is counted, and how fast it was once somebody scrolls; never in a browser that asks not to be tracked', async ({
  browser,
  server,
}) => {
  const told: string[] = [];
  const open = async (asksNot: boolean) => {
    const context = await browser.newContext({ baseURL: server.url, userAgent });
    const page = await context.newPage();
    if (asksNot) await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    page.on('request', (request) => {
      if (request.url().endsWith('/api/analytics/events')) told.push(request.postData() ?? '');
    });
    await page.goto('/blog/second-module');
    await page.mouse.wheel(0, 400);
    return { page, context };
  };
  const silent = await open(true);
  const { page, context } = await open(false);
  // What watches a page comes after its first paint, and may miss the first turn of the wheel.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 40);
      return told.join();
    })
    .toContain('"path":"/blog/:id"');
  await page.waitForLoadState('networkidle');
  // Somebody looks at another tab. (What a page sends while it is left has the browser's own user agent here, so nobody would count it.)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => told.join()).toContain('"name":"web_vitals","path":"/blog/:id"');
  const { api } = await enterAsAdmin(server);
  const measured = async () => (await api.call('getAnalytics', { query: { days: 28 } })).speed.map(({ path }) => path);
  await expect.poll(measured).toContain('/blog/:id');
  await silent.page.goto('/press');
  await silent.page.waitForLoadState('networkidle');
  expect(told.join()).not.toContain('/press');
  await silent.context.close();
  await context.close();
});

test('a student’s visits reach the report, and stop with the switch', async ({ student, newDevice, server }) => {
  const page = await (await newDevice(student, { userAgent })).newPage();
  const counts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/events')) counts.push(request.postData() ?? '');
  });
  await page.goto('/word-bank');
  await expect.poll(() => counts.length).toBeGreaterThan(0);
  expect(counts.join()).toContain('"path":"/word-bank"');
  expect(counts.join()).not.toContain(student.email);

  const admin = await enterAsAdmin(server);
  const report = await (await newDevice(admin)).newPage();
  await report.goto('/admin/analytics');
  await expect(report.getByRole('img', { name: /^Visitors a day from/ })).toBeVisible();
  await expect(report.getByRole('row', { name: /^\/word-bank/ })).toBeVisible();
  await expect(report.getByRole('row', { name: /^Created an account/ })).toBeVisible();
  await expectAccessible(report, 'analytics');

  await page.goto('/profile#data');
  const box = page.getByRole('checkbox', { name: 'Count my visits' });
  await box.click();
  await expect(page.getByText('Your visits are no longer counted')).toBeVisible();
  await expect(box).not.toBeChecked();
  expect(await student.api.call('getAnalyticsChoice')).toEqual({ counted: false });
});
