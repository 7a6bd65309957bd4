/** The job queue for administrators: what it shows, what it hides, and how changes are logged. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { runRegularTask } from '../support/regular-tasks.ts';
import { goodPassword, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

let mail: MailServer;
let server: TestServer;
let admin: Person;
let person: Person;

async function account(email: string): Promise<Person> {
  const api = new ApiClient(server);
  const { me } = await api.call('signUp', { body: { name: 'Ivo Novak', email, password: goodPassword } });
  await server.database.query('update users set email_verified = true where id = $1', [me.id]);
  return { api, email, id: me.id };
}

beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({ environment: { SMTP_URL: mail.url } });
  [admin, person] = [await account('boss@example.org'), await account('ivo@example.org')];
  await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const list = async (show = 'all') => (await admin.api.call('listJobs', { query: { show, limit: 50 } })).items;
/** A mail that the mail server refuses temporarily. */
async function refusedMail(): Promise<string> {
  mail.behave('refuse');
  await new ApiClient(server).call('forgotPassword', { body: { email: person.email } });
  server.advance(11 * 60_000);
  await until(async () => (await list()).some(({ error }) => error !== null));
  return (await list())[0]?.id ?? '';
}
beforeEach(() => server.database.query('delete from graphile_worker._private_jobs'));

test('shows what fails, why and whose it is, but neither addresses nor links', async () => {
  const id = await refusedMail();
  const jobs = await list('retrying');
  expect(jobs).toEqual([
    {
      id,
      task: 'send-mail',
      subject: 'Set a new password for Ascent',
      userId: person.id,
      state: 'retrying',
      attempts: 1,
      error: expect.stringMatching(/451 No room for/),
      createdAt: expect.any(String),
      runAt: expect.any(String),
    },
  ]);
  expect(JSON.stringify(jobs)).not.toMatch(/ivo@|Ivo|token|http/);
  expect((await admin.api.call('getJobQueue')).counts).toEqual({ waiting: 0, running: 0, retrying: 1, failed: 0 });
  expect(await list('failed')).toEqual([]);
});

test('retries a failed job from the beginning, and logs that', async () => {
  const id = await refusedMail();
  await server.database.query('update graphile_worker._private_jobs set attempts = 12, max_attempts = 12, run_at = now()');
  expect((await list('failed')).map((job) => job.id)).toEqual([id]);
  mail.behave('take');
  const before = mail.mails.length;
  expect(await admin.api.call('retryJob', { params: { jobId: id } })).toEqual({ retried: true });
  await until(() => mail.mails.length > before);
  await until(async () => (await list()).length === 0);
  expect(await admin.api.refused('retryJob', { params: { jobId: id } })).toMatchObject({ status: 404, code: 'job-not-found' });
  const { rows } = await server.database.query('select action_type, content_id, metadata from admin_actions order by id desc limit 1');
  expect(rows[0]).toMatchObject({ action_type: 'retry-job', content_id: id, metadata: { task: 'send-mail', userId: person.id, attempts: 12 } });
});

test('deletes one with a reason, but not while it runs', async () => {
  const id = await refusedMail();
  await until(async () => (await list())[0]?.state === 'retrying');
  const remove = { params: { jobId: id }, body: { reason: 'The student asked us to' } };
  await server.database.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'");
  expect(await admin.api.refused('deleteJob', remove)).toMatchObject({ status: 409, code: 'job-running' });
  await server.database.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  expect(await admin.api.call('deleteJob', remove)).toEqual({ deleted: true });
  expect(await list()).toEqual([]);
  const { rows } = await server.database.query('select action_type, metadata from admin_actions order by id desc limit 1');
  expect(rows[0]).toMatchObject({ action_type: 'delete-job', metadata: { reason: 'The student asked us to' } });
});

test('more than a page comes page by page, newest first', async () => {
  await server.database.query(`select graphile_worker.add_job('clean-up', '{}', run_at => now() + interval '1 hour') from generate_series(1, 60)`);
  const first = await admin.api.call('listJobs', { query: { limit: 50 } });
  const second = await admin.api.call('listJobs', { query: { limit: 50, cursor: first.nextCursor ?? '' } });
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 10, null]);
  const ids = [...first.items, ...second.items].map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

test('a regular task that fails says so until it succeeds; metrics count the queue', async () => {
  const settling = async () => (await admin.api.call('getJobQueue')).regularTasks.find(({ task }) => task === 'settle-memberships');
  const run = () => server.database.query(`select graphile_worker.add_job('settle-memberships', '{}')`);
  expect(await settling()).toMatchObject({ schedule: '* * * * *', lastError: null });
  // Once a plan has ended, the task reads everything that was paid.
  await server.database.query("update users set membership_tier = 'plus', membership_end_date = now() - interval '1 day' where id = $1", [person.id]);
  await server.database.query('alter table prepaid_months rename to gone');
  await run();
  await until(async () => (await settling())?.lastError?.includes('does not exist') === true);
  await until(async () => (await list('retrying')).length === 1);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/ascent_jobs\{state="retrying"\} 1/);
  expect(metrics).toMatch(/ascent_jobs_oldest_due_seconds 0/);
  await server.database.query('alter table gone rename to prepaid_months');
  await run();
  await until(async () => (await settling())?.lastSuccessAt !== null);
  await expect(runRegularTask('settle-memberships', server.database, server.now())).resolves.toBeUndefined();
});
