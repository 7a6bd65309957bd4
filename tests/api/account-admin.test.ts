/** What administrators can do about the security of somebody's account. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appCode, turnOnTwoFactor } from '../support/authenticator.ts';
import { ApiClient } from '../support/api-client.ts';
import { mailsTo } from '../support/outbox.ts';
import { goodPassword, isSignedIn, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await verifiedStudent(server);
  await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
});
beforeEach(() => server.advance(120_000));
afterAll(() => server.stop());

const action = (userId: string, reason = 'Lost phone, identity checked by call') => ({ params: { userId }, body: { reason } });
const actions = async (userId: string) =>
  (
    await server.database.query<{ admin_id: string; action_type: string; metadata: unknown }>(
      'select admin_id, action_type, metadata from admin_actions where content_id = $1 order by id',
      [userId],
    )
  ).rows;

test('signing somebody out everywhere ends sessions, device trust and pending sign-ins, and is logged', async () => {
  const [person, other] = [await verifiedStudent(server), await verifiedStudent(server)];
  const { secret } = await turnOnTwoFactor(person.api, () => server.now());
  const home = new ApiClient(server);
  const body = { email: person.email, password: goodPassword };
  await home.call('signIn', { body });
  await home.call('signInWithCode', { body: { method: 'app', code: appCode(secret, server.now()), trustDevice: true } });
  const waiting = new ApiClient(server);
  await waiting.call('signIn', { body });
  expect(await admin.api.call('getAccountSecurity', { params: { userId: person.id } })).toMatchObject({ sessions: 2, backupCodesLeft: 10, hasPhone: false });
  expect(await admin.api.call('endAllSessions', action(person.id))).toMatchObject({ sessions: 0, twoFactorSince: expect.any(String) });
  expect([await isSignedIn(person.api), await isSignedIn(home), await isSignedIn(other.api)]).toEqual([false, false, true]);
  expect((await waiting.call('getChallenge')).challenge).toBeNull();
  expect((await home.call('signIn', { body })).me).toBeNull();
  expect(await actions(person.id)).toMatchObject([
    { admin_id: admin.id, action_type: 'end-sessions', metadata: { reason: 'Lost phone, identity checked by call', sessionsEnded: 2 } },
  ]);
});

test('removing two-step verification needs a reason, signs out everywhere, is reported to the owner and logged', async () => {
  const person = await verifiedStudent(server);
  await turnOnTwoFactor(person.api, () => server.now());
  expect(await admin.api.refused('removeTwoFactor', action(person.id, ' '))).toMatchObject({ status: 400, fields: { reason: 'Please give a reason.' } });
  expect(await admin.api.call('removeTwoFactor', action(person.id))).toEqual({
    sessions: 0,
    twoFactorSince: null,
    backupCodesLeft: 0,
    hasPhone: false,
    isAuthor: false,
  });
  expect(await isSignedIn(person.api)).toBe(false);
  expect((await new ApiClient(server).call('signIn', { body: { email: person.email, password: goodPassword } })).me?.id).toBe(person.id);
  await expect.poll(() => mailsTo(server.config.dataDir, person.email).some((mail) => mail.includes('An administrator removed'))).toBe(true);
  expect(await actions(person.id)).toMatchObject([{ admin_id: admin.id, action_type: 'remove-two-factor' }]);
  expect(await admin.api.refused('removeTwoFactor', action(person.id))).toMatchObject({ status: 409, code: 'two-factor-off' });
  expect(await actions(person.id)).toHaveLength(1);
});

test('not on one’s own account, not on a nonexistent one, and not by students', async () => {
  const student = await verifiedStudent(server);
  await turnOnTwoFactor(admin.api, () => server.now());
  for (const id of ['endAllSessions', 'removeTwoFactor'] as const) {
    expect(await admin.api.refused(id, action(admin.id))).toMatchObject({ status: 409, code: 'own-account' });
    expect(await admin.api.refused(id, action('01900000-0000-7000-8000-000000000000'))).toMatchObject({ status: 404, code: 'user-not-found' });
    expect(await student.api.refused(id, action(admin.id))).toMatchObject({ status: 403, code: 'forbidden' });
  }
  expect((await admin.api.call('getTwoFactor')).since).not.toBeNull();
});

test('log entries of administrators’ actions outlive the account they are about, without identifying anyone', async () => {
  const person = await verifiedStudent(server);
  const other = await verifiedStudent(server);
  for (const { id } of [person, other]) await admin.api.call('endAllSessions', action(id, 'Jordan Miller asked by phone'));
  await admin.api.call('grantMembership', {
    params: { userId: person.id },
    body: { tier: 'plus', months: 1, reason: 'Jordan Miller won it', lastChangeId: null },
  });
  const log = async () =>
    (await server.database.query<{ row: string }>('select to_jsonb(a)::text as row from admin_actions a order by id desc limit 3')).rows.map(({ row }) => row);
  const [, , before] = await log();
  await person.api.call('signIn', { body: { email: person.email, password: goodPassword } });
  await person.api.call('deleteAccount', { body: { currentPassword: goodPassword, confirmation: 'DELETE' } });
  const after = await log();
  expect(before).toContain(person.id);
  expect(after.filter((row) => row.includes(person.id) || (row.includes('Jordan') && !row.includes(other.id)))).toEqual([]);
  const about = after.flatMap((row) => /"userId": "(deleted-[\w-]{22})"/.exec(row)?.[1] ?? []);
  expect(new Set(about).size).toBe(1);
  expect(after.filter((row) => row.includes(about[0] ?? '')).map((row) => /"action_type": "([\w-]+)"/.exec(row)?.[1])).toEqual([
    'grant-membership',
    'end-sessions',
  ]);
  expect(after.some((row) => row.includes(other.id) && row.includes('Jordan Miller asked by phone'))).toBe(true);
});
