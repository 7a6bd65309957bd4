import type { Page } from '@playwright/test';

/** Waits until the worker has fetched all of the app and answers for this page: some four hundred files, which takes a busy machine a while. */
export const appIsKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 });
