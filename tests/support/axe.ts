/** What a screen does to people who use assistive technology, as far as a machine can tell. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Analyses the screen as it is, in the light and in the dark, and expects no violation. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours change over 150 ms; contrast is measured when they have.
    await page.waitForTimeout(250);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`).join('; ')}`);
    expect.soft(told, `${screen}, ${colorScheme}`).toEqual([]);
  }
}
