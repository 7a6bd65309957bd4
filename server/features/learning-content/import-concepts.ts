/** Files of concepts: every row is checked like a shipped concept, and all become drafts, or none. */
import { parse } from 'csv-parse/sync';
import { prefixes } from '#content/verify/gates/key-and-choices.ts';
import { itemProblems } from '#content/verify/item-problems.ts';
import { maxImportedConcepts } from '#contract/learning-content.ts';
import { columnOf, conceptColumns, conceptOfRow, type ConceptRow } from '#core/authoring/concept-rows.ts';
import { isTopicId } from '#core/topics/topics.ts';
import { guessDelimiter } from '#core/csv.ts';
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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const cellOf = (value: unknown): string => (Array.isArray(value) ? value.map(String).join('\n') : typeof value === 'object' ? '' : String(value ?? ''));
const toRow = (cells: Readonly<Record<string, unknown>>): ConceptRow => Object.fromEntries(conceptColumns.map((column) => [column, cellOf(cells[column])]));

function readCsv(text: string): Record<string, unknown>[] | Unreadable {
  let lines: string[][];
  try {
    lines = parse(text, {
      bom: true,
      delimiter: guessDelimiter(/\S.*/.exec(text)?.[0] ?? ''),
      skip_empty_lines: true,
      max_record_size: 100_000,
      to: maxImportedConcepts + 2,
    });
  } catch (error) {
    return { problem: `The file is not valid CSV: ${error instanceof Error ? error.message.slice(0, 160) : 'it cannot be read'}.` };
  }
  const [head = [], ...rows] = lines;
  const columns = head.map((name) => name.trim().toLowerCase());
  const unknown = columns.filter((name) => !conceptColumns.some((column) => column === name));
  if (unknown.length > 0) return { problem: `The file has columns we do not know: ${unknown.slice(0, 5).join(', ').slice(0, 200)}.` };
  if (new Set(columns).size < columns.length) return { problem: 'Every column needs a name of its own in the first line.' };
  return rows.map((cells) => conceptOfRow(toRow(Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])))));
}

function readJson(text: string): Record<string, unknown>[] | Unreadable {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: 'The file is not valid JSON.' };
  }
  if (!Array.isArray(data) || !data.every(isObject)) return { problem: 'A JSON file holds a list of concepts, each an object.' };
  // A concept in full, as it is exported, or the columns of a table.
  return data.map((entry) => (isObject(entry['example']) ? entry : conceptOfRow(toRow(entry))));
}

/** `known`: ids of concepts that exist. */
export function readConcepts(format: 'csv' | 'json', text: string, known: ReadonlySet<string>): ReadConcepts | Unreadable {
  const rows = format === 'csv' ? readCsv(text) : readJson(text);
  if (!Array.isArray(rows)) return rows;
  if (rows.length === 0) return { problem: 'The file holds no concepts.' };
  if (rows.length > maxImportedConcepts) return { problem: `A file may hold at most ${maxImportedConcepts} concepts.` };
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
