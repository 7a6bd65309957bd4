/** Going through a page with the Tab key, as those without a pointer do. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Whether the focus is where it is wanted, where it is instead, and whether one sees it: an outline on the element or on its label. */
const focusSeenFrom = (what: Locator) =>
  what.evaluate((wanted) => {
    const outlined = (element: Element | null | undefined) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const element = document.activeElement;
    return {
      isThere: element === wanted,
      // Past the last stop the focus leaves the page for the browser's own controls.
      isVisible: element === document.body || outlined(element) || outlined(element?.closest('label')),
      name: `${element?.tagName} ${element?.getAttribute('aria-label') ?? element?.textContent ?? ''}`.slice(0, 80),
    };
  });

/** Presses Tab until this thing has the focus; every stop on the way shows where it is. */
export async function tabTo(page: Page, what: Locator, most = 40): Promise<void> {
  await expect(what).toBeVisible();
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const { isThere, isVisible, name } = await focusSeenFrom(what);
    expect(isVisible, `focus is visible on: ${name}`).toBe(true);
    if (isThere) return;
  }
  throw new Error(`not reached with ${most} tabs: ${what}`);
}
