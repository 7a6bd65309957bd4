import type { AngleUnit } from '#core/calculator/language/real.ts';
import type { ReadRow } from '#core/calculator/rows/row.ts';
import { ExpressionRow } from './expression-row.tsx';
import { TableRow } from './table-row.tsx';
import type { RowActions } from './row-actions.ts';

interface RowListProps {
  readonly rows: readonly ReadRow[];
  /** Number of the row used last. */
  readonly active: number | null;
  readonly actions: RowActions;
  readonly unit: AngleUnit;
  readonly onUnit: (unit: AngleUnit) => void;
  /** Names that words of rows are read with. */
  readonly functions: ReadonlySet<string>;
  /** The on-screen keys are open: a phone's own keyboard stays away. */
  readonly ownKeys: boolean;
}

/** Expressions and tables. Rows are memoized, so that only those are rendered again that have changed. */
export function RowList({ rows, active, actions, unit, onUnit, functions, ownKeys }: RowListProps) {
  return (
    <ol aria-label="Expressions">
      {rows.map((row) =>
        row.table ? (
          <TableRow key={row.id} row={row} active={row.number === active} actions={actions} ownKeys={ownKeys} />
        ) : (
          <ExpressionRow
            key={row.id}
            row={row}
            active={row.number === active}
            actions={actions}
            unit={unit}
            onUnit={onUnit}
            functions={functions}
            ownKeys={ownKeys}
          />
        ),
      )}
    </ol>
  );
}
