/** The calculator on its page: questions like the test's solved with it alone, by keyboard and by mouse. One page each, for speed. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { typeMath } from '#tests/support/type-math.ts';

interface Question {
  readonly ask: string;
  /** As typed: → is the arrow key. */
  readonly rows: readonly string[];
  /** Where the answer stands: the value of the last row that has one, or the graph in words. */
  readonly at: 'value' | 'words' | 'fit';
  readonly answer: string;
  /** The labels of the on-screen keys, one after the other; a new row by ↵. */
  readonly keys: string;
  /** The window has to be fitted first. */
  readonly fit?: true;
}
const q = (ask: string, rows: readonly string[], at: Question['at'], answer: string, keys = ''): Question => ({ ask, rows, at, answer, keys });

const questions: readonly Question[] = [
  q('If 3x + 7 = 22, what is x?', ['3x+7=22'], 'words', 'zero at x = 5', '3 x + 7 = 22'),
  q('2x + 3y = 12 and x − y = 1. What is the solution?', ['2x+3y=12', 'x-y=1'], 'words', '1 and 2 meet at (3, 2)', '2 x + 3 y = 12 ↵ x − y = 1'),
  q(
    'How many solutions has y = 2x + 1 with 2y = 4x + 6?',
    ['y=2x+1', '2y=4x+6'],
    'words',
    '2: 2y = 4x + 6: zero at x = −1.5; y-intercept (0, 3).',
    'y = 2 x + 1 ↵ 2 y = 4 x + 6',
  ),
  q('What are the zeros of x² − 5x + 6?', ['x^2→-5x+6'], 'words', 'zeros at x = 2 and 3', 'x x² − 5 x + 6'),
  q('What is the vertex of y = x² − 6x + 11?', ['y=x^2→-6x+11'], 'words', 'minimum (3, 2)', 'y = x x² − 6 x + 11'),
  { ...q('What is the greatest height of h(t) = −5t² + 20t + 1?', ['h(t)=-5t^2→+20t+1'], 'words', 'maximum (2, 21)', 'y = − 5 x x² + 20 x + 1'), fit: true },
  q('f(x) = 2x² − 3. What is f(4)?', ['f(x)=2x^2→-3', 'f(4)'], 'value', '= 29', 'f(x) = 2 x x² − 3 ↵ f(x) ← ⌫ 4'),
  q('f(x) = x + 2, g(x) = x². What is g(f(3))?', ['f(x)=x+2', 'g(x)=x^2', 'g(f(3))'], 'value', '= 25', 'f(x) = x + 2 ↵ f(x) ← ⌫ 3 → x²'),
  { ...q('Where do y = x² and y = x + 6 meet?', ['y=x^2', 'y=x+6'], 'words', '1 and 2 meet at (−2, 4) and (3, 9)', 'y = x x² ↵ y = x + 6'), fit: true },
  q('Where does x² + y² = 25 meet y = x + 1?', ['x^2→+y^2=25', 'y=x+1'], 'words', 'meet at (−4, −3) and (3, 4)', 'x x² + y x² = 25 ↵ y = x + 1'),
  q('Which x solve |x − 3| = 5?', ['y=|x-3|', 'y=5'], 'words', 'meet at (−2, 5) and (8, 5)', 'y = |x| x − 3 ↵ y = 5'),
  q('What is the mean of 4, 8, 15, 16, 23, 42?', ['mean([4,8,15,16,23,42])'], 'value', '= 18', 'mean [] 4 , 8 , 15 , 16 , 23 , 42'),
  q('What is the median of 7, 3, 9, 12, 4, 10?', ['median([7,3,9,12,4,10])'], 'value', '= 8', 'median [] 7 , 3 , 9 , 12 , 4 , 10'),
  q('Which list spreads more, by standard deviation?', ['stdevp([2,4,4,4,5,5,7,9])'], 'value', '= 2', 'stdevp [] 2 , 4 , 4 , 4 , 5 , 5 , 7 , 9'),
  q('A price of $80 falls by 15%, then rises by 10%. What is it?', ['80(1-15%)(1+10%)'], 'value', '= 74.8', '80 ( 1 − 15 % ) ( 1 + 10 % )'),
  q('What percent of 250 is 45?', ['45/250→*100'], 'value', '= 18', '45 ÷ 250 × 100'),
  q(
    '$500 at 4% a year for 3 years, compounded monthly?',
    ['round(500(1+0.04/12)^(12*3),2)'],
    'value',
    '= 563.64',
    'round 500 ( 1 + 0.04 ÷ 12 ) xⁿ 12 × 3 → , 2',
  ),
  q(
    'A circle x² + y² − 6x + 4y = 12: where does it cross the x-axis?',
    ['x^2→+y^2→-6x+4y=12'],
    'words',
    'zeros at x = −1.58258 and 7.58258',
    'x x² + y x² − 6 x + 4 y = 12',
  ),
  q('What is sin 30°?', ['sin(30°)'], 'value', '= 0.5', 'sin 30 °'),
  q('A right triangle has legs 5 and 12. How long is the hypotenuse?', ['√(5^2→+12^2)'], 'value', '= 13', '√ 5 x² + 12 x²'),
  q('What is the distance of (1, 2) and (7, 10)?', ['distance((1,2),(7,10))'], 'value', '= 10', 'distance ( 1 , 2 ) , ( 7 , 10 )'),
  q('What is the midpoint of (−3, 4) and (5, −2)?', ['midpoint((-3,4),(5,-2))'], 'words', 'point (1, 1)', 'midpoint ( − 3 , 4 ) , ( 5 , − 2 )'),
  q('How many ways are there to choose 3 of 8?', ['nCr(8,3)'], 'value', '= 56', 'nCr 8 , 3'),
  q('What is the volume of a cone of radius 3 and height 7, divided by π?', ['1/3→*π*3^2→*7/π'], 'value', '= 21', 'a⁄b 1 → 3 → × π × 3 x² × 7 ÷ π'),
  q('Is (1, 2) a solution of y > 3x − 2?', ['2>3(1)-2'], 'value', 'true', '2 > 3 ( 1 ) − 2'),
  q(
    'Which region do y ≤ 2x + 1 and y > −x share?',
    ['y<=2x+1', 'y>-x'],
    'words',
    '2: y > − x, shaded region, border dashed and not included',
    'y ≤ 2 x + 1 ↵ y > − x',
  ),
  q('For which a is y = x² + 4x + a tangent to the x-axis? Try a = 4.', ['a=4', 'y=x^2→+4x+a'], 'words', 'zero at x = −2', 'a = 4 ↵ y = x x² + 4 x + a'),
  q('What value has {x < 2: x², 3x} at x = 5?', ['p(x)={x<2: x^2, 3x}', 'p(5)'], 'value', '= 15', 'f(x) = {} x < 2 : x x² , 3 x ↵ f(x) ← ⌫ 5'),
  q('log₂ x = 5. What is x?', ['y=log_2(x)-3', 'y=0'], 'words', 'zero at x = 8', 'y = logₙ 2 → x → − 3 ↵ y = 0'),
  q('For which a is 3a + 5 = 20?', ['3a+5~20'], 'fit', 'a = 5One solution; there may be others.', '3 a + 5 ~ 20'),
  q('How many solutions has 2x + 3 = 2x + 5?', ['2x+3=2x+5'], 'value', 'no solution', '2 x + 3 = 2 x + 5'),
  { ...q('Which x solve |x − 50| = 20?', ['|x-50|=20'], 'words', 'zeros at x = 30 and 70', '|x| x − 50 → = 20'), fit: true },
  q('Which line fits (1, 3), (2, 5), (3, 7), (4, 9) best?', ['L=[1...4]', 'M=[3,5,7,9]', 'M~mL+b'], 'fit', 'm = 2'),
];

const list = (page: Page) => page.getByRole('list', { name: 'Expressions' });

async function check(page: Page, { at, answer, ask }: Question): Promise<void> {
  if (at === 'words') return expect(page.getByTestId('graph-in-words'), ask).toContainText(answer, { timeout: 4_000 });
  const place = at === 'fit' ? list(page) : list(page).locator('output').last();
  return expect(place, ask).toContainText(answer, { timeout: 4_000 });
}

/** The page is there at once, the calculator with the first touch. */
async function openWithExamples(page: Page): Promise<void> {
  await page.goto('/calculator');
  await page.getByRole('button', { name: 'Open the calculator' }).click();
  await expect(list(page)).toBeVisible();
}

/** The same, emptied. */
async function openCalculator(page: Page): Promise<void> {
  await openWithExamples(page);
  await page.getByRole('button', { name: 'Delete all rows' }).click();
}

test('opens with the two graphs that its picture shows, and with an empty row for the visitor', async ({ page }) => {
  await openWithExamples(page);
  await page.getByText('Graph in words').click();
  await expect(page.getByTestId('graph-in-words')).toContainText('1 and 2 meet at (−2, 0) and (3, 5)');
  await expect(page.getByRole('textbox', { name: 'Expression 3', exact: true })).toBeFocused();
  await page.keyboard.type('2+3');
  await expect(list(page).locator('output').last()).toHaveText('= 5');
});

test('thirty questions by keyboard', async ({ page }) => {
  await openCalculator(page);
  const clear = page.getByRole('button', { name: 'Delete all rows' });
  await page.getByText('Graph in words').click();
  for (const question of questions) {
    await clear.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Expression 1', exact: true })).toBeFocused();
    for (const [index, row] of question.rows.entries()) {
      if (index > 0) await page.keyboard.press('Enter');
      await typeMath(page, row);
    }
    if (question.fit) await page.getByRole('button', { name: 'Zoom to fit' }).first().press('Enter');
    await check(page, question);
    if (question.fit) await page.getByRole('button', { name: 'Reset the view' }).press('Enter');
  }
});

/** Presses on-screen keys, named by their labels, with the mouse. */
async function keypad(page: Page): Promise<(labels: string) => Promise<void>> {
  await page.getByRole('button', { name: 'On-screen keys' }).click();
  const keys = page.getByRole('group', { name: 'Keys' });
  const functions = keys.getByRole('button', { name: /functions|numbers/ });
  // Where the keys are: pointing there takes a tenth of the time that finding each does.
  const find = async () =>
    new Map(
      await keys.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return [button.textContent, [x + width / 2, y + height / 2]] as const;
        }),
      ),
    );
  return async (labels) => {
    await functions.scrollIntoViewIfNeeded();
    let places = await find();
    for (const word of labels.split(' '))
      for (const label of /^[\d.]+$/.test(word) ? word : [word]) {
        const place = places.get(label);
        if (place) await page.mouse.click(...place);
        else {
          await functions.click();
          await keys.getByText(label.replace(/^([[{])/, '$1 '), { exact: true }).click();
          await functions.click();
          places = await find();
        }
      }
  };
}

test('thirty questions by mouse', async ({ page }) => {
  await openCalculator(page);
  await page.getByText('Graph in words').click();
  const press = await keypad(page);
  const byMouse = questions.filter(({ keys }) => keys !== '');
  expect(byMouse.length).toBeGreaterThanOrEqual(30);
  for (const question of byMouse) {
    await page.getByRole('button', { name: 'Delete all rows' }).click();
    await press(question.keys);
    if (question.fit) await page.getByRole('button', { name: 'Zoom to fit' }).first().click();
    await check(page, question);
    if (question.fit) await page.getByRole('button', { name: 'Reset the view' }).click();
  }
});

test('by mouse: points of the graph, a slider, a table with its line of best fit', async ({ page }) => {
  await openCalculator(page);
  const clear = page.getByRole('button', { name: 'Delete all rows' });
  await page.getByText('Graph in words').click();
  // A value as a fraction, and back.
  await clear.click();
  await typeMath(page, '1/3→+1/6');
  await page.getByRole('button', { name: 'Show as exact form: 1/2' }).click();
  await expect(list(page).locator('output')).toHaveText('= 1/2');
  // A curve is heard, and it is said which; without one, why nothing is.
  const sound = page.getByRole('button', { name: 'Play the curve as sound' });
  await sound.click();
  await expect(page.getByText('Nothing to play yet: type a curve such as y = x^2.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Expression 1', exact: true }).fill('x+2');
  await expect(page.getByText('Nothing to play yet')).toHaveCount(0);
  await sound.click();
  await expect(page.getByText('Row 1, from left to right: the higher the curve, the higher the tone.')).toBeVisible();
  await expect(page.getByText('Row 1, from left to right')).toHaveCount(0);
  // The meeting of two curves, hovered over: exact where that is known.
  await clear.click();
  await page.keyboard.type('y=x^2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('y=2');
  const graph = page.getByRole('application', { name: 'Graph' });
  const box = await graph.boundingBox();
  if (!box) throw new Error('no graph');
  const perUnit = Math.min(box.width / 20, box.height / 13);
  const at = (x: number, y: number) => [box.x + box.width / 2 + x * perUnit, box.y + box.height / 2 - y * perUnit] as const;
  await expect(page.getByTestId('graph-in-words')).toContainText('1 and 2 meet at');
  await page.mouse.move(...at(Math.SQRT2, 2));
  await expect(graph.locator('text', { hasText: 'intersection of 1 and 2' })).toHaveText('(√2, 2) ≈ (1.41421, 2) intersection of 1 and 2');
  // A point is dragged, and its row follows.
  await clear.click();
  await page.keyboard.type('A=(2,1)');
  // The graph follows what was typed by a frame.
  await expect(page.getByTestId('graph-in-words')).toContainText('point (2, 1)');
  await page.mouse.move(...at(2, 1));
  await page.mouse.down();
  await page.mouse.move(...at(3.5, 2), { steps: 4 });
  await page.mouse.move(...at(4, 3), { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('textbox', { name: 'Expression 1', exact: true })).toHaveValue('A=(4, 3)');
  // Letters without a value become sliders.
  await clear.click();
  await page.keyboard.type('y=mx+b');
  await page.getByRole('button', { name: 'Add sliders for m, b' }).click();
  await expect(page.getByRole('slider', { name: 'Value of m' })).toHaveValue('1');
  // A table, pasted, and its line of best fit in one choice.
  await clear.click();
  await page.getByRole('button', { name: 'Add a table' }).click();
  await page.getByRole('textbox', { name: 'x1, row 1' }).evaluate((cell) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'x\ty\n0\t1\n1\t3\n2\t5');
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('textbox', { name: 'y1, row 3' })).toHaveValue('5');
  await page.getByLabel('Fit a curve').selectOption('Linear');
  await expect(list(page)).toContainText('m = 2');
  await expect(list(page)).toContainText('r² = 1');
  await page.getByRole('button', { name: 'Plot residuals' }).click();
  await expect(list(page).getByRole('textbox', { name: 'Expression 3' })).toHaveValue('(x1, e_1)');
});

test('what is out of sight is offered; keys, borders, axes and the units of angles', async ({ page }) => {
  await openCalculator(page);
  await page.getByRole('textbox', { name: 'Expression 1', exact: true }).fill('y=x^2+90');
  await page.getByText('Your graph is out of view.').getByRole('button', { name: 'Zoom to fit' }).click();
  await expect(page.getByText('Your graph is out of view.')).toHaveCount(0);
  const graph = page.getByRole('application', { name: 'Graph' });
  await graph.focus();
  await page.keyboard.press('Enter');
  await expect(graph.locator('text', { hasText: '(0, 90)' })).toBeVisible();
  await page.keyboard.press('0');
  // Dashed for < and > only.
  const row = page.getByRole('textbox', { name: 'Expression 1', exact: true });
  const line = graph.locator('g[data-row="1"] > path[stroke]');
  for (const [text, dashed] of [
    ['y>=x', false],
    ['y<=x', false],
    ['y=x', false],
    ['y>x', true],
    ['y<x', true],
  ] as const) {
    await row.fill(text);
    await (dashed ? expect(line, text).toHaveAttribute('stroke-dasharray', /\d/) : expect(line, text).not.toHaveAttribute('stroke-dasharray', /\d/));
  }
  await row.fill('sin(30)');
  await page.getByRole('button', { name: 'In degrees: 0.5' }).click();
  await expect(list(page).locator('output')).toHaveText('= 0.5');
  // The axes.
  await page.getByText('Window', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Logarithmic y' }).check();
  await row.fill('y=10^x');
  await expect(graph.locator('svg text', { hasText: /^0\.1$/ })).toBeVisible();
  await expectAccessible(page, 'calculator');
});

test('a key costs little work, with ten rows', async ({ page }) => {
  await openCalculator(page);
  const rows = ['y=x^2-4', 'y=2x+1', 'x^2+y^2=25', 'y=sin(x)', 'f(x)=x^3-2x', 'y=f(x)/2', 'a=2', 'y<a x-3', '(a,3)', 'y=|x-2|'];
  for (const [index, row] of rows.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    else await page.getByRole('textbox', { name: 'Expression 1', exact: true }).focus();
    await page.keyboard.insertText(row);
  }
  const session = await page.context().newCDPSession(page);
  // Time on the processor: what else runs on this machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].includes(name))
      .reduce((sum, { value }) => sum + value * 1_000, 0);
  };
  const words = page.getByTestId('graph-in-words');
  await expect(words).toContainText('10: y = absolute value of (x − 2)');
  const before = await spent();
  const keys = '+1+2+3+4';
  for (const key of keys) await page.keyboard.press(key);
  await expect(words).toContainText('+ 1 + 2 + 3 + 4');
  // Reading, drawing, searching for points, describing, keeping: about 15 ms in all, of which the first half is seen.
  expect((await spent()) - before).toBeLessThan(30 * keys.length);
});
