/** What can go wrong with notifications, and the week's rules: who said no is not asked again for seven days, and a browser is told anew after seven. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { closedPushService, newBrowser } from '#tests/support/push-service.ts';

test.use({ serviceWorkers: 'allow' });

const week = 7 * 86_400_000;
const minute = 60_000;

/** A browser whose permission, answer and faults are what its storage says; headless Chromium has none of these. */
const standIn = (page: Page) =>
  page.addInitScript((given) => {
    const stored = (name: string) => localStorage.getItem(`test.${name}`);
    const has = (fault: string) => stored('fault') === fault;
    const made = {
      ...given,
      options: { applicationServerKey: null },
      toJSON: () => given,
      unsubscribe: async () => (localStorage.removeItem('test.made'), true),
    };
    const subscribe = async () => {
      if (has('subscribe')) throw new DOMException('no push service', 'AbortError');
      localStorage.setItem('test.made', '1');
      return made;
    };
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => (stored('made') ? made : null) });
    Object.defineProperty(Notification, 'permission', { get: () => stored('permission') ?? 'default' });
    Notification.requestPermission = async () => {
      localStorage.setItem('test.asked', String(Number(stored('asked')) + 1));
      const answer = (stored('answer') ?? 'granted') as NotificationPermission;
      localStorage.setItem('test.permission', answer);
      return answer;
    };
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function registerUnlessBroken(this: ServiceWorkerContainer, ...rest: Parameters<typeof register>) {
      return has('worker') && String(rest[0]).includes('messaging') ? Promise.reject(new Error('no worker')) : register.apply(this, rest);
    };
    if (has('unsupported')) Reflect.deleteProperty(globalThis, 'PushManager');
  }, newBrowser(closedPushService).subscription);

const set = (page: Page, values: Readonly<Record<string, string | null>>) =>
  page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) {
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
    }
  }, values);
const asked = (page: Page) => page.evaluate(() => Number(localStorage.getItem('test.asked')));
const part = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const turnOn = (page: Page) => part(page).getByRole('button', { name: 'Turn on in this browser' });

async function ask(page: Page): Promise<void> {
  await turnOn(page).click();
  await part(page).getByRole('button', { name: 'Ask my browser' }).click();
}

test.beforeEach(async ({ studentPage: page }) => {
  await standIn(page);
  await page.goto('/profile#notifications');
});

test('who does not decide is not asked again for seven days, and then may be', async ({ studentPage: page, student }) => {
  await set(page, { 'test.answer': 'default' });
  await ask(page);
  await expect(part(page).getByText('You didn’t choose, so notifications stay off.')).toBeVisible();
  await set(page, { 'test.answer': 'granted' });
  for (const [ago, again] of [
    [minute, false],
    [week - minute, false],
    [week + minute, true],
  ] as const) {
    await set(page, { 'ascent.push-declined-at': String(Date.now() - ago) });
    await page.reload();
    if (!again) await expect(part(page).getByText('You said no to notifications here. You can turn them on starting')).toBeVisible();
    await expect(turnOn(page)).toHaveCount(again ? 1 : 0);
  }
  expect(await asked(page)).toBe(1);
  await ask(page);
  await expect(part(page).getByText('On', { exact: true })).toBeVisible();
  const [account] = (await student.api.call('exportData', { query: { part: 'account' } })).rows;
  expect(account?.['notificationEvents']).toContainEqual(expect.objectContaining({ eventType: 'notification_permission_denied' }));
});

test('who blocked them and then allowed them in the browser’s settings can turn them on at once', async ({ studentPage: page }) => {
  await set(page, { 'test.answer': 'denied' });
  await ask(page);
  await expect(part(page).getByText('Your browser blocks notifications from Ascent.')).toBeVisible();
  await page.reload();
  await expect(part(page).getByText('Allow them in its settings for this site, then come back.')).toBeVisible();
  await set(page, { 'test.permission': 'granted' });
  await page.reload();
  await ask(page);
  await expect(part(page).getByText('On', { exact: true })).toBeVisible();
  expect(await asked(page)).toBe(1);
});

test('each thing that can fail has its sentence, and nothing is half on', async ({ studentPage: page, student }) => {
  for (const [fault, sentence] of [
    ['subscribe', 'Your browser could not reach its notification service.'],
    ['worker', 'Your browser could not start notifications.'],
    ['unsupported', 'This browser cannot show notifications.'],
  ] as const) {
    await set(page, { 'test.fault': fault });
    await page.reload();
    if (fault !== 'unsupported') await ask(page);
    await expect(part(page).getByText(sentence)).toBeVisible();
  }
  await set(page, { 'test.fault': null });
  await page.reload();
  await page.route('**/api/notifications/subscriptions', (route) => route.abort());
  await ask(page);
  await expect(part(page).getByText('We could not save that. Check your connection and try again.')).toBeVisible();
  expect((await student.api.call('getNotifications')).devices).toEqual([]);
});

test('a browser is told anew after seven days, not before, and forgotten on logging out', async ({ studentPage: page, student }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/notifications/subscriptions')) told.push(request.url());
  });
  await ask(page);
  await expect(part(page).getByText('On', { exact: true })).toBeVisible();
  expect(told).toHaveLength(1);
  await set(page, { 'ascent.push.at': String(Date.now() - week + minute) });
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(told).toHaveLength(1);
  await set(page, { 'ascent.push.at': String(Date.now() - week - minute) });
  await page.goto('/progress');
  await expect.poll(() => told.length).toBe(2);
  await expect.poll(() => page.evaluate(() => Date.now() - Number(localStorage.getItem('ascent.push.at')))).toBeLessThan(minute);
  expect((await student.api.call('getNotifications')).devices).toHaveLength(1);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => [localStorage.getItem('test.made'), localStorage.getItem('ascent.push.id')])).toEqual([null, null]);
  await student.api.call('signIn', { body: { email: student.email, password: student.password } });
  expect((await student.api.call('getNotifications')).devices).toEqual([]);
});
