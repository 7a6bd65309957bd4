/**
 * Imports a file of questions. What is read waits in a table of its own, so that progress can be seen and the import stopped; at the end all
 * of it becomes drafts in one transaction, or nothing does. A repeated attempt begins from the start of the file.
 */
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { Database } from '#server/database/database.ts';
import type { Job, Task } from '#server/jobs/task.ts';
import { asAdmin } from '#server/features/admin/store.ts';
import { refuse } from '#server/refusal.ts';
import { readQuestions } from '../import/read-questions.ts';
import { beginImport, endImport, insertRead, keepRead, selectRunning, updateRowCount } from '../import/store.ts';

export const importQuestionsPayload = z.object({ importId: z.uuid() });

export const maxErrors = 200;
/** Between two batches, ms: the machine serves students first. */
const pauseMs = 25;

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

async function runImport({ database, now }: Dependencies, importId: string, { signal }: Job): Promise<void> {
  const begun = await database.transaction((queryable) => beginImport(queryable, importId));
  if (!begun || begun.content === null) return;
  const { author_id: authorId, use, file, format, settings, content } = begun;
  let isWanted = true;
  const read = await readQuestions(
    { ...settings, file, format, text: content },
    {
      onOpened: async ({ rows }) => void (await updateRowCount(database, importId, rows)),
      onBatch: async (batch) => {
        signal.throwIfAborted();
        isWanted = await keepRead(database, importId, { ...batch, maxErrors });
        await wait(pauseMs);
        return isWanted;
      },
    },
  );
  if (!isWanted) return;
  const end = async (status: 'failed', problem: string) => void (await endImport(database, importId, status, problem, new Date(now())));
  if (read.kind === 'unreadable') return end('failed', read.problem);
  const time = now();
  await asAdmin(database, authorId, time, async (queryable) => {
    const running = await selectRunning(queryable, importId);
    if (!running) return { action: null, answer: null };
    if (running.errors > 0) {
      await endImport(queryable, importId, 'failed', 'Some questions have problems, so nothing was imported.', new Date(time));
      return { action: null, answer: null };
    }
    const contentId = await insertRead(queryable, importId, use, authorId, new Date(time));
    // Canceled while they were added: none of them stays.
    if (!(await endImport(queryable, importId, 'done', null, new Date(time)))) return refuse('import-ended');
    const metadata = { file, format, questions: running.rows, use, importId };
    return { action: { actionType: 'import-questions', contentType: 'question', contentId, metadata }, answer: null };
  });
}

const brokenOff = 'Something went wrong on this server. Try again.';

export const importQuestionsTask = (dependencies: Dependencies): Task<z.output<typeof importQuestionsPayload>> => ({
  payload: importQuestionsPayload,
  maxAttempts: 5,
  // Without an end it would seem to run, and keep its file.
  abandon: (queryable, { importId }) => endImport(queryable, importId, 'failed', brokenOff, new Date(dependencies.now())),
  run: ({ importId }, job) => runImport(dependencies, importId, job),
});
