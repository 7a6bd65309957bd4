/** Authors: who makes them, what they may do, and that in production roles mean nothing without a second factor. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { turnOnTwoFactor } from '../support/authenticator.ts';
import { verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

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

  test('is decided about by two administrators at once: only what came last can be undone, whoever’s clock is ahead', async () => {
    const person = await verifiedStudent(server);
    const other = await adminOf(server);
    const params = { userId: person.id };
    const waiting = async () => {
      const { rows } = await server.database.query<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows[0]?.n ?? 0;
    };
    const holder = server.database.separate(1);
    const answers: Promise<unknown>[] = [];
    await holder.transaction(async (queryable) => {
      await queryable.query('select 1 from users where id = $1 for update', [person.id]);
      server.advance(1000);
      answers.push(admin.api.call('setAuthor', { params, body: { isAuthor: true, reason } }));
      await until(async () => (await waiting()) === 1);
      // The other server’s clock, or this one’s, was read earlier; its turn comes later.
      server.advance(-1000);
      answers.push(other.api.call('setAuthor', { params, body: { isAuthor: false, reason } }));
      await until(async () => (await waiting()) === 2);
    });
    await Promise.all(answers);
    await holder.close();
    const [last, first] = (await admin.api.call('listAdminActions', { query: { q: person.id } })).items;
    expect([last?.actionType, first?.actionType]).toEqual(['end-author', 'make-author']);
    const undo = (api: Person['api'], isAuthor: boolean, takesBack = '') => api.try('setAuthor', { params, body: { isAuthor, reason, takesBack } });
    expect((await undo(admin.api, false, first?.id)).status).toBe(409);
    // Both press Undo on the same entry: one takes it back, and the other is told.
    const both = await Promise.all([admin, other].map(({ api }) => undo(api, true, last?.id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await person.api.call('me')).me?.isAuthor).toBe(true);
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
      // Every call of the role, not only this one; and none says more about its input than that.
      for (const [each, { access, path }] of Object.entries(calls) as [keyof typeof calls, Call][])
        if (access === 'author' || (access === 'admin' && person === admin)) {
          const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'x']));
          expect(await person.api.refused(each, { params }), each).toMatchObject({ status: 403, code: 'two-factor-required' });
        }
      await turnOnTwoFactor(person.api, () => server.now());
      expect((await person.api.call('me')).me?.needsTwoFactor).toBe(false);
      await person.api.call(id);
    }
    expect((await student.api.call('me')).me?.needsTwoFactor).toBe(false);
  } finally {
    await server.stop();
  }
});
