/** Math as it looks in the player: digits large enough to read, the help for typed answers in view with the field it helps with, the calculator on paper. */
import type { Page } from '@playwright/test';
import { expect, test, type Student } from '#tests/support/browser-test.ts';
import { button, closeDirections, question } from '#tests/support/exam-screens.ts';

/** Opens a Math module by itself, at this question. */
async function openMath(page: Page, { api }: Student, practiceExamId: string, number: number): Promise<void> {
  const session = await api.call('startSession', { body: { practiceExamId, part: 'math-module' } });
  const { module } = await api.call('startModule', { params: { sessionId: session.id, position: 0 } });
  await page.goto(`/exam/${module.moduleId}?session=${session.id}`);
  await closeDirections(page);
  await button(page, /^Question 1 of/).click();
  await button(page, new RegExp(`^Question ${number},`)).click();
  await expect(question(page, number)).toBeVisible();
}

/** The sizes of the digits and letters in the fractions on screen, px. */
const sizesInFractions = (page: Page) =>
  page
    .locator('#main .katex-html .mfrac')
    .evaluateAll((fractions) =>
      fractions.flatMap((fraction) =>
        [...fraction.querySelectorAll('.mord')].flatMap((part) =>
          /^[\w.]+$/.test(part.textContent ?? '') ? [Number.parseFloat(getComputedStyle(part).fontSize)] : [],
        ),
      ),
    );

for (const width of [1440, 390]) {
  test(`the fraction of an exponent can be read, ${width} px wide`, async ({ studentPage: page, student }) => {
    await page.setViewportSize({ width, height: 900 });
    // g(x) = 1,850(1.18)^(x/6)
    await openMath(page, student, 'practice-exam-4', 15);
    await expect(page.locator('#main')).toContainText('bacteria');
    await expect.poll(() => sizesInFractions(page)).not.toEqual([]);
    expect(Math.min(...(await sizesInFractions(page)))).toBeGreaterThanOrEqual(16);
  });
}

test('beside a typed answer, how to enter it needs no scrolling', async ({ studentPage: page, student }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMath(page, student, 'practice-exam-1', 1);
  const entry = page.getByRole('textbox', { name: 'Your answer' });
  const nextButton = page.getByRole('navigation', { name: 'Question navigation' }).getByRole('button', { name: 'Next' });
  for (let number = 1; number < 22 && !(await entry.isVisible()); number += 1) await nextButton.click();
  const help = page.getByRole('region', { name: 'Directions for typed answers' });
  await expect(help.getByText('Not accepted')).toBeVisible();
  await expect(help.locator('.katex').first()).toBeVisible();
  const overflow = () => help.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expect(entry).toBeInViewport({ ratio: 1 });
  // Nor with the calculator beside both.
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Calculator' })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('with the calculator open beside a question, what is printed is the calculator: its graph and its rows', async ({ studentPage: page, student }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openMath(page, student, 'practice-exam-1', 2);
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'Expression 1', exact: true }).focus();
  for (const row of ['y=x^2-4', 'a=2', 'y=2x+3']) {
    await page.keyboard.type(row);
    await page.keyboard.press('Enter');
  }
  const words = page.getByTestId('graph-in-words');
  await expect(words).toContainText('zeros at x = −2 and 2');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  // The width of a sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  const graph = page.getByRole('application', { name: 'Graph' }).locator('svg');
  const box = await graph.boundingBox();
  expect(box?.width).toBeGreaterThan(680);
  // Whatever is wider than a sheet makes everything on it smaller.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
  await expect(page.getByRole('list', { name: 'Expressions' })).toBeVisible();
  await expect(words).toBeVisible();
  for (const absent of [question(page, 2), page.getByRole('contentinfo'), button(page, 'Close calculator'), button(page, 'Zoom in'), page.getByRole('slider')])
    await expect(absent).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(pages).toHaveLength(1);
  // Closed, it leaves the question.
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Close calculator').click();
  await page.emulateMedia({ media: 'print' });
  await expect(question(page, 2)).toBeVisible();
});
