/**
 * Hands one notification to the push service of one browser. If the process dies before the job is recorded as done, it is sent again:
 * with the same topic, so that the push service keeps one of the two, and the same id, by which a browser that has shown it knows the other.
 */
import * as z from 'zod';
import type { Base } from '#server/feature.ts';
import { PushRefused, type VapidKeys } from '#server/integrations/push.ts';
import { PermanentFailure, type Task } from '#server/jobs/task.ts';
import { deleteSubscription, insertNotificationEvent, selectSubscription } from '../store.ts';

export const sendPushPayload = z.strictObject({
  userId: z.uuid(),
  subscriptionId: z.string(),
  /** Of two of a kind, the browser shows the later. */
  kind: z.string().max(32),
  message: z.strictObject({ title: z.string(), body: z.string(), path: z.string() }),
  /** Ms since 1970; after this it says nothing new. */
  expiresAt: z.number(),
});

type Dependencies = Pick<Base, 'database' | 'push' | 'now'> & { readonly keys: () => Promise<VapidKeys> };

export const sendPush = ({ database, push, keys, now }: Dependencies): Task<z.output<typeof sendPushPayload>> => ({
  payload: sendPushPayload,
  run: async ({ userId, subscriptionId, kind, message, expiresAt }, { id }) => {
    const time = now();
    if (expiresAt <= time) return;
    const subscription = await selectSubscription(database, userId, subscriptionId, new Date(time));
    if (!subscription) return;
    const text = JSON.stringify({ ...message, kind, id });
    const ttl = Math.ceil((expiresAt - time) / 1000);
    const outcome = await push.send(subscription, await keys(), { text, ttl, topic: kind }).catch((error: unknown) => {
      if (error instanceof PushRefused && error.final) throw new PermanentFailure(error.message);
      throw error;
    });
    if (outcome === 'sent') return;
    await database.transaction(async (queryable) => {
      if (await deleteSubscription(queryable, userId, subscriptionId))
        await insertNotificationEvent(queryable, userId, 'token_removed', { token: subscriptionId.slice(0, 8), reason: 'gone' }, new Date(now()));
    });
  },
});
