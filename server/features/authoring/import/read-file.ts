/** Files of questions as rows: CSV, JSON and QTI 2.x or 3.0. Whatever a file holds, the outcome is rows or one sentence. */
import { importFields, type ImportRow } from '#core/authoring/import-rows.ts';
import { checkCount, readList, readTable, UnreadableFile, type Expected, type TextTable } from '../shared/read-table.ts';
import { readQti } from './read-qti.ts';

const importFormats = ['csv', 'json', 'qti'] as const;
export type ImportFormat = (typeof importFormats)[number];

const expected: Expected = { things: 'questions', maxRows: 10_000 };
const maxColumns = 60;

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string' || typeof entry === 'number')) return value.join('\n');
  if (value === null || value === undefined) return '';
  throw new UnreadableFile('Each field of a JSON question is text, a number, or a list of these.');
};

function readJson(text: string): TextTable {
  const objects = readList(text, expected).map((entry) => new Map(Object.entries(entry).map(([name, value]) => [name, textOf(value)])));
  const columns = [...new Set(objects.flatMap((object) => [...object.keys()]))];
  return { columns, rows: objects.map((object) => Object.fromEntries(columns.slice(0, maxColumns).map((name) => [name, object.get(name) ?? '']))) };
}

const asTable = (rows: readonly ImportRow[]): TextTable => ({
  columns: importFields.filter((field) => rows.some((row) => row[field])),
  rows: rows.map((row) => Object.fromEntries(importFields.map((field) => [field, row[field] ?? '']))),
});

/** Throws `UnreadableFile`, and nothing else. */
export function readFile(format: ImportFormat, text: string): TextTable {
  let file: TextTable;
  try {
    file = format === 'csv' ? readTable(text, expected) : format === 'json' ? readJson(text) : asTable(readQti(text));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(error instanceof Error && error.name === 'QtiError' ? error.message : 'The file cannot be read.');
  }
  checkCount(file.rows, expected);
  if (file.columns.length > maxColumns) throw new UnreadableFile(`A file may have at most ${maxColumns} columns.`);
  return file;
}
