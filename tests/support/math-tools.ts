/** The tools of a Math module, in a student's words. */
import { expect, type Locator, type Page } from '@playwright/test';
import { closeDirections, question } from './exam-screens.ts';

export const calculator = (page: Page): Locator => page.getByRole('dialog', { name: 'Calculator' });

export async function resume(page: Page, examId: string): Promise<void> {
  await page.goto(`/exam/landing?session=${examId}`);
  await page
    .getByRole('button', { name: /^(Resume|Start|Continue)/ })
    .first()
    .click();
}

/** At its first question, directions closed. */
export async function openMath(page: Page, examId: string): Promise<void> {
  await resume(page, examId);
  await closeDirections(page);
  await expect(question(page, 1)).toBeVisible();
}
