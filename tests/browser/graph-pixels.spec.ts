/** The graph as it is seen: which pixels a line, a border, a region and a point color, and what lies over them. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { field, openCalculator } from '#tests/support/calculator-page.ts';

type Kind = 'line' | 'region' | 'paper';

/** A screenshot of the graph, asked by coordinates of the plane: how colorful its pixels are. */
async function seen(page: Page) {
  const graph = page.getByRole('application', { name: 'Graph' });
  const box = await graph.boundingBox();
  if (!box) throw new Error('no graph');
  const png = (await graph.screenshot()).toString('base64');
  const { width, codes } = await page.evaluate(async (data) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.drawImage(image, 0, 0);
    const rgba = canvas.getImageData(0, 0, image.width, image.height).data;
    // One letter a pixel: as numbers they would take seconds to arrive.
    let letters = '';
    for (let at = 0; at < rgba.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = rgba.slice(at, at + 3);
      const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
      letters += red - blue > 60 ? 'R' : chroma > 80 ? 'L' : chroma > 14 ? 'S' : '.';
    }
    return { width: image.width, codes: letters };
  }, png);
  const perUnit = Math.min(box.width / 20, box.height / 13);
  const pixel = (x: number, y: number) => [box.width / 2 + x * perUnit, box.height / 2 - y * perUnit] as const;
  const index = (column: number, row: number) => Math.floor(row) * width + Math.floor(column);
  const kind = (column: number, row: number): Kind => {
    const code = codes[index(column, row)];
    return code === 'S' ? 'region' : code === '.' ? 'paper' : 'line';
  };
  return {
    perUnit,
    pixel,
    kind,
    at: (x: number, y: number): Kind => kind(...pixel(x, y)),
    isRed: (x: number, y: number) => codes[index(...pixel(x, y))] === 'R',
    /** The share of this stretch of the diagonal that is colored as a line. */
    onDiagonal: (from: number, to: number) => {
      const places = Array.from({ length: 400 }, (_, step) => from + ((to - from) * step) / 399);
      return places.filter((at) => kind(...pixel(at, at)) === 'line').length / places.length;
    },
  };
}

test.beforeEach(async ({ page }) => {
  await openCalculator(page);
  await page.getByText('Graph in words').click();
});

test('a border is solid where it belongs to its region and dashed where not, and the region is on its side', async ({ page }) => {
  for (const [text, solid, below, above] of [
    ['y<=x', true, 'region', 'paper'],
    ['y>=x', true, 'paper', 'region'],
    ['y=x', true, 'paper', 'paper'],
    ['y<x', false, 'region', 'paper'],
    ['y>x', false, 'paper', 'region'],
  ] as const) {
    await field(page).fill(text);
    await expect(page.getByTestId('graph-in-words')).toContainText(
      text
        .replace('<=', ' ≤ ')
        .replace('>=', ' ≥ ')
        .replace(/(?<! )([<>=])(?! )/, ' $1 '),
    );
    const graph = await seen(page);
    const share = graph.onDiagonal(1, 5);
    if (solid) expect(share, text).toBe(1);
    else {
      expect(share, text).toBeGreaterThan(0.3);
      expect(share, text).toBeLessThan(0.8);
    }
    // Far from it, and three pixels beside it, on either side.
    const near = 4.5 / graph.perUnit;
    for (const x of [-3.3, 2.7]) {
      expect([graph.at(x, x - 2), graph.at(x, x - near)], `${text}, below`).toEqual([below, below]);
      expect([graph.at(x, x + 2), graph.at(x, x + near)], `${text}, above`).toEqual([above, above]);
    }
  }
});

test('y = x goes through the pixel of (5, 5), and a point on it lies there', async ({ page }) => {
  await field(page).fill('y=x');
  await expect(page.getByTestId('graph-in-words')).toContainText('y = x');
  let graph = await seen(page);
  const [exact, height] = graph.pixel(5, 5);
  const row = Math.floor(height);
  // Where the line crosses the middle of that row of pixels.
  const column = exact - (row + 0.5 - height);
  const colored = Array.from({ length: 21 }, (_, step) => Math.floor(column) - 10 + step).filter((at) => graph.kind(at, row) === 'line');
  expect(graph.at(5, 5)).toBe('line');
  expect(Math.abs(colored.reduce((sum, at) => sum + at + 0.5, 0) / colored.length - column)).toBeLessThan(1);
  await page.getByRole('button', { name: 'Add an expression' }).click();
  await page.keyboard.insertText('(5,5)');
  await expect(page.getByTestId('graph-in-words')).toContainText('point (5, 5)');
  graph = await seen(page);
  const radius = 3 / graph.perUnit;
  for (const [x, y] of [
    [0, 0],
    [radius, 0],
    [-radius, 0],
    [0, radius],
    [0, -radius],
  ] as const)
    expect(graph.isRed(5 + x, 5 + y), `${x} ${y}`).toBe(true);
  expect(graph.isRed(5 + 3 * radius, 5 + 3 * radius)).toBe(false);
});

test('the branches beside an asymptote are not joined', async ({ page }) => {
  await field(page).fill('y=1/(x-2)');
  await expect(page.getByTestId('graph-in-words')).toContainText('1');
  const graph = await seen(page);
  expect([graph.at(3, 1), graph.at(1, -1)]).toEqual(['line', 'line']);
  const heights = Array.from({ length: 120 }, (_, step) => -6 + step / 10);
  const across = [-2, -1, 0, 1, 2].map((offset) => 2 + offset / graph.perUnit);
  expect(across.flatMap((x) => heights.filter((y) => graph.at(x, y) === 'line'))).toEqual([]);
});
