/** Rows that were deleted, and how they come back. */
import type { Row } from '#core/calculator/rows/row.ts';

export interface Removal {
  readonly said: string;
  readonly rows: readonly { readonly index: number; readonly row: Row }[];
}

/** How often in a row deleting can be undone. */
const maxUndos = 50;

const isBlank = ({ text, table }: Row): boolean => text.trim() === '' && (table ?? []).every(({ cells }) => cells.every((cell) => cell.trim() === ''));

/** A row in which nothing has been typed or set. */
export const isUnused = (row: Row): boolean => !row.table && isBlank(row) && !row.hidden && !row.label;

/** A row whose id none of these has. */
export function newRow(beside: readonly Row[], text = ''): Row {
  const highest = Math.max(0, ...beside.map(({ id }) => Number(id.slice(1)) || 0));
  return { id: `r${highest + 1}`, text, hidden: false };
}

/** What was removed before, with these rows added; an empty row is not worth bringing back. */
export function withRemoval(past: readonly Removal[], rows: Removal['rows'], said: string): readonly Removal[] {
  return rows.every(({ row }) => isBlank(row)) ? past : [...past.slice(1 - maxUndos), { rows, said }];
}

/** The rows with the removed ones in their places again; whatever was typed since stays. */
export function broughtBack(now: readonly Row[], { rows }: Removal): readonly Row[] {
  const [only] = now;
  const base = now.length === 1 && only && !only.table && isBlank(only) ? [] : now;
  return rows.reduce((all, { index, row }) => {
    const isTaken = all.some(({ id }) => id === row.id);
    return [...all.slice(0, index), isTaken ? { ...row, id: newRow(all).id } : row, ...all.slice(index)];
  }, base);
}
