import { useMemo, useRef, useState, type RefObject } from 'react';
import { useAfterPaint } from '#client/ui/use-after-paint.ts';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import { fitView, isOutOfSight, onScreen } from '#core/calculator/graph/fit-view.ts';
import { findMarks, plotsOf, type Mark } from '#core/calculator/graph/marks.ts';
import type { Pick } from '#core/calculator/graph/pick.ts';
import { piecesOf } from '#core/calculator/graph/sample-curves.ts';
import { boundsOf, initialView, viewSchema, type Bounds, type Size, type View } from '#core/calculator/graph/view.ts';
import type { ReadRow } from '#core/calculator/rows/row.ts';
import { useDrawnRows, type DrawnRow } from './graph-plots.tsx';
import { playCurve } from './play-curve.ts';
import { useKept } from './use-kept.ts';
import { useSize } from './use-size.ts';

export interface Graph {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly size: Size | null;
  readonly view: View | null;
  readonly setView: (view: View | null) => void;
  /** Computed for a slightly earlier view, like the marks. */
  readonly bounds: Bounds | null;
  readonly marks: readonly Mark[];
  readonly drawn: readonly DrawnRow[];
  readonly pick: Pick | null;
  readonly setPick: (pick: Pick | null) => void;
  readonly lost: boolean;
  readonly fit: () => void;
  readonly play: (row: number | null) => void;
}

/** The part of the graph in view and what is visible in it. `newest`: the rows as they are by now, which `read` follows a frame later. */
export function useGraph(read: readonly ReadRow[], newest: readonly ReadRow[], fitFirst: boolean): Graph {
  const [chosenView, setView] = useKept('graphing.view', viewSchema.nullable(), () => null);
  const [pick, setPick] = useState<Pick | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const size = useSize(board);
  const [fitted, setFitted] = useState(!fitFirst);
  // Rows that were there at first are shown whole, once the board has a size.
  if (!fitted && size) {
    setFitted(true);
    const whole = chosenView === null ? fitView(read, size) : null;
    if (whole) setView(whole);
  }
  const view = useMemo(() => chosenView ?? (size && initialView(size)), [chosenView, size]);
  const drawn = useDrawnRows(read, view, size);
  // The search for points may lag a few frames behind a drag.
  const calm = useAfterPaint(view);
  const bounds = useMemo(() => (calm && size ? boundsOf(calm, size) : null), [calm, size]);
  const marks = useMemo(() => (calm && size ? findMarks(read, calm, size) : []), [read, calm, size]);
  const lost = useMemo(
    () =>
      calm !== null &&
      size !== null &&
      isOutOfSight(read, calm, size, (curve) => piecesOf(curve, calm, size).some((piece) => piece.some((place) => onScreen(place, size)))),
    [read, calm, size],
  );
  const fit = useStableCallback(() => {
    const found = size && fitView(newest, size);
    if (found) setView(found);
  });
  const play = useStableCallback((row: number | null) => {
    const curves = plotsOf(read).flatMap(({ number, curve }) => (curve.kind === 'y' ? [{ number, f: curve.f }] : []));
    const chosen = curves.find(({ number }) => number === row) ?? curves[0];
    if (chosen && bounds) playCurve(chosen.f, bounds);
  });
  return { board, size, view, setView, bounds, marks, drawn, pick, setPick, lost, fit, play };
}
