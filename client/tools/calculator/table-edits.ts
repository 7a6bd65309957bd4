import type { Column } from '#core/calculator/rows/row.ts';

/** How many lines are shown. */
export const linesOf = (table: readonly Column[]): number => Math.max(1, ...table.map(({ cells }) => cells.length));

export const withHead = (table: readonly Column[], column: number, head: string): readonly Column[] =>
  table.map((old, index) => (index === column ? { ...old, head } : old));

/** The table with this text in one cell, and always an empty line to go on in. */
export function withCell(table: readonly Column[], column: number, place: number, text: string): readonly Column[] {
  const isLast = place === linesOf(table) - 1;
  return table.map((old, index) => {
    const cells = Array.from({ length: Math.max(old.cells.length, place + 1) }, (_, at) => old.cells[at] ?? '');
    if (index === column) cells[place] = text;
    if (isLast && text !== '') cells.push('');
    return { ...old, cells };
  });
}
