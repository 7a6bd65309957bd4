/** Telling students what is due: which browsers take notifications, what is sent, and when. */
import * as z from 'zod';
import { notificationKinds } from '#core/notifications/kinds.ts';
import { notificationSettingsSchema } from '#core/notifications/settings.ts';
import { defineCall, ordinary, rare } from './call.ts';
import { instant, openEnum, storableText } from './primitives.ts';

const kind = openEnum(notificationKinds);
const hour = z.int();

const notificationsView = z.object({
  /** Null: nothing chosen yet, and nothing is sent. */
  settings: z
    .object({ timeZone: z.string(), weekdayHour: hour, weekendHour: hour, push: z.array(kind), email: z.array(kind), severalADay: z.boolean() })
    .nullable(),
  /** When something may be sent next, and the time after that. */
  nextAt: z.array(instant),
  /** What browsers need to subscribe (the VAPID key). */
  publicKey: z.string(),
  devices: z.array(
    z.object({
      id: z.string(),
      /** In plain words, e.g. "Chrome on Windows". */
      name: z.string(),
      addedAt: instant,
      /** Added in the session that asks. */
      current: z.boolean(),
    }),
  ),
});

export const getNotifications = defineCall({
  id: 'getNotifications',
  summary: 'Your notification settings, when the next one is due, and your browsers',
  method: 'GET',
  path: '/api/notifications',
  access: 'verified',
  rateLimit: ordinary,
  output: notificationsView,
});

export const saveNotifications = defineCall({
  id: 'saveNotifications',
  summary: 'Choose which notifications you get, how, and when',
  method: 'PUT',
  path: '/api/notifications',
  access: 'verified',
  rateLimit: ordinary,
  body: notificationSettingsSchema,
  output: notificationsView,
});

const key = (minLength: number, maxLength: number) =>
  z
    .string()
    .min(minLength)
    .max(maxLength)
    .regex(/^[\w-]+=*$/);

export const addPushSubscription = defineCall({
  id: 'addPushSubscription',
  summary: 'Turn on notifications in this browser, or refresh its subscription; replaces an earlier one from the same browser',
  method: 'POST',
  path: '/api/notifications/subscriptions',
  access: 'verified',
  rateLimit: ordinary,
  body: z.strictObject({
    /** Where the browser's push service takes messages. */
    endpoint: z.url({ protocol: /^https?$/ }).max(1000),
    keys: z.strictObject({ p256dh: key(80, 100), auth: key(20, 30) }),
    /** The subscription that this one takes the place of. */
    replaces: z
      .string()
      .max(64)
      .regex(/^[\w-]+$/)
      .nullable()
      .default(null),
  }),
  output: z.object({ id: z.string() }),
  errors: ['push-service-unknown'],
});

export const removePushSubscription = defineCall({
  id: 'removePushSubscription',
  summary: 'Turn off notifications in one browser',
  method: 'DELETE',
  path: '/api/notifications/subscriptions/:subscriptionId',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({
    subscriptionId: z
      .string()
      .max(64)
      .regex(/^[\w-]+$/),
  }),
  output: z.object({ removed: z.literal(true) }),
  errors: ['not-found'],
});

export const sendTestNotification = defineCall({
  id: 'sendTestNotification',
  summary: 'Send a test notification to your browsers',
  method: 'POST',
  path: '/api/notifications/test',
  access: 'verified',
  rateLimit: rare,
  output: z.object({ devices: z.int() }),
  errors: ['no-push-device'],
});

export const recordNotificationEvent = defineCall({
  id: 'recordNotificationEvent',
  summary: 'Report what happened to a notification in the browser',
  method: 'POST',
  path: '/api/notifications/events',
  access: 'verified',
  rateLimit: ordinary,
  body: z.strictObject({
    eventType: z.enum(['notification_received', 'notification_opened', 'notification_permission_denied']),
    metadata: z.strictObject({
      title: storableText(200).optional(),
      notificationType: storableText(40).optional(),
      skillTag: storableText(60).nullable().optional(),
      /** One of our pages was in sight. */
      foreground: z.boolean().optional(),
    }),
  }),
  output: z.object({ recorded: z.boolean() }),
});

export const notificationCalls = {
  getNotifications,
  saveNotifications,
  addPushSubscription,
  removePushSubscription,
  sendTestNotification,
  recordNotificationEvent,
};
