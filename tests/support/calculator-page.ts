/** The graphing calculator on its public page: its rows, and typing into them. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './browser-test.ts';

export const field = (page: Page, number = 1): Locator => page.getByRole('textbox', { name: `Expression ${number}`, exact: true });
export const list = (page: Page): Locator => page.getByRole('list', { name: 'Expressions' });
export const row = (page: Page, number = 1): Locator =>
  list(page)
    .getByRole('listitem')
    .nth(number - 1);

/** Its code comes with the first move of the pointer, and takes the place of the button under it: a click would be on its way to what is gone. */
export async function wakeCalculator(page: Page): Promise<void> {
  // Within the width of a phone, too.
  let x = 200;
  // A move before the page is drawn reaches nothing.
  await expect(async () => {
    x += 1;
    await page.mouse.move(x, 300);
    await expect(list(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

export async function openCalculator(page: Page): Promise<void> {
  await page.goto('/calculator');
  await wakeCalculator(page);
  await page.getByRole('button', { name: 'Delete all rows' }).click();
  await expect(field(page)).toBeFocused();
}

export const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
