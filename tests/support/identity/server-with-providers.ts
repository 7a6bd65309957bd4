/** The real server with all identity providers, and what their tests do again and again. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ProviderId } from '#contract/identities.ts';
import type { ApiClient } from '../api-client.ts';
import { freePort } from '../real-server.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { signed } from './jwt.ts';
import { startStandIns, type StandIns } from './stand-ins.ts';

interface WithProviders {
  readonly there: StandIns;
  readonly server: TestServer;
}

async function startWithProviders(): Promise<WithProviders> {
  const there = await startStandIns();
  const port = String(await freePort());
  return { there, server: await startTestServer({ environment: { ...there.environment, PORT: port, PUBLIC_URL: `http://localhost:${port}` } }) };
}

/** For a test file: tells it the server and the stand-ins that all its tests share, with somebody new before each. */
export function useProviders(tell: (started: WithProviders) => void): void {
  let started: WithProviders | undefined;
  beforeAll(async () => {
    started = await startWithProviders();
    tell(started);
  });
  afterAll(async () => {
    await started?.server.stop();
    await started?.there.stop();
  });
  beforeEach(() => {
    if (started) resetStandIns(started.there);
  });
}

let people = 0;
/** From now on somebody else is logged in at every provider. */
export function newPerson(there: StandIns, change: Partial<StandIns['person']> = {}): StandIns['person'] {
  const id = String(5000 + ++people);
  there.person = { id, name: 'Noor Haddad', email: `noor${id}@example.org`, verified: true, ...change };
  return there.person;
}

/** Somebody new, and providers that answer as they should. */
function resetStandIns(there: StandIns): void {
  newPerson(there);
  there.makeIdToken = (claims) => signed(claims);
  there.extra = {};
}

export const everyProvider: readonly ProviderId[] = ['google', 'apple', 'facebook', 'x', 'github', 'oidc'];
export const me = async (api: ApiClient) => (await api.call('me')).me;
export const begin = async (api: ApiClient, provider: ProviderId = 'google') => api.call('beginIdentitySignIn', { body: { provider, popup: true } });
