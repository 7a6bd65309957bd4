/** What a provider is called. */
import type { Provider, ProviderId } from '#contract/identities.ts';
import type { IdentityProviders } from '#server/integrations/identity-providers/configured.ts';

/** Names of providers that are connected but no longer configured. */
const names = { google: 'Google', apple: 'Apple', facebook: 'Facebook', x: 'X', github: 'GitHub', oidc: 'Single sign-on' } as const satisfies Record<
  ProviderId,
  string
>;
export const providerOf = (providers: IdentityProviders, id: ProviderId): Provider => ({ id, name: providers.get(id)?.name ?? names[id] });
