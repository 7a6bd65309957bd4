/** Switches notifications of this browser on and off, and keeps its subscription fresh. */
import { addPushSubscription, getNotifications, recordNotificationEvent, removePushSubscription } from '#contract/notifications.ts';
import { dayMs } from '#core/day.ts';
import { api } from './api.ts';
import { endPushSubscription, messagingScope, pushKeys } from './push.ts';
import { readSetting, writeSetting } from './storage.ts';
import { workerUrl } from './worker-url.ts';

/** What can keep notifications from being switched on. */
export type PushProblem =
  | 'permission-default'
  | 'permission-blocked'
  | 'unsupported-browser'
  | 'token-subscribe-failed'
  | 'token-update-failed'
  | 'failed-service-worker-registration';

export class PushError extends Error {
  readonly code: PushProblem;
  constructor(code: PushProblem, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

export const isPushSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** After a no, nobody is asked again for this long, ms. */
const cooldown = 7 * dayMs;

/** When the browser may ask again, ms since 1970; null if it may now, or need not: the student has allowed it in the browser's settings. */
export function mayAskFrom(now: number): number | null {
  if (isPushSupported() && Notification.permission === 'granted') return null;
  const declined = Number(readSetting(pushKeys.declined) ?? Number.NaN);
  return declined + cooldown > now ? declined + cooldown : null;
}

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

export function pushState(): PushState {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && readSetting(pushKeys.id) !== null ? 'on' : 'off';
}

async function askPermission(): Promise<void> {
  if (Notification.permission === 'granted') return;
  const permission = await Notification.requestPermission();
  if (permission === 'granted') return;
  writeSetting(pushKeys.declined, String(Date.now()));
  void api(recordNotificationEvent, { body: { eventType: 'notification_permission_denied', metadata: {} } }).catch(() => undefined);
  throw new PushError(permission === 'denied' ? 'permission-blocked' : 'permission-default');
}

async function register(): Promise<ServiceWorkerRegistration> {
  try {
    const registration = await navigator.serviceWorker.register(workerUrl('/messaging-sw.js'), { scope: messagingScope, updateViaCache: 'none' });
    const coming = registration.installing ?? registration.waiting;
    if (!registration.active && coming)
      await new Promise<void>((resolve) => coming.addEventListener('statechange', () => (coming.state === 'activated' ? resolve() : undefined)));
    return registration;
  } catch (error) {
    throw new PushError('failed-service-worker-registration', error);
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const sameBytes = (a: ArrayBuffer | null, b: Uint8Array): boolean =>
  a !== null && a.byteLength === b.length && new Uint8Array(a).every((byte, index) => byte === b[index]);

/** The browser's subscription for the server's key; one made for another key is replaced. */
async function subscribe(registration: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const key = bytesOf(publicKey);
  try {
    const existing = await registration.pushManager.getSubscription();
    if (existing && sameBytes(existing.options.applicationServerKey, key)) return existing;
    await existing?.unsubscribe();
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    throw new PushError('token-subscribe-failed', error);
  }
}

/** Tells the server of the subscription, which takes the place of the one it knew. */
async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  try {
    const body = { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }, replaces: readSetting(pushKeys.id) };
    const { id } = await api(addPushSubscription, { body });
    writeSetting(pushKeys.id, id);
    writeSetting(pushKeys.at, String(Date.now()));
  } catch (error) {
    throw new PushError('token-update-failed', error);
  }
}

/** Call it on a click that was explained: the browser asks for permission. Rejects with PushError. */
export async function turnOnPush(publicKey: string): Promise<void> {
  if (!isPushSupported()) throw new PushError('unsupported-browser');
  await askPermission();
  await tell(await subscribe(await register(), publicKey));
}

/** The server forgets this browser, then the browser its subscription. */
export async function turnOffPush(): Promise<void> {
  const subscriptionId = readSetting(pushKeys.id);
  if (subscriptionId !== null) await api(removePushSubscription, { params: { subscriptionId } }).catch(() => undefined);
  await endPushSubscription();
}

/** Tells the server that this browser is still there, with a new subscription if the old one is gone. */
export async function refreshSubscription(): Promise<void> {
  if (!isPushSupported() || Notification.permission !== 'granted') return endPushSubscription();
  const { publicKey } = await api(getNotifications, {});
  await tell(await subscribe(await register(), publicKey));
}
