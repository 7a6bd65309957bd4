import type { Span } from './spans.ts';

/**
 * Converts a selection in the page to offsets in the plain text and back. Every leaf that RichText draws
 * carries `data-start`; an atomic one (formula, blank) also `data-length`.
 */
interface Leaf {
  readonly start: number;
  readonly length: number;
  readonly atomic: boolean;
}

function leafOf(element: HTMLElement): Leaf {
  const atomicLength = element.dataset['length'];
  return {
    start: Number(element.dataset['start']),
    length: atomicLength === undefined ? (element.textContent ?? '').length : Number(atomicLength),
    atomic: atomicLength !== undefined,
  };
}

const leavesOf = (container: Element): HTMLElement[] => [...container.querySelectorAll<HTMLElement>('[data-start]')];

/** Offset of a boundary point; `edge` decides to which side an atomic leaf is taken whole. */
function offsetOf(container: Element, node: Node, offset: number, edge: 'start' | 'end'): number | null {
  const range = document.createRange();
  range.setStart(node, offset);
  let last: number | null = null;
  for (const element of leavesOf(container)) {
    const { start, length, atomic } = leafOf(element);
    if (element.contains(node)) {
      if (atomic) return edge === 'start' ? start : start + length;
      return start + (node.nodeType === Node.TEXT_NODE ? Math.min(offset, length) : offset === 0 ? 0 : length);
    }
    // The point lies before this leaf: the nearest text on the asked side counts.
    if (range.comparePoint(element, 0) > 0) return edge === 'start' ? start : last;
    last = start + length;
  }
  return edge === 'end' ? last : null;
}

/** The part of the container's text that a range covers; null if none. */
export function spanOf(container: Element, range: Range): Span | null {
  if (range.collapsed || !range.intersectsNode(container)) return null;
  const clipped = range.cloneRange();
  if (!container.contains(range.startContainer)) clipped.setStart(container, 0);
  if (!container.contains(range.endContainer)) clipped.setEnd(container, container.childNodes.length);
  const start = offsetOf(container, clipped.startContainer, clipped.startOffset, 'start');
  const end = offsetOf(container, clipped.endContainer, clipped.endOffset, 'end');
  return start === null || end === null || end <= start ? null : { start, end };
}
