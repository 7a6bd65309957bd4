/** Telling students what is due, by Web Push and by mail. */
import type { Base, Feature } from '#server/feature.ts';
import { notificationHandlers } from './handlers.ts';
import { notify } from './jobs/notify.ts';
import { sendPush } from './jobs/send-push.ts';
import { unsubscribeNavigations } from './unsubscribe.ts';
import { vapidKeys } from './vapid.ts';

export const notificationsFeature = (base: Base) => {
  const keys = vapidKeys(base);
  const feature = {
    handlers: notificationHandlers({ ...base, keys }),
    jobs: { notify: notify(base), 'send-push': sendPush({ ...base, keys }) },
    navigations: unsubscribeNavigations(base),
  } satisfies Feature;
  return {
    ...feature,
    /** Makes the server's keys if there are none yet, so that reading them never does. */
    makeKeys: keys,
  };
};
