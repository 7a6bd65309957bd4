/** How typed rows look where colors or room are scarce. */
import { expect, test } from '#tests/support/browser-test.ts';
import { openCalculator, press, row } from '#tests/support/calculator-page.ts';
import { typeMath } from '#tests/support/type-math.ts';

test('in forced colors the cursor, a selection and an empty place are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openCalculator(page);
  await typeMath(page, 'y=1/');
  const background = (name: string) =>
    row(page)
      .locator(name)
      .evaluate((mark) => getComputedStyle(mark).backgroundColor);
  const canvas = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.backgroundColor = 'Canvas';
    return getComputedStyle(probe).backgroundColor;
  });
  await expect(row(page).locator('.math-caret')).toBeVisible();
  expect(await background('.math-caret')).not.toBe(canvas);
  await expect(row(page).locator('[data-empty]')).toHaveCSS('outline-style', 'solid');
  await press(page, 'ControlOrMeta+a');
  await expect(row(page).locator('.math-marked')).toBeVisible();
  expect(await background('.math-marked')).not.toBe(canvas);
});

test('the cursor stands beside what is typed, as high as it is, and is seen while something is typed', async ({ page }) => {
  await openCalculator(page);
  await typeMath(page, 'y=1/2');
  const caret = row(page).locator('.math-caret');
  const boxes = async () => {
    const [cursor, digit] = [await caret.boundingBox(), await row(page).locator('.katex').getByText('2', { exact: true }).first().boundingBox()];
    if (!cursor || !digit) throw new Error('nothing is drawn');
    return { cursor, digit };
  };
  await expect(async () => {
    const { cursor, digit } = await boxes();
    expect(Math.abs(cursor.x - digit.x - digit.width)).toBeLessThan(3);
    expect(cursor.y + cursor.height / 2).toBeGreaterThan(digit.y);
    expect(cursor.y + cursor.height / 2).toBeLessThan(digit.y + digit.height);
    expect(cursor.height).toBeGreaterThan(digit.height / 2);
  }).toPass();
  // It blinks once nothing is typed. At the moment it has blinked away, the next key is pressed.
  const blinkAway = () =>
    caret.evaluate((element) => {
      const [blinking] = element.getAnimations();
      blinking?.pause();
      if (blinking) blinking.currentTime = 250;
      return blinking !== undefined;
    });
  await expect.poll(blinkAway).toBe(true);
  await expect(caret).toHaveCSS('opacity', '0');
  await press(page, '3');
  await expect(caret).toHaveCSS('opacity', '1');
});

test('numbers of lines stand beside the zoom buttons, on every width', async ({ page }) => {
  await openCalculator(page);
  for (const text of ['y=1', 'y=3', 'y=5', 'y=7', 'y=9']) {
    await typeMath(page, text);
    await press(page, 'Enter');
  }
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [390, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const under = async () => {
      const buttons = await page.getByRole('group', { name: 'Zoom' }).boundingBox();
      const labels = await page.locator('svg [data-row] > g > circle').all();
      const boxes = await Promise.all(labels.map(async (label) => label.boundingBox()));
      if (!buttons || boxes.length < 2) return null;
      return boxes.filter((box) => box && box.x + box.width > buttons.x && box.y < buttons.y + buttons.height).length;
    };
    await expect.poll(under, `${width} × ${height}`).toBe(0);
  }
});
