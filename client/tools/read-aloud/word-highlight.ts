import type { ReadPart } from '#core/questions/spoken-question.ts';

const name = 'read-aloud';

/** The place of a part on screen. */
const elementOf = (root: Element, part: ReadPart) => root.querySelector(`[data-read="${part}"]`);

/** The text of a leaf element that RichText drew, or the element itself if it is one thing. */
function edge(range: Range, leaf: HTMLElement, offset: number, set: 'setStart' | 'setEnd'): void {
  const text = leaf.dataset['length'] === undefined ? leaf.firstChild : null;
  if (text instanceof Text) range[set](text, Math.min(offset, text.length));
  else range[set](leaf, set === 'setStart' ? 0 : leaf.childNodes.length);
}

function rangeOf(element: Element, { start, end }: { readonly start: number; readonly end: number }): Range | null {
  const leaves = [...element.querySelectorAll<HTMLElement>('[data-start]')];
  const at = (offset: number) => leaves.findLast((leaf) => Number(leaf.dataset['start']) <= offset);
  const [first, last] = [at(start), at(end - 1)];
  if (!first || !last) return null;
  const range = document.createRange();
  edge(range, first, start - Number(first.dataset['start']), 'setStart');
  edge(range, last, end - Number(last.dataset['start']), 'setEnd');
  return range;
}

/** Marks the word that is being read, without touching the page: where the browser can. */
export function showWord(root: Element, part: ReadPart, word: { readonly start: number; readonly end: number } | null): void {
  const highlights = 'highlights' in CSS ? CSS.highlights : null;
  const element = elementOf(root, part);
  const range = word && element && rangeOf(element, word);
  if (range) highlights?.set(name, new Highlight(range));
  else highlights?.delete(name);
}

export function hideWord(): void {
  if ('highlights' in CSS) CSS.highlights.delete(name);
}

/** Brings the part into view that is about to be read. */
export function scrollToPart(root: Element, part: ReadPart): void {
  elementOf(root, part)?.scrollIntoView({ block: 'nearest' });
}
