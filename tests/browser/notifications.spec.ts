/** Notifications in the profile: asked for after an explanation, sent encrypted, shown by the browser, chosen, and switched off. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginExam } from '#tests/support/exam-screens.ts';
import { newBrowser, startPushService, type PushService } from '#tests/support/push-service.ts';

const port = 21_000 + (process.pid % 9_000);
const origin = `http://127.0.0.1:${port}`;
test.use({ serviceWorkers: 'allow', serverSettings: { PUSH_SERVICES: origin } });

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService(port);
});
test.afterAll(() => service.stop());

/** Headless Chromium has no push service and shows no notifications: permission and subscription are these, from when they are asked for. */
const subscribeTo = (page: Page, subscription: object) =>
  page.addInitScript((given) => {
    let [permission, current]: [string, object | null] = ['default', null];
    const made = { ...given, options: { applicationServerKey: null }, toJSON: () => given, unsubscribe: async () => ((current = null), true) };
    Object.assign(PushManager.prototype, { subscribe: async () => (current = made), getSubscription: async () => current });
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted') as NotificationPermission;
  }, subscription);

declare const self: { readonly registration: object; shown?: unknown[] };

/** What the messaging worker shows from now on. */
async function watchWorker(context: BrowserContext): Promise<() => Promise<unknown[]>> {
  const find = () => context.serviceWorkers().find((worker) => worker.url().endsWith('/messaging-sw.js'));
  await expect.poll(() => find() !== undefined).toBe(true);
  const worker = find();
  if (!worker) throw new Error('the worker is gone');
  await worker.evaluate(() => {
    self.shown = [];
    Object.assign(self.registration, {
      showNotification: async (title: string, { body, tag, silent }: NotificationOptions) => self.shown?.push({ title, body, tag, silent }),
    });
  });
  return () => worker.evaluate(() => self.shown ?? []);
}

/** Hands the browser a message as its push service would. */
async function deliver(cdp: CDPSession, scope: string, text: string): Promise<void> {
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === scope);
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: new URL(scope).origin, registrationId: await registration, data: text });
}

test('a student turns notifications on, gets a test, chooses what and when, and turns them off', async ({ studentPage: page, context, server, student }) => {
  const browser = newBrowser(origin);
  await subscribeTo(page, browser.subscription);
  await page.goto('/profile#notifications');
  const part = page.getByRole('region', { name: 'Notifications', exact: true });
  await expect(part.getByText('We won’t send you anything until you turn on notifications')).toBeVisible();
  await part.getByRole('button', { name: 'Turn on in this browser' }).click();
  await expect(part.getByText('Your browser will ask whether Ascent may show notifications.')).toBeVisible();
  const scopes = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname));
  expect(await scopes()).not.toContain('/messaging/');
  await expectAccessible(page, 'notifications, explained');
  await part.getByRole('button', { name: 'Ask my browser' }).click();
  await expect(part.getByText('On', { exact: true })).toBeVisible();
  await expect(part.getByText(/you’ll hear from us next on .+, (5:00 PM|10:00 AM)/)).toBeVisible();

  await part.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('Test sent to 1 browser')).toBeVisible();
  await expect.poll(() => service.deliveries.length).toBe(1);
  const message = browser.decrypt(service.deliveries[0]?.body ?? Buffer.alloc(0));
  const shown = await watchWorker(context);
  const receive = async (text: object) => deliver(await context.newCDPSession(page), `${server.url}/messaging/`, JSON.stringify(text));
  const first = { title: 'Notifications work', body: 'This is the test you asked for.', tag: 'test', silent: false };
  await receive(Object(message));
  await expect.poll(shown).toEqual([first]);
  // A server that was killed in between sends the same one again: it takes the place of the first, without a sound.
  await receive(Object(message));
  await receive({ ...Object(message), id: 'later', body: 'A later one.' });
  await expect.poll(shown).toEqual([first, { ...first, silent: true }, { ...first, body: 'A later one.' }]);

  // Nothing makes a sound during an exam, which a page comes to by links: its address in the worker is the one it was loaded with.
  const exam = await context.newPage();
  await beginExam(exam);
  await receive({ ...Object(message), id: 'in an exam', body: 'Quiet.' });
  await expect.poll(async () => (await shown()).at(-1)).toEqual({ ...first, body: 'Quiet.', silent: true });
  await exam.close();

  await part.getByRole('checkbox', { name: 'Mistakes are due for review: Notification' }).uncheck();
  await part.getByRole('checkbox', { name: 'Your weekly summary is ready, every Sunday: Email' }).check();
  await part.getByRole('combobox', { name: 'On weekdays at' }).selectOption('7:00 PM');
  await part.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  const { settings } = await student.api.call('getNotifications');
  expect(settings).toMatchObject({ weekdayHour: 19, email: ['payment-trouble', 'weekly-summary'] });
  expect(settings?.push).not.toContain('reviews-due');
  await expectAccessible(page, 'notifications, on');

  await expect
    .poll(async () => (await student.api.call('exportData', { query: { part: 'account' } })).rows[0]?.['notificationEvents'])
    .toContainEqual(expect.objectContaining({ eventType: 'notification_received' }));

  await part.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(part.getByRole('button', { name: 'Turn on in this browser' })).toBeVisible();
  expect((await student.api.call('getNotifications')).devices).toEqual([]);
});

test('what is being chosen stays when notifications are turned on above', async ({ studentPage: page }) => {
  await subscribeTo(page, newBrowser(origin).subscription);
  await page.goto('/profile#notifications');
  const part = page.getByRole('region', { name: 'Notifications', exact: true });
  await part.getByRole('combobox', { name: 'On weekdays at' }).selectOption('7:00 PM');
  await part.getByRole('checkbox', { name: 'Your weekly summary is ready, every Sunday: Email' }).check();
  await part.getByRole('button', { name: 'Turn on in this browser' }).click();
  await part.getByRole('button', { name: 'Ask my browser' }).click();
  await expect(part.getByText('On', { exact: true })).toBeVisible();
  await expect(part.getByText(/you’ll hear from us next on/)).toBeVisible();
  await expect(part.getByRole('combobox', { name: 'On weekdays at' })).toHaveValue('19');
  await expect(part.getByRole('checkbox', { name: 'Your weekly summary is ready, every Sunday: Email' })).toBeChecked();
});
