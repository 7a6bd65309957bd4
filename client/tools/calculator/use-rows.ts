import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod';
import type { Row } from '../graph/row.ts';
import { useKept } from '../use-kept.ts';
import type { RowActions } from './expression-row.tsx';

const keptRows = z.array(z.object({ id: z.string(), text: z.string(), hidden: z.boolean() })).min(1);

/** A row whose id none of these has. */
function newRow(beside: readonly Row[], text = ''): Row {
  const highest = Math.max(0, ...beside.map(({ id }) => Number(id.slice(1)) || 0));
  return { id: `r${highest + 1}`, text, hidden: false };
}
const focusRow = (id: string | undefined) => {
  if (id !== undefined) document.getElementById(`row-${id}`)?.focus();
};

export interface Rows {
  readonly rows: readonly Row[];
  /** Id of the row used last. */
  readonly active: string | null;
  readonly actions: RowActions;
  readonly add: () => void;
}

/** The rows of the graphing calculator and what can be done to them. */
export function useRows(onChange: () => void): Rows {
  const [rows, setRows] = useKept('rows', keptRows, () => [newRow([])]);
  const [active, setActive] = useState<string | null>(null);
  const change = (next: readonly Row[]) => {
    setRows([...next]);
    onChange();
  };
  const edit = (id: string, by: (row: Row) => Row) => change(rows.map((row) => (row.id === id ? by(row) : row)));
  const insertAt = (index: number, row: Row) => {
    // At once, not after the next render: what is typed right after Enter must go into the new row.
    flushSync(() => change([...rows.slice(0, index), row, ...rows.slice(index)]));
    focusRow(row.id);
  };
  return {
    rows,
    active,
    add: () => insertAt(rows.length, newRow(rows)),
    actions: {
      onText: (id, text) => edit(id, (row) => ({ ...row, text })),
      onHide: (id) => edit(id, (row) => ({ ...row, hidden: !row.hidden })),
      onRemove: (id) => {
        const index = rows.findIndex((row) => row.id === id);
        const left = rows.filter((row) => row.id !== id);
        const kept = left.length > 0 ? left : [newRow(rows)];
        flushSync(() => change(kept));
        focusRow(kept[Math.max(0, index - 1)]?.id);
      },
      onFocus: setActive,
      onEnter: (id) => insertAt(rows.findIndex((row) => row.id === id) + 1, newRow(rows)),
      onStep: (id, by) => focusRow(rows[rows.findIndex((row) => row.id === id) + by]?.id),
      onSliders: (names) => change(names.reduce((all, name) => [...all, newRow(all, `${name} = 1`)], rows)),
    },
  };
}
