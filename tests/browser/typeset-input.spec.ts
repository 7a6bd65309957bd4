/** Typing in the graphing calculator: what is typed stands there as print at once, and its plain text in the field. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { field, list, openCalculator, press, row, wakeCalculator } from '#tests/support/calculator-page.ts';
import { typeMath } from '#tests/support/type-math.ts';

const value = (page: Page) => list(page).locator('output').last();

async function paste(target: Locator, text: string): Promise<void> {
  await target.page().evaluate(async (copied) => navigator.clipboard.writeText(copied), text);
  await target.press('ControlOrMeta+v');
}
/** What is seen: the drawn characters; of a fraction the denominator comes first. */
const drawn = (page: Page, number = 1) =>
  row(page, number)
    .locator('.katex')
    .evaluate((math) => (math.textContent ?? '').replace(/[\u200B\s]/g, ''));

test('a fraction, an exponent, a root: typed in their places, and left by the arrow keys', async ({ page }) => {
  await openCalculator(page);
  await typeMath(page, 'y=1/2');
  await expect(row(page).locator('.mfrac')).toBeVisible();
  await expect(field(page), 'as on Desmos the cursor is in the denominator').toHaveValue('y=1/2');
  await typeMath(page, '+x');
  await expect(field(page)).toHaveValue('y=1/(2+x)');
  await press(page, 'Backspace', 'Backspace', 'ArrowRight');
  await typeMath(page, 'x^2→-sqrtx+1→+pi');
  await expect(field(page)).toHaveValue('y=1/2x^2-sqrt(x+1)+π');
  expect(await drawn(page)).toMatch(/^y=21x2−x\+1.*\+π$/u);
  // Up into the numerator, down into the denominator, and from there to the next row.
  await press(page, 'Enter');
  await typeMath(page, '12/7');
  await expect(value(page)).toHaveText(/= 1\.714/);
  await press(page, 'ArrowUp', 'Backspace', 'ArrowDown', 'Backspace');
  await typeMath(page, '4');
  await expect(field(page, 2)).toHaveValue('1/4');
  await press(page, 'Enter');
  await typeMath(page, 'x<=3');
  await expect(field(page, 3)).toHaveValue('x≤3');
  await press(page, 'ArrowUp');
  await expect(field(page, 2)).toBeFocused();
  await press(page, 'Home');
  await typeMath(page, '2');
  await expect(value(page), 'a mixed number, as on Desmos').toHaveText('= 2.25');
  await press(page, 'Delete', 'Delete');
  await expect(field(page, 2)).toHaveValue('2(()/4)');
  // What is typed as plain text says what it says there.
  await press(page, 'End', 'Enter');
  await typeMath(page, 'round(500(1+0.04/12)^(12*3),2)');
  await expect(value(page)).toHaveText('= 563.64');
  await press(page, 'Enter');
  await typeMath(page, 'sqrt(16)+1');
  await expect(value(page)).toHaveText('= 5');
  await press(page, 'Enter');
  await typeMath(page, 'y_1~mx_1+b');
  await expect(field(page, 5)).toHaveValue('y1~mx1+b');
  await expect(row(page, 5).locator('.msupsub')).toHaveCount(2);
});

test('select, copy, paste, take back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page);
  await paste(field(page), 'y=1/2x+3');
  await expect(field(page), 'pasted text keeps its meaning: half of x').toHaveValue('y=1/2x+3');
  await expect(row(page).locator('.mfrac')).toBeVisible();
  expect(await drawn(page)).toBe('y=21x+3');
  await press(page, 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'ControlOrMeta+x');
  await expect(field(page)).toHaveValue('y=1/2x');
  await press(page, 'Home', 'ArrowRight', 'ArrowRight');
  await press(page, 'ControlOrMeta+v');
  await expect(field(page)).toHaveValue('y=+3 1/2x');
  await press(page, 'ControlOrMeta+z');
  await expect(field(page)).toHaveValue('y=1/2x');
  await press(page, 'ControlOrMeta+z');
  await expect(field(page)).toHaveValue('y=1/2x+3');
  await press(page, 'ControlOrMeta+Shift+z');
  await expect(field(page)).toHaveValue('y=1/2x');
  // A fraction of what is selected.
  await press(page, 'ControlOrMeta+a');
  await typeMath(page, '8');
  await press(page, 'Shift+Home');
  await typeMath(page, '/2');
  await expect(value(page)).toHaveText('= 4');
  await press(page, 'ControlOrMeta+a', 'ControlOrMeta+c', 'Enter', 'ControlOrMeta+v');
  await expect(field(page, 2)).toHaveValue('8/2');
  // From Desmos, and from a spreadsheet.
  await press(page, 'Enter');
  await paste(field(page, 3), '\\frac{1}{2}\\sqrt{16}+\\left|-3\\right|');
  await expect(value(page)).toHaveText('= 5');
  await press(page, 'Enter');
  await paste(field(page, 4), '1\t3\n2\t5\n3\t7');
  await expect(page.getByRole('textbox', { name: 'y1, row 3' })).toHaveValue('7');
});

test('by mouse: the cursor goes where one points, and a drag selects', async ({ page }) => {
  await openCalculator(page);
  await page.keyboard.insertText('y=(x+1)/(x-2)');
  const over = row(page).locator('.katex').getByText('1', { exact: true }).first();
  const box = await over.boundingBox();
  if (!box) throw new Error('nothing is drawn');
  await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
  await typeMath(page, '5');
  await expect(field(page)).toHaveValue('y=(x+15)/(x-2)');
  const first = await row(page).locator('.katex .mathnormal').first().boundingBox();
  if (!first) throw new Error('nothing is drawn');
  await page.mouse.move(first.x + 1, first.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, first.y + 5, { steps: 4 });
  await page.mouse.up();
  await typeMath(page, '7');
  await expect(field(page)).toHaveValue('7');
});

test('on a phone: its keyboard, a tap into a denominator, and our own keys', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await openCalculator(page);
  // Words that are composed, as phones do, and finished by a suggestion.
  const session = await context.newCDPSession(page);
  await page.keyboard.type('y=');
  for (const text of ['s', 'sq', 'sqr', 'sqrt'])
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await session.send('Input.insertText', { text: 'sqrt' });
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('y=sqrt(x)');
  await expect(row(page).locator('.sqrt')).toBeVisible();
  // Dictated as a whole.
  await page.getByRole('button', { name: 'Delete all rows' }).tap();
  await page.keyboard.insertText('y = 3/4 x + 2');
  await expect(field(page)).toHaveValue('y = 3/4 x + 2');
  await expect(row(page).locator('.mfrac')).toBeVisible();
  const under = await row(page).locator('.katex').getByText('4', { exact: true }).first().boundingBox();
  if (!under) throw new Error('nothing is drawn');
  await page.touchscreen.tap(under.x + under.width - 1, under.y + under.height / 2);
  await page.keyboard.type('0');
  await expect(field(page)).toHaveValue('y = 3/40 x + 2');
  // Our own keys; the fraction key takes what stands before it.
  await page.getByRole('button', { name: 'Delete all rows' }).tap();
  const keys = page.getByRole('group', { name: 'Keys' });
  if (!(await keys.isVisible())) await page.getByRole('button', { name: 'On-screen keys' }).tap();
  const tap = async (...names: readonly string[]) => {
    for (const name of names) await keys.getByRole('button', { name, exact: true }).tap();
  };
  await tap('3', 'a⁄b, fraction', '4', 'Move cursor right', 'plus', 'square root', '1', '6', 'Move cursor right', 'plus', '2', 'xⁿ, to the power', '3');
  await expect(field(page)).toHaveValue('3/4+sqrt(16)+2^3');
  await expect(value(page)).toHaveText('= 12.75');
  await tap('Delete', 'Delete');
  await expect(value(page)).toHaveText('= 6.75');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

test('screen readers hear the text and what is wrong with it; large text fits', async ({ page }) => {
  await openCalculator(page);
  await typeMath(page, 'y=(x+1)/x-');
  await expect(field(page)).toHaveAccessibleDescription('The expression is not finished.');
  await typeMath(page, '2→+|x|^2→+)');
  await expect(field(page)).toHaveValue('y=(x+1)/(x-2)+|x|^2+)');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveAccessibleDescription(/closing parenthesis/);
  await expectAccessible(page, 'a row, typeset while typing');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'a row, typeset while typing, dark');
  // Long rows move under the cursor, in their own place.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await typeMath(page, '+1234567890123456789012345678901234567890');
  // The font of tall parentheses comes with the first of them, and moves what follows.
  await expect(async () => {
    const [end, frame] = [await row(page).locator('.katex').boundingBox(), await row(page).locator('.math-scroll').boundingBox()];
    if (!end || !frame) throw new Error('nothing is drawn');
    expect(end.x + end.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(end.x).toBeLessThan(frame.x);
  }).toPass({ timeout: 5_000 });
});

test('screen readers hear into what the cursor moves and out of what, and nothing of that while one types', async ({ page }) => {
  await openCalculator(page);
  const told = row(page).getByRole('status');
  await told.evaluate((region) => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => heard.push((region.textContent ?? '').trim())).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await page.keyboard.type('y=x^2/3');
  await expect(field(page)).toHaveValue('y=x^(2/3)');
  expect(await page.evaluate('globalThis.heard')).toEqual([]);
  for (const words of ['after the fraction, exponent', 'after the exponent']) {
    await press(page, 'ArrowRight');
    await expect(told).toHaveText(words);
  }
  await page.keyboard.type('+sqrtx');
  await expect(told).toHaveText('');
  for (const [key, words] of [
    ['ArrowLeft', ''],
    ['ArrowLeft', 'before the root'],
    ['ArrowRight', 'under the root'],
    ['Home', 'beginning of the line'],
    ['End', ''],
    ['ArrowLeft', 'under the root'],
    ['Shift+ArrowRight', ''],
  ] as const) {
    await press(page, key);
    await expect(told, key).toHaveText(words);
  }
  await expectAccessible(page, 'a row whose cursor has moved');
});

test('what cannot be drawn stays as plain text, can be edited, and is kept', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page);
  const isPlain = async (number: number, text: string) => {
    await expect(field(page, number)).toHaveValue(text);
    await expect(field(page, number)).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await expect(row(page, number).locator('.katex')).toHaveCount(0);
  };
  await paste(field(page), 'x\u22602');
  await expect(row(page).locator('.katex'), 'a sign that KaTeX knows only outside of text').toBeVisible();
  await typeMath(page, '1');
  await expect(field(page)).toHaveValue('x≠21');
  await press(page, 'Enter');
  await paste(field(page, 2), '"re\u0301sume\u0301');
  await isPlain(2, '"re\u0301sume\u0301');
  await typeMath(page, 's');
  await isPlain(2, '"re\u0301sume\u0301s');
  await press(page, 'Enter');
  const nested = `${'('.repeat(200)}7${')'.repeat(200)}`;
  await paste(field(page, 3), nested);
  await expect(field(page, 3)).toHaveValue(nested);
  await typeMath(page, '+1');
  await expect(field(page, 3)).toHaveValue(`${nested}+1`);
  await press(page, 'Enter');
  await typeMath(page, 'y=x');
  await expect(row(page, 4).locator('.katex')).toBeVisible();
  await page.reload();
  await wakeCalculator(page);
  await isPlain(2, '"re\u0301sume\u0301s');
  await expect(field(page, 1)).toHaveValue('x≠21');
  await expect(field(page, 3)).toHaveValue(`${nested}+1`);
  // Without the accents it is print again.
  await field(page, 2).fill('"resumes');
  await expect(row(page, 2).locator('.katex')).toBeVisible();
});
