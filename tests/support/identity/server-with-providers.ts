/** The real server with all identity providers, and what their tests do again and again. */
import type { ProviderId } from '#contract/identities.ts';
import type { ApiClient } from '../browserless-client.ts';
import { freePort } from '../real-server.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { signed } from './jwt.ts';
import { startStandIns, type StandIns } from './stand-ins.ts';

export async function startWithProviders(): Promise<{ there: StandIns; server: TestServer }> {
  const there = await startStandIns();
  const port = String(await freePort());
  return { there, server: await startTestServer({ environment: { ...there.environment, PORT: port, PUBLIC_URL: `http://localhost:${port}` } }) };
}

let people = 0;
/** From now on somebody else is logged in at every provider. */
export function newPerson(there: StandIns, change: Partial<StandIns['person']> = {}): StandIns['person'] {
  const id = String(5000 + ++people);
  there.person = { id, name: 'Noor Haddad', email: `noor${id}@example.org`, verified: true, ...change };
  return there.person;
}

/** Somebody new, and providers that answer as they should. */
export function resetStandIns(there: StandIns): void {
  newPerson(there);
  there.makeIdToken = (claims) => signed(claims);
  there.extra = {};
}

export const everyProvider: readonly ProviderId[] = ['google', 'apple', 'facebook', 'x', 'github', 'oidc'];
export const me = async (api: ApiClient) => (await api.call('me')).me;
export const begin = async (api: ApiClient, provider: ProviderId = 'google') => api.call('beginIdentitySignIn', { body: { provider, popup: true } });
