/** What dragging a point on the graph changes in the rows. */
import { typedNumber } from '#core/calculator/language/fraction.ts';
import type { Point } from '#core/calculator/language/values.ts';
import type { ReadRow, Row } from '#core/calculator/rows/row.ts';
import { columnName } from '#core/calculator/rows/columns.ts';
import { letterHead, tokensOf } from '#core/calculator/rows/definitions.ts';
import type { Grip } from './use-graph-pointer.ts';

/** A row that gives a letter its value. */
function setLetter(rows: readonly Row[], name: string, value: number): readonly Row[] {
  return rows.map((row) =>
    !row.table && letterHead(tokensOf(row))?.name === name ? { ...row, text: `${row.text.slice(0, row.text.indexOf('='))}= ${typedNumber(value)}` } : row,
  );
}

const isGripped = ({ meaning }: ReadRow) => meaning.kind === 'drawing' && meaning.handles.some((handle) => handle !== null);

/** The points that can be dragged: those typed as numbers or letters with sliders, and those of tables. */
export function gripsOf(rows: readonly ReadRow[]): readonly Grip[] {
  return rows.flatMap((row): readonly Grip[] => {
    const { meaning, number } = row;
    if (row.hidden) return [];
    if (meaning.kind === 'table') {
      const typed = row.table?.slice(0, 2).every(({ head }) => columnName(head) !== null);
      const [xs, ys] = meaning.columns;
      return typed
        ? (xs ?? []).flatMap((x, index) =>
            Number.isFinite(x + (ys?.[index] ?? Number.NaN)) ? [{ row: number, index, at: [x, ys?.[index] ?? 0] as const }] : [],
          )
        : [];
    }
    return meaning.kind === 'drawing' && isGripped(row) ? meaning.points.slice(0, 1).map((at) => ({ row: number, index: 0, at })) : [];
  });
}

/** The rows with a point moved. */
export function movePoint(rows: readonly Row[], read: readonly ReadRow[], { row: number, index }: Grip, [x, y]: Point): readonly Row[] {
  const target = read[number - 1];
  if (!target) return rows;
  const { meaning } = target;
  if (meaning.kind === 'table') {
    const put = (column: number, cells: readonly string[]) => cells.map((cell, place) => (place === index ? typedNumber(column === 0 ? x : y) : cell));
    return rows.map((row) =>
      row.id === target.id && row.table
        ? { ...row, table: row.table.map((column, at) => (at < 2 ? { ...column, cells: put(at, column.cells) } : column)) }
        : row,
    );
  }
  if (meaning.kind !== 'drawing') return rows;
  let next = rows;
  const [at] = meaning.points;
  const parts = [x, y].map((value, axis) => {
    const handle = meaning.handles[axis];
    if (handle?.kind === 'letter') {
      next = setLetter(next, handle.name, value);
      return handle.name.replace('_', '');
    }
    return typedNumber(handle ? value : (at?.[axis] ?? Number.NaN));
  });
  if (meaning.handles.some((handle) => handle === null)) return next;
  const open = target.text.indexOf('(');
  return next.map((row) => (row.id === target.id ? { ...row, text: `${row.text.slice(0, open)}(${parts.join(', ')})` } : row));
}
