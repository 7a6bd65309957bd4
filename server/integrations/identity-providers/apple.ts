/** Apple: OpenID Connect with two peculiarities. It answers with a form post, and the client secret is a token signed by us. */
import { createPrivateKey, sign } from 'node:crypto';
import type { ClientAuth } from 'openid-client';
import type { AppleSettings } from '#server/identity-settings.ts';
import { openidProvider } from './openid.ts';
import type { IdentityProvider } from './provider.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const lifetimeSeconds = 300;

function clientSecret({ issuer, clientId, teamId, keyId, privateKey }: AppleSettings): string {
  const issued = Math.floor(Date.now() / 1000);
  const claims = { iss: teamId, iat: issued, exp: issued + lifetimeSeconds, aud: issuer, sub: clientId };
  const text = `${encode({ alg: 'ES256', kid: keyId, typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key: createPrivateKey(privateKey), dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

export function appleProvider(settings: AppleSettings): IdentityProvider {
  const auth: ClientAuth = (_server, _client, body) => {
    body.set('client_id', settings.clientId);
    body.set('client_secret', clientSecret(settings));
  };
  return openidProvider({
    id: 'apple',
    name: 'Apple',
    issuer: settings.issuer,
    clientId: settings.clientId,
    auth,
    scope: 'openid name email',
    parameters: () => ({ response_mode: 'form_post' }),
  });
}
