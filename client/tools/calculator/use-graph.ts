import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import * as z from 'zod';
import { useWhenIdle } from '#client/ui/use-late.ts';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import { fitView, isOutOfSight, onScreen } from '#core/calculator/graph/fit-view.ts';
import { findMarks, plotsOf, type Mark } from '#core/calculator/graph/marks.ts';
import type { Pick } from '#core/calculator/graph/pick.ts';
import { piecesOf } from '#core/calculator/graph/sample-curves.ts';
import { summarize } from '#core/calculator/graph/summary.ts';
import { boundsOf, initialView, resized, sizeSchema, viewSchema, type Size, type View } from '#core/calculator/graph/view.ts';
import type { ReadRow } from '#core/calculator/rows/row.ts';
import { useDrawnRows, type DrawnRow } from './graph-plots.tsx';
import { playCurve } from './play-curve.ts';
import { useKeptState } from './use-kept-state.ts';
import { useSize } from './use-size.ts';

export interface Graph {
  readonly board: RefObject<HTMLDivElement | null>;
  /** Those on the graph. */
  readonly buttons: RefObject<HTMLDivElement | null>;
  readonly buttonsSize: Size | null;
  readonly size: Size | null;
  readonly view: View | null;
  readonly setView: (view: View | null) => void;
  readonly marks: readonly Mark[];
  /** The graph in words. Like the marks, for what was there a moment ago. */
  readonly words: readonly string[];
  readonly drawn: readonly DrawnRow[];
  readonly pick: Pick | null;
  readonly setPick: (pick: Pick | null) => void;
  readonly lost: boolean;
  readonly fit: () => void;
  readonly play: (row: number | null) => void;
  /** What is heard, or why nothing is. */
  readonly heard: string;
}

/** With the size of the board it was chosen on: the next one may be a phone's, or half as wide. */
const chosenViewSchema = z.object({ view: viewSchema, size: sizeSchema }).nullable();
const nothingToPlay = 'Nothing to play yet: type a curve such as y = x^2.';
const readMs = 6_000;

/** The part of the graph in view and what is visible in it. Lines are drawn at once, what is said about them follows when there is time. */
export function useGraph(read: readonly ReadRow[], fitFirst: boolean): Graph {
  const [chosen, setChosen] = useKeptState('graphing.view', chosenViewSchema, () => null);
  const [pick, setPick] = useState<Pick | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const size = useSize(board);
  const setView = useStableCallback((next: View | null) => setChosen(next && size && { view: next, size }));
  const buttons = useRef<HTMLDivElement>(null);
  const buttonsSize = useSize(buttons);
  const [fitted, setFitted] = useState(!fitFirst);
  // Rows that were there at first are shown whole, once the board has a size.
  if (!fitted && size) {
    setFitted(true);
    const whole = chosen === null ? fitView(read, size) : null;
    if (whole) setChosen({ view: whole, size });
  }
  const view = useMemo(() => size && (chosen ? resized(chosen.view, chosen.size, size) : initialView(size)), [chosen, size]);
  const drawn = useDrawnRows(read, view, size, buttonsSize);
  const { read: known, view: calm } = useWhenIdle(useMemo(() => ({ read, view }), [read, view]));
  const bounds = useMemo(() => (calm && size ? boundsOf(calm, size) : null), [calm, size]);
  const marks = useMemo(() => (calm && size ? findMarks(known, calm, size) : []), [known, calm, size]);
  const words = useMemo(() => (bounds ? summarize(known, marks, bounds) : []), [known, marks, bounds]);
  const lost = useMemo(
    () =>
      calm !== null &&
      size !== null &&
      isOutOfSight(known, calm, size, (curve) => piecesOf(curve, calm, size).some((piece) => piece.some((place) => onScreen(place, size)))),
    [known, calm, size],
  );
  const fit = useStableCallback(() => {
    const found = size && fitView(read, size);
    if (found) setView(found);
  });
  const [told, setTold] = useState<{ readonly of: typeof read; readonly text: string } | null>(null);
  // It lies over the graph, so not for longer than it takes to read.
  useEffect(() => {
    if (told?.text !== nothingToPlay) return;
    const timer = setTimeout(() => setTold(null), readMs);
    return () => clearTimeout(timer);
  }, [told]);
  const play = useStableCallback((row: number | null) => {
    const curves = plotsOf(read).flatMap(({ number, curve }) => (curve.kind === 'y' ? [{ number, f: curve.f }] : []));
    const chosen = curves.find(({ number }) => number === row) ?? curves[0];
    if (!chosen || !bounds) return setTold({ of: read, text: nothingToPlay });
    const plays = playCurve(chosen.f, bounds, () => setTold(null));
    setTold(plays ? { of: read, text: `Row ${chosen.number}, from left to right: the higher the curve, the higher the tone.` } : null);
  });
  return {
    board,
    buttons,
    buttonsSize,
    size,
    view,
    setView,
    marks,
    words,
    drawn,
    pick,
    setPick,
    lost,
    fit,
    play,
    heard: told?.of === read && !lost ? told.text : '',
  };
}
