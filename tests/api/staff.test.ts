/** Authors: who makes them, what they may do, and that in production roles mean nothing without a second factor. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnOnTwoFactor } from '../support/authenticator.ts';
import { verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const reason = 'Writes for us from today';

async function adminOf(server: TestServer): Promise<Person> {
  const admin = await verifiedStudent(server);
  await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
  return admin;
}

describe('an author', () => {
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await adminOf(server);
  });
  afterAll(() => server.stop());

  test('is made and unmade by an administrator, from the next call on, and both are logged', async () => {
    const person = await verifiedStudent(server);
    const params = { userId: person.id };
    expect(await person.api.refused('listReportedQuestions', {})).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await admin.api.call('setAuthor', { params, body: { isAuthor: true, reason } })).toMatchObject({ isAuthor: true });
    expect((await person.api.call('me')).me).toMatchObject({ isAuthor: true, isAdmin: false });
    expect((await person.api.call('listReportedQuestions')).items).toEqual([]);
    expect(await person.api.refused('searchMembers', {})).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await person.api.refused('setAuthor', { params, body: { isAuthor: true, reason } })).toMatchObject({ status: 403 });
    await admin.api.call('setAuthor', { params, body: { isAuthor: false, reason } });
    expect(await person.api.refused('listReportedQuestions', {})).toMatchObject({ status: 403, code: 'forbidden' });
    const { rows } = await server.database.query<{ action_type: string }>('select action_type from admin_actions where content_id = $1 order by id', [
      person.id,
    ]);
    expect(rows.map(({ action_type }) => action_type)).toEqual(['make-author', 'end-author']);
  });

  test('is not taken back by an old entry of the log once somebody has decided again', async () => {
    const person = await verifiedStudent(server);
    const params = { userId: person.id };
    const lastEntry = async () => (await admin.api.call('listAdminActions', { query: { q: person.id, limit: 1 } })).items[0]?.id ?? '';
    await admin.api.call('setAuthor', { params, body: { isAuthor: true, reason } });
    const made = await lastEntry();
    await admin.api.call('setAuthor', { params, body: { isAuthor: false, reason } });
    await admin.api.call('setAuthor', { params, body: { isAuthor: true, reason: 'Came back' } });
    const takeBack = { isAuthor: false, reason: 'Taken back in the action log' };
    expect(await admin.api.refused('setAuthor', { params, body: { ...takeBack, takesBack: made } })).toMatchObject({ status: 409, code: 'changed-since' });
    expect((await person.api.call('me')).me?.isAuthor).toBe(true);
    expect(await admin.api.call('setAuthor', { params, body: { ...takeBack, takesBack: await lastEntry() } })).toMatchObject({ isAuthor: false });
  });

  test('has a session of twelve hours without use, as administrators do', async () => {
    const person = await verifiedStudent(server);
    await admin.api.call('setAuthor', { params: { userId: person.id }, body: { isAuthor: true, reason } });
    await server.database.query(`update sessions set updated_at = now() - interval '13 hours' where user_id = $1`, [person.id]);
    expect((await person.api.call('me')).me).toBeNull();
  });
});

test('in production authors and administrators need a second factor', async () => {
  const environment = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000', MAIL_OUTBOX: '1', DRAIN_SECONDS: '0' };
  const server = await startTestServer({ environment });
  try {
    const [admin, author, student] = [await adminOf(server), await verifiedStudent(server), await verifiedStudent(server)];
    await server.database.query('update users set is_author = true where id = $1', [author.id]);
    for (const [person, id] of [
      [admin, 'listJobs'],
      [author, 'listReportedQuestions'],
    ] as const) {
      expect((await person.api.call('me')).me?.needsTwoFactor).toBe(true);
      expect(await person.api.refused(id, {})).toMatchObject({ status: 403, code: 'two-factor-required' });
      await turnOnTwoFactor(person.api, () => server.now());
      expect((await person.api.call('me')).me?.needsTwoFactor).toBe(false);
      await person.api.call(id);
    }
    expect((await student.api.call('me')).me?.needsTwoFactor).toBe(false);
  } finally {
    await server.stop();
  }
});
