/**
 * Stand-ins that speak the protocols of Google, Apple, Facebook, X, GitHub and a plain OpenID Connect
 * server, strictly: a wrong client, secret, redirect URL, code or verifier is refused. Who is signed
 * in there, and how a token is tampered with, is up to the test. On 127.0.0.1, a different site from localhost.
 */
import { createHash, createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { jwks, readEs256, signed, type Claims } from './jwt.ts';

export interface PersonThere {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly verified: boolean;
}

export interface StandIns {
  readonly url: string;
  /** Environment of a server that uses all of them. */
  readonly environment: Readonly<Record<string, string>>;
  /** Who is signed in there now. */
  person: PersonThere;
  /** Makes the ID token; a test replaces it. */
  makeIdToken: (claims: Claims) => string;
  /** How long ago the person logged in there, in seconds; 0 if a fresh login was requested, null if the ID token does not say. */
  loggedInAgo: number | null;
  /** Parameters added to the redirect back, e.g. a wrong `iss`. */
  extra: Record<string, string>;
  /** Pages there sever themselves from the window that opened them, as some providers do. */
  isolated: boolean;
  /** The parameters of the last token request. */
  lastTokenRequest: URLSearchParams | null;
  stop(): Promise<void>;
}

const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const clientId = 'ascent-client';
const clientSecret = 'a-secret-for-tests';

interface Grant {
  readonly person: PersonThere;
  readonly request: URLSearchParams;
  readonly provider: string;
}

interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
  readonly location?: string;
}
const json = (value: unknown, status = 200): Reply => ({ status, type: 'application/json', body: JSON.stringify(value) });
const page = (body: string): Reply => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en"><title>Stand-in</title><body>${body}</body></html>`,
});
const refused = (error: string): Reply => json({ error }, 400);

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

export async function startStandIns(): Promise<StandIns> {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

  /** Asks for consent; `decision` is the answer. Apple responds with a self-submitting form. */
  const authorize = (provider: string, url: URL): Reply => {
    const request = url.searchParams;
    const decision = request.get('decision');
    if (request.get('client_id') !== clientId || request.get('response_type') !== 'code') return refused('invalid_request');
    if (!request.get('state') || request.get('code_challenge_method') !== 'S256') return refused('invalid_request');
    if (decision === null) {
      const link = (answer: string, label: string) => `<p><a href="${escape(`${url.pathname}${url.search}&decision=${answer}`)}">${label}</a></p>`;
      return page(`<h1>${provider} stand-in</h1>${link('allow', `Continue as ${state.person.name}`)}${link('deny', 'Cancel')}`);
    }
    const back = new URLSearchParams({ state: request.get('state') ?? '' });
    if (decision === 'allow') {
      const code = randomBytes(12).toString('hex');
      grants.set(code, { person: state.person, request, provider });
      back.set('code', code);
    } else back.set('error', provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied');
    for (const [name, value] of Object.entries(state.extra)) back.set(name, value);
    const redirect = request.get('redirect_uri') ?? '';
    if (provider !== 'apple') return { status: 302, location: `${redirect}?${back}` };
    if (request.get('response_mode') !== 'form_post') return refused('invalid_request');
    const [first = '', last = ''] = state.person.name.split(' ');
    if (decision === 'allow') back.set('user', JSON.stringify({ name: { firstName: first, lastName: last } }));
    const inputs = [...back].map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`).join('');
    return page(`<form method="post" action="${escape(redirect)}">${inputs}<button>Continue</button></form><script>document.forms[0].submit()</script>`);
  };

  const isClient = (provider: string, form: URLSearchParams, authorization: string): boolean => {
    // Client id and secret are form-encoded before they are joined (RFC 6749, 2.3.1).
    const basic = Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
      .toString()
      .split(':')
      .map(decodeURIComponent);
    if (provider === 'x' || provider === 'generic') return basic.join(':') === `${clientId}:${clientSecret}`;
    if (form.get('client_id') !== clientId) return false;
    if (provider !== 'apple') return form.get('client_secret') === clientSecret;
    const secret = readEs256(form.get('client_secret') ?? '', apple.publicKey);
    const { iss, sub, aud, exp } = secret?.claims ?? {};
    return secret?.header['kid'] === 'KEY7' && iss === 'TEAM7' && sub === clientId && aud === `${state.url}/apple` && Number(exp) * 1000 > Date.now();
  };

  const token = (provider: string, form: URLSearchParams, authorization: string): Reply => {
    state.lastTokenRequest = form;
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    if (!isClient(provider, form, authorization)) return refused('invalid_client');
    if (!grant || grant.provider !== provider || form.get('grant_type') !== 'authorization_code') return refused('invalid_grant');
    if (grant.request.get('redirect_uri') !== form.get('redirect_uri')) return refused('invalid_grant');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (challenge !== grant.request.get('code_challenge')) return refused('invalid_grant');
    const accessToken = randomBytes(12).toString('hex');
    tokens.set(accessToken, grant);
    const { person } = grant;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: `${state.url}/${provider}`,
      sub: person.id,
      aud: clientId,
      iat: now,
      exp: now + 300,
      nonce: grant.request.get('nonce'),
      ...(state.loggedInAgo !== null && grant.request.get('max_age') === '0' && { auth_time: now - state.loggedInAgo }),
      ...(person.email && provider !== 'generic' && { email: person.email, email_verified: provider === 'apple' ? String(person.verified) : person.verified }),
      ...(provider !== 'apple' && { name: person.name }),
    };
    const openid = ['google', 'apple', 'generic'].includes(provider);
    return json({ access_token: accessToken, token_type: 'bearer', expires_in: 300, ...(openid && { id_token: state.makeIdToken(claims) }) });
  };

  /** What the APIs say about the owner of the access token. */
  const who = (path: string, url: URL, { person }: Grant, accessToken: string): Reply | null => {
    switch (path) {
      case '/github-api/user':
        return json({ id: Number(person.id), login: 'octo', name: person.name, email: 'public@elsewhere.example' });
      case '/github-api/user/emails':
        return json([
          { email: 'other@elsewhere.example', primary: false, verified: true },
          ...(person.email ? [{ email: person.email, primary: true, verified: person.verified }] : []),
        ]);
      case '/graph/v23.0/me':
        if (url.searchParams.get('appsecret_proof') !== createHmac('sha256', clientSecret).update(accessToken).digest('hex')) return refused('invalid proof');
        return json({ id: person.id, name: person.name, ...(person.email && { email: person.email }) });
      case '/x-api/2/users/me':
        return json({ data: { id: person.id, name: person.name, ...(person.email && { confirmed_email: person.email }) } });
      case '/generic/userinfo':
        return json({ sub: person.id, name: person.name, ...(person.email && { email: person.email, email_verified: person.verified }) });
      default:
        return null;
    }
  };

  const authorizePaths: Readonly<Record<string, string>> = {
    '/google/authorize': 'google',
    '/apple/authorize': 'apple',
    '/generic/authorize': 'generic',
    '/github/login/oauth/authorize': 'github',
    '/facebook/v23.0/dialog/oauth': 'facebook',
    '/x/i/oauth2/authorize': 'x',
  };
  const tokenPaths: Readonly<Record<string, string>> = {
    '/google/token': 'google',
    '/apple/token': 'apple',
    '/generic/token': 'generic',
    '/github/login/oauth/access_token': 'github',
    '/graph/v23.0/oauth/access_token': 'facebook',
    '/x-api/2/oauth2/token': 'x',
  };

  const answer = async (request: IncomingMessage, url: URL): Promise<Reply> => {
    const path = url.pathname;
    const asked = authorizePaths[path];
    if (asked) return authorize(asked, url);
    const given = tokenPaths[path];
    if (given) return token(given, new URLSearchParams(await readBody(request)), request.headers.authorization ?? '');
    const discovery = /^\/(google|apple|generic)\/\.well-known\/openid-configuration$/.exec(path)?.[1];
    if (discovery) {
      const issuer = `${state.url}/${discovery}`;
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        ...(discovery === 'generic' && { userinfo_endpoint: `${issuer}/userinfo` }),
        // Offers an option that must not be accepted.
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
      });
    }
    if (path.endsWith('/jwks')) return json(jwks);
    const accessToken = (request.headers.authorization ?? '').replace(/^bearer /i, '');
    const grant = tokens.get(accessToken);
    return (grant && who(path, url, grant, accessToken)) ?? json({ error: 'nothing here' }, 404);
  };

  const http = createServer((request, response) => {
    void answer(request, new URL(request.url ?? '/', state.url)).then(({ status = 200, type, body = '', location }) =>
      response
        .writeHead(status, {
          ...(type && { 'content-type': type }),
          ...(state.isolated && { 'cross-origin-opener-policy': 'same-origin' }),
          ...(location && { location }),
        })
        .end(body),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', () => resolve()));
  const address = http.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const pair = (name: string) => ({ [`${name}_CLIENT_ID`]: clientId, [`${name}_CLIENT_SECRET`]: clientSecret });
  const state: StandIns = {
    url,
    environment: {
      ...pair('GOOGLE'),
      GOOGLE_ISSUER: `${url}/google`,
      APPLE_CLIENT_ID: clientId,
      APPLE_TEAM_ID: 'TEAM7',
      APPLE_KEY_ID: 'KEY7',
      APPLE_PRIVATE_KEY: apple.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n'),
      APPLE_ISSUER: `${url}/apple`,
      ...pair('GITHUB'),
      GITHUB_URL: `${url}/github`,
      GITHUB_API_URL: `${url}/github-api`,
      ...pair('FACEBOOK'),
      FACEBOOK_URL: `${url}/facebook`,
      FACEBOOK_GRAPH_URL: `${url}/graph`,
      ...pair('TWITTER'),
      TWITTER_URL: `${url}/x`,
      TWITTER_API_URL: `${url}/x-api`,
      ...pair('OIDC'),
      OIDC_ISSUER: `${url}/generic`,
      OIDC_NAME: 'Hillside School',
    },
    person: { id: '1001', name: 'Noor Haddad', email: 'noor@example.org', verified: true },
    makeIdToken: (claims) => signed(claims),
    loggedInAgo: 0,
    extra: {},
    isolated: false,
    lastTokenRequest: null,
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return state;
}
