/** Keeps the push subscription of this browser fresh. */
import { pushKeys } from './push.ts';
import { dayMs } from '#core/day.ts';
import { readSetting } from './storage.ts';

/** A subscription that was last told to the server longer ago than this, ms, is told again. */
const refreshAfter = 7 * dayMs;

/** Call when an account is on screen. Costs nothing unless this browser takes notifications and has not been refreshed for a week. */
export function refreshPush(): void {
  const at = Number(readSetting(pushKeys.at) ?? Number.NaN);
  if (Number.isNaN(at) || Date.now() - at < refreshAfter) return;
  void import('./push-setup.ts').then(({ refreshSubscription }) => refreshSubscription()).catch((error: unknown) => console.warn('Notifications:', error));
}
