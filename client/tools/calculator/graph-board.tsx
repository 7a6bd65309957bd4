import { House, Minus, Plus } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import type { Mark } from '../graph/marks.ts';
import type { ReadRow } from '../graph/row.ts';
import { initialView, zoom, type Size, type View } from '../graph/view.ts';
import { GraphGrid } from './graph-grid.tsx';
import { GraphMarks, pickText } from './graph-marks.tsx';
import type { Pick } from './graph-pick.ts';
import { GraphPlots } from './graph-plots.tsx';
import { graphKeyHelp, useGraphKeys } from './use-graph-keys.ts';
import { useGraphPointer } from './use-graph-pointer.ts';

export interface GraphBoardProps {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly rows: readonly ReadRow[];
  readonly marks: readonly Mark[];
  readonly active: number | null;
  readonly view: View | null;
  readonly size: Size | null;
  readonly pick: Pick | null;
  readonly onView: (view: View) => void;
  readonly onPick: (pick: Pick | null) => void;
}

/** The drawing: panned, zoomed and traced by pointer, fingers and keys. */
export function GraphBoard({ board, rows, marks, active, view, size, pick, onView, onPick }: GraphBoardProps) {
  const id = useId();
  const ready = view && size ? { rows, marks, view, size, pick, active, onView, onPick, onHome: () => onView(initialView(size)) } : null;
  const pointer = useGraphPointer(board, ready);
  const keys = useGraphKeys(ready);
  const scale = (factor: number) => ready && onView(zoom(ready.view, factor, [ready.view.x, ready.view.y]));
  const tool = 'size-10! rounded-none! bg-raised';
  return (
    <div className="relative h-full min-h-0 overflow-hidden bg-paper">
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
          <svg aria-hidden width={ready.size.width} height={ready.size.height} className="tabular block font-sans">
            <GraphGrid view={ready.view} size={ready.size} />
            <GraphPlots rows={rows} view={ready.view} size={ready.size} active={active} />
            <GraphMarks marks={marks} active={active} pick={pick} view={ready.view} size={ready.size} />
          </svg>
        ) : null}
      </div>
      <p id={id} className="sr-only">
        {graphKeyHelp}
      </p>
      <div
        role="group"
        aria-label="Zoom"
        className="absolute top-2 right-2 flex flex-col divide-y divide-line overflow-hidden rounded-control border border-line-strong"
      >
        <IconButton label="Zoom in" className={tool} onClick={() => scale(0.7)}>
          <Plus aria-hidden size={18} />
        </IconButton>
        <IconButton label="Zoom out" className={tool} onClick={() => scale(1 / 0.7)}>
          <Minus aria-hidden size={18} />
        </IconButton>
        <IconButton label="Start window" className={tool} onClick={() => ready?.onHome()}>
          <House aria-hidden size={17} />
        </IconButton>
      </div>
      <p role="status" className="sr-only">
        {pick ? `Row ${pick.row}: ${pickText(pick)}` : ''}
      </p>
    </div>
  );
}
