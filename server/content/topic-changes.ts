/** How topics are shown differently from how they are shipped, in memory. */
import type { Logger } from 'pino';
import type { TopicChange } from '#core/topics/topics.ts';
import type { Database } from '../database/database.ts';
import { publishedMaxAgeMs, refreshed } from './refreshed.ts';
import { selectTopicChanges } from './topic-setting-store.ts';

interface Dependencies {
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => number;
}

/** While they cannot be read, topics are shown as they were last: names and colors keep nobody out. Null: not read yet. */
export function topicChanges({ database, log, now }: Dependencies): () => Promise<readonly TopicChange[] | null> {
  let known: readonly TopicChange[] | null = null;
  const read = refreshed(
    async () => {
      known = await selectTopicChanges(database);
      return known;
    },
    publishedMaxAgeMs,
    now,
  );
  return () =>
    read().catch((error: unknown) => {
      log.error({ err: error }, 'how topics are shown could not be read');
      return known;
    });
}
