/** How topics are shown differently from how they are shipped, in memory. */
import type { Logger } from 'pino';
import type { TopicChange } from '#core/topics/topics.ts';
import type { Database } from '../database/database.ts';
import { refreshedOrKnown } from './refreshed.ts';
import { selectTopicChanges } from './topic-setting-store.ts';

interface Dependencies {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => number;
}

/** While they cannot be read, topics are shown as they were last: names and colors keep nobody out. Null: not read yet. */
export const topicChanges = ({ database, log, now }: Dependencies): (() => Promise<readonly TopicChange[] | null>) =>
  refreshedOrKnown<readonly TopicChange[] | null>({ read: () => selectTopicChanges(database), initial: null, log, what: 'how topics are shown', now });
