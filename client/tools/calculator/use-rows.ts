import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import { rowSchema, type Column, type Row } from '#core/calculator/rows/row.ts';
import { broughtBack, isUnused, newRow, withRemoval, type Removal } from './removed-rows.ts';
import { useKeptState } from './use-kept-state.ts';

const keptRows = z.array(rowSchema).min(1);

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
  /** What was deleted last; null once it has been said for long enough. */
  readonly removal: Removal | null;
  readonly forgetRemoval: () => void;
  /** Brings back what was deleted last; false if there is nothing, or (`unlessEdited`) if rows have changed since. */
  readonly undoRemoval: (unlessEdited?: boolean) => boolean;
}

/** The rows of the graphing calculator and what can be done to them. */
export function useRows(start: readonly string[], onChange: () => void): Rows {
  const [rows, setRows] = useKeptState('rows', keptRows, () => {
    const given = start.reduce<readonly Row[]>((all, text) => [...all, newRow(all, text)], []);
    return [...given, ...(given.length > 0 ? [] : [newRow([])])];
  });
  const [active, setActive] = useState<string | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const removals = useRef<readonly Removal[]>([]);
  /** The rows that deleting, or undoing it, left. */
  const settled = useRef<readonly Row[] | null>(null);
  // Handlers stay the same, so that a row is rendered again only when it changes, and always start from the newest rows.
  const newest = useRef(rows);
  newest.current = rows;
  const current = useRef(active);
  current.current = active;
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
    const replace = (id: string, by: Row) => {
      flushSync(() => change(now().map((row) => (row.id === id ? by : row))));
      focusRow(by.id);
    };
    const settle = (left: readonly Row[], past: readonly Removal[], said: Removal | null, focus: number) => {
      removals.current = past;
      flushSync(() => {
        change(left);
        setRemoval(said);
      });
      settled.current = newest.current;
      focusRow(left[Math.max(0, focus)]?.id);
    };
    const remove = (removed: Removal['rows'], left: readonly Row[], said: string, focus: number) => {
      const past = withRemoval(removals.current, removed, said);
      settle(left.length > 0 ? left : [newRow(now())], past, past === removals.current ? null : (past.at(-1) ?? null), focus);
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
      addTable: () => {
        const table = { ...newRow(now()), table: [...emptyTable()] };
        // The row in which one would have typed becomes the table, instead of staying empty above it.
        const unused = [now().find(({ id }) => id === current.current), now().at(-1)].find((row) => row && isUnused(row));
        if (unused) replace(unused.id, table);
        else insertAt(now().length, table);
      },
      clear: () =>
        remove(
          now().map((row, index) => ({ index, row })),
          [],
          'All rows deleted.',
          0,
        ),
      forgetRemoval: () => setRemoval(null),
      undoRemoval: (unlessEdited = false) => {
        const last = removals.current.at(-1);
        if (!last || (unlessEdited && settled.current !== newest.current)) return false;
        const back = broughtBack(now(), last);
        settle(back, removals.current.slice(0, -1), null, last.rows[0]?.index ?? 0);
        return true;
      },
      replaceAll: (next: readonly Row[]) => change(next.length > 0 ? next : [newRow(now())]),
      actions: {
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
  return { rows, active, removal, ...made };
}
