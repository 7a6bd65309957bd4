/** A whole Math module without a pointer: typed and chosen answers, the calculator, the reference sheet, review and submission. */
import type { Locator, Page } from '@playwright/test';
import { examBefore } from '#tests/support/exam-setup.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { answersOnServer, button, choice, question } from '#tests/support/exam-screens.ts';
import { tabTo } from './tab-to.ts';
import { spendHalf } from '#tests/support/server-database.ts';
import { typeMath } from '#tests/support/type-math.ts';

const next = (page: Page): Locator => page.getByRole('navigation', { name: 'Question navigation' }).getByRole('button', { name: 'Next' });

test('a Math module from its start to its submission, with the calculator and the reference sheet', async ({ studentPage: page, student, server }) => {
  test.setTimeout(120_000);
  const { id } = await examBefore(student, 2);
  await page.goto(`/exam/landing?session=${id}`);
  await tabTo(page, page.getByRole('button', { name: /^(Resume|Start|Continue)/ }).first());
  await page.keyboard.press('Enter');
  const directions = page.getByRole('dialog', { name: 'Directions' });
  await expect(directions.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(directions).toBeHidden();
  await expect(question(page, 1)).toBeVisible();

  await test.step('the calculator: opened from its button, used, moved, and left to where one came from', async () => {
    await tabTo(page, button(page, 'Calculator'));
    await page.keyboard.press('Enter');
    const calculator = page.getByRole('dialog', { name: 'Calculator' });
    await expect(calculator.getByRole('textbox', { name: 'Expression 1', exact: true })).toBeFocused();
    await typeMath(page, '505/5→*12');
    await expect(calculator.getByText('= 1212')).toBeVisible();
    await page.keyboard.press('Enter');
    await typeMath(page, 'y=x^2→-4');
    await expect(calculator.getByTestId('graph-in-words')).toContainText('zeros at x = −2 and 2');
    await tabTo(page, calculator.getByRole('application', { name: 'Graph' }));
    await page.keyboard.press('ArrowRight');
    await expect(question(page, 1), 'arrow keys belong to the graph').toBeVisible();
    const move = calculator.getByRole('button', { name: 'Move' });
    await move.focus();
    const before = await calculator.boundingBox();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(calculator, 'the first Escape only lets go').toBeVisible();
    expect(await calculator.boundingBox()).not.toEqual(before);
    await page.keyboard.press('Escape');
    await expect(calculator).toBeHidden();
    await expect(button(page, 'Calculator')).toBeFocused();
  });

  await test.step('the reference sheet: by its key, scrolled, and closed', async () => {
    await page.keyboard.press('r');
    const sheet = page.getByRole('dialog', { name: 'Reference sheet' });
    await expect(sheet.getByRole('heading', { name: 'Reference sheet' })).toBeFocused();
    const facts = sheet.getByRole('region', { name: 'Formulas and facts' });
    await tabTo(page, facts);
    await page.keyboard.press('End');
    await expect.poll(() => facts.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('every question is answered, in its own way', async () => {
    for (let number = 1; number <= 22; number += 1) {
      await expect(question(page, number)).toBeVisible();
      const entry = page.getByRole('textbox', { name: 'Your answer' });
      if (await entry.isVisible()) {
        await tabTo(page, entry);
        await page.keyboard.type(number % 2 === 0 ? '7/2' : String(number));
        await tabTo(page, next(page));
        await page.keyboard.press('Enter');
      } else {
        // C opens the calculator here: the third choice is 3.
        await page.keyboard.press(number % 2 === 0 ? '3' : 'b');
        await expect(choice(page, number % 2 === 0 ? 'C' : 'B')).toBeChecked();
        // The last question leads to the review page.
        await page.keyboard.press('ArrowRight');
      }
    }
    await expect(page.getByRole('heading', { name: 'Check Your Work' })).toBeVisible();
    await expect(page.getByText('Every question is answered.')).toBeVisible();
    await expect.poll(async () => Object.keys(await answersOnServer(student)).length).toBe(22);
  });

  await spendHalf(server);
  // What submits is armed a moment after the page has appeared.
  await expect(next(page)).not.toHaveAttribute('aria-disabled', 'true');
  await tabTo(page, next(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Section 2, Module 2: Math' })).toBeVisible();
});
