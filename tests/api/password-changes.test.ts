/** Forgotten and changed passwords. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { beforeStatement } from '#tests/support/before-statement.ts';
import { mailedLink, mailsTo, tokenIn } from '#tests/support/outbox.ts';
import { goodPassword, isSignedIn, signIn, signUp, verifiedStudent } from '#tests/support/students.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newPassword = 'another-peak-31';
const minute = 60_000;

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
    expect(await isSignedIn(await signIn(server, person.email, newPassword))).toBe(true);
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

  test('its link ends with the correction of the address', async () => {
    const person = await signUp(server);
    const token = await resetToken(person.email);
    await person.api.call('correctEmail', { body: { email: `right.${person.email}` } });
    // Not even where the address comes back is the old mail good for anything.
    await person.api.call('correctEmail', { body: { email: person.email } });
    expect(await reset(token)).toMatchObject({ code: 'link-expired' });
    expect(await isSignedIn(person.api)).toBe(true);
  });

  test('its link shows nothing once the address is another one', async () => {
    const person = await verifiedStudent(server);
    const token = await resetToken(person.email);
    await server.database.query('update users set email = $2 where id = $1', [person.id, `moved.${person.email}`]);
    expect(await new ApiClient(server).refused('getPasswordReset', { body: { token } })).toMatchObject({ code: 'link-expired' });
  });

  test('its link changes nothing where the address is corrected while it is used', async () => {
    const person = await signUp(server);
    await server.database.query(
      `insert into user_identities (user_id, provider, issuer, subject, email, connected_at, last_used_at)
       values ($1, 'google', 'https://provider.example', $2, $2, now(), now())`,
      [person.id, person.email],
    );
    const token = await resetToken(person.email);
    const corrected = beforeStatement(server.database, 'update email_links set used_at', () =>
      server.database.query('update users set email = $2 where id = $1', [person.id, `right.${person.email}`]),
    );
    expect(await reset(token)).toMatchObject({ code: 'link-expired' });
    expect(corrected()).toBe(true);
    expect(await isSignedIn(person.api)).toBe(true);
    expect((await server.database.query('select 1 from user_identities where user_id = $1', [person.id])).rowCount).toBe(1);
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
    const other = await signIn(server, email);
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
    expect(await isSignedIn(await signIn(server, email))).toBe(true);
  });

  test('ends all other sessions, renews this one, and cancels links that were under way', async () => {
    const { api, email, id } = await verifiedStudent(server);
    const other = await signIn(server, email);
    const token = await resetToken(email);
    const [before] = api.cookies();
    await api.call('changePassword', { body: { currentPassword: goodPassword, password: newPassword } });
    expect(await isSignedIn(api)).toBe(true);
    expect(api.cookies()[0]?.value).not.toBe(before?.value);
    const stolen = await fetch(`${server.url}/api/accounts/me`, { headers: { cookie: `${before?.name}=${before?.value}` } });
    expect(await stolen.json()).toMatchObject({ me: null });
    expect(await isSignedIn(other)).toBe(false);
    expect(await reset(token)).toMatchObject({ code: 'link-expired' });
    expect(await new ApiClient(server).refused('signIn', { body: { email, password: goodPassword } })).toMatchObject({ status: 401 });
    expect(await isSignedIn(await signIn(server, email, newPassword))).toBe(true);
    const { rows } = await server.database.query<{ password: string }>('select password from auth_accounts where user_id = $1', [id]);
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
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
