/** Forgotten and changed passwords, changed addresses, devices, the export, and the end of an account. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportParts, type ExportPart } from '#contract/account-settings.ts';
import { ApiClient } from '#tests/support/browserless-client.ts';
import { mailedLink, mailsTo, tokenIn } from '#tests/support/outbox.ts';
import { tablesByUser } from '#tests/support/row-filler.ts';
import { answerState, goodPassword, signUp, startExam, takeExam, verifiedStudent, type Person } from '#tests/support/students.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newPassword = 'another-peak-31';
const minute = 60_000;

/** Signs in on one more device. */
async function signIn(email: string, password = goodPassword, userAgent = ''): Promise<ApiClient> {
  const api = new ApiClient(server, userAgent ? { 'user-agent': userAgent } : {});
  await api.call('signIn', { body: { email, password } });
  return api;
}
const isSignedIn = async (api: ApiClient) => (await api.call('me')).me !== null;

async function resetToken(email: string, after = ''): Promise<string> {
  await new ApiClient(server).call('forgotPassword', { body: { email } });
  return tokenIn(await mailedLink(server.config.dataDir, email, '/reset-password', after && `/reset-password?token=${after}`));
}
const reset = (token: string, password = newPassword) => new ApiClient(server).refused('resetPassword', { body: { token, password } });

describe('a forgotten password', () => {
  test('is replaced with the mailed link, which signs in and ends every other session', async () => {
    const person = await verifiedStudent(server);
    const token = await resetToken(person.email);
    const api = new ApiClient(server);
    expect((await api.call('resetPassword', { body: { token, password: newPassword } })).me?.email).toBe(person.email);
    expect(await isSignedIn(api)).toBe(true);
    expect(await isSignedIn(person.api)).toBe(false);
    expect(await new ApiClient(server).refused('signIn', { body: { email: person.email, password: goodPassword } })).toMatchObject({ status: 401 });
    expect(await isSignedIn(await signIn(person.email, newPassword))).toBe(true);
    await expect.poll(() => mailsTo(server.config.dataDir, person.email).some((mail) => mail.includes('password was changed'))).toBe(true);
  });

  test('is asked for without telling who has an account', async () => {
    const { email } = await verifiedStudent(server);
    const api = new ApiClient(server);
    const answers = [];
    for (const address of [email, 'nobody.at.all@example.org']) answers.push(await api.try('forgotPassword', { body: { email: address } }));
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: { sent: true } },
      { status: 200, body: { sent: true } },
    ]);
    await mailedLink(server.config.dataDir, email, '/reset-password');
    expect(mailsTo(server.config.dataDir, 'nobody.at.all@example.org')).toEqual([]);
  });

  test('takes as long for an unknown address as for a known one', async () => {
    const { email } = await verifiedStudent(server);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const api = new ApiClient(server);
    for (let i = 0; i < 60; i++)
      for (const [who, address] of [
        ['known', email],
        ['unknown', `nobody${i}@example.org`],
      ] as const) {
        const started = performance.now();
        await api.call('forgotPassword', { body: { email: address } });
        times[who].push(performance.now() - started);
      }
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length / 2] ?? 0;
    expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(5);
    // Nobody's mailbox is flooded either, wherever the requests come from.
    expect(mailsTo(server.config.dataDir, email).filter((mail) => mail.includes('/reset-password')).length).toBeLessThanOrEqual(5);
  });

  test('its link works once, for fifteen minutes, and only as what it is', async () => {
    const person = await verifiedStudent(server);
    const token = await resetToken(person.email);
    expect(await person.api.refused('verifyEmail', { body: { token } })).toMatchObject({ code: 'link-expired' });
    expect(await person.api.refused('confirmEmail', { body: { token } })).toMatchObject({ code: 'link-expired' });
    server.advance(16 * minute);
    expect(await reset(token)).toMatchObject({ status: 410, code: 'link-expired' });
    server.advance(-16 * minute);
    await person.api.request('GET', `/reset-password?token=${token}`);
    await person.api.call('resetPassword', { body: { token, password: newPassword } });
    expect(await reset(token)).toMatchObject({ status: 410, code: 'link-expired' });
    expect(await reset('x'.repeat(32))).toMatchObject({ status: 410, code: 'link-expired' });
  });

  test('only the newest link works, and only its hash is kept', async () => {
    const person = await verifiedStudent(server);
    const first = await resetToken(person.email);
    server.advance(11_000);
    const second = await resetToken(person.email, first);
    expect(await reset(first)).toMatchObject({ code: 'link-expired' });
    const { rows } = await server.database.query<{ token_hash: string }>('select token_hash from email_links');
    expect(rows.some((row) => row.token_hash === second)).toBe(false);
    await person.api.call('resetPassword', { body: { token: second, password: newPassword } });
  });

  test('used twice at once, the link works once', async () => {
    const person = await verifiedStudent(server);
    const token = await resetToken(person.email);
    const tries = await Promise.all(
      ['first-try-11', 'second-try-22'].map((password) => new ApiClient(server).try('resetPassword', { body: { token, password } })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('its link is bound to the address it was sent to', async () => {
    const person = await verifiedStudent(server);
    const token = await resetToken(person.email);
    await server.database.query('update users set email = $2 where id = $1', [person.id, `moved.${person.email}`]);
    expect(await reset(token)).toMatchObject({ code: 'link-expired' });
    expect(await isSignedIn(person.api)).toBe(true);
  });

  test('the new one follows the rules, and a refused one does not use up the link', async () => {
    const person = await verifiedStudent(server);
    const token = await resetToken(person.email);
    expect((await reset(token, '12345')).fields).toEqual({ password: 'Password must be at least 6 characters' });
    expect(await reset(token, 'Password1')).toMatchObject({ status: 400, code: 'password-too-common' });
    await person.api.call('resetPassword', { body: { token, password: newPassword } });
  });

  test('the link also proves the address', async () => {
    const person = await signUp(server);
    const token = await resetToken(person.email);
    expect((await person.api.call('resetPassword', { body: { token, password: newPassword } })).me?.emailVerified).toBe(true);
  });
});

describe('changing the password', () => {
  test('needs the current one', async () => {
    const { api, email } = await verifiedStudent(server);
    const other = await signIn(email);
    expect(await api.refused('changePassword', { body: { currentPassword: 'not-it', password: newPassword } })).toMatchObject({
      status: 403,
      code: 'wrong-password',
      fields: { currentPassword: 'This is not your current password.' },
    });
    expect((await api.refused('changePassword', { body: { currentPassword: goodPassword, password: 'abc' } })).fields).toEqual({
      password: 'Password must be at least 6 characters',
    });
    expect(await api.refused('changePassword', { body: { currentPassword: goodPassword, password: 'letmein' } })).toMatchObject({
      code: 'password-too-common',
    });
    expect(await isSignedIn(other)).toBe(true);
    expect(await isSignedIn(await signIn(email))).toBe(true);
  });

  test('ends all other sessions, renews this one, and cancels links that were under way', async () => {
    const { api, email, id } = await verifiedStudent(server);
    const other = await signIn(email);
    const token = await resetToken(email);
    const [before] = api.cookies();
    await api.call('changePassword', { body: { currentPassword: goodPassword, password: newPassword } });
    expect(await isSignedIn(api)).toBe(true);
    expect(api.cookies()[0]?.value).not.toBe(before?.value);
    const stolen = await fetch(`${server.url}/api/accounts/me`, { headers: { cookie: `${before?.name}=${before?.value}` } });
    expect(await stolen.json()).toEqual({ me: null });
    expect(await isSignedIn(other)).toBe(false);
    expect(await reset(token)).toMatchObject({ code: 'link-expired' });
    expect(await new ApiClient(server).refused('signIn', { body: { email, password: goodPassword } })).toMatchObject({ status: 401 });
    expect(await isSignedIn(await signIn(email, newPassword))).toBe(true);
    const { rows } = await server.database.query<{ password: string }>('select password from auth_accounts where user_id = $1', [id]);
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('changing the address', () => {
  const ask = (person: Person, email: string, currentPassword = goodPassword) => person.api.call('changeEmail', { body: { email, currentPassword } });

  test('needs the password, and the old address stays until the new one is confirmed', async () => {
    const person = await verifiedStudent(server);
    const address = `new.${person.email}`;
    expect(await person.api.refused('changeEmail', { body: { email: address, currentPassword: 'not-it' } })).toMatchObject({ code: 'wrong-password' });
    expect((await person.api.refused('changeEmail', { body: { email: person.email, currentPassword: goodPassword } })).fields).toHaveProperty('email');
    await ask(person, address.toUpperCase());
    const link = await mailedLink(server.config.dataDir, address, '/confirm-email');
    await expect.poll(() => mailsTo(server.config.dataDir, person.email).some((mail) => mail.includes('about to change'))).toBe(true);
    expect((await person.api.call('me')).me?.email).toBe(person.email);
    expect((await person.api.call('getProfile')).pendingEmail).toBe(address);
    await person.api.request('GET', link);
    expect(await person.api.call('confirmEmail', { body: { token: tokenIn(link) } })).toEqual({ email: address });
    expect((await person.api.call('me')).me).toMatchObject({ email: address, emailVerified: true });
    expect((await person.api.call('getProfile')).pendingEmail).toBeNull();
    await expect.poll(() => mailsTo(server.config.dataDir, person.email).some((mail) => mail.includes('email was changed'))).toBe(true);
    expect(await isSignedIn(await signIn(address))).toBe(true);
    expect(await new ApiClient(server).refused('signIn', { body: { email: person.email, password: goodPassword } })).toMatchObject({ status: 401 });
    expect(await new ApiClient(server).refused('confirmEmail', { body: { token: tokenIn(link) } })).toMatchObject({ status: 410, code: 'link-expired' });
  });

  test('its link expires after an hour, and a new password cancels it', async () => {
    const person = await verifiedStudent(server);
    await ask(person, `late.${person.email}`);
    const token = tokenIn(await mailedLink(server.config.dataDir, `late.${person.email}`, '/confirm-email'));
    server.advance(61 * minute);
    expect(await person.api.refused('confirmEmail', { body: { token } })).toMatchObject({ code: 'link-expired' });
    server.advance(-61 * minute);
    await person.api.call('changePassword', { body: { currentPassword: goodPassword, password: newPassword } });
    expect(await person.api.refused('confirmEmail', { body: { token } })).toMatchObject({ code: 'link-expired' });
  });

  test('an address with an account cannot be taken, and the answer does not tell', async () => {
    const [person, other] = [await verifiedStudent(server), await verifiedStudent(server)];
    expect(await ask(person, other.email)).toEqual({ sent: true });
    await expect.poll(() => mailsTo(server.config.dataDir, other.email).at(-1)).toMatch(/already has an Ascent account/);
    expect(mailsTo(server.config.dataDir, other.email).some((mail) => mail.includes('/confirm-email'))).toBe(false);
  });

  test('an address that got an account meanwhile cannot be taken either', async () => {
    const person = await verifiedStudent(server);
    const address = `raced.${person.email}`;
    await ask(person, address);
    const token = tokenIn(await mailedLink(server.config.dataDir, address, '/confirm-email'));
    await new ApiClient(server).call('signUp', { body: { name: 'Quick', email: address, password: goodPassword } });
    expect(await person.api.refused('confirmEmail', { body: { token } })).toMatchObject({ code: 'link-expired' });
    expect((await person.api.call('me')).me?.email).toBe(person.email);
  });
});

describe('an address that was never verified', () => {
  test('can be corrected; the old link no longer works, the new one does', async () => {
    const person = await signUp(server);
    const old = tokenIn(await mailedLink(server.config.dataDir, person.email, '/verify-email'));
    const right = `right.${person.email}`;
    expect((await person.api.call('correctEmail', { body: { email: right.toUpperCase() } })).me).toMatchObject({ email: right, emailVerified: false });
    const token = tokenIn(await mailedLink(server.config.dataDir, right, '/verify-email'));
    expect(await person.api.refused('verifyEmail', { body: { token: old } })).toMatchObject({ code: 'link-expired' });
    await person.api.call('verifyEmail', { body: { token } });
    expect((await person.api.call('me')).me).toMatchObject({ email: right, emailVerified: true });
  });

  test('cannot become somebody else’s, and a verified one is not changed this way', async () => {
    const [person, other] = [await signUp(server), await verifiedStudent(server)];
    expect(await person.api.refused('correctEmail', { body: { email: other.email } })).toMatchObject({ status: 409, code: 'email-taken' });
    expect(await other.api.refused('correctEmail', { body: { email: `new.${other.email}` } })).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await other.api.call('me')).me?.email).toBe(other.email);
  });
});

test('the name can be changed, not emptied', async () => {
  const { api } = await verifiedStudent(server);
  expect((await api.call('updateProfile', { body: { name: '  Ada Lovelace ' } })).me.name).toBe('Ada Lovelace');
  expect((await api.call('me')).me?.name).toBe('Ada Lovelace');
  for (const name of ['', '   ', 'x'.repeat(81), 'a\u0000b']) expect(await api.refused('updateProfile', { body: { name } })).toMatchObject({ status: 400 });
  expect(await api.refused('updateProfile', { body: { name: 'A', isAdmin: true } })).toMatchObject({ status: 400 });
});

test('devices are listed in words, and all others can be signed out', async () => {
  const [person, stranger] = [await verifiedStudent(server), await verifiedStudent(server)];
  const phone = await signIn(person.email, goodPassword, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Mobile/15E148 Safari/604.1');
  const { devices } = await phone.call('getProfile');
  expect(devices.map(({ name, current }) => ({ name, current }))).toEqual([
    { name: 'Safari on iPhone', current: true },
    { name: 'Unknown device', current: false },
  ]);
  expect(JSON.stringify(devices)).not.toContain(stranger.id);
  expect(await phone.call('signOutElsewhere')).toEqual({ ended: 1 });
  expect([await isSignedIn(phone), await isSignedIn(person.api), await isSignedIn(stranger.api)]).toEqual([true, false, true]);
});

test('one device is signed out by itself, and not the one that asks', async () => {
  const person = await verifiedStudent(server);
  const [phone, tablet] = [await signIn(person.email, goodPassword, 'phone'), await signIn(person.email, goodPassword, 'tablet')];
  const idOf = async (api: ApiClient) => (await api.call('getProfile')).devices.find(({ current }) => current)?.id ?? '';
  const params = { signedInDeviceId: await idOf(tablet) };
  expect(await phone.call('signOutDevice', { params })).toEqual({ ended: true });
  expect([await isSignedIn(phone), await isSignedIn(tablet), await isSignedIn(person.api)]).toEqual([true, false, true]);
  expect(await phone.refused('signOutDevice', { params }), 'twice').toMatchObject({ status: 404, code: 'not-found' });
  expect(await phone.refused('signOutDevice', { params: { signedInDeviceId: await idOf(phone) } }), 'its own').toMatchObject({ code: 'not-found' });
  expect(await isSignedIn(phone)).toBe(true);
});

/** All rows of a part, page by page. */
async function exported(api: ApiClient, part: ExportPart): Promise<Record<string, unknown>[]> {
  const rows = [];
  for (let cursor: string | null | undefined = undefined; cursor !== null; ) {
    const page: { rows: Record<string, unknown>[]; nextCursor: string | null } = await api.call('exportData', { query: { part, ...(cursor && { cursor }) } });
    rows.push(...page.rows);
    cursor = page.nextCursor;
  }
  return rows;
}

describe('the export', () => {
  test('has everything of the student and nothing of anybody else', async () => {
    const [person, other] = [await verifiedStudent(server), await verifiedStudent(server)];
    const theirs = await takeExam(other, () => null);
    const resultId = await takeExam(person, ({ format }) => (format === 'choice' ? 'A' : '1'));
    const counts = Object.fromEntries(await Promise.all(exportParts.map(async (part) => [part, (await exported(person.api, part)).length] as const)));
    expect(counts).toMatchObject({ account: 1, examSessions: 1, answers: 98, results: 1, responses: 98, attempts: 98 });
    const [account] = await exported(person.api, 'account');
    expect(account).toMatchObject({ id: person.id, email: person.email, stats: { questionsAttempted: 98 } });
    expect((await exported(person.api, 'results'))[0]).toMatchObject({ id: resultId });
    const everything = JSON.stringify(await Promise.all(exportParts.map((part) => exported(person.api, part))));
    for (const foreign of [other.id, other.email, theirs]) expect(everything).not.toContain(foreign);
    expect(everything).not.toContain('argon2');
  });

  test('comes in pages that neither miss nor repeat a row', async () => {
    const person = await verifiedStudent(server);
    await server.database.query(
      `insert into question_attempts (user_id, id, position, number, question_id, question_version, topic_id, archetype, skill_tags, difficulty, context,
         answer, correct, time_spent_ms, first_seen, counted, attempted_at)
       select $1, gen_random_uuid(), 0, 1, 'q' || n, 1, 1, 'CID-a', '{}', 3, 'untimed-quiz', 'A', true, 1000, true, true, now() from generate_series(1, 2500) n`,
      [person.id],
    );
    const rows = await exported(person.api, 'attempts');
    expect(new Set(rows.map((row) => row['questionId'])).size).toBe(2500);
    expect(rows).toHaveLength(2500);
  });

  test('tells nothing about the running exam but what the student did', async () => {
    const person = await verifiedStudent(server);
    const { session, open } = await startExam(person);
    await person.api.call('saveAnswers', {
      params: { sessionId: session.id, position: 0 },
      body: { saves: open.module.questions.slice(0, 3).map(({ id }) => answerState(id, 'B')) },
    });
    const everything = JSON.stringify(await Promise.all(exportParts.map((part) => exported(person.api, part))));
    expect(everything).toContain(session.id);
    expect(everything).not.toMatch(/"correct"|oute"|pretest|theta|difficulty|solution/);
  });

  test('refuses a cursor it did not give', async () => {
    const { api } = await verifiedStudent(server);
    for (const cursor of ["'; drop table users", 'x', '~', `${'-'.repeat(36)}~a`])
      expect(await api.refused('exportData', { query: { part: 'answers', cursor } })).toMatchObject({ status: 400 });
    expect(await api.refused('exportData', { query: { part: 'passwords' } })).toMatchObject({ status: 400 });
  });
});

/** Rows about a user in every table that has them, by table. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await tablesByUser(server.database)) {
    const { rows } = await server.database.query<{ count: number }>(`select count(*) from ${table} where user_id = $1`, [userId]);
    found[table] = rows[0]?.count ?? 0;
  }
  const { rows } = await server.database.query<{ count: number }>('select count(*) from users where id = $1', [userId]);
  return { ...found, users: rows[0]?.count ?? 0 };
}

describe('deleting the account', () => {
  const deletion = (currentPassword: string, confirmation: string) => ({ body: { currentPassword, confirmation } });

  test('needs the password and the word', async () => {
    const { api, id } = await verifiedStudent(server);
    expect(await api.refused('deleteAccount', deletion('not-it', 'DELETE'))).toMatchObject({ status: 403, code: 'wrong-password' });
    expect((await api.refused('deleteAccount', deletion(goodPassword, 'delete'))).fields).toEqual({ confirmation: 'Please type DELETE.' });
    expect((await rowsOf(id))['users']).toBe(1);
  });

  test('removes every row of the student and none of anybody else, and ends all sessions', async () => {
    const [person, other] = [await verifiedStudent(server), await verifiedStudent(server)];
    for (const student of [person, other]) {
      await takeExam(student, () => null);
      await startExam(student, { practiceExamId: 'practice-exam-2' });
    }
    const second = await signIn(person.email);
    await resetToken(person.email);
    const before = await rowsOf(other.id);
    expect((await rowsOf(person.id))['question_attempts']).toBe(98);
    expect(await person.api.call('deleteAccount', deletion(goodPassword, 'DELETE'))).toEqual({ deleted: true });
    expect(Object.entries(await rowsOf(person.id)).filter(([, count]) => count > 0)).toEqual([]);
    expect(await rowsOf(other.id)).toEqual(before);
    expect(before).toMatchObject({ exam_sessions: 2, exam_results: 1, users: 1 });
    expect(person.api.cookies()).toEqual([]);
    expect([await isSignedIn(person.api), await isSignedIn(second), await isSignedIn(other.api)]).toEqual([false, false, true]);
    expect(await second.refused('getProfile')).toMatchObject({ status: 401 });
    expect(await new ApiClient(server).refused('signIn', { body: { email: person.email, password: goodPassword } })).toMatchObject({ status: 401 });
    const again = await new ApiClient(server).call('signUp', { body: { name: 'Again', email: person.email, password: goodPassword } });
    expect(again.me.id).not.toBe(person.id);
  });
});

test('tries at the current password are limited', async () => {
  const limited = await startTestServer({ enforceRateLimits: true });
  const { api } = await verifiedStudent(limited);
  const tries = [];
  for (let i = 0; i < 11; i++) tries.push(await api.try('deleteAccount', { body: { currentPassword: 'wrong', confirmation: 'DELETE' } }));
  expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  await limited.stop();
});
