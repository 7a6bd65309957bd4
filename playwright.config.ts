import { defineConfig } from '@playwright/test';
import { chromiumFlags, testChromiumPath, thriftyFlags, unwantedFlags } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests/browser',
  // Each has a server with a database of its own. Browser tests mostly wait: four of them keep two cores busy.
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  // A second try, which `npm test` names at its end: docs/decisions/0090.
  retries: 1,
  // Far more than they need: a shared host may be three times slower than a quiet one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  globalSetup: './tests/support/browser-setup.ts',
  use: {
    launchOptions: { executablePath: await testChromiumPath(), args: [...chromiumFlags, ...thriftyFlags], ignoreDefaultArgs: unwantedFlags },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    // Every test is a new browser profile, and would fetch the whole app for its cache again. The tests of the cache allow it.
    serviceWorkers: 'block',
    trace: 'off',
  },
});
