/** Files of questions as rows: CSV, JSON and QTI 2.x or 3.0. Whatever a file holds, the outcome is rows or one sentence. */
import { parse } from 'csv-parse/sync';
import { importFields, type ImportRow } from '#core/authoring/import-rows.ts';
import { guessDelimiter } from '#core/csv.ts';
import { readQti } from './read-qti.ts';

const importFormats = ['csv', 'json', 'qti'] as const;
export type ImportFormat = (typeof importFormats)[number];

export interface ReadFile {
  /** Columns in the order of the file. */
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** Why a file is not read, as a sentence. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

const maxRows = 10_000;
const maxColumns = 60;

function readCsv(text: string): ReadFile {
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
  const [columns = [], ...rows] = lines;
  const names = columns.map((name) => name.trim());
  if (names.some((name) => name === '') || new Set(names).size < names.length)
    throw new UnreadableFile('Every column needs a name of its own in the first line.');
  return { columns: names, rows: rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))) };
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string' || typeof entry === 'number')) return value.join('\n');
  if (value === null || value === undefined) return '';
  throw new UnreadableFile('Each field of a JSON question is text, a number, or a list of these.');
};

function readJson(text: string): ReadFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new UnreadableFile('The file is not valid JSON.');
  }
  if (!Array.isArray(data)) throw new UnreadableFile('A JSON file holds a list of questions.');
  const objects = data.slice(0, maxRows + 1).map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw new UnreadableFile('Each question in a JSON file is an object.');
    return new Map(Object.entries(entry).map(([name, value]) => [name, textOf(value)]));
  });
  const columns = [...new Set(objects.flatMap((object) => [...object.keys()]))];
  return { columns, rows: objects.map((object) => Object.fromEntries(columns.slice(0, maxColumns).map((name) => [name, object.get(name) ?? '']))) };
}

const asFile = (rows: readonly ImportRow[]): ReadFile => ({
  columns: importFields.filter((field) => rows.some((row) => row[field])),
  rows: rows.map((row) => Object.fromEntries(importFields.map((field) => [field, row[field] ?? '']))),
});

/** Throws `UnreadableFile`, and nothing else. */
export function readFile(format: ImportFormat, text: string): ReadFile {
  let file: ReadFile;
  try {
    file = format === 'csv' ? readCsv(text) : format === 'json' ? readJson(text) : asFile(readQti(text));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(error instanceof Error && error.name === 'QtiError' ? error.message : 'The file cannot be read.');
  }
  if (file.rows.length === 0) throw new UnreadableFile('The file holds no questions.');
  if (file.rows.length > maxRows) throw new UnreadableFile(`A file may hold at most ${maxRows.toLocaleString('en-US')} questions.`);
  if (file.columns.length > maxColumns) throw new UnreadableFile(`A file may have at most ${maxColumns} columns.`);
  return file;
}
