/** Where the lines of questions begin and end, in shipped questions at three widths: none begins with a dash, and none ends a text as a lone word that had room. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { button, closeDirections, question } from '#tests/support/exam-screens.ts';

/** The bad lines of the question on screen, each with the text it belongs to. */
const badLines = (page: Page) =>
  page.locator('#main').evaluate((main) => {
    interface Piece {
      readonly text: string;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    /** Words, and the parts of formulas between which a line may end. What only a no-break space joins counts as two. */
    const piecesOf = (block: Element): Piece[] => {
      const found: Piece[] = [];
      const add = (text: string, box: DOMRect) => {
        if (box.width > 0) found.push({ text, left: box.left, right: box.right, top: box.top, bottom: box.bottom });
      };
      const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node instanceof Element) {
          if (node.matches('.katex-html > .katex-base')) add(node.textContent ?? '', node.getBoundingClientRect());
          continue;
        }
        if (node.parentElement?.closest('.sr-only, button, .katex')) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          const [first] = boxes;
          const second = boxes.find((box) => first && box.top > first.top + 8);
          if (!first) continue;
          add(word, first);
          // A word on two lines: its second part begins one.
          if (!second) continue;
          let cut = 1;
          const tail = document.createRange();
          do {
            tail.setStart(node, index + cut);
            tail.setEnd(node, index + cut + 1);
            cut += 1;
          } while (cut < word.length && tail.getBoundingClientRect().top < second.top - 2);
          add(word.slice(cut - 1), second);
        }
      }
      return found;
    };
    const blocks = [...main.querySelectorAll('p, li, label, caption, td, th')].filter((one) => !one.querySelector('p, li') && one.getClientRects().length > 0);
    return blocks.flatMap((block) => {
      const pieces = piecesOf(block);
      const lines: Piece[][] = [];
      for (const piece of pieces) {
        const line = lines.at(-1);
        const before = line?.at(-1);
        // To the left of what comes before it, and lower.
        if (!line || !before || (piece.left < before.right - 2 && piece.bottom > before.bottom + 4)) lines.push([piece]);
        // Punctuation right after a formula belongs to it, and what follows a hyphen to its word.
        else if (piece.left - before.right < 1.5) line.splice(-1, 1, { ...before, text: before.text + piece.text, right: piece.right });
        else line.push(piece);
      }
      const dashes = lines.slice(1).flatMap(([first]) => (first && /^[—–‒―]|^[-−](?![\da-z(])/.test(first.text) ? [`begins with “${first.text}”`] : []));
      const [last, above] = [lines.at(-1), lines.at(-2)];
      const [alone, more] = last ?? [];
      const companion = above?.at(-1);
      // The width that this text has: that of its longest line is within it.
      const { left, right } = block.getBoundingClientRect();
      const room = Math.max(...lines.map((line) => (line.at(-1)?.right ?? 0) - (line[0]?.left ?? 0)), block.matches('p') ? right - left : 0);
      const isAvoidable = alone && !more && companion && above && above.length > 1 && companion.right - companion.left + 6 + alone.right - alone.left <= room;
      return [...dashes, ...(isAvoidable ? [`ends in “${alone.text}” alone`] : [])].map((what) => `${what}: ${block.textContent}`);
    });
  });

test('the check sees a line that begins with a dash, and a lone word', async ({ studentPage: page, student }) => {
  const { id } = await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-1', part: 'math-module' } });
  await page.goto(`/exam/landing?session=${id}`);
  await button(page, /^(Resume|Start|Continue)/)
    .first()
    .click();
  await closeDirections(page);
  await page.locator('#main').evaluate((main) => {
    const paragraph = main.appendChild(document.createElement('p'));
    for (const line of ['Several words on the first line', '— and then a dash', 'alone.']) {
      const part = paragraph.appendChild(document.createElement('span'));
      part.style.display = 'block';
      part.textContent = line;
    }
  });
  expect((await badLines(page)).map((what) => what.split(':')[0])).toEqual(['begins with “—”', 'ends in “alone.” alone']);
});

const shown = (process.env['LINES_OF'] ?? '').split(',').filter((part) => part !== '');
for (const [part, exams] of [
  ['math-module', [1, 3]],
  ['reading-writing-module', [2]],
] as const)
  for (const exam of shown.length > 0 ? shown : exams)
    test(`practice exam ${exam}, ${part}`, async ({ studentPage: page, student }) => {
      const { id } = await student.api.call('startSession', { body: { practiceExamId: `practice-exam-${exam}`, part } });
      await page.goto(`/exam/landing?session=${id}`);
      await button(page, /^(Resume|Start|Continue)/)
        .first()
        .click();
      await closeDirections(page);
      const found: string[] = [];
      for (let number = 1; number <= (part === 'math-module' ? 22 : 27); number += 1) {
        await expect(question(page, number)).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        for (const width of [1440, 1024, 390]) {
          await page.setViewportSize({ width, height: 844 });
          found.push(...(await badLines(page)).map((what) => `${width} px, question ${number} ${what}`));
        }
        await page.keyboard.press('ArrowRight');
      }
      expect(found).toEqual([]);
    });
