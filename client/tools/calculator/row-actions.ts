/** What can be done to one row. */
import type { Column, Row } from '#core/calculator/rows/row.ts';
import { focusRow } from './focus-row.ts';
import { newRow } from './removed-rows.ts';
import type { Removals } from './use-removals.ts';

export interface RowActions {
  readonly onText: (id: string, text: string) => void;
  readonly onHide: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onFocus: (id: string) => void;
  readonly onEnter: (id: string) => void;
  readonly onStep: (id: string, by: number) => void;
  readonly onSliders: (names: readonly string[]) => void;
  readonly onSlider: (id: string, slider: NonNullable<Row['slider']>) => void;
  readonly onDomain: (id: string, domain: NonNullable<Row['domain']>) => void;
  readonly onLabel: (id: string, label: string) => void;
  readonly onTable: (id: string, table: readonly Column[]) => void;
  /** Adds a row with this text below another and goes there. */
  readonly onAddBelow: (id: string, text: string) => void;
}

interface RowsAtHand {
  /** The newest rows. */
  readonly now: () => readonly Row[];
  readonly change: (next: readonly Row[]) => void;
  /** Puts a row in and goes there. */
  readonly insertAt: (index: number, row: Row) => void;
  readonly remove: Removals['remove'];
  readonly onFocus: (id: string) => void;
}

export function rowActions({ now, change, insertAt, remove, onFocus }: RowsAtHand): RowActions {
  const edit = (id: string, by: (row: Row) => Row) => change(now().map((row) => (row.id === id ? by(row) : row)));
  const below = (id: string) => now().findIndex((row) => row.id === id) + 1;
  return {
    onText: (id, text) => edit(id, (row) => ({ ...row, text })),
    onHide: (id) => edit(id, (row) => ({ ...row, hidden: !row.hidden })),
    onRemove: (id) => {
      const index = now().findIndex((row) => row.id === id);
      const row = now()[index];
      if (!row) return;
      remove(
        [{ index, row }],
        now().filter((other) => other.id !== id),
        row.table ? `Table ${index + 1} deleted.` : `Row ${index + 1} deleted.`,
        index - 1,
      );
    },
    onFocus,
    onEnter: (id) => insertAt(below(id), newRow(now())),
    onStep: (id, by) => focusRow(now()[now().findIndex((row) => row.id === id) + by]?.id),
    onSliders: (names) => change(names.reduce((all, name) => [...all, newRow(all, `${name.replace('_', '')} = 1`)], now())),
    onSlider: (id, slider) => edit(id, (row) => ({ ...row, slider })),
    onDomain: (id, domain) => edit(id, (row) => ({ ...row, domain })),
    onLabel: (id, label) => edit(id, (row) => ({ ...row, label })),
    onTable: (id, table) => edit(id, (row) => ({ ...row, table: [...table] })),
    onAddBelow: (id, text) => insertAt(below(id), newRow(now(), text)),
  };
}
