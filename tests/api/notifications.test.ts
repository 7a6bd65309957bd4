/** Notifications: what is sent when, to which browsers and mailboxes, encrypted for them alone, once, and how students stop it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '../support/api-client.ts';
import { addDays, dayAt } from '#core/learning/study-settings.ts';
import { nextMoment } from '#core/notifications/next-moment.ts';
import { mailsTo } from '../support/outbox.ts';
import { newBrowser, startPushService, vapidClaims, type PushService, type TestBrowser } from '../support/push-service.ts';
import { answerState, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

const zone = 'America/New_York';
const day = 86_400_000;

let server: TestServer;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ environment: { PUSH_SERVICES: service.url } });
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

const settings = {
  timeZone: zone,
  weekdayHour: 17,
  weekendHour: 17,
  push: ['exam-tomorrow', 'reviews-due', 'plan-today'],
  email: ['exam-tomorrow'],
  severalADay: false,
};
const choose = ({ api }: Person, change: object = {}) => api.call('saveNotifications', { body: { ...settings, ...change } } as Input);

async function subscriber(change: object = {}): Promise<{ person: Person; browser: TestBrowser; id: string }> {
  const person = await verifiedStudent(server);
  const browser = newBrowser(service.url);
  const { id } = await person.api.call('addPushSubscription', { body: browser.subscription });
  await choose(person, change);
  return { person, browser, id };
}

const received = (browser: TestBrowser) =>
  service.deliveries.filter(({ path }) => browser.subscription.endpoint.endsWith(path)).map(({ body }) => browser.decrypt(body));

/** Lets the scheduled task look, as at the given time, and waits until the queue is empty. */
async function lookAt(time: number): Promise<void> {
  server.advance(time - server.now());
  await server.database.query("select graphile_worker.add_job('notify', '{}')");
  await until(async () => (await server.database.query('select 1 from graphile_worker.jobs where attempts = 0 and run_at <= now() limit 1')).rowCount === 0);
}

/** The next five in the afternoon in New York, and its day. */
const afternoon = () => {
  const moment = nextMoment({ timeZone: zone, weekdayHour: 17, weekendHour: 17 }, server.now());
  return { on: dayAt(moment, zone), moment };
};
const examOn = ({ api }: Person, examDate: string) =>
  api.call('saveStudySettings', { body: { examDate, targetScore: null, minutes: [0, 0, 0, 0, 0, 0, 0], timeZone: zone } });
const events = async ({ id }: Person) =>
  (
    await server.database.query<{ event_type: string; metadata: object }>(
      'select event_type, metadata from notification_events where user_id = $1 order by id',
      [id],
    )
  ).rows;

describe('a test notification', () => {
  test('arrives in the browser that was added, encrypted for it and signed by the server', async () => {
    const { person, browser } = await subscriber();
    expect(await person.api.call('sendTestNotification')).toEqual({ devices: 1 });
    await until(() => received(browser).length === 1);
    expect(received(browser)).toEqual([
      { title: 'Notifications work', body: 'This is the test you asked for.', path: '/profile#notifications', kind: 'test', id: expect.any(String) },
    ]);
    const { headers, body } = service.deliveries.findLast(({ path }) => browser.subscription.endpoint.endsWith(path)) ?? {};
    expect(String(body)).not.toContain('Notifications');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'test' });
    const { key, claims } = vapidClaims(String(headers?.['authorization']));
    expect(key).toBe((await person.api.call('getNotifications')).publicKey);
    expect(claims.aud).toBe(service.url);
    expect(() => newBrowser(service.url).decrypt(body ?? Buffer.alloc(200))).toThrow();
  });

  test('needs a browser, and a push service that we know', async () => {
    const { api } = await verifiedStudent(server);
    expect(await api.refused('sendTestNotification')).toMatchObject({ status: 409, code: 'no-push-device' });
    for (const origin of ['http://127.0.0.1:5432', 'https://push.example.org', 'https://fcm.googleapis.com.example.org'])
      expect(await api.refused('addPushSubscription', { body: newBrowser(origin).subscription })).toMatchObject({ code: 'push-service-unknown' });
  });
});

test('what is chosen is kept, with the times of the next two', async () => {
  const { api } = await verifiedStudent(server);
  expect(await api.call('getNotifications')).toMatchObject({ settings: null, nextAt: [], devices: [] });
  const saved = await api.call('saveNotifications', { body: { ...settings, push: ['reviews-due', 'exam-tomorrow'], email: [] } } as Input);
  expect(saved.settings).toEqual({ ...settings, push: ['exam-tomorrow', 'reviews-due'], email: [] });
  const [first = '', second = ''] = saved.nextAt;
  expect(Date.parse(first)).toBeGreaterThan(server.now());
  expect(dayAt(Date.parse(second), zone)).toBe(addDays(dayAt(Date.parse(first), zone), 1));
  for (const change of [{ weekdayHour: 24 }, { timeZone: 'Mars/Olympus' }, { push: ['everything'] }])
    expect(await api.refused('saveNotifications', { body: { ...settings, ...change } } as Input)).toMatchObject({ code: 'bad-input' });
});

describe('at the hour a student picked', () => {
  test('the day before the exam is told once, by push and mail, however often the task runs', async () => {
    const { person, browser } = await subscriber();
    const { on, moment } = afternoon();
    await examOn(person, addDays(on, 1));
    await lookAt(moment - 60_000);
    expect(received(browser)).toEqual([]);
    // Two processes look at once, and again later.
    await Promise.all([lookAt(moment + 60_000), lookAt(moment + 60_000)]);
    await lookAt(moment + 900_000);
    await until(() => received(browser).length > 0);
    expect(received(browser)).toEqual([expect.objectContaining({ title: 'Your SAT is tomorrow', kind: 'exam-tomorrow' })]);
    await until(() => mailsTo(server.config.dataDir, person.email).some((mail) => mail.includes('Subject: Your SAT is tomorrow')));
    expect(mailsTo(server.config.dataDir, person.email).filter((mail) => mail.includes('Your SAT is tomorrow'))).toHaveLength(1);
    expect((await events(person)).map(({ event_type }) => event_type)).toEqual(['notifications_enabled', 'notification_sent', 'notification_sent']);
  });

  test('never more than one a day, not even after the hour is moved, unless asked', async () => {
    // Two kinds that may be due on one day.
    const wanted = { push: ['payment-trouble', 'plan-today'], email: [] };
    const [one, several] = [await subscriber(wanted), await subscriber({ ...wanted, severalADay: true })];
    const { moment } = afternoon();
    for (const { person } of [one, several]) {
      await person.api.call('saveStudySettings', { body: { examDate: null, targetScore: null, minutes: [30, 30, 30, 30, 30, 30, 30], timeZone: zone } });
      await server.database.query(
        `insert into subscriptions (user_id, id, tier, status, started_at, period_start, period_end, invoice_paid)
         values ($1::uuid, 'sub_' || $1::text, 'plus', 'overdue', $2, $2, $3, false)`,
        [person.id, new Date(server.now()), new Date(server.now() + 30 * 24 * 3600_000)],
      );
    }
    await lookAt(moment + 60_000);
    await until(() => received(several.browser).length === 2);
    for (const { person } of [one, several]) await choose(person, { ...wanted, weekdayHour: 19, weekendHour: 19, severalADay: several.person === person });
    await lookAt(moment + 2 * 3600_000 + 60_000);
    expect(received(one.browser)).toHaveLength(1);
    expect(received(several.browser)).toHaveLength(2);
  });

  test('the result of an exam whose answers came an hour late or more is told once', async () => {
    const { person, browser } = await subscriber({ push: ['late-result'], email: [] });
    const practiceExamId = 'practice-exam-1';
    const session = await person.api.call('startSession', { body: { practiceExamId, part: 'reading-writing-module', mode: 'test-day' } });
    const params = { sessionId: session.id, position: 0 } as const;
    const { module } = await person.api.call('startModule', { params });
    // Offline at the deadline, and for three hours after it.
    server.advance(3.6 * 3600_000);
    const saves = module.questions.map(({ id }) => answerState(id, 'A'));
    await person.api.call('submitModule', { params, body: { reason: 'student', saves } });
    const first = afternoon();
    await lookAt(first.moment + 60_000);
    await until(() => received(browser).length > 0);
    expect(received(browser)).toEqual([expect.objectContaining({ title: 'Your exam result is in', kind: 'late-result' })]);
    await lookAt(afternoon().moment + 60_000);
    expect(received(browser)).toHaveLength(1);
  });

  test('nothing is sent that is switched off, nor when there is nothing to say, nor hours too late', async () => {
    const [off, idle, late] = [await subscriber({ push: ['reviews-due'], email: [] }), await subscriber(), await subscriber()];
    const { on, moment } = afternoon();
    await examOn(off.person, addDays(on, 1));
    await lookAt(moment + 60_000);
    expect([...received(off.browser), ...received(idle.browser)]).toEqual([]);
    await choose(off.person);
    const later = afternoon();
    await examOn(late.person, addDays(later.on, 1));
    await lookAt(later.moment + 4 * 3600_000);
    expect(received(late.browser)).toEqual([]);
    expect(Date.parse((await late.person.api.call('getNotifications')).nextAt[0] ?? '')).toBeGreaterThan(server.now());
  });
});

describe('a browser', () => {
  test('that the push service says is gone is removed; one that is refused for now is tried again', async () => {
    const { person, browser, id } = await subscriber();
    service.answer(503);
    await person.api.call('sendTestNotification');
    await until(() => received(browser).length === 1);
    expect((await person.api.call('getNotifications')).devices).toHaveLength(1);
    for (const gone of [410, 404]) {
      service.answer(gone);
      await person.api.call('sendTestNotification');
      await until(async () => (await person.api.call('getNotifications')).devices.length === 0);
      expect((await events(person)).at(-1)).toEqual({ event_type: 'token_removed', metadata: { token: id.slice(0, 8), reason: 'gone' } });
      await person.api.call('addPushSubscription', { body: browser.subscription });
    }
    service.answer(201);
  });

  test('gets nothing after logging out, after its session is ended elsewhere, or once it is switched off', async () => {
    const [out, off] = [await subscriber(), await subscriber()];
    await out.person.api.call('signOut');
    expect((await server.database.query('select 1 from push_subscriptions where user_id = $1', [out.person.id])).rowCount).toBe(0);
    const ended = await subscriber();
    await server.database.query('delete from sessions where user_id = $1', [ended.person.id]);
    await server.database.query("select graphile_worker.add_job('send-push', $1)", [
      JSON.stringify({
        userId: ended.person.id,
        subscriptionId: ended.id,
        kind: 'test',
        message: { title: 'a', body: 'b', path: '/' },
        expiresAt: server.now() + day,
      }),
    ]);
    await off.person.api.call('removePushSubscription', { params: { subscriptionId: off.id } });
    expect(await off.person.api.refused('sendTestNotification')).toMatchObject({ code: 'no-push-device' });
    expect((await events(off.person)).at(-1)).toEqual({ event_type: 'notifications_disabled', metadata: { reason: 'user_toggle' } });
    await until(
      async () => (await server.database.query("select 1 from graphile_worker.jobs where task_identifier = 'send-push' and attempts = 0")).rowCount === 0,
    );
    expect([...received(out.browser), ...received(ended.browser), ...received(off.browser)]).toEqual([]);
  });

  test('that another student signs in with is theirs from then on, and a refreshed one stays one', async () => {
    const { person, browser, id } = await subscriber();
    expect(await person.api.call('addPushSubscription', { body: browser.subscription })).toEqual({ id });
    expect((await events(person)).map(({ event_type }) => event_type)).toEqual(['notifications_enabled', 'token_refreshed']);
    const next = newBrowser(service.url);
    await person.api.call('addPushSubscription', { body: { ...next.subscription, replaces: id } });
    expect((await person.api.call('getNotifications')).devices).toHaveLength(1);
    const other = await verifiedStudent(server);
    await other.api.call('addPushSubscription', { body: next.subscription });
    expect((await person.api.call('getNotifications')).devices).toEqual([]);
  });
});

describe('a mail', () => {
  async function mailed() {
    const { person } = await subscriber({ push: [], email: ['exam-tomorrow', 'weekly-summary'] });
    const { on, moment } = afternoon();
    await examOn(person, addDays(on, 1));
    await lookAt(moment + 60_000);
    const told = () => mailsTo(server.config.dataDir, person.email).find((mail) => mail.includes('Subject: Your SAT is tomorrow'));
    await until(() => told() !== undefined);
    const mail = (told() ?? '').replace(/\r?\n[ \t]+/g, ' ');
    const [, link = ''] = /^List-Unsubscribe: <(\S+)>$/m.exec(mail) ?? [];
    return { person, mail, link: server.url + new URL(link).pathname + new URL(link).search };
  }
  const wanted = async ({ api }: Person) => (await api.call('getNotifications')).settings?.email;

  test('is stopped with one click of the mail program (RFC 8058), without a login', async () => {
    const { person, mail, link } = await mailed();
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
    const page = await fetch(link);
    expect(await page.text()).toContain('Stop these emails?');
    expect(await wanted(person)).toEqual(['exam-tomorrow', 'weekly-summary']);
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } } as const;
    // A form of any size would be kept in memory.
    const large = await fetch(link, { ...form, body: `all=1&${'x'.repeat(20_000)}` });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ error: { code: 'body-too-large' } });
    expect(await wanted(person)).toEqual(['exam-tomorrow', 'weekly-summary']);
    expect((await fetch(link, { ...form, body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
    expect(await wanted(person)).toEqual(['weekly-summary']);
    expect((await fetch(link, { ...form, body: 'all=1' })).status).toBe(200);
    expect(await wanted(person)).toEqual([]);
  });

  test('cannot be stopped by others: a link that was changed does nothing', async () => {
    const { person, link } = await mailed();
    for (const bad of [link.slice(0, -4), link.replace(/token=(.)/, (_, first) => `token=${first === 'Z' ? 'Y' : 'Z'}`), link.replace(/token=.*/, 'token=')])
      expect((await fetch(bad, { method: 'POST' })).status).toBe(404);
    const crossSite = await fetch(link, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(crossSite.status).toBe(403);
    expect(await wanted(person)).toEqual(['exam-tomorrow', 'weekly-summary']);
  });
});

test('what a browser did with a notification is recorded', async () => {
  const { person } = await subscriber();
  const metadata = { title: '3 mistakes to review', notificationType: 'reviews-due', skillTag: null, foreground: true };
  await person.api.call('recordNotificationEvent', { body: { eventType: 'notification_received', metadata } });
  expect((await events(person)).at(-1)).toEqual({ event_type: 'notification_received', metadata });
});

test('a second server with the same database and SECRET has the same key; with keys from the settings, those', async () => {
  const own = { VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}`, VAPID_PRIVATE_KEY: 'A'.repeat(43) };
  const other = await startTestServer({ environment: own });
  const { api } = await verifiedStudent(other);
  expect((await api.call('getNotifications')).publicKey).toBe(own.VAPID_PUBLIC_KEY);
  await other.stop();
  const { rows } = await server.database.query<{ public_key: string; sealed_private_key: string }>('select public_key, sealed_private_key from server_keys');
  expect(rows).toHaveLength(1);
  const { api: mine } = await verifiedStudent(server);
  expect((await mine.call('getNotifications')).publicKey).toBe(rows[0]?.public_key);
});
