/** A student's notifications: settings, browsers, a test, and what became of them. */
import { createHash } from 'node:crypto';
import type { getNotifications, notificationCalls } from '#contract/notifications.ts';
import { nextMoment } from '#core/notifications/next-moment.ts';
import type * as z from 'zod';
import type { Base } from '#server/feature.ts';
import { signedIn, type Account, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import type { VapidKeys } from '#server/integrations/push.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { deviceName } from '../accounts/shared/device-name.ts';
import { testMessage } from './messages.ts';
import { saveSchedule, selectSchedule } from './schedule-store.ts';
import { deleteSubscription, insertNotificationEvent, putSubscription, selectDevices } from './store.ts';

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

/** For a browser that is off, ms. */
const testKeptMs = 600_000;

type Dependencies = Pick<Base, 'database' | 'push' | 'now'> & { readonly keys: () => Promise<VapidKeys> };

export function notificationHandlers({ database, push, keys, now }: Dependencies): HandlersFor<typeof notificationCalls> {
  const view = async ({ id, sessionId }: Account): Promise<z.input<typeof getNotifications.output>> => {
    const { publicKey } = await keys();
    return database.snapshot(async (queryable) => {
      const schedule = await selectSchedule(queryable, id);
      const devices = await selectDevices(queryable, id, new Date(now()));
      const next = schedule && nextMoment(schedule.settings, now());
      return {
        settings: schedule && { ...schedule.settings, push: [...schedule.settings.push], email: [...schedule.settings.email] },
        nextAt: schedule && next !== null ? [next, nextMoment(schedule.settings, next)].map((moment) => new Date(moment).toISOString()) : [],
        publicKey,
        devices: devices.map((device) => ({
          id: device.id,
          name: device.device_name,
          addedAt: device.added_at.toISOString(),
          current: device.session_id === sessionId,
        })),
      };
    });
  };
  return {
    getNotifications: signedIn(({ caller }) => view(caller)),

    saveNotifications: signedIn(async ({ caller, body }) => {
      const time = now();
      await saveSchedule(database, caller.id, { settings: body, nextAt: nextMoment(body, time) }, new Date(time));
      return view(caller);
    }),

    addPushSubscription: signedIn(async ({ caller, headers, body: { endpoint, keys: browser, replaces } }) => {
      if (!push.accepts(endpoint)) return refuse('push-service-unknown');
      const id = idOf(endpoint);
      const time = new Date(now());
      await database.transaction(async (queryable) => {
        if (replaces !== null && replaces !== id) await deleteSubscription(queryable, caller.id, replaces);
        const row = { id, endpoint, ...browser, sessionId: caller.sessionId, deviceName: deviceName(headers.get('user-agent')) };
        const isNew = await putSubscription(queryable, caller.id, row, time);
        await insertNotificationEvent(queryable, caller.id, isNew ? 'notifications_enabled' : 'token_refreshed', { token: id.slice(0, 8) }, time);
      });
      return { id };
    }),

    removePushSubscription: signedIn(async ({ caller, params: { subscriptionId } }) => {
      const removed = await database.transaction(async (queryable) => {
        const found = await deleteSubscription(queryable, caller.id, subscriptionId);
        if (found) await insertNotificationEvent(queryable, caller.id, 'notifications_disabled', { reason: 'user_toggle' }, new Date(now()));
        return found;
      });
      return removed ? { removed: true } : refuse('not-found');
    }),

    sendTestNotification: signedIn(async ({ caller }) => {
      const time = now();
      const devices = await selectDevices(database, caller.id, new Date(time));
      if (devices.length === 0) return refuse('no-push-device');
      const { title, body, path } = testMessage;
      await database.transaction(async (queryable) => {
        for (const { id } of devices)
          await enqueue(queryable, 'send-push', {
            userId: caller.id,
            subscriptionId: id,
            kind: 'test',
            message: { title, body, path },
            expiresAt: time + testKeptMs,
          });
      });
      return { devices: devices.length };
    }),

    recordNotificationEvent: signedIn(async ({ caller, body: { eventType, metadata } }) => {
      await insertNotificationEvent(database, caller.id, eventType, metadata, new Date(now()));
      return { recorded: true };
    }),
  };
}
