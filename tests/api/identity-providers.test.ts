/** Signing in with identity providers: all six, and everything an attacker might try on the redirect back. */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProviderId } from '#contract/identities.ts';
import { ensureAdmin } from '#server/features/accounts/ensure-admin.ts';
import { appCode, turnOnTwoFactor } from '../support/authenticator.ts';
import { ApiClient } from '../support/browserless-client.ts';
import { signed, symmetric, unsigned, type Claims } from '../support/identity/jwt.ts';
import { startStandIns, type StandIns } from '../support/identity/stand-ins.ts';
import { answerAt, comeBack, outcomeOf, signInAt } from '../support/identity/visit.ts';
import { mailedCode, mailedLink, mailsTo, tokenIn } from '../support/outbox.ts';
import { freePort } from '../support/real-server.ts';
import { goodPassword, signUp, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let there: StandIns;
let server: TestServer;
beforeAll(async () => {
  there = await startStandIns();
  const port = String(await freePort());
  server = await startTestServer({ environment: { ...there.environment, PORT: port, PUBLIC_URL: `http://localhost:${port}` } });
});
afterAll(async () => {
  await server.stop();
  await there.stop();
});

let people = 0;
const minute = 60_000;
const newPerson = (change: Partial<StandIns['person']> = {}) => {
  const id = String(5000 + ++people);
  there.person = { id, name: 'Noor Haddad', email: `noor${id}@example.org`, verified: true, ...change };
  return there.person;
};
beforeEach(() => {
  newPerson();
  there.makeIdToken = (claims) => signed(claims);
  there.extra = {};
});

const browser = () => new ApiClient(server);
const me = async (api: ApiClient) => (await api.call('me')).me;
const begin = async (api: ApiClient, provider: ProviderId = 'google') => api.call('beginIdentitySignIn', { body: { provider, popup: true } });
const everyProvider: readonly ProviderId[] = ['google', 'apple', 'facebook', 'x', 'github', 'oidc'];
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
    const person = newPerson();
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
    const { id } = newPerson();
    const api = browser();
    await signInAt(api, 'google');
    const first = await me(api);
    there.person = { ...there.person, email: `moved${id}@example.org` };
    const again = browser();
    await signInAt(again, 'google');
    expect(await me(again)).toEqual(first);
  });

  test('the same subject at another provider is another person', async () => {
    const { id } = newPerson();
    const [a, b] = [browser(), browser()];
    await signInAt(a, 'google');
    there.person = { ...there.person, email: `second${id}@example.org` };
    expect(await signInAt(b, 'x')).toBe('signed-in');
    expect((await me(b))?.id).not.toBe((await me(a))?.id);
  });

  test('GitHub: an address that is not verified, or not the primary one, does not count', async () => {
    newPerson({ verified: false });
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

describe('the way back', () => {
  test('is bound to the browser that went: another one, or a stranger’s answer, signs nobody in', async () => {
    const [victim, attacker] = [browser(), browser()];
    const { url } = await begin(attacker);
    const back = await answerAt(url);
    expect(await comeBack(victim, back)).toBe('expired');
    // Nor if the victim is on the way to a provider too.
    await begin(victim);
    expect(await comeBack(victim, back)).toBe('expired');
    expect(await me(victim)).toBeNull();
    expect(await comeBack(attacker, back)).toBe('signed-in');
  });

  test('needs its state, unchanged', async () => {
    const api = browser();
    const { url } = await begin(api);
    const back = new URL(await answerAt(url), server.url);
    const changed = (edit: (query: URLSearchParams) => void) => {
      const query = new URLSearchParams(back.search);
      edit(query);
      return `${back.pathname}?${query}`;
    };
    expect(
      await comeBack(
        api,
        changed((query) => query.delete('state')),
      ),
    ).toBe('expired');
    expect(
      await comeBack(
        api,
        changed((query) => query.set('state', 'x'.repeat(43))),
      ),
    ).toBe('expired');
    expect(
      await comeBack(
        api,
        changed((query) => query.set('state', '')),
      ),
    ).toBe('expired');
    expect(await me(api)).toBeNull();
    // The genuine answer still works: a forged one does not use it up.
    expect(await comeBack(api, back.pathname + back.search)).toBe('signed-in');
  });

  test('works once', async () => {
    const api = browser();
    const { url } = await begin(api);
    const cookies = api.cookies().map(({ name, value }) => `${name}=${value}`);
    const back = await answerAt(url);
    expect(await comeBack(api, back)).toBe('signed-in');
    const replay = await browser().request('GET', back, { headers: { cookie: cookies.join('; ') } });
    expect(replay.headers.getSetCookie()).toEqual([]);
    expect(await outcomeOf(replay)).toBe('expired');
  });

  test('works for ten minutes', async () => {
    const api = browser();
    const { url } = await begin(api);
    const back = await answerAt(url);
    server.advance(11 * minute);
    expect(await comeBack(api, back)).toBe('expired');
    server.advance(-11 * minute);
  });

  test('belongs to the provider that was asked', async () => {
    const api = browser();
    const { url } = await begin(api, 'google');
    const back = await answerAt(url);
    expect(await comeBack(api, back.replace('/google/', '/github/'))).toBe('expired');
    expect(await me(api)).toBeNull();
  });

  test.each(['github', 'google'] as const)('carries a code that only this browser’s verifier redeems: %s', async (provider) => {
    const [attacker, victim] = [browser(), browser()];
    const stolen = new URL(await answerAt((await begin(victim, provider)).url), server.url).searchParams.get('code') ?? '';
    const own = new URL(await answerAt((await begin(attacker, provider)).url), server.url);
    own.searchParams.set('code', stolen);
    expect(await comeBack(attacker, own.pathname + own.search)).toBe('failed');
    expect(await me(attacker)).toBeNull();
    expect(there.lastTokenRequest?.get('code_verifier')?.length).toBeGreaterThanOrEqual(43);
  });

  test('an answer is redeemed once, even when it comes twice at the same moment', async () => {
    const api = browser();
    const back = await answerAt((await begin(api)).url);
    // Same cookie, state and code: only the first use can be what blocks the second.
    expect((await Promise.all([comeBack(api, back), comeBack(api, back)])).sort()).toEqual(['expired', 'signed-in']);
    expect(await comeBack(api, back)).toBe('expired');
  });

  test('a look at its headers uses nothing up, and it takes no form of others', async () => {
    const api = browser();
    const back = await answerAt((await begin(api)).url);
    await api.request('HEAD', back);
    expect((await api.request('POST', back, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect(await comeBack(api, back)).toBe('signed-in');
  });

  test('ends in a page without a word of script in it, that lets its opener hear', async () => {
    const api = browser();
    const response = await api.request('GET', await answerAt((await begin(api)).url));
    expect(response.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'/,
    );
    expect(response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).not.toMatch(/<script(?![^>]*src=)|\son\w+=|noor\d/);
    const session = response.headers.getSetCookie().find((line) => line.startsWith('ascent='));
    expect(session).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test('without a window of its own leads back to the screen and what one wanted there', async () => {
    const api = browser();
    const search = 'from=%2Fpractice-exams&evil=1&origin=path&next=https%3A%2F%2Fevil.example';
    const go = async (decision: 'allow' | 'deny') => {
      const { url } = await api.call('beginIdentitySignIn', { body: { provider: 'google', popup: false, search } });
      const response = await api.request('GET', await answerAt(url, decision));
      return [response.status, response.headers.get('location')];
    };
    expect(await go('deny')).toEqual([303, '/login?from=%2Fpractice-exams&provider=google&outcome=cancelled']);
    expect(await go('allow')).toEqual([303, '/login?from=%2Fpractice-exams']);
    expect((await me(api))?.email).toBe(there.person.email);
  });

  test('an error of the provider is no sign-in', async () => {
    const api = browser();
    const { url } = await begin(api);
    const back = new URL(await answerAt(url), server.url);
    back.searchParams.delete('code');
    back.searchParams.set('error', 'server_error');
    expect(await comeBack(api, back.pathname + back.search)).toBe('failed');
  });
});

describe('an ID token is refused', () => {
  const attempt = async (makeIdToken: (claims: Claims) => string, provider: ProviderId = 'google') => {
    there.makeIdToken = makeIdToken;
    const api = browser();
    const outcome = await signInAt(api, provider);
    expect(await me(api)).toBeNull();
    return outcome;
  };
  const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  test.each<[string, (claims: Claims) => string]>([
    ['with another nonce', (claims) => signed({ ...claims, nonce: 'n'.repeat(43) })],
    ['without nonce', ({ nonce, ...claims }) => signed({ ...claims, was: nonce === undefined })],
    ['for another client', (claims) => signed({ ...claims, aud: 'somebody-else' })],
    ['for several clients, and authorized for another', (claims) => signed({ ...claims, aud: ['ascent-client', 'other'], azp: 'other' })],
    ['of another issuer', (claims) => signed({ ...claims, iss: `${there.url}/generic` })],
    ['that has expired', (claims) => signed({ ...claims, iat: Number(claims['iat']) - 7200, exp: Number(claims['iat']) - 3600 })],
    ['without expiry', ({ exp, ...claims }) => signed({ ...claims, was: exp === undefined })],
    ['without subject', ({ sub, ...claims }) => signed({ ...claims, was: sub === undefined })],
    ['not signed at all', unsigned],
    ['signed with our shared secret instead', (claims) => symmetric(claims, 'a-secret-for-tests')],
    ['signed by somebody else', (claims) => signed(claims, foreignKey)],
    [
      'with a signature of other claims',
      (claims) => signed(claims).replace(/^([^.]+\.)[^.]+/, `$1${Buffer.from(JSON.stringify({ ...claims, sub: 'victim' })).toString('base64url')}`),
    ],
  ])('%s', async (_, makeIdToken) => {
    expect(await attempt(makeIdToken)).toBe('failed');
    expect(await attempt(makeIdToken, 'apple')).toBe('failed');
  });

  test('and so is an answer that names another issuer (mix-up)', async () => {
    there.extra = { iss: 'https://evil.example' };
    for (const provider of ['google', 'github', 'x'] as const) {
      const api = browser();
      expect(await signInAt(api, provider)).toBe('failed');
    }
    there.extra = { iss: `${there.url}/github/login/oauth` };
    expect(await signInAt(browser(), 'github')).toBe('signed-in');
  });
});

describe('an address that has an account', () => {
  test.each(everyProvider)('%s neither opens nor connects it', async (provider) => {
    const owner = await verifiedStudent(server);
    newPerson({ email: owner.email.toUpperCase(), verified: true });
    const api = browser();
    expect(await signInAt(api, provider)).toBe('email-taken');
    expect(await me(api)).toBeNull();
    expect((await owner.api.call('getProfile')).identities).toEqual([]);
    expect(await signInAt(browser(), provider)).toBe('email-taken');
  });

  test('also if nobody has proved the address yet', async () => {
    const squatter = await signUp(server);
    newPerson({ email: squatter.email });
    expect(await signInAt(browser(), 'google')).toBe('email-taken');
    expect((await me(squatter.api))?.emailVerified).toBe(false);
  });

  test('who got there first with somebody else’s address keeps no way in when its owner comes', async () => {
    const { id } = newPerson({ email: null });
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
  newPerson({ email: null });
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
    const { secret } = await turnOnTwoFactor(owner.api, server.now());
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
    const { email } = newPerson({ verified: false });
    const api = browser();
    expect(await signInAt(api, 'google')).toBe('signed-in');
    expect((await me(api))?.emailVerified).toBe(false);
    expect(await api.refused('getProfile')).toMatchObject({ code: 'email-not-verified' });
    const link = await mailedLink(server.config.dataDir, email ?? '', '/verify-email');
    await api.call('verifyEmail', { body: { token: tokenIn(link) } });
    expect((await me(api))?.emailVerified).toBe(true);
  });

  test('once the provider vouches for the account’s own address, it is verified', async () => {
    newPerson({ verified: false });
    await signInAt(browser(), 'google');
    there.person = { ...there.person, verified: true };
    const api = browser();
    await signInAt(api, 'google');
    expect((await me(api))?.emailVerified).toBe(true);
  });

  test.each(['facebook', 'x', 'google'] as const)('%s without one: it is asked for, and verified', async (provider) => {
    const { id } = newPerson({ email: null });
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
    const { id } = newPerson({ email: null });
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

/** Connects a provider to a signed-in account. */
async function connect(api: ApiClient, provider: ProviderId, currentPassword: string | undefined = goodPassword): Promise<string> {
  const { url } = await api.call('beginIdentityConnection', { body: { provider, popup: true, currentPassword } });
  return comeBack(api, await answerAt(url));
}

describe('connecting', () => {
  test('needs the password, tells the owner, and opens the same account from then on', async () => {
    const owner = await verifiedStudent(server);
    const body = { provider: 'google', popup: true };
    expect(await owner.api.refused('beginIdentityConnection', { body })).toMatchObject({ status: 403, code: 'confirm-first' });
    expect(await owner.api.refused('beginIdentityConnection', { body: { ...body, currentPassword: 'not-it' } })).toMatchObject({ code: 'wrong-password' });
    expect(await connect(owner.api, 'google')).toBe('connected');
    const { identities } = await owner.api.call('getProfile');
    expect(identities).toMatchObject([{ provider: { id: 'google', name: 'Google' }, email: there.person.email }]);
    await expect.poll(() => mailsTo(server.config.dataDir, owner.email).some((mail) => mail.includes('Google was connected'))).toBe(true);
    const api = browser();
    expect(await signInAt(api, 'google')).toBe('signed-in');
    expect((await me(api))?.id).toBe(owner.id);
    expect(await owner.api.refused('beginIdentityConnection', { body: { ...body, currentPassword: goodPassword } })).toMatchObject({
      code: 'already-connected',
    });
  });

  test('an identity belongs to one account', async () => {
    const [first, second] = [await verifiedStudent(server), await verifiedStudent(server)];
    expect(await connect(first.api, 'github')).toBe('connected');
    expect(await connect(second.api, 'github')).toBe('in-use');
    expect((await second.api.call('getProfile')).identities).toEqual([]);
  });

  test('ends in the session it began in, not in another account of the same browser', async () => {
    const [victim, attacker] = [await verifiedStudent(server), await verifiedStudent(server)];
    const { url } = await attacker.api.call('beginIdentityConnection', { body: { provider: 'google', popup: true, currentPassword: goodPassword } });
    const back = await answerAt(url);
    const attempt = attacker.api.cookies().find(({ name }) => name === 'ascent-attempt');
    const session = victim.api.cookies().find(({ name }) => name === 'ascent');
    const cookie = `ascent-attempt=${attempt?.value}; ascent=${session?.value}`;
    expect(await outcomeOf(await browser().request('GET', back, { headers: { cookie } }))).toBe('expired');
    expect((await victim.api.call('getProfile')).identities).toEqual([]);
  });

  test('can be undone with the password; the provider then opens nothing', async () => {
    const owner = await verifiedStudent(server);
    await connect(owner.api, 'google');
    expect(await owner.api.refused('disconnectIdentity', { body: { provider: 'google' } })).toMatchObject({ code: 'confirm-first' });
    expect(await owner.api.refused('disconnectIdentity', { body: { provider: 'x', currentPassword: goodPassword } })).toMatchObject({ status: 404 });
    await owner.api.call('disconnectIdentity', { body: { provider: 'google', currentPassword: goodPassword } });
    expect((await owner.api.call('getProfile')).identities).toEqual([]);
    const api = browser();
    await signInAt(api, 'google');
    expect((await me(api))?.id).not.toBe(owner.id);
    await expect.poll(() => mailsTo(server.config.dataDir, owner.email).some((mail) => mail.includes('Google was disconnected'))).toBe(true);
  });
});

/** The next code mailed after `before`. */
async function otherCode(email: string, before: string): Promise<string> {
  await expect.poll(() => mailedCode(server.config.dataDir, email)).not.toBe(before);
  return mailedCode(server.config.dataDir, email);
}

/** Proves ownership by a visit to the provider. */
async function confirm(api: ApiClient, provider: ProviderId): Promise<string> {
  const { url } = await api.call('beginIdentityConfirmation', { body: { provider, popup: true } });
  return comeBack(api, await answerAt(url));
}

describe('an account without a password', () => {
  const withoutPassword = async () => {
    const api = browser();
    await signInAt(api, 'google');
    const account = await me(api);
    if (!account) throw new Error('not signed in');
    return { api, id: account.id, email: account.email, person: there.person };
  };

  test('does what needs a proof after a visit to the provider, for five minutes, in that session', async () => {
    const { api, email, person } = await withoutPassword();
    const change = { body: { email: `new.${email}` } };
    expect((await api.call('getProfile')).hasPassword).toBe(false);
    expect(await api.refused('changeEmail', change)).toMatchObject({ status: 403, code: 'confirm-first' });
    expect(await api.refused('changeEmail', { body: { ...change.body, currentPassword: 'anything' } })).toMatchObject({ code: 'wrong-password' });
    const other = browser();
    await signInAt(other, 'google');
    expect(await confirm(api, 'google')).toBe('confirmed');
    expect(await other.refused('changeEmail', change)).toMatchObject({ code: 'confirm-first' });
    expect(await api.call('changeEmail', change)).toEqual({ sent: true });
    server.advance(6 * minute);
    expect(await api.refused('changeEmail', change)).toMatchObject({ code: 'confirm-first' });
    server.advance(-6 * minute);
    expect(there.person).toEqual(person);
  });

  test('is asked for a fresh login at the provider; without one, for a mailed code of this session, five times', async () => {
    const { api, email } = await withoutPassword();
    const { url } = await api.call('beginIdentityConfirmation', { body: { provider: 'google', popup: true } });
    expect(new URL(url).searchParams.get('max_age')).toBe('0');
    const change = { body: { email: `fresh.${email}` } };
    for (const ago of [600, null]) {
      there.loggedInAgo = ago;
      expect(await confirm(api, 'google'), String(ago)).toBe('code-mailed');
      expect(await api.refused('changeEmail', change)).toMatchObject({ code: 'confirm-first' });
    }
    there.loggedInAgo = 0;
    await expect.poll(() => mailsTo(server.config.dataDir, email).filter((mail) => mail.includes('Your code for Ascent')).length).toBe(2);
    const code = await mailedCode(server.config.dataDir, email);
    const other = browser();
    await signInAt(other, 'google');
    expect(await other.refused('confirmWithMailedCode', { body: { code } })).toMatchObject({ status: 410, code: 'code-expired' });
    const wrong = code === '123456' ? '654321' : '123456';
    for (let tries = 0; tries < 4; tries++) expect(await api.refused('confirmWithMailedCode', { body: { code: wrong } })).toMatchObject({ code: 'wrong-code' });
    expect(await api.call('confirmWithMailedCode', { body: { code } })).toEqual({ confirmed: true });
    expect(await api.refused('confirmWithMailedCode', { body: { code } })).toMatchObject({ code: 'code-expired' });
    expect(await api.call('changeEmail', change)).toEqual({ sent: true });
    // The right code does not help either after five wrong ones, or after ten minutes.
    there.loggedInAgo = null;
    await confirm(other, 'google');
    const guessed = await otherCode(email, code);
    for (let tries = 0; tries < 5; tries++) await other.refused('confirmWithMailedCode', { body: { code: guessed === '111111' ? '222222' : '111111' } });
    expect(await other.refused('confirmWithMailedCode', { body: { code: guessed } })).toMatchObject({ code: 'code-expired' });
    await confirm(other, 'google');
    const late = await otherCode(email, guessed);
    server.advance(11 * minute);
    expect(await other.refused('confirmWithMailedCode', { body: { code: late } })).toMatchObject({ code: 'code-expired' });
    server.advance(-11 * minute);
    there.loggedInAgo = 0;
  });

  test.each(['apple', 'facebook', 'x', 'github'] as const)('%s alone is not believed', async (provider) => {
    const person = newPerson({ email: `alone${provider}@example.org` });
    const owner = await verifiedStudent(server);
    there.person = person;
    expect(await connect(owner.api, provider)).toBe('connected');
    there.loggedInAgo = null;
    expect(await confirm(owner.api, provider)).toBe('code-mailed');
    there.loggedInAgo = 0;
  });

  test('somebody else at the provider proves nothing', async () => {
    const { api } = await withoutPassword();
    newPerson();
    expect(await confirm(api, 'google')).toBe('other-identity');
    expect(await api.refused('deleteAccount', { body: { confirmation: 'DELETE' } })).toMatchObject({ code: 'confirm-first' });
    expect(await api.refused('beginIdentityConfirmation', { body: { provider: 'x', popup: true } })).toMatchObject({ status: 404 });
  });

  test('keeps its last way in, until there is a password', async () => {
    const { api, email } = await withoutPassword();
    await confirm(api, 'google');
    expect(await api.refused('disconnectIdentity', { body: { provider: 'google' } })).toMatchObject({ status: 409, code: 'last-way-in' });
    await api.call('forgotPassword', { body: { email } });
    const token = tokenIn(await mailedLink(server.config.dataDir, email, '/reset-password'));
    await api.call('resetPassword', { body: { token, password: goodPassword } });
    expect((await api.call('getProfile')).hasPassword).toBe(true);
    expect((await api.call('getProfile')).identities).toHaveLength(1);
    await api.call('disconnectIdentity', { body: { provider: 'google', currentPassword: goodPassword } });
    expect((await browser().call('signIn', { body: { email, password: goodPassword } })).me?.email).toBe(email);
  });

  test('two ways cannot both go at the same moment', async () => {
    const { api } = await withoutPassword();
    await confirm(api, 'google');
    newPerson();
    const { url } = await api.call('beginIdentityConnection', { body: { provider: 'github', popup: true } });
    expect(await comeBack(api, await answerAt(url))).toBe('connected');
    const both = await Promise.all((['google', 'github'] as const).map((provider) => api.try('disconnectIdentity', { body: { provider } })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a password it does not have signs nobody in', async () => {
    const { email } = await withoutPassword();
    for (const password of ['x', 'null', goodPassword]) expect(await browser().refused('signIn', { body: { email, password } })).toMatchObject({ status: 401 });
  });

  test('is exported and deleted with its identity', async () => {
    const { api, id, person } = await withoutPassword();
    const { rows } = await api.call('exportData', { query: { part: 'account' } });
    expect(rows[0]).toMatchObject({ identities: [{ provider: 'google', subject: person.id, email: person.email }] });
    expect(JSON.stringify(rows)).not.toMatch(/token|nonce|verifier/i);
    await confirm(api, 'google');
    await api.call('deleteAccount', { body: { confirmation: 'DELETE' } });
    const left = await server.database.query('select 1 from user_identities where user_id = $1', [id]);
    expect(left.rowCount).toBe(0);
    const again = browser();
    expect(await signInAt(again, 'google')).toBe('signed-in');
    expect((await me(again))?.id).not.toBe(id);
  });
});

test('nothing that is kept opens anything: state, cookie and ticket are hashes, and no token of a provider is stored', async () => {
  const api = browser();
  newPerson({ email: null });
  const { url } = await begin(api);
  const secrets = [new URL(url).searchParams.get('state'), ...api.cookies().map(({ value }) => value)];
  const kept = async () =>
    JSON.stringify([
      (await server.database.query('select * from sign_in_attempts')).rows,
      (await server.database.query('select * from pending_sign_ups')).rows,
    ]);
  for (const secret of secrets) expect(await kept()).not.toContain(secret);
  await comeBack(api, await answerAt(url));
  for (const { value } of api.cookies()) expect(await kept()).not.toContain(value);
});

test('an https site gets __Host- cookies, and is come back to under its own address', async () => {
  const secure = await startTestServer({ environment: { ...there.environment, PUBLIC_URL: 'https://prep.example.org' } });
  const body = JSON.stringify({ provider: 'google', popup: true });
  const headers = { 'content-type': 'application/json', host: 'made-up.example', 'x-forwarded-host': 'made-up.example' };
  const response = await new ApiClient(secure).request('POST', '/api/accounts/identity/sign-in', { body, headers });
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-ascent-attempt=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const { url }: { url: string } = JSON.parse(await response.text());
  expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://prep.example.org/api/identity/google/callback');
  await secure.stop();
});

test('beginnings are limited', async () => {
  const limited = await startTestServer({ enforceRateLimits: true, environment: there.environment });
  const tries = await Promise.all(
    Array.from({ length: 201 }, () => new ApiClient(limited).try('beginIdentitySignIn', { body: { provider: 'x', popup: true } })),
  );
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
  await limited.stop();
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
