/** Does something at the moment at which a server is about to send a certain statement: fails it, or looks at what others see by then. */
import { AsyncResource } from 'node:async_hooks';
import type { Database, Queryable } from '#server/database/database.ts';

/**
 * Runs `work` before the next statement of this database that contains `text`, which is sent once it is done; a failure fails the statement.
 * Returns whether that has happened, and leaves the database as it was.
 */
export function beforeStatement(database: Database, text: string, work: () => Promise<unknown>): () => boolean {
  const { query, transaction, snapshot } = database;
  // What is done has nothing to do with the transaction that it happens in.
  const outside = AsyncResource.bind(work);
  let happened = false;
  const watched = (own: Queryable['query']): Queryable['query'] =>
    async function watch(sent, values) {
      if (!happened && sent.includes(text)) {
        happened = true;
        Object.assign(database, { query, transaction, snapshot });
        await outside();
      }
      return own(sent, values);
    };
  Object.assign(database, {
    query: watched(query),
    transaction: <T>(doing: Parameters<typeof transaction<T>>[0]) => transaction<T>((queryable) => doing({ query: watched(queryable.query) })),
    snapshot: <T>(doing: Parameters<typeof snapshot<T>>[0]) => snapshot<T>((queryable) => doing({ query: watched(queryable.query) })),
  });
  return () => happened;
}
