/** One transaction on a connection that is held for it: it begins with its first statements, and all of it is saved or nothing. */
import type pg from 'pg';
import { isRefusal } from '../refusal.ts';
import type { HeldConnection } from './with-connection.ts';
import { DatabaseBusy } from './connection-queue.ts';
import type { Queryable } from './database.ts';
import { asTransaction } from './inside-transaction.ts';
import type { SendStatement } from './send-statement.ts';

/**
 * Runs `work` between `begin` (the SQL that begins the transaction) and a commit; a rollback if it throws or returns a refusal that does not
 * keep its writes. Throws what `work` throws, and an Error if a statement of the transaction had failed.
 */
export async function runTransaction<T>(
  pool: pg.Pool,
  { client, priority, markBroken }: HeldConnection,
  send: SendStatement,
  begin: string,
  work: (queryable: Queryable) => Promise<T>,
): Promise<T> {
  let state: 'beginning' | 'open' | 'ended' = 'beginning';
  const began = send(client, priority, begin).then(() => {
    if (state === 'beginning') state = 'open';
  });
  began.catch(() => {});
  let hasOnlyRead = true;
  const query: Queryable['query'] = async <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => {
    // Reads do no harm if the transaction turns out not to have begun, so the first ones go out with its beginning.
    hasOnlyRead &&= text.startsWith('select ');
    if (state === 'beginning' && !hasOnlyRead) await began;
    // Statements may be under way together: when one has failed, whoever waited for another must not go on outside the transaction.
    if (state === 'ended') throw new Error('a statement was sent after its transaction had ended');
    const result = send<Row>(client, priority, text, values);
    return state === 'beginning' ? (await Promise.all([began, result]))[1] : result;
  };
  try {
    const result = await asTransaction(pool, () => work({ query }));
    await began;
    state = 'ended';
    if (isRefusal(result) && !result.keepsWrites) {
      await send(client, priority, 'rollback');
      return result;
    }
    // The commit of a transaction in which a statement failed is no error, but a rollback.
    const { command } = await send(client, priority, 'commit');
    if (command !== 'COMMIT') throw new Error('a statement of the transaction had failed: nothing was stored');
    return result;
  } catch (error) {
    state = 'ended';
    // A connection that gives no answer cannot be rolled back; closing it does that.
    if (error instanceof DatabaseBusy) markBroken(error);
    else await client.query('rollback').catch((failed: unknown) => markBroken(failed instanceof Error ? failed : new Error(String(failed))));
    throw error;
  }
}
