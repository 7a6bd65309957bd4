/** A real OpenID Connect server (oidc-provider) with a login page of its own, for a browser to use. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';

export interface OidcServer {
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const client = { id: 'ascent', secret: 'a-secret-of-at-least-thirty-two-characters' };

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

/** `callback`: where our server receives the answers. A user who logs in there as `someone` has the email someone@school.example. */
export async function startOidcServer(callback: string): Promise<OidcServer> {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', () => resolve()));
  const address = http.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const provider = new Provider(url, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [callback], grant_types: ['authorization_code'], response_types: ['code'] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['stand-in'] },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        name: `${id[0]?.toUpperCase()}${id.slice(1)} Lind`,
        email: `${id}@school.example`,
        email_verified: !id.startsWith('new'),
      }),
    }),
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({ clientId: context.oidc.client?.clientId ?? '', accountId: context.oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    const { uid } = await provider.interactionDetails(request, response);
    if (request.method === 'POST') {
      const form = await readForm(request);
      const result = form.has('cancel') ? { error: 'access_denied' } : { login: { accountId: form.get('login') ?? '' } };
      return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Hillside School</title><body><h1>Hillside School</h1>
      <form method="post" action="/interaction/${uid}"><label>School name <input name="login"></label>
      <button>Sign in at school</button><button name="cancel" value="1">Do not allow</button></form></body></html>`);
  };
  const callbackOf = provider.callback();
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response);
    else void callbackOf(request, response);
  });
  return {
    url,
    environment: { OIDC_ISSUER: url, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret, OIDC_NAME: 'Hillside School' },
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}
