/** The calculator and the reference sheet beside the question. */
import { expect, test } from '#tests/support/browser-test.ts';
import { examBefore } from '#tests/support/exam-setup.ts';
import { button, question, submitUnfinished } from '#tests/support/exam-screens.ts';
import { calculator, openMath, resume } from '#tests/support/math-tools.ts';

test('what is in the calculator is there again after a reload', async ({ studentPage: page, student }) => {
  const { id } = await examBefore(student, 2);
  await openMath(page, id);
  await button(page, 'Calculator').click();
  await calculator(page).getByRole('textbox').first().fill('y=2x-3');
  await calculator(page).getByRole('tab', { name: 'Scientific' }).click();
  await calculator(page).getByRole('textbox', { name: 'Expression' }).fill('7*8');
  await page.keyboard.press('Enter');
  await expect(calculator(page).getByRole('button', { name: 'Use 56' })).toBeVisible();
  await calculator(page).getByRole('button', { name: 'Add the last answer to memory' }).click();
  await calculator(page).getByRole('textbox', { name: 'Expression' }).fill('56+4');
  await page.reload();
  await expect(question(page, 1)).toBeVisible();
  await button(page, 'Calculator').click();
  // The kind of calculator, and what has not been calculated yet, too.
  await expect(calculator(page).getByRole('button', { name: 'Use 56' })).toBeVisible();
  await expect(calculator(page).getByRole('textbox', { name: 'Expression' })).toHaveValue('56+4');
  await expect(calculator(page).getByText('M = 56')).toBeVisible();
  await calculator(page).getByRole('tab', { name: 'Graphing' }).click();
  await expect(calculator(page).getByRole('textbox').first()).toHaveValue('y=2x-3');
});

test('what is in an exam’s calculator is there in a new tab too, and leaves the device with the exam', async ({ studentPage: page, student }) => {
  const { id } = await examBefore(student, 3);
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await resume(page, id);
  await button(page, 'Calculator').click();
  await calculator(page).getByRole('textbox').first().fill('y=2x-3');
  await calculator(page).getByRole('button', { name: 'Add a table' }).click();
  await page.getByRole('textbox', { name: 'x1, row 1' }).fill('7');
  await expect.poll(kept).toContain('y=2x-3');
  const exam = page.url();
  await page.goto('/progress');
  const other = await page.context().newPage();
  await other.goto(exam);
  await button(other, 'Calculator').click();
  await expect(calculator(other).getByRole('textbox').first()).toHaveValue('y=2x-3');
  await expect(other.getByRole('textbox', { name: 'x1, row 1' })).toHaveValue('7');
  await calculator(other).getByRole('button', { name: 'Close calculator' }).click();
  await button(other, /^Question 1 of/).click();
  await button(other, 'Go to review page').click();
  await submitUnfinished(other);
  await expect.poll(kept).not.toContain('y=2x-3');
});

test('signing out takes the calculator’s contents off the device', async ({ studentPage: page, student }) => {
  const { id } = await examBefore(student, 2);
  await openMath(page, id);
  await button(page, 'Calculator').click();
  await calculator(page).getByRole('textbox').first().fill('y=2x-3');
  // At once: what was typed last is kept while the page is left.
  await page.goto('/progress');
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await kept()).toContain('y=2x-3');
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept()).not.toContain('y=2x-3');
});

test('an impossible graph window is reported at its field, and a possible one is shown', async ({ studentPage: page, student }) => {
  const { id } = await examBefore(student, 2);
  await openMath(page, id);
  await button(page, 'Calculator').click();
  const tool = calculator(page);
  await tool.getByText('Window', { exact: true }).click();
  const [from, to] = [tool.getByRole('textbox', { name: 'x from' }), tool.getByRole('textbox', { name: 'x to' })];
  await from.fill('5');
  await to.fill('2');
  await tool.getByRole('button', { name: 'Set window' }).click();
  await expect(to).toBeFocused();
  await expect(to).toHaveAccessibleDescription('Each “to” must be greater than its “from”.');
  await expect(tool.getByText('Each “to” must be greater')).toBeInViewport();
  await to.fill('8');
  await expect(to).not.toHaveAttribute('aria-invalid');
  await from.fill('');
  await tool.getByRole('button', { name: 'Set window' }).click();
  await expect(from, 'nothing is no number').toHaveAccessibleDescription('Please enter a number.');
  await from.fill('−5');
  await tool.getByRole('button', { name: 'Set window' }).click();
  await expect(from).toHaveValue('-5');
  await expect(tool.getByRole('alert').getByText(/./)).toHaveCount(0);
});

test('that there is no curve to play is said, and does not stay over the graph', async ({ studentPage: page, student }) => {
  const { id } = await examBefore(student, 2);
  await openMath(page, id);
  await button(page, 'Calculator').click();
  await calculator(page).getByRole('button', { name: 'Play the curve as sound' }).click();
  const said = calculator(page).getByText('Nothing to play yet');
  await expect(said).toBeVisible();
  await expect(said).toBeHidden();
});

test('a table is filled in from its first cell on, by keyboard and by the on-screen keys', async ({ page }) => {
  await page.goto('/calculator');
  await button(page, 'Open the calculator').click();
  await button(page, 'Delete all rows').click();
  await page.getByRole('button', { name: 'Add a table' }).click();
  for (const typed of ['1', 'Tab', '3', 'Tab', '2', 'Tab']) await page.keyboard.press(typed);
  await page.getByRole('button', { name: 'On-screen keys' }).click();
  const keys = page.getByRole('group', { name: 'Keys' });
  for (const name of ['5', '7', 'Delete', 'New row', '8']) await keys.getByRole('button', { name, exact: true }).click();
  for (const [name, value] of [
    ['Heading of column 1', 'x1'],
    ['Heading of column 2', 'y1'],
    ['x1, row 1', '1'],
    ['y1, row 1', '3'],
    ['x1, row 2', '2'],
    ['y1, row 2', '5'],
    ['y1, row 3', '8'],
  ] as const)
    await expect(page.getByRole('textbox', { name, exact: true }), name).toHaveValue(value);
});

test('at 1024 px calculator and reference sheet stand side by side', async ({ studentPage: page, student }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { id } = await examBefore(student, 2);
  await openMath(page, id);
  await button(page, 'Calculator').click();
  await button(page, 'Reference').click();
  const reference = page.getByRole('dialog', { name: 'Reference sheet' });
  await expect(calculator(page)).toBeVisible();
  await expect(reference).toBeVisible();
  const [left, right] = [await calculator(page).boundingBox(), await reference.boundingBox()];
  if (!left || !right) throw new Error('a tool is not on the screen');
  // Wide enough to work with, beside each other, and both within the window.
  for (const { width, height } of [left, right]) expect(Math.min(width, height)).toBeGreaterThan(240);
  expect(left.x).toBeGreaterThanOrEqual(0);
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
  expect(right.x + right.width).toBeLessThanOrEqual(1024);
});

test('on a phone the calculator leaves Back and Next in reach', async ({ studentPage: page, student }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await examBefore(student, 2);
  await openMath(page, id);
  await button(page, 'Calculator').click();
  await expect(calculator(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Question navigation' }).getByRole('button', { name: 'Next' }).click();
  await expect(question(page, 2)).toBeVisible();
  await expect(calculator(page)).toBeVisible();
  // There is room for one sheet: the reference sheet takes the calculator's place, and the whole question can be scrolled above it.
  await button(page, 'Reference').click();
  const reference = page.getByRole('dialog', { name: 'Reference sheet' });
  await expect(reference).toBeVisible();
  await expect(calculator(page)).toBeHidden();
  await page.getByRole('main').getByRole('radio').or(page.getByRole('main').getByRole('textbox')).last().scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const [sheet, lowest] = [
        await reference.boundingBox(),
        await page.getByRole('main').getByRole('radio').or(page.getByRole('main').getByRole('textbox')).last().boundingBox(),
      ];
      return sheet !== null && lowest !== null && lowest.y + lowest.height <= sheet.y;
    })
    .toBe(true);
});

test('on a phone the keys, what is typed, its result and the graph are in sight; on a low one the graph is a tap away', async ({ student, newDevice }) => {
  const { id } = await examBefore(student, 2);
  const page = await (await newDevice(student, { isMobile: true, hasTouch: true })).newPage();
  await openMath(page, id);
  const tool = calculator(page);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(page, 'Calculator').tap();
    await tool.getByRole('button', { name: 'Delete all rows' }).tap();
    const keys = tool.getByRole('group', { name: 'Keys' });
    for (const name of ['7', 'divided by', '2', 'New row', 'y', 'equals', 'x', 'New row', '4', '5', 'divided by', '6']) {
      await keys.getByRole('button', { name, exact: true }).tap();
    }
    const graph = tool.getByRole('application', { name: 'Graph' });
    // Nothing of it lies under the footer.
    for (const part of [keys.getByRole('button', { name: 'New row' }), tool.getByRole('list', { name: 'Expressions' }).locator('output').last()]) {
      await expect(part).toHaveText(/↵|= 7\.5/);
      await part.click({ trial: true });
    }
    await expect(question(page, 1)).toBeInViewport();
    if (height === 640) {
      await expect(graph).toBeHidden();
      await tool.getByRole('button', { name: 'Graph', exact: true }).tap();
      await expect(keys).toBeHidden();
      await expect(tool.getByRole('button', { name: 'On-screen keys' })).toBeFocused();
    }
    await expect.poll(async () => (await graph.boundingBox())?.height).toBeGreaterThan(150);
    await expect(graph).toBeInViewport({ ratio: 0.99 });
    await expect(tool.getByTestId('graph-in-words')).toContainText('y = x');
    await tool.getByRole('tab', { name: 'Scientific' }).tap();
    await expect(tool.getByRole('textbox', { name: 'Expression', exact: true })).toBeVisible();
    await tool.getByRole('tab', { name: 'Graphing' }).tap();
    await tool.getByRole('button', { name: 'Close calculator' }).tap();
  }
});

test('docked, the calculator is beside the question and never over it or over Next, however wide the window', async ({ studentPage: page, student }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await examBefore(student, 2);
  await openMath(page, id);
  await button(page, 'Calculator').click();
  const place = async (locator: ReturnType<typeof calculator>) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('not on the screen');
    return box;
  };
  const next = page.getByRole('navigation', { name: 'Question navigation' }).getByRole('button', { name: 'Next' });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => {
        const [panel, main, forward] = [await place(calculator(page)), await place(page.getByRole('main')), await place(next)];
        return panel.x + panel.width <= main.x + 1 && panel.y + panel.height <= forward.y && main.width >= 420 && panel.height > 400;
      })
      .toBe(true);
  }
  // Too narrow to dock, it is a sheet that ends at the footer and leaves the question's beginning in sight.
  for (const [width, height] of [
    [800, 1000],
    [960, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => {
        const [panel, main, footer] = [await place(calculator(page)), await place(page.getByRole('main')), await place(page.getByRole('contentinfo'))];
        return panel.x === 0 && panel.width === width && Math.abs(panel.y + panel.height - footer.y) <= 1 && panel.y - main.y >= 150;
      })
      .toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  // It floats if the student wants it to, and the question has the whole width again.
  await calculator(page).getByRole('button', { name: 'Float over the page' }).click();
  await expect.poll(async () => (await place(page.getByRole('main'))).width).toBe(1280);
  await calculator(page).getByRole('button', { name: 'Dock beside the question' }).click();
  await expect.poll(async () => (await place(page.getByRole('main'))).width).toBeLessThan(1000);
  await calculator(page).getByRole('button', { name: 'Close calculator' }).click();
  await expect.poll(async () => (await place(page.getByRole('main'))).width).toBe(1280);
});

test('on a phone the scientific calculator shows its last three results', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/calculator');
  await button(page, 'Open the calculator').click();
  await page.getByRole('tab', { name: 'Scientific' }).click();
  for (const typed of ['12+1', '2*7', '3*5', '4*4']) {
    await page.getByRole('textbox', { name: 'Expression' }).fill(typed);
    await page.keyboard.press('Enter');
  }
  for (const result of [14, 15, 16]) await expect(button(page, `Use ${result}`)).toBeInViewport({ ratio: 0.99 });
});
