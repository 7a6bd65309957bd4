/** The providers that the configuration names, in the order in which they are offered. */
import { ClientSecretBasic, ClientSecretPost } from 'openid-client';
import type { ProviderId } from '#contract/identities.ts';
import type { IdentitySettings } from '#server/identity-settings.ts';
import { appleProvider } from './apple.ts';
import { facebookProvider } from './facebook.ts';
import { githubProvider } from './github.ts';
import { openidProvider } from './openid.ts';
import type { IdentityProvider } from './provider.ts';
import { xProvider } from './x.ts';

export type IdentityProviders = ReadonlyMap<ProviderId, IdentityProvider>;

export function createIdentityProviders({ google, apple, facebook, x, github, oidc }: IdentitySettings): IdentityProviders {
  const all = [
    google &&
      openidProvider({
        ...google,
        id: 'google',
        name: 'Google',
        auth: ClientSecretPost(google.clientSecret),
        scope: 'openid email profile',
        parameters: () => ({ prompt: 'select_account' }),
      }),
    apple && appleProvider(apple),
    facebook && facebookProvider(facebook),
    x && xProvider(x),
    github && githubProvider(github),
    oidc &&
      openidProvider({
        ...oidc,
        id: 'oidc',
        auth: ClientSecretBasic(oidc.clientSecret),
        scope: 'openid email profile',
        parameters: (again): Record<string, string> => (again ? { prompt: 'login' } : {}),
      }),
  ];
  return new Map(all.filter((provider) => provider !== null).map((provider) => [provider.id, provider]));
}
