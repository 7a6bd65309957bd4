/** Holds back what a page asks for, as a slow connection does. */
import type { Page } from '@playwright/test';

/** Until the returned function is called, no request to this address goes on; those after it are not held. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
