import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import type { Point } from '#core/calculator/language/values.ts';
import { wordNames } from '#core/calculator/rows/definitions.ts';
import { rowReader } from '#core/calculator/rows/row-reader.ts';
import { AboutGraph } from './about-graph.tsx';
import { keepInView } from './field-drawing.ts';
import { GraphBoard } from './graph-board.tsx';
import { gripsOf, movePoint } from './graph-edits.ts';
import { GraphKeypad } from './graph-keypad.tsx';
import { RowList } from './row-list.tsx';
import { RowTools } from './row-tools.tsx';
import { UndoRemoval } from './undo-removal.tsx';
import type { Grip } from './use-graph-pointer.ts';
import { useGraph } from './use-graph.ts';
import { angleUnitSchema, keysOpenSchema, useKeptState } from './use-kept-state.ts';
import { useRows, type Rows } from './use-rows.ts';

export interface GraphingProps {
  /** Rows that are there at first. */
  readonly start: readonly string[];
  readonly examples: readonly string[];
}

/** Ctrl or ⌘ and Z bring back what was deleted last. */
function undoByKey(event: KeyboardEvent, undoRemoval: Rows['undoRemoval']): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
  // In a text that has been edited since, its own edits are taken back.
  const isText = event.target instanceof Element && event.target.matches('input:not([type="range"], [type="checkbox"])');
  if (!undoRemoval(isText)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The graphing calculator: expressions beside (on narrow panels below) their graph. */
export function Graphing({ start, examples }: GraphingProps) {
  const [unit, setUnit] = useKeptState('graphing.unit', angleUnitSchema, () => 'radians' as const);
  const [keysOpen, setKeysOpen] = useKeptState('graphing.keys', keysOpenSchema, () => start.length === 0 && matchMedia('(pointer: coarse)').matches);
  const [changes, setChanges] = useState(0);
  const { rows, active, actions, add, addTable, clear, replaceAll, removal, forgetRemoval, undoRemoval } = useRows([...start, ...examples], () =>
    setChanges((count) => count + 1),
  );
  const [readRows] = useState(rowReader);
  const read = useMemo(() => readRows(rows, unit), [readRows, rows, unit]);
  const names = useMemo(() => wordNames(rows).join(' '), [rows]);
  const functions = useMemo(() => new Set(names === '' ? [] : names.split(' ')), [names]);
  const { board, buttons, buttonsSize, size, view, setView, marks, words, drawn, pick, setPick, lost, fit, play, heard } = useGraph(read, start.length > 0);
  const [picked, setPicked] = useState(changes);
  // What was picked may not be there any more once a row has changed.
  if (picked !== changes) {
    setPicked(changes);
    if (pick) setPick(null);
  }
  useEffect(() => {
    // Above the keys there may be room for one row only: the one being typed in.
    const field = document.getElementById(`row-${active}`);
    if (field && field === document.activeElement) keepInView(field);
  }, [keysOpen, active]);
  const grips = useMemo(() => gripsOf(read), [read]);
  const onGrip = useStableCallback((grip: Grip, to: Point) => replaceAll(movePoint(rows, read, grip, to)));
  const onKeys = useStableCallback(() => setKeysOpen(!keysOpen));
  const activeNumber = pick?.row ?? read.find(({ id }) => id === active)?.number ?? null;
  const onPlay = useStableCallback(() => play(activeNumber));
  return (
    <div onKeyDownCapture={(event) => undoByKey(event, undoRemoval)} className="graphing-frame @container h-full">
      <div
        data-keys={keysOpen || undefined}
        className={`graphing relative grid h-full grid-cols-[minmax(0,1fr)] @xl:grid-cols-[minmax(17rem,2fr)_3fr] @xl:grid-rows-1 ${keysOpen ? 'grid-rows-[minmax(0,1fr)_auto]' : 'grid-rows-[minmax(7rem,1fr)_minmax(9rem,1.1fr)]'}`}
      >
        <div className="flex min-h-0 flex-col bg-raised @max-xl:order-2 border-line @max-xl:border-t @xl:border-r">
          <RowTools onAdd={add} onTable={addTable} onClear={clear} keysOpen={keysOpen} onKeys={onKeys} />
          <div
            // The row being typed in stays so, and a phone's keyboard where it is.
            onPointerDown={(event) => {
              if (event.target instanceof Element && event.target.closest('button, summary')) event.preventDefault();
            }}
            data-undo={removal === null ? undefined : true}
            className="graphing-rows min-h-0 grow overflow-y-auto @max-xl:min-h-26 @max-xl:basis-26 print:overflow-visible"
          >
            <RowList rows={read} active={activeNumber} actions={actions} unit={unit} onUnit={setUnit} functions={functions} ownKeys={keysOpen} />
            <AboutGraph unit={unit} onUnit={setUnit} words={words} view={view} size={size} onView={setView} />
            <UndoRemoval removal={removal} onUndo={() => undoRemoval()} onSeen={forgetRemoval} />
          </div>
          {keysOpen ? <GraphKeypad rowId={active ?? rows.at(-1)?.id} /> : null}
        </div>
        <GraphBoard
          board={board}
          buttons={buttons}
          buttonsSize={buttonsSize}
          rows={read}
          drawn={drawn}
          marks={marks}
          grips={grips}
          active={activeNumber}
          view={view}
          size={size}
          pick={pick}
          lost={lost}
          heard={heard}
          onView={setView}
          onPick={setPick}
          onGrip={onGrip}
          onFit={fit}
          onPlay={onPlay}
        />
      </div>
    </div>
  );
}
