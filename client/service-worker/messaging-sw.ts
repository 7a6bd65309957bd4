/// <reference lib="webworker" />
/**
 * Shows notifications, and opens the screen they are about. A worker of its own, with a scope in which there is no page: it is registered
 * only where a student turns notifications on, and a new version of the app does not concern it.
 */
import type { NotificationKind } from '#core/notifications/kinds.ts';

declare const self: ServiceWorkerGlobalScope;

// Addresses of calls in contract/notifications.ts. This is one small script: the contract, with its schemas, stays out of it.
const recordNotificationEvent = '/api/notifications/events';
const addPushSubscription = '/api/notifications/subscriptions';
const getNotifications = '/api/notifications';

interface Message {
  readonly title: string;
  readonly body: string;
  /** Where a click leads, on this site. */
  readonly path: string;
  readonly kind: NotificationKind | 'test' | 'notice';
  /** The same if the server, killed in between, has sent it twice; empty if it has none. */
  readonly id: string;
}

function messageIn(data: PushMessageData | null): Message {
  const given: Partial<Message> = data?.json() ?? {};
  const { title = 'Ascent', body = '', path = '/', kind = 'notice', id = '' } = given;
  return { title, body, path: path.startsWith('/') && !path.startsWith('//') ? path : '/', kind, id };
}

/** A notification works without its record: the student may be signed out or offline by now. */
const record = (eventType: string, metadata: object): Promise<unknown> =>
  fetch(recordNotificationEvent, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ eventType, metadata }),
  }).catch(() => undefined);

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The last message of each kind that was shown. Where nothing can be stored, every message is new. */
async function wasShown({ kind, id }: Message): Promise<boolean> {
  try {
    const last = await (await caches.open('notifications')).match(`/${kind}`);
    return id !== undefined && (await last?.text()) === id;
  } catch {
    return false;
  }
}

async function keepShown({ kind, id }: Message): Promise<void> {
  if (id)
    await caches
      .open('notifications')
      .then((shown) => shown.put(`/${kind}`, new Response(id)))
      .catch(() => undefined);
}

/** Nothing makes a sound during an exam. Its page holds this lock (client/platform/app-update.ts); the address of a page is the one it was loaded with. */
async function isExamOpen(): Promise<boolean> {
  const { held = [] } = (await self.navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === 'exam-open');
}

async function show(message: Message): Promise<void> {
  const again = await wasShown(message);
  const { title, body, path, kind } = message;
  const open = await pages();
  const inExam = await isExamOpen();
  // A later one of the same kind takes the place of the earlier. One that is sent again does so silently: browsers want something shown for every push.
  await self.registration.showNotification(title, { body, tag: kind, icon: '/icon-192.png', silent: inExam || again, data: { title, path, kind } });
  if (again) return;
  await keepShown(message);
  const foreground = open.some(({ visibilityState }) => visibilityState === 'visible');
  await record('notification_received', { title, notificationType: kind, skillTag: null, foreground });
}

self.addEventListener('push', (event) => event.waitUntil(show(messageIn(event.data))));

/** Brings the page to the front that shows the screen; no page leaves what it shows, least of all an exam. */
async function open({ title, path, kind }: Pick<Message, 'title' | 'path' | 'kind'>): Promise<void> {
  void record('notification_opened', { title, notificationType: kind });
  const target = new URL(path, self.location.origin);
  const shown = (await pages()).find(({ url }) => new URL(url).pathname === target.pathname);
  await (shown ? shown.focus() : self.clients.openWindow(target.href));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** The browser has ended a subscription by itself. Not every browser says which one: then the server knows for whom to subscribe. */
async function renew(previous: PushSubscription | null): Promise<void> {
  const known = previous?.options.applicationServerKey;
  const { publicKey }: { readonly publicKey?: string } = known ? {} : await (await fetch(getNotifications)).json();
  const applicationServerKey = known ?? publicKey;
  // Nobody is signed in: the next sign-in subscribes again.
  if (!applicationServerKey) return;
  const { endpoint, keys } = (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
  await fetch(addPushSubscription, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription = null } = event as Event & { readonly oldSubscription?: PushSubscription | null };
  (event as ExtendableEvent).waitUntil(renew(oldSubscription).catch(() => undefined));
});

self.addEventListener('install', () => void self.skipWaiting());
