import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { formatNumber } from '#core/calculator/language/fraction.ts';
import { columnName } from '#core/calculator/rows/columns.ts';
import type { Column, ReadRow } from '#core/calculator/rows/row.ts';
import { pastedTable } from './paste-table.ts';
import { linesOf, withCell, withHead } from './table-edits.ts';

const cellClass =
  'tabular h-9 w-full min-w-14 bg-transparent px-2 outline-none focus:bg-paper focus-visible:-outline-offset-2 focus-visible:outline-2 focus-visible:outline-primary pointer-coarse:h-11';

/** A column given by a formula is not typed in. */
const isComputed = (head: string) => columnName(head) === null && head.trim() !== '';

interface TableGridProps {
  readonly row: ReadRow;
  readonly table: readonly Column[];
  /** The on-screen keys are open: a phone's own keyboard stays away. */
  readonly ownKeys: boolean;
  readonly onTable: (table: readonly Column[]) => void;
}

/** The headings and cells of a table, typed in or pasted from a spreadsheet. */
export function TableGrid({ row, table, ownKeys, onTable }: TableGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const meaning = row.meaning.kind === 'table' ? row.meaning : null;
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
    onTable(next);
  };
  // Where typing begins: the first cell, or the heading of a column that is computed.
  const rowField = `row-${row.id}`;
  const typing = {
    inputMode: ownKeys && matchMedia('(pointer: coarse)').matches ? 'none' : 'text',
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
  } as const;
  return (
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
                onInput={(event) => onTable(withHead(table, column, event.currentTarget.value))}
                onKeyDown={(event) => onKey(event, column, -1)}
                className={`${cellClass} font-semibold`}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: linesOf(table) }, (_, place) => (
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
                      onChange={(event) => onTable(withCell(table, column, place, event.currentTarget.value))}
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
  );
}
