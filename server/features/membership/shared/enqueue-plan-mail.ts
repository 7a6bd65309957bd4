/** Notifies a student by mail of a change to their plan: requested in the transaction of the change, written by a job. */
import type { Queryable } from '#server/database/database.ts';
import { enqueue } from '#server/jobs/enqueue.ts';

/** Call it in the transaction that writes this change of the membership. */
export const enqueueChangeMail = (queryable: Queryable, userId: string, changeId: string): Promise<boolean> =>
  enqueue(queryable, 'plan-mail', { userId, about: { kind: 'change', changeId } });

/** Call it in the transaction that records that they are notified. */
export const enqueueRenewalMail = (queryable: Queryable, userId: string, subscriptionId: string, renewsAt: Date): Promise<boolean> =>
  enqueue(queryable, 'plan-mail', { userId, about: { kind: 'renewal', subscriptionId, renewsAt: renewsAt.toISOString() } });
