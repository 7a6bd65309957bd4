/** The graphing calculator on its public page: its rows, and typing into them. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './browser-test.ts';

export const field = (page: Page, number = 1): Locator => page.getByRole('textbox', { name: `Expression ${number}`, exact: true });
export const list = (page: Page): Locator => page.getByRole('list', { name: 'Expressions' });
export const row = (page: Page, number = 1): Locator =>
  list(page)
    .getByRole('listitem')
    .nth(number - 1);

export async function openCalculator(page: Page): Promise<void> {
  await page.goto('/calculator');
  await page.getByRole('button', { name: 'Open the calculator' }).click();
  await page.getByRole('button', { name: 'Delete all rows' }).click();
  await expect(field(page)).toBeFocused();
}

export const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
