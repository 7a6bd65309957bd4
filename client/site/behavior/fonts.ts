import { writeSetting } from '#client/platform/storage.ts';

const { dataset } = document.documentElement;

/** What nobody sees as a jump, px. Up and down, it is also what browsers do not count. */
const [stillDown, stillAcross] = [3, 8];

/** Each text, from the top of its first line to the bottom of its last; without height if it is not in view. */
function textsInView(): DOMRect[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: DOMRect[] = [];
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    boxes.push(box.bottom > 0 && box.top < innerHeight ? box : new DOMRect());
  }
  return boxes;
}

/**
 * Our fonts take the place of the device's only where nothing in view jumps by it: nothing jumps under somebody who has begun to
 * read. Elsewhere the page stays as it is, and the next one begins with them (early.js), since they are in the browser's cache then.
 */
export async function followFonts(): Promise<void> {
  if ('fonts' in dataset) return;
  const families = ['Inter Variable', ...(document.querySelector('.font-serif') ? ['Source Serif 4 Variable'] : [])];
  const loaded = await Promise.all(families.map((family) => document.fonts.load(`1rem "${family}"`))).catch(() => []);
  // Without a connection: the next page begins as this one did.
  if (loaded.length === 0 || loaded.some((faces) => faces.length === 0)) return;
  writeSetting('fonts', '1');
  const before = textsInView();
  dataset['fonts'] = '';
  const after = textsInView();
  const jumps = (from: DOMRect, to = new DOMRect()) =>
    Math.max(Math.abs(from.top - to.top), Math.abs(from.bottom - to.bottom)) > stillDown || Math.abs(from.left - to.left) > stillAcross;
  if (before.some((box, index) => jumps(box, after[index]))) delete dataset['fonts'];
}
