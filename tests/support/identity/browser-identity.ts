/** Browser tests with every identity provider: stand-ins for five, and a real OpenID Connect server as the school's. */
import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from '../browser-test.ts';
import { freePort } from '../real-server.ts';
import { startOidcServer, type OidcServer } from './oidc-server.ts';
import { startStandIns, type StandIns } from './stand-ins.ts';

interface Places {
  readonly port: number;
  readonly there: StandIns;
  readonly school: OidcServer;
}

export const test = base.extend<object, { readonly places: Places }>({
  places: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const port = await freePort();
      const [there, school] = [await startStandIns(), await startOidcServer(`http://localhost:${port}/api/identity/oidc/callback`)];
      await use({ port, there, school });
      await there.stop();
      await school.stop();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ places: { port, there, school } }, use) => use({ ...there.environment, ...school.environment, PORT: String(port) }),
    { scope: 'worker' },
  ],
});

/** The window that a click opens. */
export async function windowFrom(context: BrowserContext, click: () => Promise<void>): Promise<Page> {
  const opened = context.waitForEvent('page');
  await click();
  return opened;
}

export { expect } from '@playwright/test';
