import { useRef, type KeyboardEvent } from 'react';
import { plotsOf, type Mark } from '#core/calculator/graph/marks.ts';
import { traceAt, type Pick } from '#core/calculator/graph/pick.ts';
import { pan, toPixels, toPlane, zoom, type Size, type View } from '#core/calculator/graph/view.ts';
import type { ReadRow } from '#core/calculator/rows/row.ts';

export const graphKeyHelp =
  'Arrow keys pan, plus and minus zoom, 0 resets the view, F fits everything. Enter goes to the next marked point. T traces the curve: left and right move along it, up and down change curves, Escape stops. S plays the curve as sound.';
const step = 40;

export interface GraphKeys {
  readonly rows: readonly ReadRow[];
  readonly marks: readonly Mark[];
  readonly view: View;
  readonly size: Size;
  readonly pick: Pick | null;
  readonly active: number | null;
  readonly onView: (view: View) => void;
  readonly onHome: () => void;
  readonly onFit: () => void;
  readonly onPlay: () => void;
  readonly onPick: (pick: Pick | null) => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };

/** The graph by keyboard. */
export function useGraphKeys(graph: GraphKeys | null): (event: KeyboardEvent) => void {
  const tracing = useRef(false);

  const trace = (now: GraphKeys, key: string): boolean => {
    const curves = plotsOf(now.rows)
      .filter(({ curve }) => curve.kind === 'y')
      .map(({ number }) => number);
    const row = now.pick?.row ?? now.active ?? curves[0] ?? 0;
    const index = Math.max(0, curves.indexOf(row));
    const [pixel] = now.pick ? toPixels(now.view, now.size, now.pick.at) : [now.size.width / 2];
    const along = { ArrowLeft: -8, ArrowRight: 8 }[key];
    const across = { ArrowUp: -1, ArrowDown: 1, t: 0 }[key];
    if (along === undefined && across === undefined) return false;
    const target = curves[(index + (across ?? 0) + curves.length) % Math.max(1, curves.length)];
    const found = target === undefined ? null : traceAt(now.rows, target, toPlane(now.view, now.size, [pixel + (along ?? 0), 0])[0], now.view);
    if (found) now.onPick(found);
    return found !== null || along !== undefined;
  };
  const nextMark = (now: GraphKeys, by: number) => {
    const sorted = [...now.marks].sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
    const current = sorted.findIndex(({ kind, at }) => kind === now.pick?.mark?.kind && at[0] === now.pick.at[0] && at[1] === now.pick.at[1]);
    const mark = sorted[(current + by + sorted.length + (current < 0 && by < 0 ? 1 : 0)) % Math.max(1, sorted.length)];
    if (mark) now.onPick({ row: mark.rows[0] ?? 0, at: mark.at, mark });
  };
  const press = (now: GraphKeys, event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') {
      if (!tracing.current && !now.pick) return false;
      tracing.current = false;
      now.onPick(null);
      return true;
    }
    if (event.key === 't' || event.key === 'T') {
      tracing.current = !tracing.current;
      return !tracing.current || trace(now, 't');
    }
    if (tracing.current && trace(now, event.key)) return true;
    const move = arrows[event.key];
    if (move) now.onView(pan(now.view, ...move));
    else if (event.key === '+' || event.key === '=') now.onView(zoom(now.view, 0.8, now.size));
    else if (event.key === '-' || event.key === '_') now.onView(zoom(now.view, 1.25, now.size));
    else if (event.key === '0' || event.key === 'Home') now.onHome();
    else if (event.key === 'f' || event.key === 'F') now.onFit();
    else if (event.key === 's' || event.key === 'S') now.onPlay();
    else if (event.key === 'Enter') nextMark(now, event.shiftKey ? -1 : 1);
    else return false;
    return true;
  };
  return (event) => {
    if (!graph || event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget || !press(graph, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
