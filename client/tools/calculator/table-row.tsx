import { Plus } from 'lucide-react';
import { memo } from 'react';
import type { Column, ReadRow } from '#core/calculator/rows/row.ts';
import { FitMenu } from './fit-menu.tsx';
import { keepFocus, RowShell } from './row-shell.tsx';
import { TableGrid } from './table-grid.tsx';
import type { RowActions } from './row-actions.ts';

interface TableRowProps {
  readonly row: ReadRow;
  readonly active: boolean;
  readonly actions: RowActions;
  /** The on-screen keys are open: a phone's own keyboard stays away. */
  readonly ownKeys: boolean;
}

/** A table: columns typed or given by a formula, pasted from a spreadsheet, a regression one tap away. */
export const TableRow = memo(function TableRow({ row, active, actions, ownKeys }: TableRowProps) {
  const table = row.table ?? [];
  const meaning = row.meaning.kind === 'table' ? row.meaning : null;
  const set = (next: readonly Column[]) => actions.onTable(row.id, next);
  return (
    <RowShell row={row} active={active} onHide={() => actions.onHide(row.id)} onRemove={() => actions.onRemove(row.id)}>
      <div className="max-h-72 overflow-auto pt-1" onFocus={() => actions.onFocus(row.id)}>
        <TableGrid row={row} table={table} ownKeys={ownKeys} onTable={set} />
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
        <FitMenu table={table} onFit={(text) => actions.onAddBelow(row.id, text)} />
      </div>
    </RowShell>
  );
});
