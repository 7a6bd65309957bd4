import { useEffect, useRef, type RefObject } from 'react';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import { drawTree } from '#core/calculator/field/draw-tree.ts';
import type { FieldState } from '#core/calculator/field/field-state.ts';
import { caretBox, keepInView, layCaret, layMark, selectionBox } from './field-drawing.ts';

type Draw = (tex: string, element: HTMLElement) => boolean;
let draw: Draw | null = null;

/** Fetches what draws, once for all fields, and says when it is there; returns what ends the wait. */
export function whenDrawable(ready: () => void): (() => void) | undefined {
  if (draw) return undefined;
  let gone = false;
  import('#client/ui/question/katex.ts').then(
    ({ drawMarked }) => {
      draw = drawMarked;
      if (!gone) ready();
    },
    // Offline, perhaps: the field stays one of plain text.
    () => undefined,
  );
  return () => {
    gone = true;
  };
}

/** The print over a field, with a cursor and a selection of its own. */
export function useFieldDrawing(input: RefObject<HTMLInputElement | null>, names: ReadonlySet<string>, stateNow: () => FieldState) {
  const drawing = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLSpanElement>(null);
  const marked = useRef<HTMLSpanElement>(null);
  /** Otherwise the field's own text, cursor and selection are seen. */
  const isDrawn = useRef(false);
  const redraw = () => {
    const state = stateNow();
    if (!drawing.current) return;
    if (state.line.length === 0) drawing.current.replaceChildren();
    isDrawn.current = draw !== null && (state.line.length === 0 || draw(drawTree(state.line, names), drawing.current));
    // What has no drawing, or none yet, is seen as the field's own text.
    input.current?.toggleAttribute('data-drawn', isDrawn.current);
  };
  const drawCaret = useStableCallback(() => {
    const state = stateNow();
    const holder = drawing.current;
    if (!holder) return;
    const focused = document.activeElement === input.current;
    const selected = focused ? selectionBox(holder, state) : null;
    const box = focused && !selected && isDrawn.current ? (caretBox(holder, state.cursor) ?? { left: 0, top: 0, width: 0, height: 0 }) : null;
    // All that needs to know where things are comes before anything is laid elsewhere.
    if (focused) keepInView(holder);
    const scroller = holder.closest('.math-scroll');
    const [scrolled, width] = [scroller?.scrollLeft ?? 0, scroller?.clientWidth ?? 0];
    layMark(marked.current, selected);
    layCaret(caret.current, box);
    caret.current?.toggleAttribute('data-alone', state.line.length === 0);
    if (!scroller || !box) return;
    if (box.left < scrolled + 12) scroller.scrollLeft = Math.max(0, box.left - 40);
    else if (box.left > scrolled + width - 12) scroller.scrollLeft = box.left - width + 40;
  });
  // What is drawn also grows without a key: with a font that comes with the first tall parenthesis, or with larger text.
  useEffect(() => {
    if (!drawing.current) return undefined;
    const observer = new ResizeObserver(() => {
      if (document.activeElement === input.current) drawCaret();
    });
    observer.observe(drawing.current);
    return () => observer.disconnect();
  }, [input, drawCaret]);
  return { drawing, caret, marked, isDrawn, redraw, drawCaret };
}
