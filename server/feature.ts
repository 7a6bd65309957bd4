/** What a server feature is given, and what it returns: its calls, and whatever else has to be mounted or run for it. */
import type { Logger } from 'pino';
import type { TopicChange } from '#core/topics/topics.ts';
import type { Config } from './config.ts';
import type { CalibrationInUse } from './content/calibration.ts';
import type { LearningContent } from './content/learning-content.ts';
import type { Database } from './database/database.ts';
import type { Handlers } from './http/handler.ts';
import type { Navigation } from './http/navigation.ts';
import type { Webhook } from './http/webhook.ts';
import type { Integrations } from './integrations/configured.ts';
import type { Tasks } from './jobs/task.ts';
import type { MailQueue } from './jobs/tasks/send-mail.ts';
import type { Seal } from './sealed.ts';
import type { SecurityEvents } from './security-events.ts';

export interface Base extends Integrations {
  readonly config: Config;
  readonly database: Database;
  readonly seal: Seal;
  /** Sends mails, through the job queue. */
  readonly mails: MailQueue;
  readonly log: Logger;
  readonly security: SecurityEvents;
  /** ms since 1970; replaceable in tests. */
  readonly now: () => number;
  /** What students learn from, with what editors rewrote. */
  readonly learningContent: () => Promise<LearningContent>;
  /** Topics that are shown differently from how they are shipped; see core/topics/topics.ts. */
  readonly topicChanges: () => Promise<readonly TopicChange[] | null>;
  /** Which estimates of difficulty scores and choices use. Never called inside a transaction. */
  readonly calibration: () => Promise<CalibrationInUse>;
  readonly enforceRateLimits: boolean;
}

/**
 * The result of the one function of `features/<name>/feature.ts`. A feature that others build on returns more than these; they
 * receive it in `all-features.ts`.
 */
export interface Feature {
  readonly handlers: Partial<Handlers>;
  readonly jobs?: Partial<Tasks>;
  readonly navigations?: readonly Navigation[];
  readonly webhooks?: readonly Webhook[];
}
