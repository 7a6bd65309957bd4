import { memo, useMemo } from 'react';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import type { AngleUnit } from '#core/calculator/language/real.ts';
import { ownNames, tokensOf } from '#core/calculator/rows/definitions.ts';
import type { Column, ReadRow } from '#core/calculator/rows/row.ts';
import { MathField } from './math-field.tsx';
import { pastedTable } from './paste-table.ts';
import { RowBelow } from './row-below.tsx';
import { RowShell } from './row-shell.tsx';
import type { RowActions } from './row-actions.ts';

export interface ExpressionRowProps {
  readonly row: ReadRow;
  readonly active: boolean;
  readonly actions: RowActions;
  readonly unit: AngleUnit;
  readonly onUnit: (unit: AngleUnit) => void;
  /** Names that words are read with: the student's functions, and asin where it is a·sin. */
  readonly functions: ReadonlySet<string>;
  /** The on-screen keys are open: a phone's own keyboard stays away. */
  readonly ownKeys: boolean;
}

/** Receives pasted spreadsheet cells. */
const emptyColumns: readonly Column[] = ['x1', 'y1'].map((head) => ({ head, cells: [] }));

/** One row: its number and color, what was typed, what it means or what is wrong with it. */
export const ExpressionRow = memo(function ExpressionRow({ row, active, actions, unit, onUnit, functions, ownKeys }: ExpressionRowProps) {
  const onPasted = useStableCallback((text: string) => {
    const table = text.includes('\n') && row.text.trim() === '' ? pastedTable(emptyColumns, text, 0, 0) : null;
    if (table) actions.onTable(row.id, table);
    return table !== null;
  });
  const names = useMemo(() => ownNames(tokensOf(row), functions), [row, functions]);
  const below = `below-${row.id}`;
  return (
    <RowShell row={row} active={active} onHide={() => actions.onHide(row.id)} onRemove={() => actions.onRemove(row.id)}>
      <MathField
        id={`row-${row.id}`}
        label={`Expression ${row.number}`}
        describedBy={below}
        invalid={row.meaning.kind === 'error'}
        text={row.text}
        functions={names}
        placeholder={row.number === 1 ? 'y = x^2 − 4' : ''}
        ownKeys={ownKeys}
        onText={(text) => actions.onText(row.id, text)}
        onEnter={() => actions.onEnter(row.id)}
        onStep={(by) => actions.onStep(row.id, by)}
        onLeave={() => actions.onRemove(row.id)}
        onFocus={() => actions.onFocus(row.id)}
        onPasted={onPasted}
      />
      <RowBelow row={row} active={active} id={below} actions={actions} unit={unit} onUnit={onUnit} />
    </RowShell>
  );
});
