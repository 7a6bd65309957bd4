/** What a file of questions holds, some at a time. */
import { prefixes } from '#content/verify/gates/key-and-choices.ts';
import { guessField, questionFromRow, type ImportRow, type RowError } from '#core/authoring/import-rows.ts';
import { isStorableData } from '#core/text.ts';
import { isTopicId } from '#core/topics/topics.ts';
import { newQuestionId } from '../shared/question-id.ts';
import { UnreadableFile, type TextTable } from '../shared/read-table.ts';
import { readFile } from './read-file.ts';
import type { Batch, Column, FromReader, ReadSettings } from './read-questions.ts';

/** Questions read for one message: some milliseconds of computing. */
const atOnce = 25;

/** Each column with its field; a field is taken from the first column that claims it. */
function columnsOf(file: TextTable, mapping: ReadSettings['mapping']): Column[] {
  const asked = new Map(mapping.map(({ column, field }) => [column, field]));
  const taken = new Set(asked.values());
  return file.columns.map((column) => {
    if (asked.has(column)) return { column, field: asked.get(column) ?? null };
    const field = guessField(column);
    if (field === null || taken.has(field)) return { column, field: null };
    taken.add(field);
    return { column, field };
  });
}

export function* partsOf({ format, text, file: name, rights, topicId, mapping }: ReadSettings): Generator<FromReader> {
  let file: TextTable;
  try {
    file = readFile(format, text);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return yield { kind: 'unreadable', problem: error.message };
  }
  const columns = columnsOf(file, mapping);
  yield { kind: 'opened', rows: file.rows.length, columns };
  const settings = { topicId: isTopicId(topicId) ? topicId : 11, file: name, rights, prefixes } as const;
  for (let from = 0; from < file.rows.length; from += atOnce) {
    const [questions, errors]: [Batch['questions'][number][], RowError[]] = [[], []];
    const part = file.rows.slice(from, from + atOnce);
    for (const [index, cells] of part.entries()) {
      const number = from + index + 1;
      const row: ImportRow = Object.fromEntries(columns.flatMap(({ column, field }) => (field === null ? [] : [[field, cells[column] ?? '']])));
      const read = questionFromRow(row, number, newQuestionId(), settings);
      if (Array.isArray(read)) errors.push(...read);
      else if (!isStorableData(read)) errors.push({ row: number, field: '', message: 'This contains characters that cannot be saved.' });
      else questions.push({ number, body: JSON.stringify(read) });
    }
    yield { kind: 'batch', batch: { read: part.length, questions, errors } };
  }
  yield { kind: 'end' };
}
