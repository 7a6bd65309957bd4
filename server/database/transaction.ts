/** One transaction on a borrowed connection: it begins with its first statements, and all of it is saved or nothing. */
import type pg from 'pg';
import { isRefusal } from '../refusal.ts';
import type { Borrowed } from './connection-lending.ts';
import { DatabaseBusy } from './connection-queue.ts';
import type { Queryable } from './database.ts';
import { asTransaction } from './inside-transaction.ts';
import type { Send } from './sending.ts';

export async function runTransaction<T>(
  pool: pg.Pool,
  { client, priority, broken }: Borrowed,
  send: Send,
  begin: string,
  work: (queryable: Queryable) => Promise<T>,
): Promise<T> {
  let state: 'beginning' | 'open' | 'ended' = 'beginning';
  const began = send(client, priority, begin).then(() => {
    if (state === 'beginning') state = 'open';
  });
  began.catch(() => {});
  let isWaited = false;
  const query: Queryable['query'] = async <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => {
    // Reads do no harm if the transaction turns out not to have begun, so the first ones go out with its beginning.
    isWaited ||= !text.startsWith('select ');
    if (state === 'beginning' && isWaited) await began;
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
    if (error instanceof DatabaseBusy) broken(error);
    else await client.query('rollback').catch((failed: unknown) => broken(failed instanceof Error ? failed : new Error(String(failed))));
    throw error;
  }
}
