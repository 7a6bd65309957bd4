/** Files of questions in and out. An import is one transaction: all of a file or nothing. */
import { setImmediate as breathe } from 'node:timers/promises';
import { prefixes } from '#content/verify/gates/key-and-choices.ts';
import type { questionImportCalls } from '#contract/question-import.ts';
import { guessField, importFields, questionFromRow, type ImportField, type ImportRow, type RowError } from '#core/authoring/import-rows.ts';
import { rowFromQuestion } from '#core/authoring/export-rows.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';
import { isStorableData } from '#core/text.ts';
import type { Database } from '#server/database/database.ts';
import { signedIn, type Handler } from '#server/http/handler.ts';
import { refuse } from '#server/http/refusal.ts';
import { asAdmin } from '../../admin/store.ts';
import { newQuestionId } from '../shared/question-id.ts';
import { insertAuthored, insertDrafts, selectQuestionList } from '../store.ts';
import { readFile, UnreadableFile, type ReadFile } from './read-file.ts';

type Handlers = { readonly [Id in keyof typeof questionImportCalls]: Handler<(typeof questionImportCalls)[Id]> };

const mostErrors = 200;
/** Rows read before whoever else waits is served. */
const atOnce = 50;
const exportedPage = 100;
/** Questions written by one statement. */
const written = 500;

type Mapping = readonly { readonly column: string; readonly field: ImportField | null }[];

/** Each column with its field; a field is taken from the first column that claims it. */
function columnsOf(file: ReadFile, mapping: Mapping): { column: string; field: ImportField | null }[] {
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

export function questionImportHandlers({ database, now }: { readonly database: Database; readonly now: () => number }): Handlers {
  return {
    importQuestions: signedIn(async ({ body, caller }) => {
      let file: ReadFile;
      try {
        file = readFile(body.format, body.text);
      } catch (error) {
        if (error instanceof UnreadableFile) return refuse('import-unreadable', { text: error.message });
        throw error;
      }
      const columns = columnsOf(file, body.mapping);
      const settings = { topicId: body.topicId as Question['topicId'], file: body.file, rights: body.rights, prefixes };
      const [questions, errors]: [Question[], RowError[]] = [[], []];
      for (const [index, cells] of file.rows.entries()) {
        if (index % atOnce === 0) await breathe();
        const row: ImportRow = Object.fromEntries(columns.flatMap(({ column, field }) => (field === null ? [] : [[field, cells[column] ?? '']])));
        const read = questionFromRow(row, index + 1, newQuestionId(), settings);
        if (Array.isArray(read)) errors.push(...read);
        else if (!isStorableData(read)) errors.push({ row: index + 1, field: '', message: 'This contains characters that cannot be saved.' });
        else questions.push(read);
      }
      const outcome = { rows: file.rows.length, columns, errors: errors.slice(0, mostErrors), errorCount: errors.length };
      if (body.trial || errors.length > 0) return { ...outcome, imported: 0 };
      return asAdmin(database, caller.id, now(), async (queryable) => {
        const time = new Date(now());
        for (let from = 0; from < questions.length; from += written) {
          const part = questions.slice(from, from + written);
          await insertDrafts(
            queryable,
            part.map(({ id }) => id),
            'imported',
            body.use,
            time,
          );
          await insertAuthored(queryable, part, caller.id, time);
        }
        const metadata = { file: body.file, format: body.format, questions: questions.length, use: body.use };
        const action = { actionType: 'import-questions', contentType: 'question', contentId: questions[0]?.id ?? '', metadata };
        return { action, answer: { ...outcome, imported: questions.length } };
      });
    }),
    exportQuestions: async ({ query: { status, cursor } }) => {
      const found = await selectQuestionList(database, { q: '', status }, cursor ?? null, exportedPage + 1);
      const page = found.slice(0, exportedPage);
      return {
        rows: page.map(({ body }) => {
          const row = rowFromQuestion(questionSchema.parse(body));
          return Object.fromEntries(importFields.map((field) => [field, row[field] ?? '']));
        }),
        nextCursor: found.length > exportedPage ? (page.at(-1)?.id ?? null) : null,
      };
    },
  };
}
