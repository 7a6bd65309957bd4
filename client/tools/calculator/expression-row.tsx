import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '#client/ui/class-names.ts';
import { useAfterPaint } from '#client/ui/use-late.ts';
import { MathText } from '#client/ui/question/math-text.tsx';
import type { AngleUnit } from '#core/calculator/language/real.ts';
import { typeset } from '#core/calculator/language/typeset.ts';
import type { Column, ReadRow } from '#core/calculator/rows/row.ts';
import { pastedTable } from './paste-table.ts';
import { RowBelow } from './row-below.tsx';
import { RowShell } from './row-shell.tsx';
import type { RowActions } from './use-rows.ts';

export interface ExpressionRowProps {
  readonly row: ReadRow;
  readonly active: boolean;
  readonly actions: RowActions;
  readonly unit: AngleUnit;
  readonly onUnit: (unit: AngleUnit) => void;
  /** Names of the student's functions. */
  readonly functions: ReadonlySet<string>;
  /** The on-screen keys are open: a phone's own keyboard stays away. */
  readonly ownKeys: boolean;
}

/** Runs at once or, if a press took the focus away, when the press is over: the pressed element must not move from under the pointer. */
function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) return act();
  const end = () => {
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    setTimeout(act);
  };
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** Receives pasted spreadsheet cells. */
const emptyColumns: readonly Column[] = ['x1', 'y1'].map((head) => ({ head, cells: [] }));

/** One row: its number and color, what was typed (as print while another row is in use), what it means or what is wrong with it. */
export const ExpressionRow = memo(function ExpressionRow({ row, active, actions, unit, onUnit, functions, ownKeys }: ExpressionRowProps) {
  const field = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    // A slider changed the text; typing is never written over.
    if (field.current && field.current.value !== row.text && document.activeElement !== field.current) field.current.value = row.text;
  }, [row.text]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') actions.onEnter(row.id);
    else if (event.key === 'ArrowUp') actions.onStep(row.id, -1);
    else if (event.key === 'ArrowDown') actions.onStep(row.id, 1);
    else if (event.key === 'Backspace' && event.currentTarget.value === '' && !event.repeat) actions.onRemove(row.id);
    else return;
    event.preventDefault();
  };
  const below = `below-${row.id}`;
  const print = row.meaning.kind === 'note' && row.meaning.text !== '' ? null : typeset(row.text, functions);
  // A frame after what was typed: it takes longer to draw.
  const printed = useAfterPaint(print) ?? print;
  const isPrint = print !== null && !focused;
  const structured = print !== null && /[\\^_]/.test(print);
  // On paper a row is print even while it is typed in.
  const inPrintOnly = focused && !structured;
  // While typing, print and result share a line: rows grow by one line at most, and little is in sight on a phone.
  const shared = focused && structured && row.meaning.kind === 'value';
  return (
    <RowShell row={row} active={active} onHide={() => actions.onHide(row.id)} onRemove={() => actions.onRemove(row.id)}>
      <div className={shared ? 'row-shared items-center' : ''}>
        <div className={shared ? 'contents' : 'relative'}>
          <div className={cx('row-field', isPrint ? 'absolute inset-0' : 'h-11', shared && 'col-span-2', print !== null && 'print:hidden')}>
            <input
              ref={field}
              id={`row-${row.id}`}
              data-type-here
              aria-label={`Expression ${row.number}`}
              aria-describedby={below}
              aria-invalid={row.meaning.kind === 'error'}
              defaultValue={row.text}
              placeholder={row.number === 1 ? 'y = x^2 − 4' : ''}
              inputMode={ownKeys && matchMedia('(pointer: coarse)').matches ? 'none' : 'text'}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onPaste={(event) => {
                const table = pastedTable(emptyColumns, event.clipboardData.getData('text/plain'), 0, 0);
                if (!table || row.text.trim() !== '' || !event.clipboardData.getData('text/plain').includes('\n')) return;
                event.preventDefault();
                actions.onTable(row.id, table);
              }}
              onInput={(event) => actions.onText(row.id, event.currentTarget.value)}
              onFocus={() => {
                setFocused(true);
                actions.onFocus(row.id);
              }}
              onBlur={() => afterPress(() => setFocused(false))}
              onKeyDown={onKeyDown}
              className={cx('size-full bg-transparent text-lg outline-none placeholder:text-muted', isPrint && 'text-transparent')}
            />
          </div>
          {print !== null ? (
            <div
              aria-hidden
              className={cx(
                'row-print pointer-events-none items-center overflow-hidden text-lg',
                inPrintOnly ? 'hidden' : 'flex',
                focused ? 'pb-1.5 text-muted' : 'min-h-11 py-1',
              )}
            >
              <MathText tex={printed ?? ''} />
            </div>
          ) : null}
        </div>
        <RowBelow row={row} active={active} id={below} actions={actions} unit={unit} onUnit={onUnit} />
      </div>
    </RowShell>
  );
});
