/** Sign-up, sign-in, verification, sign-out. */
import { hash } from '@node-rs/argon2';
import { createSeal } from '#server/sealed.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { goodPassword, signUp, verificationToken, verifiedStudent } from '../support/students.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const credentials = (email: string) => ({ name: 'Noor Haddad', email, password: goodPassword });

describe('signing up', () => {
  test('signs in at once, unverified and free', async () => {
    const { api } = await signUp(server);
    expect((await api.call('me')).me).toMatchObject({ emailVerified: false, membershipTier: 'free', isAdmin: false });
  });

  test('refuses invalid input, with a message for the field', async () => {
    const api = new ApiClient(server);
    expect((await api.refused('signUp', { body: { ...credentials('a@example.org'), password: '12345' } })).fields).toEqual({
      password: 'Password must be at least 6 characters',
    });
    expect((await api.refused('signUp', { body: { ...credentials('a@example.org'), name: '  ' } })).fields).toEqual({ name: 'Please enter your name.' });
    expect((await api.refused('signUp', { body: credentials('not an address') })).fields).toEqual({ email: 'Please enter a valid email address.' });
    expect(await api.refused('signUp', { body: { ...credentials('a@example.org'), password: 'Password1' } })).toMatchObject({ code: 'password-too-common' });
    expect((await api.call('me')).me).toBeNull();
  });

  test('cannot give itself rights', async () => {
    const api = new ApiClient(server);
    expect(
      await api.refused('signUp', { body: { ...credentials('root@example.org'), isAdmin: true, emailVerified: true, membershipTier: 'max' } }),
    ).toMatchObject({ status: 400 });
  });

  test('refuses an address that has an account, in any letter case', async () => {
    const { email } = await signUp(server);
    expect(await new ApiClient(server).refused('signUp', { body: credentials(email.toUpperCase()) })).toMatchObject({ status: 409, code: 'email-taken' });
  });

  test('accepts long passwords and any characters, unchanged', async () => {
    const api = new ApiClient(server);
    const password = `  пароль 🏔 ${'x'.repeat(100)}`;
    await api.call('signUp', { body: { ...credentials('long@example.org'), password } });
    expect(await new ApiClient(server).refused('signIn', { body: { email: 'long@example.org', password: password.trim() } })).toMatchObject({
      code: 'sign-in-failed',
    });
    expect((await new ApiClient(server).call('signIn', { body: { email: 'long@example.org', password } })).me?.email).toBe('long@example.org');
  });
});

describe('signing in and out', () => {
  test('says the same for a wrong password and an unknown address', async () => {
    const { email } = await signUp(server);
    const [wrong, unknown] = await Promise.all([
      new ApiClient(server).refused('signIn', { body: { email, password: 'wrong-password' } }),
      new ApiClient(server).refused('signIn', { body: { email: 'nobody@example.org', password: 'wrong-password' } }),
    ]);
    expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect(wrong).toMatchObject({ status: 401, message: 'Failed to sign in. Please check your credentials.' });
  });

  test('ends the session on the server', async () => {
    const { api, email } = await signUp(server);
    const kept = new ApiClient(server);
    await kept.call('signIn', { body: { email, password: goodPassword } });
    const { rows: before } = await server.database.query('select 1 from sessions s join users u on u.id = s.user_id where u.email = $1', [email]);
    await api.call('signOut');
    expect((await api.call('me')).me).toBeNull();
    const { rows: after } = await server.database.query('select 1 from sessions s join users u on u.id = s.user_id where u.email = $1', [email]);
    expect(before.length - after.length).toBe(1);
    expect((await kept.call('me')).me?.email).toBe(email);
  });

  test('keeps only a hash of the token', async () => {
    const api = new ApiClient(server);
    const response = await api.request('POST', '/api/accounts/sign-up', {
      body: JSON.stringify(credentials('hash@example.org')),
      headers: { 'content-type': 'application/json' },
    });
    const cookie = response.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\/;/i);
    const token = decodeURIComponent(cookie.split(/[=;]/)[1] ?? '').split('.')[0] ?? '';
    expect(token.length).toBeGreaterThanOrEqual(32);
    const { rows } = await server.database.query<{ token: string }>('select token from sessions');
    expect(rows.map((row) => row.token)).not.toContain(token);
  });

  test('a session ends when it is old', async () => {
    const { api } = await signUp(server);
    server.advance(31 * 24 * 3600_000);
    expect((await api.call('me')).me).toBeNull();
    server.advance(-31 * 24 * 3600_000);
  });
});

describe('a session nobody uses', () => {
  const hour = 3600_000;
  const day = 24 * hour;

  test('ends after fourteen days; one in use goes on, but not beyond thirty', async () => {
    const [used, unused] = [await signUp(server), await signUp(server)];
    const alive = async (person: typeof used) => (await person.api.call('me')).me !== null;
    let passed = 0;
    const pass = (ms: number) => {
      server.advance(ms);
      passed += ms;
    };
    for (const days of [13, 13]) {
      pass(days * day);
      expect(await alive(used)).toBe(true);
      // The use is recorded after the response.
      await expect
        .poll(
          async () =>
            (await server.database.query('select 1 from sessions where user_id = $1 and updated_at > $2', [used.id, new Date(server.now() - hour)])).rowCount,
        )
        .toBe(1);
    }
    expect(await alive(unused)).toBe(false);
    pass(5 * day);
    expect(await alive(used)).toBe(false);
    server.advance(-passed);
  });

  test('ends after twelve hours if it is an administrator’s', async () => {
    const { api, id } = await signUp(server);
    await server.database.query('update users set is_admin = true where id = $1', [id]);
    server.advance(11 * hour);
    expect((await api.call('me')).me?.isAdmin).toBe(true);
    server.advance(13 * hour);
    expect((await api.call('me')).me).toBeNull();
    server.advance(-24 * hour);
  });
});

describe('a password hash made with older settings', () => {
  test('is replaced by the present ones at the next sign-in, and only then', async () => {
    const { email, id } = await signUp(server);
    const stored = async () =>
      (await server.database.query<{ password: string }>('select password from auth_accounts where user_id = $1', [id])).rows[0]?.password;
    const old = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await server.database.query('update auth_accounts set password = $2 where user_id = $1', [id, old]);
    await new ApiClient(server).refused('signIn', { body: { email, password: 'wrong-password' } });
    expect(await stored()).toBe(old);
    for (let time = 0; time < 2; time++) expect((await new ApiClient(server).call('signIn', { body: { email, password: goodPassword } })).me?.id).toBe(id);
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('the verification link', () => {
  test('verifies once, and only its own account', async () => {
    const [person, other] = [await signUp(server), await signUp(server)];
    const token = await verificationToken(server, person.email);
    await person.api.call('verifyEmail', { body: { token } });
    expect((await person.api.call('me')).me?.emailVerified).toBe(true);
    expect((await other.api.call('me')).me?.emailVerified).toBe(false);
    await server.database.query('update users set email_verified = false where id = $1', [person.id]);
    expect(await person.api.refused('verifyEmail', { body: { token } })).toMatchObject({ status: 410, code: 'link-expired' });
  });

  test('is not used up by a mail scanner that opens it', async () => {
    const person = await signUp(server);
    const token = await verificationToken(server, person.email);
    await person.api.request('GET', `/verify-email?token=${token}`);
    expect(await person.api.call('verifyEmail', { body: { token } })).toEqual({ verified: true });
  });

  test('expires after a day and is replaced by a newer one', async () => {
    const person = await signUp(server);
    const first = await verificationToken(server, person.email);
    server.advance(25 * 3600_000);
    expect(await person.api.refused('verifyEmail', { body: { token: first } })).toMatchObject({ code: 'link-expired' });
    server.advance(-25 * 3600_000 + 11_000);
    await person.api.call('sendVerification', { body: { email: person.email } });
    await expect.poll(async () => (await verificationToken(server, person.email)) !== first).toBe(true);
    expect(await person.api.refused('verifyEmail', { body: { token: first } })).toMatchObject({ code: 'link-expired' });
    await person.api.call('verifyEmail', { body: { token: await verificationToken(server, person.email) } });
  });

  test('is asked for without telling who has an account', async () => {
    const api = new ApiClient(server);
    const { email } = await verifiedStudent(server);
    for (const address of [email, 'nobody@example.org']) expect(await api.call('sendVerification', { body: { email: address } })).toEqual({ sent: true });
  });
});

test('a single IP gets ten password attempts in ten minutes', async () => {
  const limited = await startTestServer({ enforceRateLimits: true });
  const api = new ApiClient(limited);
  const tries = [];
  for (let i = 0; i < 11; i++) tries.push(await api.try('signIn', { body: { email: 'a@example.org', password: 'wrong' } }));
  expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(500);
  limited.advance(11 * 60_000);
  expect((await api.try('signIn', { body: { email: 'a@example.org', password: 'wrong' } })).status).toBe(401);
  await limited.stop();
});

test('a school behind one address does not lock itself out', async () => {
  const limited = await startTestServer({ enforceRateLimits: true });
  const tries = await Promise.all(
    Array.from({ length: 40 }, (_, index) => new ApiClient(limited).try('signIn', { body: { email: `pupil${index}@example.org`, password: 'wrong' } })),
  );
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]));
  const { rows } = await limited.database.query<{ key: string }>('select key from rate_limits');
  expect(rows.some(({ key }) => key.includes('@'))).toBe(false);
  await limited.stop();
});

test('who registers the admin’s address first does not become the admin', async () => {
  const api = new ApiClient(server);
  await api.call('signUp', { body: { ...credentials('boss@example.org'), password: 'intruder-1234' } });
  const { ensureAdmin } = await import('#server/features/accounts/ensure-admin.ts');
  await ensureAdmin({ ...server.config, admin: { email: 'boss@example.org', password: 'the-real-boss-99' } }, server.database);
  expect((await api.call('me')).me).toBeNull();
  expect(await new ApiClient(server).refused('signIn', { body: { email: 'boss@example.org', password: 'intruder-1234' } })).toMatchObject({
    code: 'sign-in-failed',
  });
  expect((await new ApiClient(server).call('signIn', { body: { email: 'boss@example.org', password: 'the-real-boss-99' } })).me?.isAdmin).toBe(true);
});

test('signing out works with a cookie whose signature is off', async () => {
  const { api, email } = await signUp(server);
  const response = await api.request('POST', '/api/accounts/sign-in', {
    body: JSON.stringify({ email, password: goodPassword }),
    headers: { 'content-type': 'application/json' },
  });
  const token = decodeURIComponent(response.headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? '').split('.')[0] ?? '';
  const headers = { cookie: `ascent=${token}.wrong` };
  const me = async () => Object(await (await fetch(`${server.url}/api/accounts/me`, { headers })).json()).me;
  expect(await me()).not.toBeNull();
  await fetch(`${server.url}/api/accounts/sign-out`, { method: 'POST', headers });
  expect(await me()).toBeNull();
});

describe('the backup verification mail', () => {
  const asked = async (email: string) => {
    const api = new ApiClient(server);
    await api.call('signUp', { body: credentials(email) });
    await api.call('sendBackupVerification');
    const mail = await server.mailTo(email);
    expect(mail).toContain('Please confirm your email address for Ascent');
    return { api, token: /verify-email\?token=([\w.-]+)/.exec(mail)?.[1] ?? '' };
  };
  const isVerified = async (api: ApiClient) => (await api.call('me')).me?.emailVerified;
  const expired = { status: 410, code: 'link-expired' };

  test('verifies the account when the ordinary mail could not be enqueued', async () => {
    const [first, second] = [await asked('backup-1@example.org'), await asked('backup-2@example.org')];
    await server.database.query('alter table job_intentions rename to gone');
    expect((await first.api.try('sendVerification', { body: { email: 'backup-1@example.org' } })).status).toBeGreaterThanOrEqual(500);
    await server.database.query('alter table gone rename to job_intentions');
    const { token } = first;
    const forged = [
      `${token.slice(0, -2)}AA`,
      token.slice(0, 60) + second.token.slice(60),
      createSeal('another secret of 32 characters!').seal('{}', 'backup verification link'),
    ];
    for (const other of forged) expect(await first.api.refused('verifyEmail', { body: { token: other } })).toMatchObject(expired);
    expect(await isVerified(first.api)).toBe(false);
    await first.api.call('verifyEmail', { body: { token } });
    expect([await isVerified(first.api), await isVerified(second.api)]).toEqual([true, false]);
  });

  test('does not verify an address the account has no more, nor after an hour', async () => {
    const [moved, late] = [await asked('backup-3@example.org'), await asked('backup-4@example.org')];
    await moved.api.call('correctEmail', { body: { email: 'backup-5@example.org' } });
    expect(await moved.api.refused('verifyEmail', { body: { token: moved.token } })).toMatchObject(expired);
    server.advance(3600_000 + 1);
    expect(await late.api.refused('verifyEmail', { body: { token: late.token } })).toMatchObject(expired);
    server.advance(-3600_000 - 1);
  });
});

test('SMTP mail arrives as text and HTML, and a hostile name cannot add headers', async () => {
  const mail = await startMailServer();
  const mailing = await startTestServer({ environment: { SMTP_URL: mail.url, MAIL_FROM: 'Ascent <hello@example.org>' } });
  const api = new ApiClient(mailing);
  await api.call('signUp', { body: { ...credentials('kim@example.org'), name: 'Kim\r\nBcc: everyone@example.org' } });
  await api.call('sendVerification', { body: { email: 'kim@example.org' } });
  await expect.poll(() => mail.mails.length).toBe(1);
  const [head = ''] = (mail.mails[0] ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/im);
  expect(mail.mails[0]).toMatch(/text\/plain/);
  expect(mail.mails[0]).toMatch(/text\/html/);
  await mailing.stop();
  await mail.stop();
});
