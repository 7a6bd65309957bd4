import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Mark } from '#core/calculator/graph/marks.ts';
import { pickLine, pickMark, traceAt, type DrawnLine, type Pick } from '#core/calculator/graph/pick.ts';
import { pan, toPixels, toPlane, zoom, type Size, type View } from '#core/calculator/graph/view.ts';
import type { Point } from '#core/calculator/language/values.ts';
import type { ReadRow } from '#core/calculator/rows/row.ts';

/** A point that can be dragged, by its row and its place there. */
export interface Grip {
  readonly row: number;
  readonly index: number;
  readonly at: Point;
}

export interface GraphPointer {
  readonly rows: readonly ReadRow[];
  readonly drawn: readonly DrawnLine[];
  readonly marks: readonly Mark[];
  readonly grips: readonly Grip[];
  readonly view: View;
  readonly size: Size;
  readonly onView: (view: View) => void;
  readonly onPick: (pick: Pick | null) => void;
  readonly onGrip: (grip: Grip, to: Point) => void;
}

const middle = ([a, b]: readonly (Point | undefined)[]): Point => [((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2, ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2];
const apart = ([a, b]: readonly (Point | undefined)[]) => Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0));

const offset = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];

const pickAt = ({ rows, drawn, marks, view, size }: GraphPointer, at: Point, reach: number) =>
  pickMark(marks, view, size, at, reach) ?? pickLine(rows, drawn, view, size, at, reach);

/** Along a curve, stopping at its points of interest. */
function trace({ rows, drawn, marks, view, size, onPick }: GraphPointer, row: number, at: Point): void {
  const near = marks.find((mark) => mark.rows.includes(row) && Math.abs(toPixels(view, size, mark.at)[0] - at[0]) < 6);
  const own = drawn.filter((line) => line.row === row);
  const found = near ? { row, at: near.at, mark: near } : (traceAt(rows, row, toPlane(view, size, at)[0], view) ?? pickLine(rows, own, view, size, at, 1e6));
  if (found) onPick(found);
}

/** Where a dragged point lands: on a round number for this scale. */
function snapped({ view, size }: GraphPointer, at: Point): Point {
  const [x, y] = toPlane(view, size, at);
  const round = (value: number, perPixel: number) => {
    const unit = 10 ** Math.ceil(Math.log10(perPixel * 2));
    return Number((Math.round(value / unit) * unit).toPrecision(10));
  };
  return [round(x, view.perPixelX), round(y, view.perPixelY)];
}

/** Dragging moves a point, traces a curve or pans; hovering and tapping show coordinates; two fingers and the wheel zoom. */
export function useGraphPointer(board: RefObject<HTMLElement | null>, graph: GraphPointer | null) {
  const latest = useRef(graph);
  useEffect(() => {
    latest.current = graph;
  });
  const pointers = useRef(new Map<number, Point>());
  /** The row being traced, or 'plane' while panning. */
  const dragging = useRef<number | 'plane' | null>(null);
  const traveled = useRef(0);
  const grip = useRef<Grip | null>(null);
  /** The point was picked by hovering, and is dropped when the pointer leaves. */
  const hovering = useRef(false);

  useEffect(() => {
    const element = board.current;
    const wheel = (event: WheelEvent) => {
      const now = latest.current;
      if (!element || !now) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      now.onView(zoom(now.view, Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * 0.003), now.size, [event.clientX - box.left, event.clientY - box.top]));
    };
    // React's wheel listeners are passive: they could not keep the page from scrolling.
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [board]);

  const hover = (now: GraphPointer, at: Point) => {
    const pick = pickMark(now.marks, now.view, now.size, at, 8);
    if (pick) now.onPick(pick);
    else if (hovering.current) now.onPick(null);
    hovering.current = pick !== null;
  };
  const place = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId)) return;
    if (dragging.current === 'plane' && traveled.current < 5 && pointers.current.size === 0) latest.current?.onPick(null);
    if (pointers.current.size === 0) dragging.current = null;
    grip.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!graph || event.button !== 0) return;
      const at = place(event);
      pointers.current.set(event.pointerId, at);
      event.currentTarget.setPointerCapture(event.pointerId);
      if (pointers.current.size > 1) {
        dragging.current = 'plane';
        traveled.current = 99;
        return;
      }
      const reach = event.pointerType === 'mouse' ? 10 : 20;
      traveled.current = 0;
      hovering.current = false;
      grip.current = graph.grips.find((one) => Math.hypot(...offset(toPixels(graph.view, graph.size, one.at), at)) <= reach) ?? null;
      const pick = pickAt(graph, at, reach);
      dragging.current = pick ? pick.row : 'plane';
      if (pick) graph.onPick(pick);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!graph) return;
      const at = place(event);
      if (!before) return hover(graph, at);
      const old = [...pointers.current.values()];
      pointers.current.set(event.pointerId, at);
      traveled.current += Math.hypot(...offset(at, before));
      if (pointers.current.size > 1) {
        const now = [...pointers.current.values()];
        const [from, to] = [middle(old), middle(now)];
        graph.onView(zoom(pan(graph.view, to[0] - from[0], to[1] - from[1]), apart(old) / Math.max(1, apart(now)), graph.size, to));
      } else if (grip.current) {
        if (traveled.current > 3) graph.onGrip(grip.current, snapped(graph, at));
      } else if (dragging.current === 'plane') graph.onView(pan(graph.view, ...offset(at, before)));
      else if (dragging.current !== null && traveled.current > 3) trace(graph, dragging.current, at);
    },
    onPointerLeave: () => {
      if (hovering.current) graph?.onPick(null);
      hovering.current = false;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
