/** Account takeover: whoever creates an account with a stranger's email must not keep access to it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appCode, turnOnTwoFactor } from '../support/authenticator.ts';
import { ApiClient } from '../support/api-client.ts';
import { mailedLink, mailsTo, tokenIn } from '../support/outbox.ts';
import { goodPassword, signIn, signUp, verificationToken, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newPassword = 'another-peak-31';
const day = 24 * 3600_000;
const dataDir = () => server.config.dataDir;
const isVerified = async ({ api }: Person) => (await api.call('me')).me?.emailVerified;

async function resetToken(email: string): Promise<string> {
  await new ApiClient(server).call('forgotPassword', { body: { email } });
  return tokenIn(await mailedLink(dataDir(), email, '/reset-password'));
}

/** An identity as a provider would have reported it. */
const connect = (userId: string, provider: string) =>
  server.database.query(
    `insert into user_identities (user_id, provider, issuer, subject, email, connected_at, last_used_at)
     values ($1, $2, 'https://provider.example', $3, 'mallory@example.net', now(), now())`,
    [userId, provider, `${provider} of ${userId}`],
  );

describe('a link that confirms an address', () => {
  test('does nothing for its reader, who is not logged in to the account', async () => {
    const [maker, reader] = [await signUp(server), await verifiedStudent(server)];
    const token = await verificationToken(server, maker.email);
    expect(await new ApiClient(server).refused('verifyEmail', { body: { token } })).toMatchObject({ status: 403, code: 'link-needs-login' });
    expect(await reader.api.refused('verifyEmail', { body: { token } })).toMatchObject({ status: 409, code: 'link-other-account' });
    expect(await isVerified(maker)).toBe(false);
    // Nor did that use it up.
    const owner = await signIn(server, maker.email);
    expect(await owner.call('verifyEmail', { body: { token } })).toEqual({ verified: true });
    expect(await isVerified(maker)).toBe(true);
  });

  test('opened once more, says that the address is confirmed, and to others that it is over', async () => {
    const person = await verifiedStudent(server);
    const token = await verificationToken(server, person.email);
    expect(await person.api.call('verifyEmail', { body: { token } })).toEqual({ verified: true });
    for (const api of [new ApiClient(server), (await verifiedStudent(server)).api])
      expect(await api.refused('verifyEmail', { body: { token } })).toMatchObject({ status: 410, code: 'link-expired' });
    await server.database.query('update users set email_verified = false where id = $1', [person.id]);
    expect(await person.api.refused('verifyEmail', { body: { token } })).toMatchObject({ status: 410, code: 'link-expired' });
  });

  test('works for the account only, also as the backup of the ordinary mail, and confirms once', async () => {
    const person = await signUp(server);
    await verificationToken(server, person.email);
    await person.api.call('sendBackupVerification');
    await expect.poll(() => mailsTo(dataDir(), person.email).length).toBe(2);
    const token = await verificationToken(server, person.email);
    expect(await new ApiClient(server).refused('verifyEmail', { body: { token } })).toMatchObject({ code: 'link-needs-login' });
    expect(await person.api.call('verifyEmail', { body: { token } })).toEqual({ verified: true });
    await server.database.query("update users set email = 'elsewhere.' || email, email_verified = true where id = $1", [person.id]);
    expect(await person.api.refused('verifyEmail', { body: { token } })).toMatchObject({ code: 'link-expired' });
  });

  test('moves no account with its maker’s ways in to a stranger’s address', async () => {
    const [maker, reader] = [await verifiedStudent(server), await verifiedStudent(server)];
    const address = `victim.${maker.email}`;
    await maker.api.call('changeEmail', { body: { email: address, currentPassword: goodPassword } });
    const token = tokenIn(await mailedLink(dataDir(), address, '/confirm-email'));
    expect(await new ApiClient(server).refused('confirmEmail', { body: { token } })).toMatchObject({ status: 403, code: 'link-needs-login' });
    expect(await reader.api.refused('confirmEmail', { body: { token } })).toMatchObject({ status: 409, code: 'link-other-account' });
    expect((await maker.api.call('me')).me?.email).toBe(maker.email);
    expect(await maker.api.call('confirmEmail', { body: { token } })).toEqual({ email: address });
    // Pressed once more, it says what is true.
    expect(await maker.api.call('confirmEmail', { body: { token } })).toEqual({ email: address });
  });
});

describe('the password of the account, at its link', () => {
  const atLink = (token: string, password: string, api = new ApiClient(server)) => ({ api, input: { body: { token, password } } });

  test('opens a session in which the link works; another password opens nothing', async () => {
    const person = await signUp(server);
    const token = await verificationToken(server, person.email);
    const { api, input } = atLink(token, 'not-the-password');
    expect(await api.refused('signInAtLink', input)).toMatchObject({ status: 401, code: 'sign-in-failed', fields: { password: expect.any(String) } });
    expect(await api.refused('verifyEmail', { body: { token } })).toMatchObject({ code: 'link-needs-login' });
    expect((await api.call('signInAtLink', atLink(token, goodPassword).input)).me).toMatchObject({ id: person.id, emailVerified: false });
    expect(await api.call('verifyEmail', { body: { token } })).toEqual({ verified: true });
    // The link has been used and no longer identifies anybody.
    expect(await new ApiClient(server).refused('signInAtLink', atLink(token, goodPassword).input)).toMatchObject({ status: 410, code: 'link-expired' });
  });

  test('at the backup of the mail, and at the link to a new address, which asks for the code too', async () => {
    const person = await signUp(server);
    await verificationToken(server, person.email);
    await person.api.call('sendBackupVerification');
    await expect.poll(() => mailsTo(dataDir(), person.email).length).toBe(2);
    const backup = atLink(await verificationToken(server, person.email), goodPassword);
    expect((await backup.api.call('signInAtLink', backup.input)).me?.id).toBe(person.id);
    expect(await backup.api.call('verifyEmail', { body: { token: backup.input.body.token } })).toEqual({ verified: true });

    const { secret } = await turnOnTwoFactor(backup.api, () => server.now());
    const address = `moved.${person.email}`;
    await backup.api.call('changeEmail', { body: { email: address, currentPassword: goodPassword } });
    const moving = atLink(tokenIn(await mailedLink(dataDir(), address, '/confirm-email')), goodPassword);
    expect(await moving.api.call('signInAtLink', moving.input)).toMatchObject({ me: null, challenge: {} });
    expect(await moving.api.refused('confirmEmail', { body: { token: moving.input.body.token } })).toMatchObject({ code: 'link-needs-login' });
    await moving.api.call('signInWithCode', { body: { method: 'app', code: appCode(secret, server.now()) } });
    expect(await moving.api.call('confirmEmail', { body: { token: moving.input.body.token } })).toEqual({ email: address });
  });

  test('is of no use at the link for a new password, nor to an account that has none', async () => {
    const person = await verifiedStudent(server);
    const reset = atLink(await resetToken(person.email), goodPassword);
    expect(await reset.api.refused('signInAtLink', reset.input)).toMatchObject({ code: 'link-expired' });
    const unset = await signUp(server);
    const { api, input } = atLink(await verificationToken(server, unset.email), goodPassword);
    await server.database.query('delete from auth_accounts where user_id = $1', [unset.id]);
    expect(await api.refused('signInAtLink', input)).toMatchObject({ code: 'sign-in-failed' });
  });

  test('can be tried ten times', async () => {
    const strict = await startTestServer({ enforceRateLimits: true });
    const person = await signUp(strict);
    const token = await verificationToken(strict, person.email);
    const api = new ApiClient(strict);
    for (let tries = 0; tries < 10; tries++)
      expect(await api.refused('signInAtLink', { body: { token, password: `guess-${tries}` } })).toMatchObject({ code: 'sign-in-failed' });
    expect(await api.refused('signInAtLink', { body: { token, password: goodPassword } })).toMatchObject({ status: 429 });
    await strict.stop();
  });
});

describe('two at once', () => {
  test('who move to one address: one of them has it, the other is told, and nothing fails', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => verifiedStudent(server)));
    const address = `contested.${people[0]?.email}`;
    const tokens: string[] = [];
    for (const { api } of people) {
      await api.call('changeEmail', { body: { email: address, currentPassword: goodPassword } });
      tokens.push(tokenIn(await mailedLink(dataDir(), address, '/confirm-email', tokens.length ? `/confirm-email?token=${tokens.at(-1)}` : '')));
    }
    const answers = await Promise.all(people.map(({ api }, index) => api.try('confirmEmail', { body: { token: tokens[index] } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  });

  test('who correct their address to the same one: one of them has it', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp(server)));
    const email = `right.${people[0]?.email}`;
    const answers = await Promise.all(people.map(({ api }) => api.try('correctEmail', { body: { email } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('a new password by mail', () => {
  test('lists what else opens the account, and removes what its owner does not know', async () => {
    const owner = await verifiedStudent(server);
    await connect(owner.id, 'google');
    await connect(owner.id, 'github');
    await server.database.query("insert into phones (user_id, number, verified_at) values ($1, '+12015550' || floor(random() * 900 + 100), now())", [owner.id]);
    const token = await resetToken(owner.email);
    const ways = await new ApiClient(server).call('getPasswordReset', { body: { token } });
    expect(ways.identities.map(({ provider, email }) => `${provider.name} ${email}`).sort()).toEqual([
      'GitHub mallory@example.net',
      'Google mallory@example.net',
    ]);
    expect(ways.devices).toMatchObject([{ name: 'Unknown device' }]);
    expect(ways.secondFactors).toEqual({ twoFactorSince: null, phoneEnding: expect.stringMatching(/^\d\d$/) });
    const api = new ApiClient(server);
    const body = { token, password: newPassword, removeIdentities: ['google'], removeSecondFactors: true };
    expect(await api.call('resetPassword', { body })).toMatchObject({ me: { email: owner.email }, twoFactorEndsAt: null });
    expect((await api.call('getProfile')).identities).toMatchObject([{ provider: { id: 'github' } }]);
    expect((await api.call('getPhone')).number).toBeNull();
    expect(await new ApiClient(server).refused('getPasswordReset', { body: { token } })).toMatchObject({ status: 410, code: 'link-expired' });
  });

  test('shows nothing for a link of another kind, or one too old', async () => {
    const person = await signUp(server);
    const api = new ApiClient(server);
    const token = await verificationToken(server, person.email);
    expect(await api.refused('getPasswordReset', { body: { token } })).toMatchObject({ code: 'link-expired' });
    const late = await resetToken(person.email);
    server.advance(16 * 60_000);
    expect(await api.refused('getPasswordReset', { body: { token: late } })).toMatchObject({ code: 'link-expired' });
    server.advance(-16 * 60_000);
  });

  test('is a new one', async () => {
    const { api, email } = await verifiedStudent(server);
    const unchanged = { status: 400, code: 'password-unchanged', fields: { password: 'This is the password you already have.' } };
    expect(await api.refused('changePassword', { body: { currentPassword: goodPassword, password: goodPassword } })).toMatchObject(unchanged);
    const token = await resetToken(email);
    expect(await api.refused('resetPassword', { body: { token, password: goodPassword } })).toMatchObject(unchanged);
    await api.call('resetPassword', { body: { token, password: newPassword } });
  });
});

describe('two-step verification that somebody with the mailbox has no code for', () => {
  const withSecondStep = async () => {
    const owner = await verifiedStudent(server);
    const { secret } = await turnOnTwoFactor(owner.api, () => server.now());
    server.advance(2 * 60_000);
    const api = new ApiClient(server);
    const token = await resetToken(owner.email);
    const { me, challenge, twoFactorEndsAt } = await api.call('resetPassword', { body: { token, password: newPassword, removeSecondFactors: true } });
    return { owner, api, secret, me, challenge, endsAt: Date.parse(twoFactorEndsAt ?? '') };
  };
  const runDueJobs = async () => {
    await server.database.query("update graphile_worker._private_jobs set run_at = now() where run_at > now() + interval '1 hour' and locked_at is null");
    await until(async () => (await server.database.query('select 1 from graphile_worker._private_jobs where run_at <= now()')).rowCount === 0, 15_000);
  };

  test('stays for three days, of which the owner is told, and then goes', async () => {
    const { owner, me, challenge, endsAt } = await withSecondStep();
    expect([me, challenge]).toEqual([null, { phoneEnding: null }]);
    expect(Math.abs(endsAt - server.now() - 3 * day)).toBeLessThan(60_000);
    await expect.poll(() => mailsTo(dataDir(), owner.email).some((mail) => mail.includes('Two-step verification will be removed'))).toBe(true);
    expect((await new ApiClient(server).call('signIn', { body: { email: owner.email, password: newPassword } })).me).toBeNull();
    await runDueJobs();
    expect((await new ApiClient(server).call('signIn', { body: { email: owner.email, password: newPassword } })).me?.id).toBe(owner.id);
    await expect.poll(() => mailsTo(dataDir(), owner.email).some((mail) => mail.includes('as requested three days ago'))).toBe(true);
  });

  test('stays if somebody logs in with a code until then', async () => {
    const { owner, api, secret } = await withSecondStep();
    await api.call('signInWithCode', { body: { method: 'app', code: appCode(secret, server.now()) } });
    await runDueJobs();
    expect((await new ApiClient(server).call('signIn', { body: { email: owner.email, password: newPassword } })).me).toBeNull();
  });

  test('stays if nobody asked for its removal', async () => {
    const owner = await verifiedStudent(server);
    await turnOnTwoFactor(owner.api, () => server.now());
    const token = await resetToken(owner.email);
    expect(await new ApiClient(server).call('resetPassword', { body: { token, password: newPassword } })).toMatchObject({ me: null, twoFactorEndsAt: null });
    await runDueJobs();
    expect((await new ApiClient(server).call('signIn', { body: { email: owner.email, password: newPassword } })).me).toBeNull();
  });
});
