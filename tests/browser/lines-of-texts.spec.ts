/** How the lines of a passage are filled, on a desktop and on a phone. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { button, closeDirections, question } from '#tests/support/exam-screens.ts';

/** Lines that end although the next word had room, and words of the form “mid-1950s” that two lines share. */
const badLines = (page: Page) =>
  page.locator('#main').evaluate((main) => {
    const paragraphs = [...main.querySelectorAll('p')].filter((one) => one.closest('label') === null && (one.textContent ?? '').length > 150);
    const found = paragraphs.flatMap((paragraph) => {
      const words: { text: string; left: number; right: number; top: number }[] = [];
      const broken: string[] = [];
      let open = false;
      const walk = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node.parentElement?.closest('.sr-only')) continue;
        // Words that only a no-break space joins are one for a line.
        for (const { 0: text, index } of (node.textContent ?? '').matchAll(/[^ \n]+| /g)) {
          if (text === ' ') {
            open = false;
            continue;
          }
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          const [first, second] = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (second && /^[^\w]*\p{L}{1,4}-/u.test(text) && Math.abs(second.top - (first?.top ?? 0)) > 10) broken.push(text);
          const { left, right, top } = range.getBoundingClientRect();
          const last = words.at(-1);
          if (open && last) words.splice(-1, 1, { ...last, text: last.text + text, right });
          else words.push({ text, left, right, top });
          open = true;
        }
      }
      const edge = paragraph.getBoundingClientRect().right;
      const early = words.flatMap(({ text, left, right, top }, index) => {
        const before = words[index - 1];
        // A few pixels for the space and for how glyphs overlap.
        return before && top - before.top > 10 && !/[-—–]/.test(text) && before.right + 8 + (right - left) < edge ? [`${before.text} / ${text}`] : [];
      });
      return [...broken, ...early];
    });
    return { paragraphs: paragraphs.length, found };
  });

for (const width of [1440, 390] as const)
  test(`lines are filled and short first parts of words stay with the rest, ${width} px wide`, async ({ studentPage: page, student }) => {
    await page.setViewportSize({ width, height: 900 });
    const { id } = await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-4', part: 'reading-writing-module' } });
    await page.goto(`/exam/landing?session=${id}`);
    await button(page, /^(Resume|Start|Continue)/)
      .first()
      .click();
    await closeDirections(page);
    for (const number of [4, 8, 9, 13, 14]) {
      await button(page, /^Question \d+ of/).click();
      await button(page, new RegExp(`^Question ${number},`)).click();
      await expect(question(page, number)).toBeVisible();
      const { paragraphs, found } = await badLines(page);
      expect(paragraphs, `question ${number}`).toBeGreaterThan(0);
      expect(found, `question ${number}`).toEqual([]);
    }
  });
