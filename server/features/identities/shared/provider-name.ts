/** What a provider is called. */
import type { ConnectedIdentity, Provider, ProviderId } from '#contract/identities.ts';
import type { IdentityProviders } from '#server/integrations/identity-providers/configured.ts';
import type { IdentityRow } from '../store.ts';

/** Names of providers that are connected but no longer configured. */
const names = { google: 'Google', apple: 'Apple', facebook: 'Facebook', x: 'X', github: 'GitHub', oidc: 'Single sign-on' } as const satisfies Record<
  ProviderId,
  string
>;
export const providerOf = (providers: IdentityProviders, id: ProviderId): Provider => ({ id, name: providers.get(id)?.name ?? names[id] });

/** An identity as screens show it. */
export const toConnectedIdentity = (providers: IdentityProviders, { provider, email, connected_at }: IdentityRow): ConnectedIdentity => ({
  provider: providerOf(providers, provider),
  email,
  connectedAt: connected_at.toISOString(),
});
