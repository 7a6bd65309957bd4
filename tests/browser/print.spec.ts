/** Results, decks, study sheets and the calculator on paper, counted in pages. */
import type { Locator, Page } from '@playwright/test';
import { studySheets } from '#content/study-sheets/all.ts';
import { grantPlus } from '#tests/support/grant-plus.ts';
import { png } from '#tests/support/pictures.ts';
import { examBefore, passModule } from '#tests/support/exam-setup.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { openCalculator } from '#tests/support/calculator-page.ts';
import { typeMath } from '#tests/support/type-math.ts';

/** Pages of a PDF: its page objects, which the browser writes uncompressed. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Counts what would have been printed: the system's dialog has no place in a test. */
const catchPrinting = (page: Page) =>
  page.addInitScript(() => Object.assign(globalThis, { printed: 0, print: () => Object.assign(globalThis, { printed: 1 }) }));

/** Chooses what to print from the menu of this button. */
async function print(page: Page, item: string, menu = 'Print or save as PDF'): Promise<void> {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.waitForFunction(() => (globalThis as unknown as { printed: number }).printed > 0);
  await page.evaluate(() => Object.assign(globalThis, { printed: 0 }));
}

test('the summary fits four sheets, everything explains every question', async ({ page, student }) => {
  await catchPrinting(page);
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
  const [asked, answers] = [paper.locator('section').first(), paper.locator('section').last()];
  const count = await asked.locator('.print-question').count();
  expect(count).toBeGreaterThan(10);
  await expect(answers.locator('.print-question')).toHaveCount(count);
  await expect(asked.getByText(/Takeaway|Correct answer|Your answer/)).toHaveCount(0);
  await expect(answers.getByText('Takeaway')).toHaveCount(count);
  // It begins on the first sheet, under the name, in two columns; no question or answer is torn in two.
  await page.emulateMedia({ media: 'print' });
  const breaks = (locator: Locator) => locator.evaluate((element) => [getComputedStyle(element).breakBefore, getComputedStyle(element).breakInside]);
  expect(await breaks(asked)).toEqual(['auto', 'auto']);
  expect(await breaks(answers)).toEqual(['page', 'auto']);
  for (const part of [asked, answers]) expect(await breaks(part.locator('.print-question').first())).toEqual(['auto', 'avoid']);
  // The width of a sheet between its margins: nothing runs out of its column, where it would be cut off or lie over its neighbor.
  await page.setViewportSize({ width: 680, height: 1000 });
  const over = await paper.locator('.print-question').evaluateAll((all) =>
    all.flatMap((one) =>
      [...one.querySelectorAll('p, li, figure, svg, table, .katex-html')].flatMap((part) => {
        const past = part.getBoundingClientRect().right - one.getBoundingClientRect().right;
        return past > 2 ? [`${one.querySelector('h3')?.textContent}: ${Math.round(past)} px`] : [];
      }),
    ),
  );
  expect(over).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ media: null });
  // Several short questions share a sheet: less than half a sheet for each with its answer.
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThan(count / 2);
  await expect(paper).toHaveCount(0);

  await print(page, 'Print everything with explanations');
  await expect(paper.locator('.print-question')).toHaveCount(98);
  await expect(paper.getByText('Takeaway')).toHaveCount(98);
  const everything = await page.pdf({ format: 'A4' });
  expect(pagesOf(everything)).toBeGreaterThan(20);
  expect(pagesOf(everything)).toBeLessThan(100);
});

test('on a worksheet of mistakes, fractions to choose from do not touch', async ({ student, studentPage: page }) => {
  await catchPrinting(page);
  const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [9], length: 5 } });
  for (const position of [0, 1, 2])
    await student.api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer: 'B', guessed: true, timeSpentMs: 20_000 } });
  // Whichever questions were drawn, their choices are fractions.
  await page.route('**/api/error-log-sheets*', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/("id":"[A-D]","text":)"(?:[^"\\\\]|\\\\.)*"/g, '$1"\\\\(\\\\dfrac{x+3}{7}\\\\)"');
    await route.fulfill({ response, body: text });
  });
  await page.goto('/review');
  await button(page, 'Print').click();
  await page.waitForFunction(() => (globalThis as unknown as { printed: number }).printed > 0);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 1000 });
  const lists = page.locator('.print-report .print-question ul');
  await expect(lists.first().locator('.mfrac')).toHaveCount(4);
  const gaps = await lists.evaluateAll((all) =>
    all.flatMap((list) => {
      // A fraction is taller than the line it stands on: what counts is where its ink is.
      const boxes = [...list.children].map((line) => {
        const drawn = [...line.querySelectorAll('.mfrac .mord:not(:has(*))')].map((part) => part.getBoundingClientRect());
        return { top: Math.min(...drawn.map(({ top }) => top)), bottom: Math.max(...drawn.map(({ bottom }) => bottom)) };
      });
      return boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)));
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
});

test('a deck is printed as strips, front beside back, to cut out and fold', async ({ studentPage: page, student, server }) => {
  await catchPrinting(page);
  await grantPlus(server, student.email);
  const { id: deckId } = await student.api.call('createDeck', { body: { name: 'On paper' } });
  await page.goto(`/flashcards/${deckId}`);
  await button(page, 'More for this deck').click();
  await expect(page.getByRole('menuitem', { name: 'Print' })).toHaveCount(0);
  const picture = await student.api.call('uploadCardPicture', { file: { name: 'line.png', bytes: png(320, 200) } });
  const cards = Array.from({ length: 120 }, (_, place) => ({
    id: `01900000-0000-7000-8000-${String(place + 1).padStart(12, '0')}`,
    front: place === 0 ? '\\(\\frac{y}{x}\\)' : `front ${place + 1}`,
    back: `back ${place + 1}`,
    frontPicture: null,
    backPicture: place === 1 ? picture.id : null,
  }));
  await student.api.call('addCards', { params: { deckId }, body: { cards } });
  await page.reload();
  await print(page, 'Print', 'More for this deck');
  const paper = page.locator('.print-report');
  await expect(paper.locator('.print-card')).toHaveCount(120);
  await expect(paper.locator('.print-card').first().locator('.katex')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const shown = paper.getByRole('img', { name: 'Picture on the back' });
  expect(await shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(320);
  // The fold is in the middle of every strip, and no side runs out of it.
  const sides = await paper
    .locator('.print-side')
    .evaluateAll((all) => all.map((side) => [side.getBoundingClientRect().width, side.scrollWidth - side.clientWidth]));
  expect(new Set(sides.map(([width]) => Math.round(width ?? 0))).size).toBe(1);
  expect(sides.filter(([, over]) => (over ?? 0) > 0)).toEqual([]);
  await page.emulateMedia({ media: null });
  for (const format of ['A4', 'Letter']) {
    const pages = pagesOf(await page.pdf({ format }));
    expect(pages).toBeGreaterThan(10);
    expect(pages).toBeLessThan(20);
    if (format === 'A4') {
      // After printing the screen is as it was; the second format is printed anew.
      await expect(paper).toHaveCount(0);
      await print(page, 'Print', 'More for this deck');
      await expect(paper.locator('.print-card')).toHaveCount(120);
    }
  }
});

test('every study sheet is linked, has an address, and is printed alone on one to three pages', async ({ studentPage: page, student, server }) => {
  await catchPrinting(page);
  await grantPlus(server, student.email);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/study-resources');
  const sheet = page.locator('.study-sheet');
  for (const { id, title, parts } of studySheets) {
    await page.getByRole('navigation', { name: 'Sheets' }).getByRole('button', { name: title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`[?&]sheet=${id}$`));
    await expect(sheet.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    // Every formula is set, none is left as source.
    const formulas = parts.flatMap(({ entries }) => entries).filter(({ formula }) => formula !== undefined).length;
    await expect(sheet.locator('.study-formula').filter({ has: page.locator('.katex') })).toHaveCount(formulas);
    await expect(sheet.locator('.study-formula .maths:not(:has(.katex))')).toHaveCount(0);
    // None breaks in the middle; those side by side wrap between each other.
    const inPieces = await sheet.locator('.study-formula .katex').evaluateAll((all) => all.filter((one) => one.getClientRects().length > 1).length);
    expect(inPieces, `formulas of ${id} over two lines`).toBe(0);
    await expect(sheet.locator('.katex-error')).toHaveCount(0);
    await button(page, 'Print this sheet').click();
    // The dialog opens a moment after the click.
    await page.waitForFunction(() => (globalThis as unknown as { printed: number }).printed > 0);
    await page.evaluate(() => Object.assign(globalThis, { printed: 0 }));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(button(page, 'Print this sheet')).toBeHidden();
    await expect(sheet.getByRole('heading', { name: parts.at(-1)?.heading ?? '' })).toBeVisible();
    for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format })), `${id} on ${format}`).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'screen' });
  }
  // Its address opens it.
  await page.goto('/study-resources?sheet=test-day');
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(studySheets.find(({ id }) => id === 'test-day')?.title ?? '');
});

test('the calculator on paper is its graph, as wide as the sheet, with its rows and no controls, in black on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openCalculator(page);
  for (const row of ['y=x^2→-4', 'f(2)=', 'a=2']) {
    await typeMath(page, row);
    await page.keyboard.press('Enter');
  }
  const graph = page.getByRole('application', { name: 'Graph' });
  const words = page.getByTestId('graph-in-words');
  await expect(words).toContainText('zeros at x = −2 and 2');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  // The width of a sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(words).toBeVisible();
  await expect(page.getByRole('list', { name: 'Expressions' })).toBeVisible();
  const box = await graph.locator('svg').boundingBox();
  const sheet = await page.locator('.calculator-page').boundingBox();
  expect(box?.width).toBeCloseTo(sheet?.width ?? 0, -1);
  // Whatever is wider than a sheet makes everything on it smaller.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
  // Not cut off: everything that was in the window is on the sheet.
  expect(await graph.locator('svg').evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width)).toBeGreaterThan(200);
  for (const control of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    button(page, /^Delete expression/).first(),
    button(page, 'Zoom in'),
    page.getByRole('slider'),
    page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: 'Expression 4', exact: true }) }),
  ])
    await expect(control).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
});
