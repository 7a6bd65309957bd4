import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Mark } from '../graph/marks.ts';
import type { Point, ReadRow } from '../graph/row.ts';
import { pan, toPlane, zoom, type Size, type View } from '../graph/view.ts';
import { pickCurve, pickMark, traceAt, type Pick } from './graph-pick.ts';

export interface GraphPointer {
  readonly rows: readonly ReadRow[];
  readonly marks: readonly Mark[];
  readonly view: View;
  readonly size: Size;
  readonly onView: (view: View) => void;
  readonly onPick: (pick: Pick | null) => void;
}

const middle = ([a, b]: readonly (Point | undefined)[]): Point => [((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2, ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2];
const apart = ([a, b]: readonly (Point | undefined)[]) => Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0));

/** Dragging pans or, begun on a curve, traces it; two fingers and the wheel zoom; a tap picks. */
export function useGraphPointer(board: RefObject<HTMLElement | null>, graph: GraphPointer | null) {
  const latest = useRef(graph);
  useEffect(() => {
    latest.current = graph;
  });
  const pointers = useRef(new Map<number, Point>());
  /** The row being traced, or 'plane' while panning. */
  const dragging = useRef<number | 'plane' | null>(null);
  const travelled = useRef(0);

  useEffect(() => {
    const element = board.current;
    const wheel = (event: WheelEvent) => {
      const now = latest.current;
      if (!element || !now) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      now.onView(
        zoom(
          now.view,
          Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * 0.003),
          toPlane(now.view, now.size, [event.clientX - box.left, event.clientY - box.top]),
        ),
      );
    };
    // React's wheel listeners are passive: they could not keep the page from scrolling.
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [board]);

  const place = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId)) return;
    if (dragging.current === 'plane' && travelled.current < 5 && pointers.current.size === 0) latest.current?.onPick(null);
    if (pointers.current.size === 0) dragging.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!graph || event.button !== 0) return;
      const at = place(event);
      pointers.current.set(event.pointerId, at);
      event.currentTarget.setPointerCapture(event.pointerId);
      if (pointers.current.size > 1) {
        dragging.current = 'plane';
        travelled.current = 99;
        return;
      }
      const reach = event.pointerType === 'mouse' ? 10 : 20;
      const pick = pickMark(graph.marks, graph.view, graph.size, at, reach) ?? pickCurve(graph.rows, graph.view, graph.size, at, reach);
      travelled.current = 0;
      dragging.current = pick ? pick.row : 'plane';
      if (pick) graph.onPick(pick);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!graph || !before) return;
      const at = place(event);
      const old = [...pointers.current.values()];
      pointers.current.set(event.pointerId, at);
      travelled.current += Math.hypot(at[0] - before[0], at[1] - before[1]);
      if (pointers.current.size > 1) {
        const now = [...pointers.current.values()];
        const [from, to] = [middle(old), middle(now)];
        graph.onView(zoom(pan(graph.view, to[0] - from[0], to[1] - from[1]), apart(old) / Math.max(1, apart(now)), toPlane(graph.view, graph.size, from)));
      } else if (dragging.current === 'plane') graph.onView(pan(graph.view, at[0] - before[0], at[1] - before[1]));
      else if (dragging.current !== null && travelled.current > 3) {
        const row = dragging.current;
        const traced = traceAt(graph.rows, row, toPlane(graph.view, graph.size, at)[0], graph.view, graph.size);
        if (!traced) return;
        const near = graph.marks.filter(({ rows }) => rows.includes(row));
        const px = (at[0] - graph.size.width / 2) * graph.view.perPixelX + graph.view.x;
        const snapped = near.find((mark) => Math.abs(mark.at[0] - px) < 6 * graph.view.perPixelX);
        graph.onPick(snapped ? { row, at: snapped.at, mark: snapped } : traced);
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
