import { Plus } from 'lucide-react';
import { memo, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { formatNumber } from '#core/calculator/language/fraction.ts';
import { columnName } from '#core/calculator/rows/columns.ts';
import type { Column, ReadRow } from '#core/calculator/rows/row.ts';
import { pastedTable } from './paste-table.ts';
import { keepFocus, RowShell } from './row-shell.tsx';
import type { RowActions } from './use-rows.ts';

/** The usual models, by name. */
const models = [
  { name: 'Linear', of: (x: string) => `m ${x} + b` },
  { name: 'Quadratic', of: (x: string) => `a ${x}^2 + b ${x} + c` },
  { name: 'Cubic', of: (x: string) => `a ${x}^3 + b ${x}^2 + c ${x} + d` },
  { name: 'Exponential', of: (x: string) => `a*b^${x}` },
  { name: 'Power', of: (x: string) => `a ${x}^b` },
  { name: 'Logistic', of: (x: string) => `c/(1 + a e^(-b ${x}))` },
] as const;

interface TableRowProps {
  readonly row: ReadRow;
  readonly active: boolean;
  readonly actions: RowActions;
  /** The on-screen keys are open: a phone's own keyboard stays away. */
  readonly ownKeys: boolean;
}

const cellClass =
  'tabular h-9 w-full min-w-14 bg-transparent px-2 outline-none focus:bg-paper focus-visible:-outline-offset-2 focus-visible:outline-2 focus-visible:outline-primary pointer-coarse:h-11';

/** A table: columns typed or given by a formula, pasted from a spreadsheet, a regression one tap away. */
export const TableRow = memo(function TableRow({ row, active, actions, ownKeys }: TableRowProps) {
  const table = row.table ?? [];
  const grid = useRef<HTMLTableElement>(null);
  const meaning = row.meaning.kind === 'table' ? row.meaning : null;
  const length = Math.max(1, ...table.map(({ cells }) => cells.length));
  const set = (next: readonly Column[]) => actions.onTable(row.id, next);
  const setHead = (column: number, head: string) => set(table.map((old, index) => (index === column ? { ...old, head } : old)));
  const setCell = (column: number, place: number, text: string) =>
    set(
      table.map((old, index) => {
        const cells = Array.from({ length: Math.max(old.cells.length, place + 1) }, (_, at) => old.cells[at] ?? '');
        if (index === column) cells[place] = text;
        // Always an empty line to go on in.
        if (place === length - 1 && text !== '') cells.push('');
        return { ...old, cells };
      }),
    );
  const go = (column: number, place: number) => {
    const cell = grid.current?.querySelector<HTMLInputElement>(`[data-cell="${column} ${place}"]`);
    cell?.focus();
    cell?.select();
  };
  const onKey = (event: KeyboardEvent, column: number, place: number) => {
    if (event.key === 'Enter' || event.key === 'ArrowDown') go(column, place + 1);
    else if (event.key === 'ArrowUp') go(column, place - 1);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent, column: number, place: number) => {
    const next = pastedTable(table, event.clipboardData.getData('text/plain'), column, place);
    if (!next) return;
    event.preventDefault();
    set(next);
  };
  const [first, second] = [columnName(table[0]?.head ?? ''), columnName(table[1]?.head ?? '')];
  // Where typing begins: the first cell, or the heading of a column that is computed.
  const rowField = `row-${row.id}`;
  const isComputed = (head: string) => columnName(head) === null && head.trim() !== '';
  const typing = {
    inputMode: ownKeys && matchMedia('(pointer: coarse)').matches ? 'none' : 'text',
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
  } as const;
  const plain = (name: string) => name.replace('_', '');
  return (
    <RowShell row={row} active={active} onHide={() => actions.onHide(row.id)} onRemove={() => actions.onRemove(row.id)}>
      <div className="max-h-72 overflow-auto pt-1" onFocus={() => actions.onFocus(row.id)}>
        <table ref={grid} aria-label={`Table ${row.number}`} className="border-collapse text-base">
          <thead>
            <tr>
              {table.map(({ head }, column) => (
                <th key={column} scope="col" className="border border-line bg-sunken p-0 font-semibold">
                  <input
                    {...typing}
                    id={column === 0 && isComputed(head) ? rowField : undefined}
                    aria-label={`Heading of column ${column + 1}`}
                    aria-invalid={meaning?.errors[column] ? true : undefined}
                    defaultValue={head}
                    onInput={(event) => setHead(column, event.currentTarget.value)}
                    onKeyDown={(event) => onKey(event, column, -1)}
                    className={`${cellClass} font-semibold`}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length }, (_, place) => (
              <tr key={place}>
                {table.map(({ head, cells }, column) => {
                  const value = meaning?.columns[column]?.[place];
                  return (
                    <td key={column} className="border border-line p-0">
                      {isComputed(head) ? (
                        <output className="tabular block min-w-14 px-2 text-muted">
                          {value === undefined || Number.isNaN(value) ? '' : formatNumber(value, 8)}
                        </output>
                      ) : (
                        <input
                          {...typing}
                          id={column === 0 && place === 0 ? rowField : undefined}
                          data-cell={`${column} ${place}`}
                          aria-label={`${head || `Column ${column + 1}`}, row ${place + 1}`}
                          value={cells[place] ?? ''}
                          onChange={(event) => setCell(column, place, event.currentTarget.value)}
                          onKeyDown={(event) => onKey(event, column, place)}
                          onPaste={(event) => onPaste(event, column, place)}
                          className={cellClass}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {meaning?.errors.map((error, column) =>
        error ? (
          <p key={column} className="pt-1 text-sm text-danger">
            {error}
          </p>
        ) : null,
      )}
      <div className="flex flex-wrap gap-1.5 py-2 text-sm">
        <button
          type="button"
          onPointerDown={keepFocus}
          onClick={() => set([...table, { head: '', cells: [] }])}
          className="flex min-h-9 items-center gap-1 rounded-control border border-line px-2 text-muted hover:bg-hover pointer-coarse:min-h-11"
        >
          <Plus aria-hidden size={14} /> Column
        </button>
        {first !== null && second !== null ? (
          <label className="flex items-center gap-1.5 text-muted">
            <span className="sr-only">Fit a curve</span>
            <select
              value=""
              onChange={(event) => {
                const model = models.find(({ name }) => name === event.currentTarget.value);
                if (model) actions.onAddBelow(row.id, `${plain(second)} ~ ${model.of(plain(first))}`);
              }}
              className="min-h-9 rounded-control border border-line bg-raised px-2 pointer-coarse:min-h-11"
            >
              <option value="">Fit a curve…</option>
              {models.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
    </RowShell>
  );
});
