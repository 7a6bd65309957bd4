/** Browser tests in which plans can be bought: a stand-in for the payment provider, and helpers for its screens. */
import type { Page } from '@playwright/test';
import { test as base, expect } from './browser-test.ts';
import { button } from './exam-screens.ts';
import { startFakeStripe, type FakeStripe } from './fake-stripe/start.ts';

export const test = base.extend<{ readonly stripe: FakeStripe }, { readonly standIn: FakeStripe }>({
  standIn: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stripe = await startFakeStripe();
      await use(stripe);
      await stripe.stop();
    },
    { scope: 'worker' },
  ],
  serverSettings: [({ standIn }, use) => use(standIn.environment), { scope: 'worker' }],
  stripe: async ({ standIn, server }, use) => {
    standIn.messages.webhookUrl = `${server.url}/api/payment/webhook`;
    standIn.messages.held = false;
    standIn.down = false;
    standIn.slow = () => 0;
    await use(standIn);
  },
});

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
export const total = (page: Page) => page.locator('[data-total]');
export const badge = (page: Page) => page.getByRole('main').getByText(/Tier$/);

export async function openPlans(page: Page): Promise<void> {
  await page.goto('/membership/upgrade');
  await expect(button(page, 'Continue to payment')).toBeVisible();
}

export async function expectFits(page: Page, where: string): Promise<void> {
  // The sidebar may still be closing.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), where).toBeLessThanOrEqual(0);
}

export { expect };
