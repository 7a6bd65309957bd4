import { memo, useId, type RefObject } from 'react';
import { Button } from '#client/ui/button.tsx';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import type { Mark } from '#core/calculator/graph/marks.ts';
import type { Pick } from '#core/calculator/graph/pick.ts';
import { initialView, zoom, type Size, type View } from '#core/calculator/graph/view.ts';
import type { Point } from '#core/calculator/language/values.ts';
import type { ReadRow } from '#core/calculator/rows/row.ts';
import { GraphGrid } from './graph-grid.tsx';
import { GraphMarks, pickText } from './graph-marks.tsx';
import { GraphPlots, type DrawnRow } from './graph-plots.tsx';
import { GraphTools } from './graph-tools.tsx';
import { graphKeyHelp, useGraphKeys } from './use-graph-keys.ts';
import { useGraphPointer, type Grip } from './use-graph-pointer.ts';

export interface GraphBoardProps {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly buttons: RefObject<HTMLDivElement | null>;
  readonly buttonsSize: Size | null;
  readonly rows: readonly ReadRow[];
  readonly drawn: readonly DrawnRow[];
  readonly marks: readonly Mark[];
  readonly grips: readonly Grip[];
  readonly active: number | null;
  readonly view: View | null;
  readonly size: Size | null;
  readonly pick: Pick | null;
  /** Something is drawn, but nothing of it is in view. */
  readonly lost: boolean;
  /** What is played as sound, or why nothing is. */
  readonly heard: string;
  readonly onView: (view: View) => void;
  readonly onPick: (pick: Pick | null) => void;
  readonly onGrip: (grip: Grip, to: Point) => void;
  readonly onFit: () => void;
  readonly onPlay: () => void;
}

/** The drawing: panned, zoomed, traced and changed by pointer, fingers and keys. */
export const GraphBoard = memo(function GraphBoard(props: GraphBoardProps) {
  const { board, buttons, buttonsSize, rows, drawn, marks, active, view, size, pick, lost, heard, onView, onFit, onPlay } = props;
  const id = useId();
  const home = useStableCallback(() => size && onView(initialView(size)));
  const ready = view && size ? { ...props, view, size, onHome: home } : null;
  const pointer = useGraphPointer(board, ready);
  const keys = useGraphKeys(ready);
  const scale = useStableCallback((factor: number) => view && size && onView(zoom(view, factor, size)));
  return (
    <div className="graphing-board relative h-full min-h-0 overflow-hidden bg-paper">
      <div
        ref={board}
        role="application"
        aria-label="Graph"
        aria-roledescription="graph"
        aria-describedby={id}
        tabIndex={0}
        onKeyDown={keys}
        {...pointer}
        className="absolute inset-0 cursor-grab touch-none select-none focus-visible:-outline-offset-2 active:cursor-grabbing"
      >
        {ready ? (
          <svg
            aria-hidden
            width={ready.size.width}
            height={ready.size.height}
            viewBox={`0 0 ${ready.size.width} ${ready.size.height}`}
            className="tabular block font-sans"
          >
            <GraphGrid view={ready.view} size={ready.size} />
            <GraphPlots rows={rows} drawn={drawn} view={ready.view} size={ready.size} active={active} />
            <GraphMarks marks={marks} active={active} pick={pick} view={ready.view} size={ready.size} buttons={buttonsSize} />
          </svg>
        ) : null}
      </div>
      <p id={id} className="sr-only">
        {graphKeyHelp}
      </p>
      <GraphTools buttons={buttons} onZoom={scale} onHome={home} onFit={onFit} onPlay={onPlay} />
      <p role="status" className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center px-3 text-sm print:hidden">
        {heard === '' ? null : <span className="rounded-card border border-line-strong bg-raised px-3 py-1.5 floating">{heard}</span>}
      </p>
      {lost ? (
        <div className="absolute inset-x-0 bottom-3 flex justify-center px-3">
          <p role="status" className="flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-raised px-3 py-1.5 text-sm floating">
            Your graph is out of view.
            <Button size="small" variant="secondary" onClick={onFit}>
              Zoom to fit
            </Button>
          </p>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {pick ? `Row ${pick.row}: ${pickText(pick)}` : ''}
      </p>
    </div>
  );
});
