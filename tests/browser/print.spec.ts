/** The results on paper, counted in pages. */
import type { Page } from '@playwright/test';
import { examBefore, passModule } from '#tests/support/behind-the-scenes.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

/** Pages of a PDF: its page objects, which the browser writes uncompressed. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Chooses what to print; the system's dialog has no place in a test. */
async function print(page: Page, item: string): Promise<void> {
  await button(page, 'Print or save as PDF').click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.waitForFunction(() => (globalThis as unknown as { printed: number }).printed > 0);
  await page.evaluate(() => Object.assign(globalThis, { printed: 0 }));
}

test('the summary fits four sheets, everything explains every question', async ({ page, student }) => {
  await page.addInitScript(() => Object.assign(globalThis, { printed: 0, print: () => Object.assign(globalThis, { printed: 1 }) }));
  const { id } = await examBefore(student, 3);
  await passModule(student, id, 3);
  await page.goto('/results');
  await print(page, 'Print summary');
  const paper = page.locator('.print-report');
  await expect(paper.getByText('not loaded')).toHaveCount(0);
  await expect(paper.locator('.print-columns tbody tr')).toHaveCount(98);
  await expect(paper.locator('.print-columns')).toContainText(/[ABCD]/);
  const summary = await page.pdf({ format: 'A4' });
  expect(pagesOf(summary)).toBeGreaterThan(1);
  expect(pagesOf(summary)).toBeLessThanOrEqual(4);
  await expect(paper).toHaveCount(0);

  // The browser's own command prints the summary too.
  const letter = await page.pdf({ format: 'Letter' });
  expect(pagesOf(letter)).toBeGreaterThan(1);
  expect(pagesOf(letter)).toBeLessThanOrEqual(4);

  // A worksheet of the misses: whose it is, the questions with no hint of their answers, then the answers.
  await print(page, 'Print misses only');
  await expect(paper.getByText(student.name)).toHaveCount(1);
  const [asked, answers] = [paper.locator('.print-module').first(), paper.locator('.print-module').last()];
  const count = await asked.locator('.print-question').count();
  expect(count).toBeGreaterThan(10);
  await expect(answers.locator('.print-question')).toHaveCount(count);
  await expect(asked.getByText(/Takeaway|Correct answer|Your answer/)).toHaveCount(0);
  await expect(answers.getByText('Takeaway')).toHaveCount(count);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThan(80);
  await expect(paper).toHaveCount(0);

  await print(page, 'Print everything with explanations');
  await expect(paper.locator('.print-question')).toHaveCount(98);
  await expect(paper.getByText('Takeaway')).toHaveCount(98);
  const everything = await page.pdf({ format: 'A4' });
  expect(pagesOf(everything)).toBeGreaterThan(20);
  expect(pagesOf(everything)).toBeLessThan(100);
});
