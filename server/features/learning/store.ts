/** The one place that records learning: attempts, and everything that is counted from them. */
import { tallyAttempts } from '#core/learning/tally.ts';
import { beginsEntry, logAnswers } from '#core/review/error-log.ts';
import type { Queryable } from '#server/database/database.ts';
import { saveLogged } from '../review/store.ts';
import { addToTotals, insertRecording, type Recording } from './record-store.ts';

/**
 * Records answers with totals, topics, history, review queue, error log, rankings and the statistics of questions. Call it in the transaction
 * of the change that brought the answers; a second call with the same id fails. Recordings for one student wait for each other
 * from here to the end of the transaction, so that each sees the ones before.
 *
 * A guest's answers count for the guest alone: neither rankings nor question statistics include them until an account
 * claims them.
 */
export async function recordAttempts(queryable: Queryable, recording: Recording): Promise<void> {
  const { userId, at, context, attempts } = recording;
  const tally = tallyAttempts(attempts);
  const begins = beginsEntry(attempts);
  const [, logged] = await Promise.all([addToTotals(queryable, userId, tally, at), insertRecording(queryable, { ...recording, tally, begins })]);
  const known = new Set(logged.map(({ questionId }) => questionId));
  const others = attempts.filter(({ questionId }, index) => !begins[index] || known.has(questionId));
  const changed = logAnswers(logged, others, context, at.getTime());
  if (changed.length > 0) await saveLogged(queryable, userId, changed);
}
