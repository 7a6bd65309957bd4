/** How topics are shown differently from how they are shipped, in memory. */
import type { Logger } from 'pino';
import type { TopicChange } from '#core/topics/topics.ts';
import type { Database } from '../database/database.ts';
import { cachedOrStale } from '../cached.ts';
import { selectTopicChanges } from './topic-setting-store.ts';

interface Dependencies {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => number;
}

/** While they cannot be read, topics are shown as they were last: names and colors keep nobody out. Null: not read yet. */
export const createTopicChanges = ({ database, log, now }: Dependencies): (() => Promise<readonly TopicChange[] | null>) =>
  cachedOrStale<readonly TopicChange[] | null>({ read: () => selectTopicChanges(database), initial: null, log, label: 'how topics are shown', now });
