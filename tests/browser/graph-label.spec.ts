/** What is said of a point on the graph can be read. */
import { expect, test } from '#tests/support/browser-test.ts';
import { field, openCalculator } from '#tests/support/calculator-page.ts';

for (const width of [1440, 390])
  test(`at ${width} px what is said of a point does not lie under the buttons`, async ({ page }) => {
    await openCalculator(page);
    await page.getByText('Graph in words').click();
    await page.setViewportSize({ width, height: 900 });
    await field(page).fill('x^2+y^2=25');
    await page.getByRole('button', { name: 'Add an expression' }).click();
    await page.keyboard.insertText('(x-4)^2+y^2=9');
    await expect(page.getByTestId('graph-in-words')).toContainText('1 and 2 meet at');
    const graph = page.getByRole('application', { name: 'Graph' });
    await graph.scrollIntoViewIfNeeded();
    const box = await graph.boundingBox();
    if (!box) throw new Error('no graph');
    const perUnit = Math.min(box.width / 20, box.height / 13);
    await page.mouse.move(box.x + box.width / 2 + 4 * perUnit, box.y + box.height / 2 - 3 * perUnit);
    const label = await graph.locator('g:has(> text)', { hasText: 'intersection of 1 and 2' }).locator('rect').boundingBox();
    const buttons = await page.getByRole('group', { name: 'Zoom' }).boundingBox();
    if (!label || !buttons) throw new Error('nothing is said');
    expect(label.x + label.width <= buttons.x || label.y >= buttons.y + buttons.height, JSON.stringify({ label, buttons })).toBe(true);
    expect(label.x).toBeGreaterThanOrEqual(box.x);
    expect(label.y + label.height).toBeLessThanOrEqual(box.y + box.height);
  });
