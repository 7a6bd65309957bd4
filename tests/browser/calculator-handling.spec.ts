/** The calculator in the hand: nothing lies over a key, what is typed arrives, and on a phone its buttons leave room for the graph. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { field, list, openCalculator, row } from '#tests/support/calculator-page.ts';
import { examBefore } from '#tests/support/exam-setup.ts';
import { button, closeDirections, question } from '#tests/support/exam-screens.ts';
import { typeMath } from '#tests/support/type-math.ts';

const calculator = (page: Page) => page.getByRole('dialog', { name: 'Calculator' });

async function openInExam(page: Page, examId: string): Promise<Locator> {
  await page.goto(`/exam/landing?session=${examId}`);
  await button(page, /^(Resume|Start|Continue)/)
    .first()
    .click();
  await closeDirections(page);
  await expect(question(page, 1)).toBeVisible();
  await button(page, 'Calculator').click();
  return calculator(page);
}

/** The buttons on screen that something else lies over, in part. */
const covered = (panel: Locator) =>
  panel.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    return [...element.querySelectorAll('button')].flatMap((one) => {
      // Keys that are scrolled out of sight are under nothing.
      const [box, holder] = [one.getBoundingClientRect(), one.closest('.overflow-y-auto')?.getBoundingClientRect() ?? frame];
      if (box.width === 0 || box.bottom > Math.min(holder.bottom, frame.bottom) || box.top < holder.top) return [];
      const corners = [0.1, 0.9].flatMap((across) => [0.1, 0.9].map((down) => [box.left + box.width * across, box.top + box.height * down] as const));
      const isFree = corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
      return isFree ? [] : [one.getAttribute('aria-label') ?? one.textContent];
    });
  });

test('docked or floating, nothing of the calculator lies over a key', async ({ studentPage: page, student }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await examBefore(student, 2);
  const panel = await openInExam(page, id);
  await panel.getByRole('button', { name: 'On-screen keys' }).click();
  const everyKind = async (place: string) => {
    for (const keys of [/functions$/, /numbers$/]) {
      expect(await covered(panel), place).toEqual([]);
      await panel.getByRole('button', { name: keys }).click();
    }
    await panel.getByRole('tab', { name: 'Scientific' }).click();
    expect(await covered(panel), `${place}, scientific`).toEqual([]);
    await panel.getByRole('tab', { name: 'Graphing' }).click();
  };
  await everyKind('docked');
  const before = (await panel.boundingBox())?.width ?? 0;
  const handle = await panel.getByRole('button', { name: 'Resize' }).boundingBox();
  if (!handle) throw new Error('no handle');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2 + 60, handle.y + handle.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await panel.boundingBox())?.width ?? 0)).toBe(Math.round(before + 60));
  await panel.getByRole('button', { name: 'Float over the page' }).click();
  await everyKind('floating');
});

test('what is typed right after opening or switching arrives in the entry', async ({ studentPage: page, student }) => {
  const { id } = await examBefore(student, 2);
  const panel = await openInExam(page, id);
  await expect(panel.getByRole('textbox', { name: 'Expression 1', exact: true })).toBeFocused();
  await page.keyboard.type('2x');
  const [graphing, scientific] = [panel.getByRole('tab', { name: 'Graphing' }), panel.getByRole('tab', { name: 'Scientific' })];
  const [graphed, line] = [panel.getByRole('textbox', { name: 'Expression 1', exact: true }), panel.getByRole('textbox', { name: 'Expression', exact: true })];
  await expect(graphed).toHaveValue('2x');
  await scientific.click();
  await page.keyboard.type('12');
  await expect(line).toHaveValue('12');
  await graphing.click();
  await page.keyboard.type('+3');
  await expect(graphed).toHaveValue('2x+3');
  // By the arrow keys the focus stays on the tabs; a digit goes where it belongs, and chooses no answer.
  await graphing.focus();
  await page.keyboard.press('ArrowRight');
  await expect(scientific).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line).toBeVisible();
  await expect(scientific).toBeFocused();
  await page.keyboard.type('3');
  await expect(line).toHaveValue('123');
  await expect(line).toBeFocused();
  for (const choice of await page.getByRole('radio').all()) await expect(choice).not.toBeChecked();
});

test('a table takes the place of a row in which nothing was typed, not of another', async ({ page }) => {
  await openCalculator(page);
  const addTable = page.getByRole('button', { name: 'Add a table' });
  await addTable.click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.type('4');
  await expect(page.getByRole('textbox', { name: 'x1, row 1' })).toHaveValue('4');
  await page.getByRole('button', { name: 'Add an expression' }).click();
  await typeMath(page, 'y=x');
  await addTable.click();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await expect(field(page, 2)).toHaveValue('y=x');
  await expect(row(page, 3).getByRole('textbox', { name: 'x2, row 1' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the buttons on the graph hide little of it, and are large enough to hit', async ({ studentPage: page, student }) => {
    const { id } = await examBefore(student, 2);
    const panel = await openInExam(page, id);
    const tools = panel.getByRole('group', { name: 'Zoom' });
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const graph = panel.getByRole('application', { name: 'Graph' });
      const toGraph = panel.getByRole('button', { name: 'Graph', exact: true });
      await expect(graph.or(toGraph).first()).toBeVisible();
      if (await toGraph.isVisible()) await toGraph.click();
      const [board, group] = [await graph.boundingBox(), await tools.boundingBox()];
      if (!board || !group) throw new Error('no graph');
      expect(group.width / board.width, 'of the width').toBeLessThan(0.18);
      expect((group.width * group.height) / (board.width * board.height), 'of the graph').toBeLessThan(0.09);
      expect(group.y + group.height, 'within the graph').toBeLessThanOrEqual(board.y + board.height);
      for (const one of await tools.getByRole('button').all()) {
        const box = await one.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      }
      // Beside the visible button, too: 44 px across.
      const zoom = await tools.getByRole('button', { name: 'Zoom in' }).boundingBox();
      const at = { x: (zoom?.x ?? 0) - 6, y: (zoom?.y ?? 0) + (zoom?.height ?? 0) / 2 };
      expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.getAttribute('aria-label'), at)).toBe('Zoom in');
    }
  });

  test('that rows were deleted is said in view, with the way back', async ({ page }) => {
    await openCalculator(page);
    await typeMath(page, 'y=2x');
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Delete all rows' }).click();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await undo.click();
    await expect(field(page)).toHaveValue('y=2x');
  });
});

test('sums, integrals and derivatives are typed as on other calculators, and shown as print', async ({ page }) => {
  await openCalculator(page);
  const result = (number: number) => row(page, number).locator('output');
  for (const [keys, value] of [
    ['sum_n=1→10→n^2', '385'],
    ['int0^1 4x^3→dx', '1'],
    ['[n^2→ for n=[1...4]]', '[1, 4, 9, 16]'],
  ] as const) {
    const number = await list(page).getByRole('listitem').count();
    await typeMath(page, keys);
    await expect(result(number)).toContainText(value);
    await page.keyboard.press('Enter');
  }
  await expect(row(page, 1).locator('.mop.op-limits')).toBeVisible();
  await typeMath(page, 'f(x)=x^3→-3x');
  await page.keyboard.press('Enter');
  await typeMath(page, "y=f'(x)");
  await expect(page.getByTestId('graph-in-words')).toContainText('zeros at x = −1 and 1');
  await page.keyboard.press('Enter');
  await typeMath(page, 'd/dx→x^2');
  await expect(row(page, 6).locator('.mfrac')).toBeVisible();
  await expect(field(page, 6)).toHaveValue('d/(dx)x^2');
  // By the on-screen keys: the cursor is where the first bound belongs.
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'On-screen keys' }).click();
  await page.getByRole('button', { name: /functions$/ }).click();
  await page.getByRole('button', { name: 'sum with bounds' }).click();
  await page.keyboard.type('k=1^3 2k');
  await expect(result(7)).toContainText('12');
});

test('a window that was set stays in sight on a narrower screen, and is the same again on the wide one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCalculator(page);
  await page.getByText('Window', { exact: true }).click();
  const bound = (name: string) => page.getByRole('textbox', { name, exact: true });
  await bound('x to').fill('50');
  await bound('x from').fill('-50');
  await bound('x from').press('Enter');
  await expect(bound('x to')).toHaveValue('50');
  const sight = async () => Promise.all(['x from', 'x to', 'y from', 'y to'].map(async (name) => Number((await bound(name).inputValue()).replace('−', '-'))));
  const wide = await sight();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    const [left = 0, right = 0, low = 0, high = 0] = await sight();
    expect([left <= -50, right >= 50, low <= (wide[2] ?? 0), high >= (wide[3] ?? 0), high > (wide[3] ?? 0) || right > 50]).toEqual(Array(5).fill(true));
  }).toPass();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(sight).toEqual(wide);
});
