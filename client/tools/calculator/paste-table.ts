import type { Column } from '#core/calculator/rows/row.ts';

const isNumber = (text: string) => /^[−-]?[\d.,$%\s/]+$/.test(text.trim());

/** Cells copied from a spreadsheet or a web page: lines of values between tabs, commas or spaces. */
function cellsIn(text: string): readonly (readonly string[])[] {
  const lines = text
    .replace(/\r/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const between = lines.some((line) => line.includes('\t')) ? /\t/ : lines.length > 1 && lines.every((line) => /[;,]\s*\S/.test(line)) ? /[;,]/ : /\s+/;
  return lines.map((line) =>
    line
      .trim()
      .split(between)
      .map((cell) => cell.trim()),
  );
}

/** The table with what was pasted put in from a cell on, or null if it is a single value. A first line without numbers is left out. */
export function pastedTable(table: readonly Column[], text: string, column: number, place: number): readonly Column[] | null {
  const lines = cellsIn(text);
  const data = lines[0]?.every((cell) => !isNumber(cell)) ? lines.slice(1) : lines;
  const width = Math.max(0, ...data.map((line) => line.length));
  if (data.length * width < 2) return null;
  const columns = Array.from(
    { length: Math.max(table.length, column + width) },
    (_, index) => table[index] ?? { head: `${index === 0 ? 'x' : 'y'}${index}`, cells: [] },
  );
  const used = new Set(table.map(({ head }) => head));
  return columns.map((old, index) => {
    const own = index - column;
    const cells = Array.from({ length: Math.max(old.cells.length, place + data.length) }, (_, at) => old.cells[at] ?? '');
    if (own >= 0 && own < width) data.forEach((line, at) => (cells[place + at] = (line[own] ?? '').replaceAll('−', '-')));
    const last = cells.at(-1) === '' ? cells : [...cells, ''];
    return { head: index >= table.length && used.has(old.head) ? `z${index}` : old.head, cells: last };
  });
}
