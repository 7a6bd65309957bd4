import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { findMarks } from '../graph/marks.ts';
import { readRows } from '../graph/read-rows.ts';
import { summarize } from '../graph/summary.ts';
import { boundsOf, initialView, viewSchema } from '../graph/view.ts';
import { angleUnitSchema, useKept } from '../use-kept.ts';
import { AngleSwitch } from './angle-switch.tsx';
import { ExpressionRow } from './expression-row.tsx';
import { GraphBoard } from './graph-board.tsx';
import type { Pick } from './graph-pick.ts';
import { graphKeys, spokenName, type TypingKey } from './keys.ts';
import { useRows } from './use-rows.ts';
import { useSize } from './use-size.ts';
import { WindowForm } from './window-form.tsx';

/** Types into the field of a row as its owner would. */
function typeInto(rowId: string | undefined, { text, back = 0 }: TypingKey): string | null {
  const field = document.getElementById(`row-${rowId}`);
  if (!(field instanceof HTMLInputElement)) return null;
  field.focus();
  field.setRangeText(text, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end');
  const caret = (field.selectionStart ?? 0) - back;
  field.setSelectionRange(caret, caret);
  return field.value;
}

/** The graphing calculator: expressions beside (on narrow panels below) their graph. */
export function Graphing() {
  const [unit, setUnit] = useKept('graphing.unit', angleUnitSchema, () => 'radians' as const);
  const [chosenView, setView] = useKept('graphing.view', viewSchema.nullable(), () => null);
  const [pick, setPick] = useState<Pick | null>(null);
  const { rows, active, actions, add } = useRows(() => setPick(null));
  const board = useRef<HTMLDivElement>(null);
  const size = useSize(board);
  const view = useMemo(() => chosenView ?? (size && initialView(size)), [chosenView, size]);
  const read = useMemo(() => readRows(rows, unit), [rows, unit]);
  // Searching for points may lag a few frames behind the hand that drags.
  const calm = useDeferredValue(view);
  const bounds = useMemo(() => (calm && size ? boundsOf(calm, size) : null), [calm, size]);
  const marks = useMemo(() => (bounds ? findMarks(read, bounds) : []), [read, bounds]);
  const activeNumber = pick?.row ?? read.find(({ id }) => id === active)?.number ?? null;
  const type = (key: TypingKey) => {
    const id = active ?? rows.at(-1)?.id;
    const text = typeInto(id, key);
    if (id !== undefined && text !== null) actions.onText(id, text);
  };
  return (
    <div className="@container h-full">
      <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(13rem,1.2fr)_minmax(8rem,1fr)] @xl:grid-cols-[minmax(15rem,2fr)_3fr] @xl:grid-rows-1">
        <div className="flex min-h-0 flex-col @max-xl:order-2 border-line @max-xl:border-t @xl:border-r">
          <div className="min-h-0 grow overflow-y-auto">
            <ol aria-label="Expressions">
              {read.map((row) => (
                <ExpressionRow key={row.id} row={row} active={row.number === activeNumber} actions={actions} />
              ))}
            </ol>
            <button type="button" onClick={add} className="flex min-h-11 w-full items-center gap-2 px-3.5 text-sm text-muted hover:bg-hover hover:text-ink">
              <Plus aria-hidden size={16} /> Add an expression
            </button>
            <div className="border-t border-line px-3">
              <div className="flex items-center justify-between py-2 text-sm text-muted">
                <span aria-hidden>Angles in</span> <AngleSwitch unit={unit} onUnit={setUnit} />
              </div>
              <details className="border-t border-line text-sm">
                <summary className="min-h-11 content-center">Graph in words</summary>
                <ul className="flex flex-col gap-1 pb-3">{bounds ? summarize(read, marks, bounds).map((line) => <li key={line}>{line}</li>) : null}</ul>
              </details>
              <details className="border-t border-line text-sm">
                <summary className="min-h-11 content-center">Window</summary>
                {view && size ? <WindowForm view={view} size={size} onView={setView} /> : null}
              </details>
            </div>
          </div>
          <div
            role="group"
            aria-label="Keys"
            className="grid shrink-0 grid-cols-6 gap-1 border-t border-line bg-sunken p-1.5 @max-xl:flex @max-xl:overflow-x-auto"
          >
            {graphKeys.map((key) => (
              <button
                key={key.label}
                type="button"
                aria-label={spokenName(key)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => type(key)}
                className="min-h-9 min-w-8 shrink-0 @max-xl:min-w-10 rounded-control border border-line bg-raised px-1 text-base hover:bg-hover pointer-coarse:min-h-11 @max-xl:pointer-coarse:min-w-11"
              >
                {key.label}
              </button>
            ))}
          </div>
        </div>
        <GraphBoard board={board} rows={read} marks={marks} active={activeNumber} view={view} size={size} pick={pick} onView={setView} onPick={setPick} />
      </div>
    </div>
  );
}
