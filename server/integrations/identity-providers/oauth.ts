/** OAuth 2 providers without ID tokens: the access token, fetched with the code over our own connection, says who it is. */
import * as client from 'openid-client';
import { authorizationUrl, configure } from './connection.ts';
import type { Identity, IdentityProvider } from './provider.ts';

export interface OauthOptions {
  readonly id: IdentityProvider['id'];
  readonly name: string;
  readonly server: client.ServerMetadata & { readonly authorization_endpoint: string; readonly token_endpoint: string };
  readonly clientId: string;
  readonly auth: client.ClientAuth;
  readonly scope: string;
  /** For somebody who must prove again who they are. */
  readonly again: Readonly<Record<string, string>>;
  /** `get` calls the provider's API on their behalf and returns the JSON of its response. */
  readonly who: (get: (url: string) => Promise<unknown>, accessToken: string) => Promise<Omit<Identity, 'issuer' | 'loggedInAgoMs'>>;
  /** What the identities are stored under; `server.issuer` is what the provider calls itself in its answers. */
  readonly issuer: string;
}

export function oauthProvider({ id, name, server, clientId, auth, scope, again, who, issuer }: OauthOptions): IdentityProvider {
  const configuration = configure(server, clientId, {}, auth);
  return {
    id,
    name,
    authorizationUrl: (redirectUri, secrets, asked) => authorizationUrl(configuration, secrets, { redirect_uri: redirectUri, scope, ...(asked && again) }),
    identify: async (callback, { state, codeVerifier }) => {
      const tokens = await client.authorizationCodeGrant(configuration, callback, { expectedState: state, pkceCodeVerifier: codeVerifier });
      const get = async (url: string): Promise<unknown> => {
        const response = await client.fetchProtectedResource(
          configuration,
          tokens.access_token,
          new URL(url),
          'GET',
          undefined,
          new Headers({ accept: 'application/json' }),
        );
        if (!response.ok) throw new Error(`${name} answered ${response.status}`);
        return response.json();
      };
      return { issuer, loggedInAgoMs: null, ...(await who(get, tokens.access_token)) };
    },
  };
}
