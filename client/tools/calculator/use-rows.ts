import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod';
import { rowSchema, type Column, type Row } from '#core/calculator/rows/row.ts';
import { useKept } from './use-kept.ts';

const keptRows = z.array(rowSchema).min(1);

/** A row whose id none of these has. */
function newRow(beside: readonly Row[], text = ''): Row {
  const highest = Math.max(0, ...beside.map(({ id }) => Number(id.slice(1)) || 0));
  return { id: `r${highest + 1}`, text, hidden: false };
}
const focusRow = (id: string | undefined) => {
  if (id !== undefined) document.getElementById(`row-${id}`)?.focus();
};

/** Subscripts for the columns of the next table: the first number not in use. */
function freeNumber(rows: readonly Row[]): number {
  const used = new Set(rows.flatMap(({ table }) => (table ?? []).map(({ head }) => head)));
  let number = 1;
  while (used.has(`x${number}`) || used.has(`y${number}`)) number += 1;
  return number;
}

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

export interface Rows {
  readonly rows: readonly Row[];
  /** Id of the row used last. */
  readonly active: string | null;
  readonly actions: RowActions;
  readonly add: () => void;
  readonly addTable: (table?: readonly Column[]) => void;
  readonly clear: () => void;
  readonly replaceAll: (rows: readonly Row[]) => void;
}

/** The rows of the graphing calculator and what can be done to them. */
export function useRows(start: readonly string[], onChange: () => void): Rows {
  const [rows, setRows] = useKept('rows', keptRows, () => {
    const given = start.reduce<readonly Row[]>((all, text) => [...all, newRow(all, text)], []);
    return [...given, ...(given.length > 0 ? [] : [newRow([])])];
  });
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
  const below = (id: string) => rows.findIndex((row) => row.id === id) + 1;
  const emptyTable = (): readonly Column[] => {
    const number = freeNumber(rows);
    return [
      { head: `x${number}`, cells: ['', '', ''] },
      { head: `y${number}`, cells: ['', '', ''] },
    ];
  };
  return {
    rows,
    active,
    add: () => insertAt(rows.length, newRow(rows)),
    addTable: (table = emptyTable()) => insertAt(rows.length, { ...newRow(rows), table: [...table] }),
    clear: () => {
      flushSync(() => change([newRow(rows)]));
      focusRow(newRow(rows).id);
    },
    replaceAll: (next) => change(next.length > 0 ? next : [newRow(rows)]),
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
      onEnter: (id) => insertAt(below(id), newRow(rows)),
      onStep: (id, by) => focusRow(rows[rows.findIndex((row) => row.id === id) + by]?.id),
      onSliders: (names) => change(names.reduce((all, name) => [...all, newRow(all, `${name.replace('_', '')} = 1`)], rows)),
      onSlider: (id, slider) => edit(id, (row) => ({ ...row, slider })),
      onDomain: (id, domain) => edit(id, (row) => ({ ...row, domain })),
      onLabel: (id, label) => edit(id, (row) => ({ ...row, label })),
      onTable: (id, table) => edit(id, (row) => ({ ...row, table: [...table] })),
      onAddBelow: (id, text) => insertAt(below(id), newRow(rows, text)),
    },
  };
}
