/**
 * kill -9 while a student is being told something. Before the decision is stored it has not been made, and is made again; afterward it stands,
 * and what was handed over without an answer is handed over again, recognizable as the same. What is promised: decision 51.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAt } from '#core/learning/study-settings.ts';
import { ApiClient } from '../support/api-client.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { newBrowser, startPushService, type PushService, type TestBrowser } from '../support/push-service.ts';
import { startRealServer, type RealServer } from '../support/real-server.ts';
import { buryWorkers, inTransaction } from '../support/server-database.ts';
import { goodPassword } from '../support/students.ts';
import { until } from '../support/until.ts';

const zone = 'America/New_York';
const subject = 'Subject: Your SAT is tomorrow';

let server: RealServer;
let push: PushService;
let mail: MailServer;
beforeAll(async () => {
  [push, mail] = await Promise.all([startPushService(), startMailServer()]);
  server = await startRealServer({ PUSH_SERVICES: push.url, SMTP_URL: mail.url });
}, 120_000);
afterAll(async () => {
  push.answer(201);
  mail.behave('take');
  await server.stop();
  await Promise.all([push.stop(), mail.stop()]);
});

const change = (sql: string, values: readonly unknown[] = []) => inTransaction(server, (within) => within(sql, values));
/** Lets the scheduled task look. */
const look = () => change("select graphile_worker.add_job('notify', '{}')");
const waiting = (task: string) => change('select 1 from graphile_worker.jobs where task_identifier = $1', [task]);

let people = 0;
interface Student {
  readonly email: string;
  readonly browser: TestBrowser;
  /** What the push service was given for this browser. */
  readonly pushes: () => { readonly id: string; readonly kind: string; readonly topic: unknown }[];
  /** The mails about tomorrow's test. */
  readonly mails: () => string[];
}

/** Whose moment has come, the day before the SAT, by notification or mail. */
async function dueStudent(channels: { readonly push?: string[]; readonly email?: string[] }): Promise<Student> {
  const api = new ApiClient(server);
  const email = `told${++people}@example.org`;
  const { me } = await api.call('signUp', { body: { name: 'Imani Cole', email, password: goodPassword } });
  await change('update users set email_verified = true where id = $1', [me.id]);
  const browser = newBrowser(push.url);
  await api.call('addPushSubscription', { body: browser.subscription });
  const settings = { timeZone: zone, weekdayHour: 17, weekendHour: 17, push: [], email: [], severalADay: false, ...channels };
  await api.call('saveNotifications', { body: settings } as Parameters<typeof api.call>[1]);
  const examDate = addDays(dayAt(Date.now() - 60_000, zone), 1);
  await api.call('saveStudySettings', { body: { examDate, targetScore: null, minutes: [0, 0, 0, 0, 0, 0, 0], timeZone: zone } });
  await change("update notification_settings set next_at = now() - interval '1 minute' where user_id = $1", [me.id]);
  return {
    email,
    browser,
    pushes: () =>
      push.deliveries
        .filter(({ path }) => browser.subscription.endpoint.endsWith(path))
        .map(({ body, headers }) => ({ ...(browser.decrypt(body) as { id: string; kind: string }), topic: headers['topic'] })),
    mails: () => mail.mails.filter((text) => text.includes(email) && text.includes(subject)),
  };
}

/** The server starts again, and half a minute passes. */
async function startAgain(): Promise<void> {
  await server.start();
  await buryWorkers(server);
}

test('killed before the decision is stored: the student is told once, after the restart', async () => {
  const student = await dueStudent({ push: ['exam-tomorrow'] });
  // The task stops where it reads what was sent before. The database ends with its server, and so does this transaction.
  await inTransaction(server, async (within) => {
    await within('lock table notification_sends in access exclusive mode', []);
    await look();
    await until(async () => (await change("select 1 from pg_locks where relation = 'notification_sends'::regclass and not granted")) === 1);
    await server.kill();
  }).catch(() => undefined);
  expect(student.pushes()).toEqual([]);
  await startAgain();
  await look();
  await until(() => student.pushes().length > 0, 30_000);
  await look();
  await until(async () => (await waiting('send-push')) + (await waiting('notify')) === 0, 30_000);
  expect(student.pushes()).toEqual([expect.objectContaining({ kind: 'exam-tomorrow' })]);
}, 90_000);

test('killed after the push service took a notification: it is sent again as the same one, and never a third time', async () => {
  const student = await dueStudent({ push: ['exam-tomorrow'] });
  push.fallSilent();
  await look();
  await until(() => student.pushes().length === 1, 30_000);
  await server.kill();
  push.answer(201);
  await startAgain();
  await until(() => student.pushes().length === 2, 30_000);
  await look();
  await until(async () => (await waiting('send-push')) + (await waiting('notify')) === 0, 30_000);
  const [first, again, ...more] = student.pushes();
  expect(more).toEqual([]);
  expect(first?.id).toBeTruthy();
  // By the topic the push service replaces what it still holds, by the id the browser knows what it has shown.
  expect(again).toEqual(first);
  expect(first?.topic).toBe('exam-tomorrow');
}, 90_000);

test('killed after the mail server took a mail: it is sent again under the same Message-ID, and never a third time', async () => {
  const student = await dueStudent({ email: ['exam-tomorrow'] });
  const before = mail.tried();
  mail.behave('wait');
  await look();
  await until(() => mail.tried() > before, 30_000);
  await server.kill();
  mail.behave('take');
  await startAgain();
  await until(() => student.mails().length === 2, 30_000);
  await look();
  await until(async () => (await waiting('send-mail')) + (await waiting('notify')) === 0, 30_000);
  const ids = student.mails().map((text) => /^Message-ID: (\S+)/im.exec(text)?.[1]);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toMatch(/^<[\w-]+@/);
  expect(new Set(ids).size).toBe(1);
}, 90_000);
