/** Files of questions in and out. A file is checked at once and imported by a job: all of it or nothing. */
import type { questionImportCalls } from '#contract/question-import.ts';
import { importFields, type RowError } from '#core/authoring/import-rows.ts';
import { rowFromQuestion } from '#core/authoring/export-rows.ts';
import { questionSchema } from '#core/questions/question.ts';
import type { Database } from '#server/database/database.ts';
import { madeBefore } from '#server/database/made-once-store.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { asAdmin } from '#server/features/admin/store.ts';
import { maxErrors } from '../jobs/import-questions.ts';
import { selectQuestionList } from '../store.ts';
import { readQuestions, type ReadSettings } from './read-questions.ts';
import { endImport, insertImport, selectImports } from './store.ts';

type Handlers = HandlersFor<typeof questionImportCalls>;

const exportedPage = 100;
/** Imports that are listed. */
const shown = 10;

export function questionImportHandlers({ database, now }: { readonly database: Database; readonly now: () => number }): Handlers {
  const latest = async () => ({
    imports: (await selectImports(database, shown)).map((row) => ({
      id: row.id,
      file: row.file,
      by: row.author_name,
      status: row.status,
      rows: row.row_count,
      read: row.read_count,
      errors: row.errors.slice(0, maxErrors),
      errorCount: row.error_count,
      problem: row.problem,
      createdAt: row.created_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    })),
  });
  const begin = (authorId: string, use: 'exam' | 'practice', reading: ReadSettings, requestId?: string) => {
    const time = now();
    const importId = uuidv7(time);
    return database.transaction(async (queryable) => {
      const before = await madeBefore(queryable, { by: authorId, asked: { use, ...reading, requestId } }, importId, new Date(time));
      if (before) return { importId: before };
      await insertImport(queryable, { id: importId, authorId, use, reading }, new Date(time));
      await enqueue(queryable, 'import-questions', { importId });
      return { importId };
    });
  };
  return {
    importQuestions: signedIn(async ({ body: { use, trial, ...body }, caller }) => {
      const errors: RowError[] = [];
      const read = await readQuestions(body, {
        onBatch: async (batch) => {
          errors.push(...batch.errors);
          return true;
        },
      });
      if (read.kind === 'unreadable') return refuse('import-unreadable', { text: read.problem });
      const begins = trial === false && use !== undefined && errors.length === 0;
      if (begins) await begin(caller.id, use, body);
      return { rows: read.rows, columns: [...read.columns], errors: errors.slice(0, maxErrors), errorCount: errors.length, imported: begins ? read.rows : 0 };
    }),
    startImport: signedIn(({ body: { use, requestId, ...reading }, caller }) => begin(caller.id, use, reading, requestId)),
    listImports: latest,
    cancelImport: signedIn(async ({ params: { importId }, caller }) => {
      const time = now();
      return asAdmin(database, caller.id, time, async (queryable) => {
        if (!(await endImport(queryable, importId, 'canceled', null, new Date(time)))) return refuse('import-ended');
        const action = { actionType: 'cancel-import', contentType: 'question', contentId: importId, metadata: {} };
        return { action, answer: { canceled: true } };
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
