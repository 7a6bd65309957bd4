/** Going through a page with the Tab key, as those without a pointer do. */
import { expect, type Locator, type Page } from '@playwright/test';

/** What has the focus: role-like tag and accessible text, for messages. */
const focused = (page: Page) =>
  page.evaluate(() =>
    `${document.activeElement?.tagName} ${document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''}`.slice(0, 80),
  );

/** True if the focus is visible on screen: an outline on the element or on its label. */
const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const outlined = (element: Element | null | undefined) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const element = document.activeElement;
    // Past the last stop the focus leaves the page for the browser's own controls.
    return element === document.body || outlined(element) || outlined(element?.closest('label'));
  });

/** Presses Tab until this thing has the focus; every stop on the way shows where it is. */
export async function tabTo(page: Page, what: Locator, most = 40): Promise<void> {
  await expect(what).toBeVisible();
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsVisible(page), `focus is visible on: ${await focused(page)}`).toBe(true);
    if (await what.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached with ${most} tabs: ${what}`);
}
