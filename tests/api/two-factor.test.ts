/** Two-step verification: setting it up, the step it adds, what cannot bypass it, and what ends it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appCode, turnOnTwoFactor, wrongCode, type TwoFactor } from '#tests/support/authenticator.ts';
import { ApiClient } from '#tests/support/browserless-client.ts';
import { startStandIns, type StandIns } from '#tests/support/identity/stand-ins.ts';
import { answerAt, comeBack, signInAt } from '#tests/support/identity/visit.ts';
import { mailedLink, mailsTo, tokenIn } from '#tests/support/outbox.ts';
import { freePort } from '#tests/support/real-server.ts';
import { goodPassword, verifiedStudent, type Person } from '#tests/support/students.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
// Every test has time steps of its own.
beforeEach(() => server.advance(120_000));

const minute = 60_000;
const day = 24 * 3600_000;
const isSignedIn = async (api: ApiClient) => (await api.call('me')).me !== null;
const password = { currentPassword: goodPassword };

/** Enters the password in a separate browser; the sign-in then waits for a code. */
async function waiting(email: string, given = goodPassword): Promise<ApiClient> {
  const api = new ApiClient(server);
  const { me, challenge } = await api.call('signIn', { body: { email, password: given } });
  expect({ me, challenge }).toEqual({ me: null, challenge: { phoneEnding: null } });
  return api;
}

const give = (code: string, method: 'app' | 'backup' | 'text' = 'app', trustDevice = false) => ({ body: { code, method, trustDevice } });

interface Protected extends Person {
  readonly factor: TwoFactor;
}

async function protectedStudent(): Promise<Protected> {
  const person = await verifiedStudent(server);
  return { ...person, factor: await turnOnTwoFactor(person.api, server.now()) };
}

const code = ({ factor }: Protected) => appCode(factor.secret, server.now());
const badCode = ({ factor }: Protected) => wrongCode(factor.secret, server.now());
const mails = (person: Person, text: string) => mailsTo(server.config.dataDir, person.email).filter((mail) => mail.includes(text)).length;

describe('setting it up', () => {
  test('needs the password, shows the secret, and counts only after a right code', async () => {
    const { api, email } = await verifiedStudent(server);
    expect(await api.refused('beginTwoFactor', { body: { currentPassword: 'not-it' } })).toMatchObject({ status: 403, code: 'wrong-password' });
    const { secret, otpauthUrl } = await api.call('beginTwoFactor', { body: password });
    expect(new URL(otpauthUrl).searchParams.get('secret')).toBe(secret);
    expect(await api.refused('confirmTwoFactor', { body: { code: wrongCode(secret, server.now()) } })).toMatchObject({
      code: 'wrong-code',
      fields: { code: expect.stringMatching(/incorrect/) },
    });
    expect((await api.call('getTwoFactor')).since).toBeNull();
    expect((await new ApiClient(server).call('signIn', { body: { email, password: goodPassword } })).me?.email).toBe(email);
  });

  test('gives ten backup codes once, keeps neither them nor the secret readable, and tells the owner', async () => {
    const person = await protectedStudent();
    expect(new Set(person.factor.backupCodes).size).toBe(10);
    for (const backup of person.factor.backupCodes) expect(backup).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    expect(await person.api.call('getTwoFactor')).toMatchObject({ since: expect.any(String), backupCodesLeft: 10, trustedDevices: [] });
    const { rows } = await server.database.query<{ all: string }>(
      `select f.secret || (select string_agg(b.code_hash, ' ') from backup_codes b where b.user_id = f.user_id) as all from two_factor_secrets f where f.user_id = $1`,
      [person.id],
    );
    const kept = rows[0]?.all ?? '';
    expect(kept).not.toContain(person.factor.secret);
    for (const backup of person.factor.backupCodes) expect(kept).not.toContain(backup.replace('-', ''));
    await expect.poll(() => mails(person, 'Two-step verification was turned on')).toBe(1);
    expect(await person.api.refused('beginTwoFactor', { body: password })).toMatchObject({ status: 409, code: 'two-factor-on' });
  });

  test('ends the other sessions, which were opened without a code', async () => {
    const person = await verifiedStudent(server);
    const other = new ApiClient(server);
    await other.call('signIn', { body: { email: person.email, password: goodPassword } });
    await turnOnTwoFactor(person.api, server.now());
    expect([await isSignedIn(person.api), await isSignedIn(other)]).toEqual([true, false]);
  });

  test('begins anew after half an hour, and each time with another secret', async () => {
    const { api } = await verifiedStudent(server);
    const first = await api.call('beginTwoFactor', { body: password });
    const second = await api.call('beginTwoFactor', { body: password });
    expect(await api.refused('confirmTwoFactor', { body: { code: appCode(first.secret, server.now()) } })).toMatchObject({ code: 'wrong-code' });
    server.advance(31 * minute);
    expect(await api.refused('confirmTwoFactor', { body: { code: appCode(second.secret, server.now()) } })).toMatchObject({
      status: 410,
      code: 'set-up-expired',
    });
  });
});

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

describe('backup codes', () => {
  test('work once each, however they are typed, and their use is told', async () => {
    const person = await protectedStudent();
    const backup = person.factor.backupCodes[3] ?? '';
    await (await waiting(person.email)).call('signInWithCode', give(` ${backup.toUpperCase().replace('-', ' ')} `, 'backup'));
    expect((await person.api.call('getTwoFactor')).backupCodesLeft).toBe(9);
    await expect.poll(() => mails(person, '9 codes are left')).toBe(1);
    expect(await (await waiting(person.email)).refused('signInWithCode', give(backup, 'backup'))).toMatchObject({ code: 'wrong-code' });
  });

  test('sent twice at once, a code works once', async () => {
    const person = await protectedStudent();
    const browsers = [await waiting(person.email), await waiting(person.email)];
    const answers = await Promise.all(browsers.map((api) => api.try('signInWithCode', give(person.factor.backupCodes[0] ?? '', 'backup'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('new ones need the password and end the old ones', async () => {
    const person = await protectedStudent();
    expect(await person.api.refused('renewBackupCodes', { body: { currentPassword: 'not-it' } })).toMatchObject({ code: 'wrong-password' });
    const { backupCodes } = await person.api.call('renewBackupCodes', { body: password });
    const api = await waiting(person.email);
    expect(await api.refused('signInWithCode', give(person.factor.backupCodes[0] ?? '', 'backup'))).toMatchObject({ code: 'wrong-code' });
    await api.call('signInWithCode', give(backupCodes[0] ?? '', 'backup'));
    await expect.poll(() => mails(person, 'New backup codes')).toBe(1);
    const without = await verifiedStudent(server);
    expect(await without.api.refused('renewBackupCodes', { body: password })).toMatchObject({ status: 409, code: 'two-factor-off' });
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

describe('a trusted browser', () => {
  test('is not asked for thirty days; another browser and another account are', async () => {
    const [person, other] = [await protectedStudent(), await protectedStudent()];
    const home = await waiting(person.email);
    await home.call('signInWithCode', give(code(person), 'app', true));
    await home.call('signOut');
    expect((await home.call('signIn', { body: { email: person.email, password: goodPassword } })).me?.id).toBe(person.id);
    await waiting(person.email);
    // A sibling at the same computer has to enter their own code; then both accounts trust the browser.
    await home.call('signOut');
    expect((await home.call('signIn', { body: { email: other.email, password: goodPassword } })).me).toBeNull();
    await home.call('signInWithCode', give(code(other), 'app', true));
    for (const { email, id } of [person, other]) expect((await home.call('signIn', { body: { email, password: goodPassword } })).me?.id).toBe(id);
    server.advance(30 * day + minute);
    expect((await home.call('signIn', { body: { email: person.email, password: goodPassword } })).me).toBeNull();
    server.advance(-30 * day - minute);
  });

  test('is listed, forgotten one by one or with all other devices, and never by somebody else', async () => {
    const [person, stranger] = [await protectedStudent(), await protectedStudent()];
    const home = await waiting(person.email);
    await home.call('signInWithCode', give(code(person), 'app', true));
    const { trustedDevices } = await home.call('getTwoFactor');
    expect(trustedDevices).toMatchObject([{ name: 'Unknown device', current: true }]);
    expect((await person.api.call('getTwoFactor')).trustedDevices).toMatchObject([{ current: false }]);
    const params = { deviceId: trustedDevices[0]?.id ?? '' };
    expect(await stranger.api.refused('forgetTrustedDevice', { params })).toMatchObject({ status: 404 });
    await home.call('signOutElsewhere');
    expect((await home.call('getTwoFactor')).trustedDevices).toHaveLength(1);
    await home.call('forgetTrustedDevice', { params });
    await home.call('signOut');
    expect((await home.call('signIn', { body: { email: person.email, password: goodPassword } })).me).toBeNull();
    server.advance(30_000);
    await home.call('signInWithCode', give(code(person), 'app', true));
    const elsewhere = await waiting(person.email);
    await elsewhere.call('signInWithCode', give(person.factor.backupCodes[0] ?? '', 'backup'));
    await elsewhere.call('signOutElsewhere');
    expect((await elsewhere.call('getTwoFactor')).trustedDevices).toEqual([]);
  });

  test('is no longer trusted once the password was changed', async () => {
    const person = await protectedStudent();
    const home = await waiting(person.email);
    await home.call('signInWithCode', give(code(person), 'app', true));
    await home.call('changePassword', { body: { currentPassword: goodPassword, password: 'another-peak-31' } });
    await home.call('signOut');
    expect((await home.call('signIn', { body: { email: person.email, password: 'another-peak-31' } })).me).toBeNull();
  });

  test('gets a token of its own, not one that was planted before', async () => {
    const person = await protectedStudent();
    const planted = 'A'.repeat(43);
    const victim = new ApiClient(server, { cookie: `ascent-trusted=${planted}` });
    await victim.call('signIn', { body: { email: person.email, password: goodPassword } });
    const pending = victim
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    await new ApiClient(server, { cookie: `ascent-trusted=${planted}; ${pending}` }).call('signInWithCode', give(code(person), 'app', true));
    const thief = new ApiClient(server, { cookie: `ascent-trusted=${planted}` });
    expect((await thief.call('signIn', { body: { email: person.email, password: goodPassword } })).me).toBeNull();
  });
});

describe('switching it off', () => {
  test('needs the password, is told, and takes trust and backup codes with it', async () => {
    const person = await protectedStudent();
    const home = await waiting(person.email);
    await home.call('signInWithCode', give(code(person), 'app', true));
    expect(await person.api.refused('turnOffTwoFactor', { body: { currentPassword: 'not-it' } })).toMatchObject({ code: 'wrong-password' });
    await waiting(person.email).catch(() => undefined);
    expect(await person.api.call('turnOffTwoFactor', { body: password })).toEqual({ off: true });
    await expect.poll(() => mails(person, 'Two-step verification was turned off')).toBe(1);
    expect((await new ApiClient(server).call('signIn', { body: { email: person.email, password: goodPassword } })).me?.id).toBe(person.id);
    for (const table of ['two_factor_secrets', 'backup_codes', 'trusted_devices', 'failed_code_attempts']) {
      const { rowCount } = await server.database.query(`select 1 from ${table} where user_id = $1`, [person.id]);
      expect(rowCount, table).toBe(0);
    }
    expect(await person.api.refused('turnOffTwoFactor', { body: password })).toMatchObject({ code: 'two-factor-off' });
  });
});

test('the export names it without its secrets, and deleting the account removes it', async () => {
  const person = await protectedStudent();
  const home = await waiting(person.email);
  await home.call('signInWithCode', give(code(person), 'app', true));
  await home.refused('signInWithCode', give('000000'));
  await waiting(person.email);
  const { rows } = await person.api.call('exportData', { query: { part: 'account' } });
  expect(rows[0]).toMatchObject({ twoStepVerification: { backupCodesLeft: 10 }, trustedDevices: [{ expiresAt: expect.any(String) }], phone: null });
  const { rows: kept } = await server.database.query<{ secret: string }>('select secret from two_factor_secrets where user_id = $1', [person.id]);
  expect(JSON.stringify(rows)).not.toContain(kept[0]?.secret);
  await person.api.call('deleteAccount', { body: { ...password, confirmation: 'DELETE' } });
  for (const table of ['two_factor_secrets', 'backup_codes', 'trusted_devices', 'failed_code_attempts', 'pending_sign_ins']) {
    const { rowCount } = await server.database.query(`select 1 from ${table} where user_id = $1`, [person.id]);
    expect(rowCount, table).toBe(0);
  }
});
