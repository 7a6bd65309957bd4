/** Where things are in a drawn field: places of the cursor on the screen, and back. */
import { placeName } from '#core/calculator/field/draw-tree.ts';
import type { FieldState } from '#core/calculator/field/field-state.ts';
import { selectionOf } from '#core/calculator/field/field-state.ts';
import { lineAt, type Cursor, type Line, type Path } from '#core/calculator/field/tree.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const find = (holder: Element, kind: 'at' | 'row', name: string): Element | null => holder.querySelector(`[data-${kind}="${name}"]`);

/** Left edge, top and height of the cursor at a place, on the page; null if nothing is drawn there. */
function edgeOf(holder: Element, { path, at }: Cursor): Box | null {
  const name = placeName(path);
  const row = find(holder, 'row', name)?.getBoundingClientRect();
  if (!row) return null;
  const before = find(holder, 'at', `${name}-${at - 1}`)?.getBoundingClientRect();
  const after = before ? undefined : find(holder, 'at', `${name}-${at}`)?.getBoundingClientRect();
  const left = before?.right ?? after?.left ?? row.left + row.width / 2;
  return { left, top: row.top, width: 0, height: row.height };
}

const inside = (box: Box, frame: DOMRect): Box => ({ ...box, left: box.left - frame.left, top: box.top - frame.top });

/** The cursor's place within what is drawn. */
export function caretBox(holder: Element, cursor: Cursor): Box | null {
  const edge = edgeOf(holder, cursor);
  return edge && inside(edge, holder.getBoundingClientRect());
}

/** What is selected, with everything that stands above and below its line. */
export function selectionBox(holder: Element, state: FieldState): Box | null {
  const selection = selectionOf(state);
  if (!selection) return null;
  const name = placeName(selection.path);
  const [first, last] = [find(holder, 'at', `${name}-${selection.from}`), find(holder, 'at', `${name}-${selection.to - 1}`)];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  const row = find(holder, 'row', name)?.getBoundingClientRect();
  const all = range.getBoundingClientRect();
  const [top, bottom] = [Math.min(all.top, row?.top ?? all.top), Math.max(all.bottom, row?.bottom ?? all.bottom)];
  return inside({ left: all.left, top, width: all.width, height: bottom - top }, holder.getBoundingClientRect());
}

function* places(line: Line, path: Path): Generator<Cursor> {
  const here = lineAt(line, path);
  for (let at = 0; at <= here.length; at += 1) yield { path, at };
  for (const [at, { slots }] of here.entries()) for (const slot of slots.keys()) yield* places(line, [...path, at, slot]);
}

/** The place nearest to a point on the page. A place at the same height is nearer than one above or below. */
export function placeAt(holder: Element, line: Line, x: number, y: number): Cursor {
  let best: Cursor = { path: [], at: line.length };
  let least = Number.POSITIVE_INFINITY;
  for (const cursor of places(line, [])) {
    const edge = edgeOf(holder, cursor);
    if (!edge) continue;
    const away = Math.max(edge.top - y, 0, y - edge.top - edge.height);
    const distance = (edge.left - x) ** 2 + (2 * away) ** 2;
    if (distance < least) [best, least] = [cursor, distance];
  }
  return best;
}

/** The row of a field, with its result. */
export const keepInView = (field: Element): void => field.closest('li')?.scrollIntoView({ block: 'nearest' });

/** For screen readers. The same words again, as from one root into another, are heard only if the text is another. */
export function tell(element: HTMLElement | null, words: string): void {
  if (!element || (words === '' && element.textContent === '')) return;
  element.textContent = words !== '' && words === element.textContent ? `${words}\u00a0` : words;
}

function show(element: HTMLElement, isShown: boolean): void {
  // Said again, it would have its style worked out anew.
  if (element.hidden === isShown) element.hidden = !isShown;
}

/** Shows what marks a selection at its place, or hides it. */
export function layMark(element: HTMLElement | null, box: Box | null): void {
  if (!element) return;
  show(element, box !== null);
  if (!box) return;
  element.style.transform = `translate(${box.left}px, ${box.top}px)`;
  element.style.height = `${box.height}px`;
  element.style.width = `${box.width}px`;
}

/** As everywhere, the cursor blinks only once nothing is typed for a while. */
const stillMs = 550;
let still: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the cursor at its place, or hides it. With each key it is elsewhere and often of another height: scaled, not sized, it has nothing laid out
 * anew, and while it stands still it has no animation, which would be a layer of its own that begins with each key.
 */
export function layCaret(element: HTMLElement | null, box: Box | null): void {
  if (!element) return;
  show(element, box !== null);
  if (!box) return;
  element.style.transform = `translate(${box.left}px, ${box.top}px) scaleY(${box.height})`;
  element.toggleAttribute('data-still', true);
  clearTimeout(still);
  still = setTimeout(() => element.removeAttribute('data-still'), stillMs);
}
