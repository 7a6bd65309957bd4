import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests/browser',
  // Every file starts its own server on its own database; two at a time fit on two cores.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  globalSetup: './tests/support/browser-setup.ts',
  use: {
    launchOptions: { executablePath: await chromiumPath(), args: chromiumFlags },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    trace: 'off',
  },
});
