/** Math as it looks in the player: digits large enough to read, the help for typed answers in view with the field it helps with, the calculator on paper. */
import type { Locator, Page } from '@playwright/test';
import type { OpenModule } from '#contract/exam-modules.ts';
import { expect, signInAsAuthor, test, type Student } from '#tests/support/browser-test.ts';
import { button, closeDirections, question } from '#tests/support/exam-screens.ts';
import { typeMath } from '#tests/support/type-math.ts';

/** Opens a practice exam's first Math module by itself, at this question. */
async function openMath(page: Page, { api }: Student, practiceExamId: string, number: number): Promise<void> {
  const { id } = await api.call('startSession', { body: { practiceExamId, part: 'math-module' } });
  const { module } = await api.call('startModule', { params: { sessionId: id, position: 0 } });
  await page.goto(`/exam/${module.moduleId}?session=${id}`);
  await closeDirections(page);
  await button(page, /^Question 1 of/).click();
  await button(page, new RegExp(`^Question ${number},`)).click();
  await expect(question(page, number)).toBeVisible();
}

type Asked = OpenModule['module']['questions'][number];

/** Shows the first Math question of the practice exams that is like this, in the preview for authors. */
async function previewFirst(page: Page, { api }: Student, wanted: (asked: Asked) => boolean): Promise<void> {
  for (const examId of ['practice-exam-1', 'practice-exam-2', 'practice-exam-3', 'practice-exam-4']) {
    const { modules } = await api.call('getExamDefinition', { params: { examId } });
    for (const { moduleId } of modules.filter(({ module }) => module.section === 'math')) {
      const { questions } = await api.call('previewExamModule', { params: { moduleId } });
      const index = questions.findIndex(wanted);
      if (index < 0) continue;
      await page.goto(`/admin/practice-exams/modules/${moduleId}/preview`);
      await button(page, /^(Question )?\d+ of \d+/).click();
      await button(page, new RegExp(`^Question ${index + 1}, `)).click();
      await expect(question(page, index + 1)).toBeVisible();
      return;
    }
  }
  throw new Error('no exam asks such a question');
}

/** The sizes of a figure's labels on screen, px. */
const labelSizes = (figure: Locator) =>
  figure.evaluate((svg) => {
    if (!(svg instanceof SVGSVGElement)) return [];
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return [...svg.querySelectorAll('text')].map((label) => Number.parseFloat(getComputedStyle(label).fontSize) * scale);
  });

/** The sizes of the digits and letters in the fractions on screen, px. */
const sizesInFractions = (page: Page) =>
  page
    .locator('#main .katex-html .mfrac')
    .evaluateAll((fractions) =>
      fractions.flatMap((fraction) =>
        [...fraction.querySelectorAll('.mord')].flatMap((part) =>
          /^[\w.]+$/.test(part.textContent ?? '') ? [Number.parseFloat(getComputedStyle(part).fontSize)] : [],
        ),
      ),
    );

for (const width of [1440, 390]) {
  test(`the fraction of an exponent can be read, ${width} px wide`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 });
    await previewFirst(page, await signInAsAuthor(page.context(), server), ({ stem }) => /\^\{\\frac/.test(stem));
    await expect.poll(() => sizesInFractions(page)).not.toEqual([]);
    expect(Math.min(...(await sizesInFractions(page)))).toBeGreaterThanOrEqual(16);
  });
}

/** Labels of a figure that lie over each other. */
const overlappingLabels = (figure: Locator) =>
  figure.locator('text').evaluateAll((labels) => {
    const boxes = labels.map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
    return boxes.flatMap(({ text, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: other }) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom)
        .map((other) => `${text} and ${other.text}`),
    );
  });

for (const width of [1440, 1024, 390]) {
  test(`a plane is drawn large, its numbers at 14 px and more, ${width} px wide`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 844 });
    const author = await signInAsAuthor(page.context(), server);
    const plane = page.locator('#main figure svg');
    await previewFirst(page, author, ({ stimulus }) => stimulus?.kind === 'figure' && stimulus.figure.width === 340);
    await expect(plane).toBeVisible();
    await expect.poll(async () => Math.min(...(await labelSizes(plane)))).toBeGreaterThanOrEqual(13.99);
    // A number beside the end of the y-axis, and the axis's letter.
    expect(await overlappingLabels(plane)).toEqual([]);
    // On a phone as wide as the phone.
    if (width > 390) expect((await plane.boundingBox())?.width).toBeGreaterThanOrEqual(440);
    await previewFirst(page, author, (asked) => asked.format === 'choice' && asked.choices.some(({ figure }) => figure !== undefined));
    await expect.poll(async () => Math.min(...(await labelSizes(page.locator('#main label svg').first())))).toBeGreaterThanOrEqual(13.99);
  });
}

test('a screen reader has every formula of a question once, and so it does after Next and Back', async ({ studentPage: page, student }) => {
  await openMath(page, student, 'practice-exam-1', 2);
  // As a browser without styles or eyes has them: what is drawn is hidden from it.
  const spoken = () =>
    page
      .locator('#main .maths')
      .evaluateAll((formulas) => formulas.map((formula) => formula.querySelectorAll('math annotation[encoding="application/x-tex"]').length));
  const everyFormulaOnce = async () => {
    await expect.poll(spoken).not.toEqual([]);
    await expect.poll(async () => (await spoken()).filter((count) => count !== 1)).toEqual([]);
  };
  const navigation = page.getByRole('navigation', { name: 'Question navigation' });
  await everyFormulaOnce();
  // Faster than it could be added: what has gone by then gets none.
  for (let number = 3; number <= 6; number += 1) await navigation.getByRole('button', { name: 'Next' }).click();
  await everyFormulaOnce();
  await navigation.getByRole('button', { name: 'Back' }).click();
  await everyFormulaOnce();
});

test('beside a typed answer, how to enter it needs no scrolling', async ({ studentPage: page, student }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMath(page, student, 'practice-exam-1', 1);
  const entry = page.getByRole('textbox', { name: 'Your answer' });
  const nextButton = page.getByRole('navigation', { name: 'Question navigation' }).getByRole('button', { name: 'Next' });
  for (let number = 1; number < 22 && !(await entry.isVisible()); number += 1) await nextButton.click();
  const help = page.getByRole('region', { name: 'Directions for typed answers' });
  await expect(help.getByText('Not accepted')).toBeVisible();
  await expect(help.locator('.katex').first()).toBeVisible();
  const overflow = () => help.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expect(entry).toBeInViewport({ ratio: 1 });
  // Nor with the calculator beside both.
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Calculator' })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('with the calculator open beside a question, what is printed is the calculator: its graph and its rows', async ({ studentPage: page, student }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openMath(page, student, 'practice-exam-1', 2);
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'Expression 1', exact: true }).focus();
  for (const row of ['y=x^2→-4', 'a=2', 'y=2x+3']) {
    await typeMath(page, row);
    await page.keyboard.press('Enter');
  }
  const words = page.getByTestId('graph-in-words');
  await expect(words).toContainText('zeros at x = −2 and 2');
  await page.keyboard.type('y=x/2');
  await expect(page.getByRole('listitem').nth(3).locator('.katex')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  // As print, and only so, also the row that is being typed in.
  for (const number of [1, 2, 3, 4]) {
    const row = page.getByRole('listitem').filter({ has: page.locator(`[aria-label="Expression ${number}"]`) });
    await expect(row.locator('input').first()).toBeHidden();
    await expect(row.locator('.katex').first()).toBeVisible();
  }
  // The width of a sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  const graph = page.getByRole('application', { name: 'Graph' }).locator('svg');
  const box = await graph.boundingBox();
  expect(box?.width).toBeGreaterThan(680);
  // Whatever is wider than a sheet makes everything on it smaller.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
  await expect(page.getByRole('list', { name: 'Expressions' })).toBeVisible();
  await expect(words).toBeVisible();
  for (const absent of [question(page, 2), page.getByRole('contentinfo'), button(page, 'Close calculator'), button(page, 'Zoom in'), page.getByRole('slider')])
    await expect(absent).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(pages).toHaveLength(1);
  // Closed, it leaves the question.
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Close calculator').click();
  await page.emulateMedia({ media: 'print' });
  await expect(question(page, 2)).toBeVisible();
});

/** The texts on screen whose last line is a single word. */
const endingInOneWord = (page: Page) =>
  page.locator('#main').evaluate((main) =>
    [...main.querySelectorAll('p, li, label, caption, td')].flatMap((block) => {
      if (block.querySelector('p, li') || block.getClientRects().length === 0) return [];
      const tops: number[] = [];
      const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        if (text.parentElement?.closest('.sr-only, button')) continue;
        const formula = text.parentElement?.closest('.maths');
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const box = (formula ?? range).getBoundingClientRect();
          if (box.width > 0) tops.push((box.top + box.bottom) / 2);
        }
      }
      const [last = 0, before = last] = tops.toReversed();
      // Parts of a formula lie higher and lower than the words beside it.
      return Math.abs(last - before) > 20 ? [block.textContent] : [];
    }),
  );

for (const [width, part, examId, numbers] of [
  [1440, 'math-module', 'practice-exam-3', [3, 19]],
  [1024, 'math-module', 'practice-exam-4', [14]],
  [390, 'reading-writing-module', 'practice-exam-1', [4]],
  [390, 'reading-writing-module', 'practice-exam-3', [13, 25]],
] as const) {
  test(`no line ends in a lone word: ${examId}, ${part}, ${width} px wide`, async ({ studentPage: page, student }) => {
    await page.setViewportSize({ width, height: 844 });
    const { id } = await student.api.call('startSession', { body: { practiceExamId: examId, part } });
    await page.goto(`/exam/landing?session=${id}`);
    await button(page, /^(Resume|Start|Continue)/)
      .first()
      .click();
    await closeDirections(page);
    for (const number of numbers) {
      await button(page, /^Question \d+ of/).click();
      await button(page, new RegExp(`^Question ${number},`)).click();
      await expect(question(page, number)).toBeVisible();
      expect(await endingInOneWord(page), `question ${number}`).toEqual([]);
    }
  });
}
