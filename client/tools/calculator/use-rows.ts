import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import { rowSchema, type Column, type Row } from '#core/calculator/rows/row.ts';
import { focusRow } from './focus-row.ts';
import { isUnused, newRow } from './removed-rows.ts';
import { rowActions, type RowActions } from './row-actions.ts';
import { useKeptState } from './use-kept-state.ts';
import { useRemovals, type Removals } from './use-removals.ts';

const keptRows = z.array(rowSchema).min(1);

/** Subscripts for the columns of the next table: the first number not in use. */
function freeNumber(rows: readonly Row[]): number {
  const used = new Set(rows.flatMap(({ table }) => (table ?? []).map(({ head }) => head)));
  let number = 1;
  while (used.has(`x${number}`) || used.has(`y${number}`)) number += 1;
  return number;
}

function emptyTable(rows: readonly Row[]): Column[] {
  const number = freeNumber(rows);
  return [
    { head: `x${number}`, cells: ['', '', ''] },
    { head: `y${number}`, cells: ['', '', ''] },
  ];
}

/** Rows with these texts; one empty row where there is none. */
function firstRows(texts: readonly string[]): Row[] {
  const given = texts.reduce<readonly Row[]>((all, text) => [...all, newRow(all, text)], []);
  return [...given, ...(given.length > 0 ? [] : [newRow([])])];
}

export interface Rows extends Pick<Removals, 'removal' | 'forgetRemoval' | 'undoRemoval'> {
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
  const [rows, setRows] = useKeptState('rows', keptRows, () => firstRows(start));
  const [active, setActive] = useState<string | null>(null);
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
  const { removal, remove, forgetRemoval, undoRemoval } = useRemovals(newest, change);
  const made = useMemo(() => {
    const now = () => newest.current;
    // At once, not after the next render: what is typed right after Enter must go into the new row.
    const changeAndGo = (next: readonly Row[], id: string) => {
      flushSync(() => change(next));
      focusRow(id);
    };
    const insertAt = (index: number, row: Row) => changeAndGo([...now().slice(0, index), row, ...now().slice(index)], row.id);
    return {
      add: () => insertAt(now().length, newRow(now())),
      addTable: () => {
        const table = { ...newRow(now()), table: emptyTable(now()) };
        // The row in which one would have typed becomes the table, instead of staying empty above it.
        const unused = [now().find(({ id }) => id === current.current), now().at(-1)].find((row) => row && isUnused(row));
        if (unused)
          changeAndGo(
            now().map((row) => (row.id === unused.id ? table : row)),
            table.id,
          );
        else insertAt(now().length, table);
      },
      clear: () =>
        remove(
          now().map((row, index) => ({ index, row })),
          [],
          'All rows deleted.',
          0,
        ),
      replaceAll: (next: readonly Row[]) => change(next.length > 0 ? next : [newRow(now())]),
      actions: rowActions({ now, change, insertAt, remove, onFocus: setActive }),
    };
  }, [change, remove]);
  return { rows, active, removal, forgetRemoval, undoRemoval, ...made };
}
