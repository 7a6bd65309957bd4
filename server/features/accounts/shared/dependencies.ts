import type { Base } from '#server/feature.ts';

/** What accounts and everything about signing in is given. `mailer` bypasses the queue, for the one mail that must go out when the queue does not work. */
export type AccountDependencies = Pick<Base, 'config' | 'database' | 'mails' | 'mailer' | 'sms' | 'seal' | 'log' | 'security' | 'now' | 'topicChanges'>;
