/** Signing in with identity providers: all six, whose account it is, and which address counts. */
import { describe, expect, test } from 'vitest';
import type { ProviderId } from '#contract/identities.ts';
import { ensureAdmin } from '#server/features/accounts/ensure-admin.ts';
import { appCode, turnOnTwoFactor } from '../support/authenticator.ts';
import { ApiClient } from '../support/api-client.ts';
import { begin, everyProvider, me, newPerson, useProviders } from '../support/identity/server-with-providers.ts';
import type { StandIns } from '../support/identity/stand-ins.ts';
import { answerAt, comeBack, connect, signInAt } from '../support/identity/visit.ts';
import { mailedLink, tokenIn } from '../support/outbox.ts';
import { freePort } from '../support/real-server.ts';
import { goodPassword, signUp, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let there: StandIns;
let server: TestServer;
useProviders((started) => ({ there, server } = started));

const browser = () => new ApiClient(server);
const minute = 60_000;
/** Facebook does not say that an address is verified. */
const vouches = (provider: ProviderId) => provider !== 'facebook';

describe('each provider', () => {
  test('is offered under its name, if it is configured', async () => {
    expect((await browser().call('identityProviders')).providers.map(({ name }) => name)).toEqual([
      'Google',
      'Apple',
      'Facebook',
      'X',
      'GitHub',
      'Hillside School',
    ]);
    const plain = await startTestServer();
    expect(await new ApiClient(plain).call('identityProviders')).toEqual({ providers: [] });
    expect(await new ApiClient(plain).refused('beginIdentitySignIn', { body: { provider: 'google', popup: true } })).toMatchObject({ status: 404 });
    await plain.stop();
  });

  test.each(everyProvider)('%s signs up, and signs the same account in again', async (provider) => {
    const person = newPerson(there);
    const api = browser();
    expect(await signInAt(api, provider)).toBe('signed-in');
    const account = await me(api);
    expect(account).toMatchObject({ email: person.email, emailVerified: vouches(provider), name: 'Noor Haddad' });
    const elsewhere = browser();
    expect(await signInAt(elsewhere, provider)).toBe('signed-in');
    expect((await me(elsewhere))?.id).toBe(account?.id);
    expect((await elsewhere.call('getProfile').catch(() => null))?.devices.length ?? 2).toBe(2);
  });

  test.each(everyProvider)('%s: a "no" there changes nothing', async (provider) => {
    const api = browser();
    const { url } = await begin(api, provider);
    expect(await comeBack(api, await answerAt(url, 'deny'))).toBe('cancelled');
    expect(await me(api)).toBeNull();
  });

  test('an account belongs to a person at a provider, whatever address they have there later', async () => {
    const { id } = newPerson(there);
    const api = browser();
    await signInAt(api, 'google');
    const first = await me(api);
    there.person = { ...there.person, email: `moved${id}@example.org` };
    const again = browser();
    await signInAt(again, 'google');
    expect(await me(again)).toEqual(first);
  });

  test('the same subject at another provider is another person', async () => {
    const { id } = newPerson(there);
    const [a, b] = [browser(), browser()];
    await signInAt(a, 'google');
    there.person = { ...there.person, email: `second${id}@example.org` };
    expect(await signInAt(b, 'x')).toBe('signed-in');
    expect((await me(b))?.id).not.toBe((await me(a))?.id);
  });

  test('GitHub: an address that is not verified, or not the primary one, does not count', async () => {
    newPerson(there, { verified: false });
    const api = browser();
    expect(await signInAt(api, 'github')).toBe('email-needed');
    expect(await me(api)).toBeNull();
  });

  test('one that does not answer is said to be away', async () => {
    const port = String(await freePort());
    const lonely = await startTestServer({ environment: { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', GOOGLE_ISSUER: `http://127.0.0.1:${port}` } });
    expect(await new ApiClient(lonely).refused('beginIdentitySignIn', { body: { provider: 'google', popup: true } })).toMatchObject({
      status: 503,
      code: 'provider-unavailable',
    });
    await lonely.stop();
  });
});

describe('an address that has an account', () => {
  test.each(everyProvider)('%s neither opens nor connects it', async (provider) => {
    const owner = await verifiedStudent(server);
    newPerson(there, { email: owner.email.toUpperCase(), verified: true });
    const api = browser();
    expect(await signInAt(api, provider)).toBe('email-taken');
    expect(await me(api)).toBeNull();
    expect((await owner.api.call('getProfile')).identities).toEqual([]);
    expect(await signInAt(browser(), provider)).toBe('email-taken');
  });

  test('also if nobody has proved the address yet', async () => {
    const squatter = await signUp(server);
    newPerson(there, { email: squatter.email });
    expect(await signInAt(browser(), 'google')).toBe('email-taken');
    expect((await me(squatter.api))?.emailVerified).toBe(false);
  });

  test('who got there first with somebody else’s address keeps no way in when its owner comes', async () => {
    const { id } = newPerson(there, { email: null });
    const squatter = browser();
    expect(await signInAt(squatter, 'x')).toBe('email-needed');
    const email = `owner${id}@example.org`;
    await squatter.call('finishSignUp', { body: { name: 'Squatter', email } });
    const owner = browser();
    await owner.call('forgotPassword', { body: { email } });
    const token = tokenIn(await mailedLink(server.config.dataDir, email, '/reset-password'));
    expect((await owner.call('resetPassword', { body: { token, password: goodPassword } })).me?.emailVerified).toBe(true);
    expect(await me(squatter)).toBeNull();
    expect((await owner.call('getProfile')).identities).toEqual([]);
    expect(await signInAt(squatter, 'x')).toBe('email-needed');
  });
});

test('who got there first with the admin’s address does not become the admin by a provider', async () => {
  newPerson(there, { email: null });
  const squatter = browser();
  await signInAt(squatter, 'x');
  await squatter.call('finishSignUp', { body: { name: 'Squatter', email: 'chief@example.org' } });
  await ensureAdmin({ ...server.config, admin: { email: 'Chief@example.org', password: 'the-real-chief-99' } }, server.database);
  expect(await me(squatter)).toBeNull();
  expect(await signInAt(squatter, 'x')).toBe('email-needed');
  const { me: chief } = await browser().call('signIn', { body: { email: 'chief@example.org', password: 'the-real-chief-99' } });
  expect(chief).toMatchObject({ isAdmin: true, emailVerified: true });
});

describe('the account behind it', () => {
  test('with two-step verification asks for a code first; until then there is no session', async () => {
    const owner = await verifiedStudent(server);
    expect(await connect(owner.api, 'google')).toBe('connected');
    const { secret } = await turnOnTwoFactor(owner.api, () => server.now());
    server.advance(2 * minute);
    const api = browser();
    expect(await signInAt(api, 'google')).toBe('two-factor');
    expect(await me(api)).toBeNull();
    expect((await api.call('getChallenge')).challenge).not.toBeNull();
    await api.call('signInWithCode', { body: { method: 'app', code: appCode(secret, server.now()), trustDevice: false } });
    expect((await me(api))?.id).toBe(owner.id);
  });

  test('takes along what a guest has practiced in this browser', async () => {
    const api = browser();
    const quiz = await api.call('startQuiz', { body: { practiceSet: 'algebra' } });
    await api.call('answerQuizQuestion', {
      params: { quizId: quiz.id },
      body: { position: 0, answer: quiz.questions[0]?.question.format === 'spr' ? '1' : 'A', timeSpentMs: 900 },
    });
    expect(await signInAt(api, 'github')).toBe('signed-in');
    const account = await me(api);
    expect(account?.claimedAnswers).toBe(1);
    const { rows } = await server.database.query<{ user_id: string }>('select user_id from quizzes where id = $1', [quiz.id]);
    expect(rows[0]?.user_id).toBe(account?.id);
  });
});

describe('addresses', () => {
  test('one the provider does not vouch for gets our mail, and is not verified before its link is opened', async () => {
    const { email } = newPerson(there, { verified: false });
    const api = browser();
    expect(await signInAt(api, 'google')).toBe('signed-in');
    expect((await me(api))?.emailVerified).toBe(false);
    expect(await api.refused('getProfile')).toMatchObject({ code: 'email-not-verified' });
    const link = await mailedLink(server.config.dataDir, email ?? '', '/verify-email');
    await api.call('verifyEmail', { body: { token: tokenIn(link) } });
    expect((await me(api))?.emailVerified).toBe(true);
  });

  test('once the provider vouches for the account’s own address, it is verified', async () => {
    newPerson(there, { verified: false });
    await signInAt(browser(), 'google');
    there.person = { ...there.person, verified: true };
    const api = browser();
    await signInAt(api, 'google');
    expect((await me(api))?.emailVerified).toBe(true);
  });

  test.each(['facebook', 'x', 'google'] as const)('%s without one: it is asked for, and verified', async (provider) => {
    const { id } = newPerson(there, { email: null });
    const api = browser();
    expect(await signInAt(api, provider)).toBe('email-needed');
    expect((await api.call('unfinishedSignUp')).signUp).toMatchObject({ provider: { id: provider }, name: 'Noor Haddad' });
    const taken = await verifiedStudent(server);
    expect(await api.refused('finishSignUp', { body: { name: 'Noor', email: taken.email } })).toMatchObject({ status: 409, code: 'email-taken' });
    const email = `late${id}@example.org`;
    const { me: account } = await api.call('finishSignUp', { body: { name: 'Noor', email } });
    expect(account).toMatchObject({ email, emailVerified: false });
    await mailedLink(server.config.dataDir, email, '/verify-email');
    expect(await api.refused('finishSignUp', { body: { name: 'Noor', email: `more${id}@example.org` } })).toMatchObject({ code: 'sign-up-expired' });
    const again = browser();
    expect(await signInAt(again, provider)).toBe('signed-in');
    expect((await me(again))?.id).toBe(account?.id);
  });

  test('the step is for the browser that came, for half an hour, and once', async () => {
    const { id } = newPerson(there, { email: null });
    const [api, other] = [browser(), browser()];
    await signInAt(api, 'x');
    expect(await other.call('unfinishedSignUp')).toEqual({ signUp: null });
    const finish = (client: ApiClient, at: number) => client.try('finishSignUp', { body: { name: 'N', email: `n${at}.${id}@example.org` } });
    expect((await finish(other, 0)).status).toBe(410);
    server.advance(31 * minute);
    expect((await finish(api, 1)).status).toBe(410);
    server.advance(-31 * minute);
    const both = await Promise.all([finish(api, 2), finish(api, 3)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
    const { rows } = await server.database.query<{ count: number }>('select count(*) from users where email like $1', [`n_.${id}@example.org`]);
    expect(rows[0]?.count).toBe(1);
  });
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET is missing'],
  [{ OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'x' }, 'OIDC_CLIENT_SECRET is missing'],
  [{ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', GOOGLE_ISSUER: 'http://id.example.org' }, 'GOOGLE_ISSUER is not valid: must be an https:// address'],
  [{ APPLE_CLIENT_ID: 'x', APPLE_TEAM_ID: 'y', APPLE_KEY_ID: 'z', APPLE_PRIVATE_KEY: 'nonsense' }, 'APPLE_PRIVATE_KEY must be'],
])('the server refuses to start with %o', async (environment, sentence) => {
  const { readConfig } = await import('#server/config.ts');
  expect(() => readConfig({ DATA_DIR: server.config.dataDir, ...(environment as Record<string, string>) })).toThrow(sentence);
});
