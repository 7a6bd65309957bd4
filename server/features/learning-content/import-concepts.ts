/** Files of concepts: every row is checked like a shipped concept, and all become drafts, or none. */
import { prefixes } from '#content/verify/gates/key-and-choices.ts';
import { itemProblems } from '#content/verify/item-problems.ts';
import { maxImportedConcepts } from '#contract/learning-content.ts';
import { columnOf, conceptColumns, conceptOfRow, type ConceptRow } from '#core/authoring/concept-rows.ts';
import { isTopicId } from '#core/topics/topics.ts';
import { checkCount, readList, readTable, UnreadableFile, type Expected } from '../authoring/shared/read-table.ts';
import { renderLatex } from './render-latex.ts';

interface RowError {
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

export interface ReadConcepts {
  readonly bodies: readonly { readonly id: string; readonly body: Readonly<Record<string, unknown>> }[];
  readonly errors: readonly RowError[];
}

/** Why a file is not read, as a sentence. */
export interface Unreadable {
  readonly problem: string;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const expected: Expected = { things: 'concepts', maxRows: maxImportedConcepts, columnOf: (name) => name.toLowerCase() };

const cellOf = (value: unknown): string => (Array.isArray(value) ? value.map(String).join('\n') : typeof value === 'object' ? '' : String(value ?? ''));
const toRow = (cells: Readonly<Record<string, unknown>>): ConceptRow => Object.fromEntries(conceptColumns.map((column) => [column, cellOf(cells[column])]));

function readCsv(text: string): Readonly<Record<string, unknown>>[] {
  const { columns, rows } = readTable(text, expected);
  const unknown = columns.filter((name) => !conceptColumns.some((column) => column === name));
  if (unknown.length > 0) throw new UnreadableFile(`The file has columns we do not know: ${unknown.slice(0, 5).join(', ').slice(0, 200)}.`);
  return rows.map((cells) => conceptOfRow(toRow(cells)));
}

// A concept in full, as it is exported, or the columns of a table.
const readJson = (text: string): Readonly<Record<string, unknown>>[] =>
  readList(text, expected).map((entry) => (isObject(entry['example']) ? entry : conceptOfRow(toRow(entry))));

/** Throws `UnreadableFile`. */
function readRows(format: 'csv' | 'json', text: string): Readonly<Record<string, unknown>>[] {
  const rows = format === 'csv' ? readCsv(text) : readJson(text);
  checkCount(rows, expected);
  return rows;
}

/** `known`: ids of concepts that exist. */
export function readConcepts(format: 'csv' | 'json', text: string, known: ReadonlySet<string>): ReadConcepts | Unreadable {
  let rows: Readonly<Record<string, unknown>>[];
  try {
    rows = readRows(format, text);
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message };
    throw error;
  }
  const ids = rows.map((body) => (typeof body['id'] === 'string' ? body['id'] : ''));
  const all = new Set([...known, ...ids]);
  const errors = rows.flatMap((body, index): RowError[] => {
    const row = index + 1;
    const found = itemProblems('concept', body, renderLatex).map(({ path, message }) => ({ row, field: columnOf(path), message }));
    const more: RowError[] = [];
    if (ids.indexOf(ids[index] ?? '') !== index) more.push({ row, field: 'id', message: 'This id is in the file twice.' });
    const { topicId, archetypes, related } = body;
    if (typeof topicId === 'number' && isTopicId(topicId) && Array.isArray(archetypes))
      for (const archetype of archetypes)
        if (String(archetype).split('-')[0] !== prefixes[topicId])
          more.push({ row, field: 'archetypes', message: `${String(archetype).slice(0, 20)} belongs to another topic.` });
    if (Array.isArray(related))
      for (const id of related) if (!all.has(String(id))) more.push({ row, field: 'related', message: `There is no concept ${String(id).slice(0, 64)}.` });
    return [...found, ...more];
  });
  return { bodies: rows.map((body, index) => ({ id: ids[index] ?? '', body })), errors };
}
