/** Files that authors import: tables as CSV, and lists as JSON. Whatever a file holds, the outcome is its rows or one sentence. */
import { parse } from 'csv-parse/sync';
import { guessDelimiter, unescapeFormula } from '#core/csv.ts';

/** Why a file is not read, as a sentence. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

export interface Expected {
  /** What a row is, in the plural: “questions”. */
  readonly things: string;
  readonly maxRows: number;
  /** A column by its name in the file. */
  readonly columnOf?: (name: string) => string;
}

export interface TextTable {
  /** Columns in the order of the file. */
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** One row more than there may be is enough to say that there are too many. */
export function readTable(text: string, { maxRows, columnOf = (name) => name }: Expected): TextTable {
  let lines: string[][];
  try {
    lines = parse(text, {
      bom: true,
      delimiter: guessDelimiter(/\S.*/.exec(text)?.[0] ?? ''),
      skip_empty_lines: true,
      relax_column_count: false,
      max_record_size: 100_000,
      to: maxRows + 2,
    });
  } catch (error) {
    throw new UnreadableFile(`The file is not valid CSV: ${error instanceof Error ? error.message.slice(0, 160) : 'it cannot be read'}.`);
  }
  const [names = [], ...rows] = lines.map((cells) => cells.map(unescapeFormula));
  const columns = names.map((name) => columnOf(name.trim()));
  if (columns.some((name) => name === '') || new Set(columns).size < columns.length)
    throw new UnreadableFile('Every column needs a name of its own in the first line.');
  return { columns, rows: rows.map((cells) => Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']))) };
}

/** The objects of a list. Those beyond one more than there may be are not looked at. */
export function readList(text: string, { things, maxRows }: Expected): readonly Readonly<Record<string, unknown>>[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new UnreadableFile('The file is not valid JSON.');
  }
  const expected = `A JSON file holds a list of ${things}, each an object.`;
  if (!Array.isArray(data)) throw new UnreadableFile(expected);
  return data.slice(0, maxRows + 1).map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw new UnreadableFile(expected);
    return { ...entry };
  });
}

/** As many rows as there may be, and at least one. */
export function checkCount(rows: readonly unknown[], { things, maxRows }: Expected): void {
  if (rows.length === 0) throw new UnreadableFile(`The file holds no ${things}.`);
  if (rows.length > maxRows) throw new UnreadableFile(`A file may hold at most ${maxRows.toLocaleString('en-US')} ${things}.`);
}
