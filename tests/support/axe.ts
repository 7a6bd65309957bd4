/** What a screen does to people who use assistive technology, as far as a machine can tell. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The structure is the same in both themes; only these depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Analyses the screen as it is, in the light and its colours in the dark too, and expects no violation. */
export async function expectAccessible(page: Page, screen: string, { except = [] }: { readonly except?: readonly string[] } = {}): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours change over 150 ms; contrast is measured when they have.
    await page.waitForTimeout(250);
    // Focus guards of the dialogs are hidden from assistive technology but must be focusable.
    const axe = new AxeBuilder({ page })
      .setLegacyMode(true)
      .exclude('[data-base-ui-focus-guard]')
      .disableRules([...except]);
    if (colorScheme === 'dark') axe.withRules(colourRules);
    const { violations } = await axe.analyze();
    const told = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`).join('; ')}`,
    );
    expect.soft(told, `${screen}, ${colorScheme}`).toEqual([]);
  }
}
