/** The push subscription of this browser, as far as every page needs it. What switches it on is in push-setup.ts. */
import { writeSetting } from './storage.ts';

/** Where the messaging worker is registered: no page is there. */
export const messagingScope = '/messaging/';

/** The settings of this device that belong to notifications: `push.id` as the server knows it, `push.at` when it was last told. */
export const pushKeys = { id: 'push.id', at: 'push.at', declined: 'push-declined-at' } as const;

/** Ends it, so that nothing meant for one student reaches the next on this device. Without push there is nothing to end. */
export async function endPushSubscription(): Promise<void> {
  writeSetting(pushKeys.id, null);
  writeSetting(pushKeys.at, null);
  try {
    const registration = await navigator.serviceWorker?.getRegistration(messagingScope);
    const subscription = await registration?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // The browser has push switched off, or its push service is unavailable: signing out continues.
  }
}
