/** Signing in with two-step verification: what the code opens, what guessing costs, and what cannot bypass it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appCode } from '#tests/support/authenticator.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { startStandIns, type StandIns } from '#tests/support/identity/stand-ins.ts';
import { answerAt, comeBack, signInAt } from '#tests/support/identity/visit.ts';
import { mailedLink, tokenIn } from '#tests/support/outbox.ts';
import { freePort } from '#tests/support/real-server.ts';
import { goodPassword, isSignedIn, verifiedStudent } from '#tests/support/students.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { give, password, twoStepStudents } from '#tests/support/two-step-students.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
// Every test has time steps of its own.
beforeEach(() => server.advance(120_000));

const minute = 60_000;

const { waiting, protectedStudent, code, badCode, mails } = twoStepStudents(() => server);

describe('signing in with it', () => {
  test('gives no session before the code, and one after it', async () => {
    const person = await protectedStudent();
    const api = await waiting(person.email);
    expect(api.cookies().map(({ name }) => name)).toEqual(['ascent-pending']);
    expect(await isSignedIn(api)).toBe(false);
    expect(await api.refused('getProfile')).toMatchObject({ status: 401 });
    expect((await api.call('getChallenge')).challenge).toEqual({ phoneEnding: null });
    expect(await api.refused('signInWithCode', give(badCode(person)))).toMatchObject({ status: 403, code: 'wrong-code' });
    expect(await isSignedIn(api)).toBe(false);
    expect((await api.call('signInWithCode', give(code(person)))).me.id).toBe(person.id);
    expect(await isSignedIn(api)).toBe(true);
    expect(api.cookies().map(({ name }) => name)).toEqual(['ascent', 'ascent-device']);
  });

  test('a wrong password asks for no code', async () => {
    const person = await protectedStudent();
    const api = new ApiClient(server);
    expect(await api.refused('signIn', { body: { email: person.email, password: 'wrong-password' } })).toMatchObject({ code: 'sign-in-failed' });
    expect(api.cookies()).toEqual([]);
    expect((await api.call('getChallenge')).challenge).toBeNull();
  });

  test('the cookie in between is out of reach of scripts and other sites, and is kept as a hash', async () => {
    const person = await protectedStudent();
    const response = await new ApiClient(server).request('POST', '/api/accounts/sign-in', {
      body: JSON.stringify({ email: person.email, password: goodPassword }),
      headers: { 'content-type': 'application/json' },
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^ascent-pending=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const { rows } = await server.database.query<{ token_hash: string }>('select token_hash from pending_sign_ins where user_id = $1', [person.id]);
    expect(rows).toHaveLength(1);
    expect(cookie).not.toContain(rows[0]?.token_hash);
  });

  test('a code is good a step early or late, and never twice', async () => {
    const person = await protectedStudent();
    const used = code(person);
    await (await waiting(person.email)).call('signInWithCode', give(used));
    const again = await waiting(person.email);
    expect(await again.refused('signInWithCode', give(used))).toMatchObject({ code: 'wrong-code' });
    server.advance(30_000);
    expect(await again.refused('signInWithCode', give(used))).toMatchObject({ code: 'wrong-code' });
    expect(await again.refused('signInWithCode', give(appCode(person.factor.secret, server.now() + 60_000)))).toMatchObject({ code: 'wrong-code' });
    expect(await again.refused('signInWithCode', give(appCode(person.factor.secret, server.now() - 60_000)))).toMatchObject({ code: 'wrong-code' });
    await again.call('signInWithCode', give(` ${code(person).slice(0, 3)} ${code(person).slice(3)} `));
    expect(await isSignedIn(again)).toBe(true);
  });

  test('the code that switched it on does not sign in', async () => {
    const person = await verifiedStudent(server);
    const { secret } = await person.api.call('beginTwoFactor', { body: password });
    const first = appCode(secret, server.now());
    await person.api.call('confirmTwoFactor', { body: { code: first } });
    expect(await (await waiting(person.email)).refused('signInWithCode', give(first))).toMatchObject({ code: 'wrong-code' });
  });

  test('two browsers that send the same code at once: one gets in', async () => {
    const person = await protectedStudent();
    const browsers = await Promise.all(Array.from({ length: 4 }, () => waiting(person.email)));
    const answers = await Promise.all(browsers.map((api) => api.try('signInWithCode', give(code(person)))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  });

  test('a pending sign-in is for one session, in one browser, for ten minutes', async () => {
    const person = await protectedStudent();
    const api = await waiting(person.email);
    const cookie = api
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const withCookie = () => new ApiClient(server, { cookie });
    expect(await new ApiClient(server).refused('signInWithCode', give(code(person)))).toMatchObject({ status: 410, code: 'sign-in-expired' });
    await api.call('signInWithCode', give(code(person)));
    server.advance(30_000);
    expect(await withCookie().refused('signInWithCode', give(code(person)))).toMatchObject({ status: 410, code: 'sign-in-expired' });
    const late = await waiting(person.email);
    server.advance(11 * minute);
    expect((await late.call('getChallenge')).challenge).toBeNull();
    expect(await late.refused('signInWithCode', give(code(person)))).toMatchObject({ code: 'sign-in-expired' });
    const left = await waiting(person.email);
    await left.call('abandonSignIn');
    expect(left.cookies()).toEqual([]);
  });

  test('one account’s pending sign-in takes no code of another, and none can be completed by two requests at once', async () => {
    const [person, other] = [await protectedStudent(), await protectedStudent()];
    const api = await waiting(person.email);
    expect(await api.refused('signInWithCode', give(code(other)))).toMatchObject({ code: 'wrong-code' });
    expect(await api.refused('signInWithCode', give(other.factor.backupCodes[0] ?? '', 'backup'))).toMatchObject({ code: 'wrong-code' });
    // With all connections open already, the requests really meet.
    await Promise.all(person.factor.backupCodes.map(() => server.database.query('select pg_sleep(0.05)')));
    const all = await Promise.all(person.factor.backupCodes.map((backup) => api.try('signInWithCode', give(backup, 'backup'))));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 410)).toHaveLength(9);
  });
});

describe('guessing', () => {
  test('ends after five wrong codes for fifteen minutes, wherever they come from; the owner is told and gets in with a backup code', async () => {
    const person = await protectedStudent();
    const guesses = [];
    for (let guess = 0; guess < 7; guess++) guesses.push(await (await waiting(person.email)).refused('signInWithCode', give(badCode(person))));
    expect(guesses.map((answer) => answer.code)).toEqual([...Array.from({ length: 5 }, () => 'wrong-code'), 'too-many-codes', 'too-many-codes']);
    const owner = await waiting(person.email);
    expect(await owner.refused('signInWithCode', give(code(person)))).toMatchObject({ status: 429, code: 'too-many-codes' });
    await expect.poll(() => mails(person, 'several wrong codes')).toBe(1);
    await owner.call('signInWithCode', give(person.factor.backupCodes[0] ?? '', 'backup'));
    server.advance(15 * minute + 1000);
    await (await waiting(person.email)).call('signInWithCode', give(code(person)));
  });

  test('many guesses at once count like many guesses', async () => {
    const person = await protectedStudent();
    const api = await waiting(person.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.refused('signInWithCode', give(badCode(person)))));
    expect(answers.filter((answer) => answer.code === 'wrong-code')).toHaveLength(5);
    expect(await api.refused('signInWithCode', give(code(person)))).toMatchObject({ code: 'too-many-codes' });
  });

  test('at one account does not count for another', async () => {
    const [person, other] = [await protectedStudent(), await protectedStudent()];
    for (let guess = 0; guess < 6; guess++) await (await waiting(person.email)).refused('signInWithCode', give(badCode(person)));
    await (await waiting(other.email)).call('signInWithCode', give(code(other)));
  });

  test('backup codes are limited too', async () => {
    const person = await protectedStudent();
    const api = await waiting(person.email);
    const answers = [];
    for (let guess = 0; guess < 11; guess++) answers.push((await api.refused('signInWithCode', give('aaaaa-aaaaa', 'backup'))).code);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 'wrong-code'), 'too-many-codes']);
    await api.call('signInWithCode', give(code(person)));
  });
});

describe('what does not get around it', () => {
  test('a password set anew with the mailed link', async () => {
    const person = await protectedStudent();
    const trusted = await waiting(person.email);
    await trusted.call('signInWithCode', give(code(person), 'app', true));
    await new ApiClient(server).call('forgotPassword', { body: { email: person.email } });
    const token = tokenIn(await mailedLink(server.config.dataDir, person.email, '/reset-password'));
    // Even in the browser that was trusted.
    const { me, challenge } = await trusted.call('resetPassword', { body: { token, password: 'another-peak-31' } });
    expect({ me, challenge }).toEqual({ me: null, challenge: { phoneEnding: null } });
    expect([await isSignedIn(trusted), await isSignedIn(person.api)]).toEqual([false, false]);
    server.advance(30_000);
    await trusted.call('signInWithCode', give(code(person)));
    expect(await isSignedIn(trusted)).toBe(true);
  });

  test('a sign-in that was waiting when the password changed', async () => {
    const person = await protectedStudent();
    const api = await waiting(person.email);
    await person.api.call('changePassword', { body: { currentPassword: goodPassword, password: 'another-peak-31' } });
    expect(await api.refused('signInWithCode', give(code(person)))).toMatchObject({ code: 'sign-in-expired' });
  });

  test('a session cookie that is the pending one', async () => {
    const person = await protectedStudent();
    const [pending] = (await waiting(person.email)).cookies();
    expect(await isSignedIn(new ApiClient(server, { cookie: `ascent=${pending?.value}` }))).toBe(false);
  });
});

describe('an identity provider', () => {
  let there: StandIns;
  let school: TestServer;
  beforeAll(async () => {
    there = await startStandIns();
    const port = String(await freePort());
    school = await startTestServer({ environment: { ...there.environment, PORT: port, PUBLIC_URL: `http://localhost:${port}` } });
  });
  afterAll(async () => {
    await school.stop();
    await there.stop();
  });

  test('does not get around it either: it asks for a code, and the code opens the session', async () => {
    there.person = { id: '7001', name: 'Noor Haddad', email: 'noor7001@example.org', verified: true };
    const home = new ApiClient(school);
    expect(await signInAt(home, 'google')).toBe('signed-in');
    // Without a password, a recent visit to the provider takes its place.
    expect(await home.refused('beginTwoFactor', { body: {} })).toMatchObject({ code: 'confirm-first' });
    const { url } = await home.call('beginIdentityConfirmation', { body: { provider: 'google', popup: true } });
    expect(await comeBack(home, await answerAt(url))).toBe('confirmed');
    const { secret } = await home.call('beginTwoFactor', { body: {} });
    await home.call('confirmTwoFactor', { body: { code: appCode(secret, school.now() - 30_000) } });
    const elsewhere = new ApiClient(school);
    expect(await signInAt(elsewhere, 'google')).toBe('two-factor');
    expect(await isSignedIn(elsewhere)).toBe(false);
    await elsewhere.call('signInWithCode', give(appCode(secret, school.now())));
    expect(await isSignedIn(elsewhere)).toBe(true);
  });
});
