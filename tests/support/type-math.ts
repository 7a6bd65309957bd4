import type { Page } from '@playwright/test';

/** Types into the graphing calculator; → is the arrow key that leaves a denominator or an exponent. */
export async function typeMath(page: Page, keys: string): Promise<void> {
  for (const [index, part] of keys.split('→').entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    await page.keyboard.type(part);
  }
}
