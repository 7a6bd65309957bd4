/** The way back from an identity provider, and everything an attacker might try on it. */
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ProviderId } from '#contract/identities.ts';
import { ApiClient } from '../support/api-client.ts';
import { signed, symmetric, unsigned, type Claims } from '../support/identity/jwt.ts';
import { begin, me, newPerson, useProviders } from '../support/identity/server-with-providers.ts';
import type { StandIns } from '../support/identity/stand-ins.ts';
import { answerAt, comeBack, outcomeOf, signInAt } from '../support/identity/visit.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let there: StandIns;
let server: TestServer;
useProviders((started) => ({ there, server } = started));

const browser = () => new ApiClient(server);
const minute = 60_000;

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

test('nothing that is kept opens anything: state, cookie and ticket are hashes, and no token of a provider is stored', async () => {
  const api = browser();
  newPerson(there, { email: null });
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
