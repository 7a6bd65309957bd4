/** The push subscription of this browser. */

/** Ends it, so that nothing meant for one student reaches the next on this device. Without push there is nothing to end. */
export async function endPushSubscription(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // The browser has push switched off, or its push service is unavailable: signing out continues.
  }
}
