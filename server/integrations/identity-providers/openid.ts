/** OpenID Connect: discovery, and an ID token that is checked for signature, issuer, audience, expiry and nonce. */
import * as client from 'openid-client';
import { authorizationUrl, configure, discover } from './connection.ts';
import { emailOrNull, textOrNull, type IdentityProvider } from './provider.ts';

/** Signatures that only the provider can make: not `none`, and none with our shared secret. */
const trusted = new Set(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']);

/** Of the algorithms a provider offers, those an ID token may be signed with. */
export const trustedAlgorithms = (offered: readonly string[]): string[] => offered.filter((algorithm) => trusted.has(algorithm));

export interface OpenidOptions {
  readonly id: IdentityProvider['id'];
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly auth: client.ClientAuth;
  readonly scope: string;
  /** Beyond the usual ones; `again` as in IdentityProvider. */
  readonly parameters: (again: boolean) => Readonly<Record<string, string>>;
}

export function openidProvider({ id, name, issuer, clientId, auth, scope, parameters }: OpenidOptions): IdentityProvider {
  let known: Promise<client.Configuration> | null = null;

  const read = async () => {
    const server = await discover(issuer);
    const offered = server.id_token_signing_alg_values_supported ?? ['RS256'];
    const configuration = configure({ ...server, id_token_signing_alg_values_supported: trustedAlgorithms(offered) }, clientId, {}, auth);
    // Without it the library trusts the connection alone and does not look at the signature.
    client.enableNonRepudiationChecks(configuration);
    return configuration;
  };
  /** Read once; a failure is not cached. */
  const configuration = () => {
    known ??= read().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };

  return {
    id,
    name,
    authorizationUrl: async (redirectUri, secrets, again) =>
      authorizationUrl(await configuration(), secrets, {
        redirect_uri: redirectUri,
        scope,
        nonce: secrets.nonce,
        ...(again && { max_age: '0' }),
        ...parameters(again),
      }),
    identify: async (callback, { state, nonce, codeVerifier }) => {
      const server = await configuration();
      const tokens = await client.authorizationCodeGrant(server, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider gave no ID token');
      // Some providers give the email only in this second response.
      const more: Readonly<Record<string, unknown>> =
        claims['email'] === undefined && server.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(server, tokens.access_token, claims.sub)
          : claims;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: emailOrNull(more['email']),
        // Apple sends it as a string.
        emailVerified: more['email_verified'] === true || more['email_verified'] === 'true',
        loggedInAgoMs: typeof claims.auth_time === 'number' ? (claims.iat - claims.auth_time) * 1000 : null,
        name: textOrNull(more['name']) ?? textOrNull(callback.searchParams.get('name')),
      };
    },
  };
}
