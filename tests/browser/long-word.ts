/** Where there is a word to select. */
import type { Locator } from '@playwright/test';

/** The middle of the first word of five letters or more, px in the window: wherever the lines of this question break. */
export const longWordIn = (text: Locator): Promise<{ x: number; y: number }> =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = /\p{L}{5,}/u.exec(node.textContent ?? '');
      if (!at) continue;
      const range = document.createRange();
      range.setStart(node, at.index);
      range.setEnd(node, at.index + at[0].length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    throw new Error('there is no long word');
  });
