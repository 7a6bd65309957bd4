/** Mail goes through the job queue: an unavailable mail server delays mail but loses none, and the queue holds nothing private. */
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, dayAt } from '#core/learning/study-settings.ts';
import { createLog } from '#server/log.ts';
import { ApiClient } from '../support/api-client.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { goodPassword } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

let mail: MailServer;
let server: TestServer;
let logged = '';
beforeAll(async () => {
  mail = await startMailServer();
  const to = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk);
      done();
    },
  });
  server = await startTestServer({ environment: { SMTP_URL: mail.url, MAIL_FROM: 'Ascent <hello@example.org>' }, log: createLog('debug', to) });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});
beforeEach(() => mail.behave('refuse'));
afterEach(async () => {
  await server.database.query('delete from graphile_worker._private_jobs');
});

let people = 0;
async function signUp(): Promise<{ api: ApiClient; email: string }> {
  const api = new ApiClient(server);
  const email = `writer${++people}@example.org`;
  await api.call('signUp', { body: { name: 'Nadia Haddad', email, password: goodPassword } });
  return { api, email };
}
const ask = ({ api, email }: { api: ApiClient; email: string }) => api.call('sendVerification', { body: { email } });
const jobs = async () =>
  (
    await server.database.query<{ text: string; attempts: number; last_error: string | null }>(
      'select to_jsonb(j)::text as text, attempts, last_error from graphile_worker._private_jobs j order by id',
    )
  ).rows;
const failed = () => until(async () => (await jobs()).some(({ last_error }) => last_error !== null));
/** Ends the wait before the next attempt. */
const nextAttempt = () => server.database.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
const mailsTo = (email: string) => mail.mails.filter((text) => text.includes(email));
const tokenIn = (text = '') => /verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? '';

test('a mail that was refused arrives later, once, and its link works', async () => {
  const person = await signUp();
  expect(await ask(person)).toEqual({ sent: true });
  await failed();
  mail.behave('take');
  await until(() => mailsTo(person.email).length > 0, 15_000);
  await until(async () => (await jobs()).length === 0);
  expect(mailsTo(person.email)).toHaveLength(1);
  expect(await person.api.call('verifyEmail', { body: { token: tokenIn(mailsTo(person.email)[0]) } })).toEqual({ verified: true });
});

test('requested several times at once it is one mail; requested again while it waits it is the newer one', async () => {
  const person = await signUp();
  await Promise.all([ask(person), ask(person), ask(person)]);
  await ask(person);
  await failed();
  expect(await jobs()).toHaveLength(1);
  server.advance(11_000);
  const before = mail.tried();
  await ask(person);
  await until(() => mail.tried() > before);
  mail.behave('take');
  await nextAttempt();
  await until(async () => (await jobs()).length === 0);
  expect(mailsTo(person.email)).toHaveLength(1);
  expect(await person.api.call('verifyEmail', { body: { token: tokenIn(mailsTo(person.email)[0]) } })).toEqual({ verified: true });
});

test('neither the queue nor the log tells addresses, names or links', async () => {
  const person = await signUp();
  await ask(person);
  await new ApiClient(server).call('forgotPassword', { body: { email: person.email } });
  await until(async () => (await jobs()).filter(({ last_error }) => last_error !== null).length === 2);
  const rows = await jobs();
  for (const { text, last_error } of rows) {
    expect(text).toMatch(/Confirm your email|Set a new password/);
    expect(last_error).toMatch(/451/);
    expect(text).not.toMatch(/writer\d+|@example|Nadia|token=|https?:/);
  }
  expect(logged).toContain('job failed; it will be tried again');
  expect(logged).not.toMatch(/writer\d+|@example|Nadia|token=/);
});

test('a mail whose link has expired is not sent but stays visible', async () => {
  const person = await signUp();
  await ask(person);
  await failed();
  server.advance(25 * 3600_000);
  try {
    mail.behave('take');
    await nextAttempt();
    await until(async () => (await jobs())[0]?.last_error?.includes('expired') === true);
    expect(mailsTo(person.email)).toEqual([]);
  } finally {
    server.advance(-25 * 3600_000);
  }
});

test('that the SAT is tomorrow is not said on the day itself, however long the mail server was away', async () => {
  const { api, email } = await signUp();
  const timeZone = 'America/New_York';
  await server.database.query('update users set email_verified = true where email = $1', [email]);
  await api.call('saveNotifications', { body: { timeZone, weekdayHour: 17, weekendHour: 17, push: [], email: ['exam-tomorrow'], severalADay: false } });
  const examDate = addDays(dayAt(server.now() - 60_000, timeZone), 1);
  await api.call('saveStudySettings', { body: { examDate, targetScore: null, minutes: [0, 0, 0, 0, 0, 0, 0], timeZone } });
  await server.database.query('update notification_settings set next_at = $1', [new Date(server.now() - 60_000)]);
  await server.database.query("select graphile_worker.add_job('notify', '{}')");
  await failed();
  server.advance(13 * 3600_000);
  try {
    mail.behave('take');
    await nextAttempt();
    await until(async () => (await jobs())[0]?.last_error?.includes('expired') === true);
    expect(mailsTo(email)).toEqual([]);
  } finally {
    server.advance(-13 * 3600_000);
  }
});

test('deleting an account deletes its waiting mails; only the goodbye is left', async () => {
  const person = await signUp();
  await server.database.query('update users set email_verified = true where email = $1', [person.email]);
  await person.api.call('forgotPassword', { body: { email: person.email } });
  await failed();
  await person.api.call('deleteAccount', { body: { currentPassword: goodPassword, confirmation: 'DELETE' } });
  expect((await jobs()).map(({ text }) => Object(JSON.parse(text)).payload.subject)).toEqual(['Your Ascent account was deleted']);
});

test('a mail that could not be enqueued is said to have failed, and the backup goes past the queue', async () => {
  mail.behave('take');
  const person = await signUp();
  await server.database.query('alter table job_intentions rename to gone');
  expect(await person.api.refused('sendVerification', { body: { email: person.email } })).toMatchObject({ status: 502, code: 'mail-failed' });
  await server.database.query('alter table gone rename to job_intentions');
  await person.api.call('sendBackupVerification');
  expect(mailsTo(person.email)).toHaveLength(1);
});
