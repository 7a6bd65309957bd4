import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import { rowSchema, type Column, type Row } from '#core/calculator/rows/row.ts';
import { useTabState } from './use-tab-state.ts';

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
  readonly addTable: () => void;
  readonly clear: () => void;
  readonly replaceAll: (rows: readonly Row[]) => void;
}

/** The rows of the graphing calculator and what can be done to them. */
export function useRows(start: readonly string[], onChange: () => void): Rows {
  const [rows, setRows] = useTabState('rows', keptRows, () => {
    const given = start.reduce<readonly Row[]>((all, text) => [...all, newRow(all, text)], []);
    return [...given, ...(given.length > 0 ? [] : [newRow([])])];
  });
  const [active, setActive] = useState<string | null>(null);
  // Handlers stay the same, so that a row is rendered again only when it changes, and always start from the newest rows.
  const newest = useRef(rows);
  newest.current = rows;
  const change = useStableCallback((next: readonly Row[]) => {
    newest.current = [...next];
    setRows(newest.current);
    onChange();
  });
  const made = useMemo(() => {
    const now = () => newest.current;
    const edit = (id: string, by: (row: Row) => Row) => change(now().map((row) => (row.id === id ? by(row) : row)));
    const insertAt = (index: number, row: Row) => {
      // At once, not after the next render: what is typed right after Enter must go into the new row.
      flushSync(() => change([...now().slice(0, index), row, ...now().slice(index)]));
      focusRow(row.id);
    };
    const below = (id: string) => now().findIndex((row) => row.id === id) + 1;
    const emptyTable = (): readonly Column[] => {
      const number = freeNumber(now());
      return [
        { head: `x${number}`, cells: ['', '', ''] },
        { head: `y${number}`, cells: ['', '', ''] },
      ];
    };
    return {
      add: () => insertAt(now().length, newRow(now())),
      addTable: () => insertAt(now().length, { ...newRow(now()), table: [...emptyTable()] }),
      clear: () => {
        const row = newRow(now());
        flushSync(() => change([row]));
        focusRow(row.id);
      },
      replaceAll: (next: readonly Row[]) => change(next.length > 0 ? next : [newRow(now())]),
      actions: {
        onText: (id, text) => edit(id, (row) => ({ ...row, text })),
        onHide: (id) => edit(id, (row) => ({ ...row, hidden: !row.hidden })),
        onRemove: (id) => {
          const index = now().findIndex((row) => row.id === id);
          const left = now().filter((row) => row.id !== id);
          const kept = left.length > 0 ? left : [newRow(now())];
          flushSync(() => change(kept));
          focusRow(kept[Math.max(0, index - 1)]?.id);
        },
        onFocus: setActive,
        onEnter: (id) => insertAt(below(id), newRow(now())),
        onStep: (id, by) => focusRow(now()[now().findIndex((row) => row.id === id) + by]?.id),
        onSliders: (names) => change(names.reduce((all, name) => [...all, newRow(all, `${name.replace('_', '')} = 1`)], now())),
        onSlider: (id, slider) => edit(id, (row) => ({ ...row, slider })),
        onDomain: (id, domain) => edit(id, (row) => ({ ...row, domain })),
        onLabel: (id, label) => edit(id, (row) => ({ ...row, label })),
        onTable: (id, table) => edit(id, (row) => ({ ...row, table: [...table] })),
        onAddBelow: (id, text) => insertAt(below(id), newRow(now(), text)),
      } satisfies RowActions,
    };
  }, [change]);
  return { rows, active, ...made };
}
