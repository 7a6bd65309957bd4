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

/** Everything that Tab stops at, from where the focus is once round; each stop is visible. */
async function roundOf(page: Page): Promise<readonly string[]> {
  const stops: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const name = element.getAttribute('aria-label') ?? (element instanceof HTMLInputElement ? element.value : element.textContent) ?? '';
      const { outlineStyle } = getComputedStyle(element.matches('[type="radio"]') ? (element.closest('label') ?? element) : element);
      const box = element.getBoundingClientRect();
      const isInView = element.matches('[type="radio"], .math-input') || (box.bottom > 0 && box.top < innerHeight && box.width > 0);
      // The field of a row is marked by its cursor.
      const isShown = isInView && (outlineStyle !== 'none' || element.matches('.math-input, input'));
      return `${isShown ? '' : 'unseen: '}${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${name.trim()}`;
    });
    if (stop === stops[0] && stops.length > 5) return stops;
    // Behind the last stop come the browser's own controls.
    if (stop !== null) stops.push(stop);
  }
  throw new Error(`no way out: ${stops.slice(-8).join('; ')}`);
}

test('with the calculator open beside it, Math is answered and left for Check Your Work by keyboard alone', async ({ studentPage: page, student }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await examBefore(student, 2);
  await page.goto(`/exam/landing?session=${id}`);
  await tabTo(page, page.getByRole('button', { name: /^(Resume|Start|Continue)/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Directions' }).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page, 1)).toBeVisible();
  await page.keyboard.press('c');
  const calculator = page.getByRole('dialog', { name: 'Calculator' });
  await expect(calculator.getByRole('textbox', { name: 'Expression 1', exact: true })).toBeFocused();
  await typeMath(page, 'y=2x-6');
  // Twice round, the calculator’s keys open, too: everything is a stop, none without a mark, and none a dead end.
  for (const keysAreOpen of [false, true]) {
    const toggle = calculator.getByRole('button', { name: 'On-screen keys' });
    if (keysAreOpen) {
      await tabTo(page, toggle, 120);
      await page.keyboard.press('Enter');
    }
    const stops = await roundOf(page);
    expect(stops.filter((stop) => stop.startsWith('unseen'))).toEqual([]);
    for (const wanted of [
      /Calculator$/,
      /Reference/,
      /More/,
      /^tab Graphing/,
      /Expression 1$/,
      /^application Graph/,
      /Zoom in/,
      /Resize/,
      /Mark/,
      /Next/,
      /^button Question 1 of|1 of 22/,
    ])
      expect(stops.join('\n'), `a stop at ${wanted}`).toMatch(new RegExp(wanted.source, 'm'));
    if (keysAreOpen) expect(stops).toContain('button 7');
  }
  await tabTo(page, calculator.getByRole('button', { name: 'On-screen keys' }), 120);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio').first(), 120);
  const entry = page.getByRole('textbox', { name: 'Your answer' });
  const first = page.getByRole('radio').first();
  for (let number = 1; number <= 8; number += 1) {
    await expect(question(page, number)).toBeVisible();
    await expect(entry.or(first).first()).toBeVisible();
    if (await entry.isVisible()) {
      // From Next, backwards: what is typed in comes before it.
      for (let stop = 0; stop < 12 && !(await entry.evaluate((field) => field === document.activeElement)); stop += 1) await page.keyboard.press('Shift+Tab');
      await expect(entry).toBeFocused();
      await page.keyboard.type('3');
    } else {
      await page.keyboard.press('1');
      await expect(first).toBeChecked();
    }
    await tabTo(page, next(page), 120);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.getByRole('button', { name: /Question 9 of 22/ }), 120);
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Go to Review Page'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check Your Work' })).toBeVisible();
  await expect(page.getByText('14 questions are unanswered')).toBeVisible();
  await page.keyboard.press('c');
  await expect(calculator, 'and C closes it').toBeHidden();
});
