/** Registers the service worker and reports a new version of the app: one is waiting, or the server announces it. */
import { useSyncExternalStore } from 'react';
import { hourMs } from '#core/day.ts';
import { readSetting, writeSetting } from './storage.ts';
import { workerUrl } from './worker-url.ts';

let waiting: ServiceWorker | null = null;
/** The server's contract is not the one this build was made for. */
let serverMovedOn = false;
/** What is offered now has been declined for this visit. */
let declined = false;
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

function announce(worker: ServiceWorker | null): void {
  // The server may have told of this version before its files were found. Put off then, it is not offered a second time.
  if (waiting || !serverMovedOn) declined = false;
  waiting = worker;
  notify();
}

function watch(registration: ServiceWorkerRegistration): void {
  // Without a controller this is the first visit: there is no older version to replace.
  if (registration.waiting && navigator.serviceWorker.controller) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) announce(worker);
    });
  });
}

/** The version of the contract this build was made for; undefined in development and tests. */
const ownContract: unknown = import.meta.env['CONTRACT_VERSION'];

/** Call with the contract version of each server response. Null, from a proxy or an older server, says nothing. */
export function noteContract(version: string | null): void {
  const differs = typeof ownContract === 'string' && version !== null && version !== ownContract;
  if (differs === serverMovedOn || version === null) return;
  serverMovedOn = differs;
  notify();
}

/** True while the server is of another version than this page. */
export const isOutdated = (): boolean => serverMovedOn;

/** On a first visit the worker fetches the whole app: only when the screen that is shown has its code and data. */
const settledMs = 3000;

/** Call once, after the first paint. Does nothing where service workers are missing or in development. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (navigator.serviceWorker.controller) register();
  else setTimeout(() => (navigator.onLine ? register() : addEventListener('online', register, { once: true })), settledMs);
}

function register(): void {
  navigator.serviceWorker
    .register(workerUrl('/sw.js'), { updateViaCache: 'none' })
    .then((registration) => {
      watch(registration);
      setTimeout(() => void reportCache().catch(() => undefined), statisticsAfterMs);
      setInterval(() => void registration.update().catch(() => undefined), hourMs);
    })
    .catch((error: unknown) => console.warn('The app will not work offline:', error));
}

/** How long after its registration the worker's cache is counted, ms: for whoever looks at the console of a device that misbehaves. */
const statisticsAfterMs = 3_000;

async function reportCache(): Promise<void> {
  // The messaging worker's cache remembers messages, not files.
  const names = (await caches.keys()).filter((name) => name !== 'notifications');
  const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
  console.info(`Kept for offline use: ${files.reduce((sum, count) => sum + count, 0)} files; ${megabytes(usage)} of ${megabytes(quota)} used.`);
}

const minute = 60_000;

let held = 0;

/** Prevents automatic reloads while something is running that they would disturb; returns a function that allows them again. */
export function holdReloads(): () => void {
  held += 1;
  const { promise, resolve: release } = Promise.withResolvers<void>();
  // Seen by the service worker (client/service-worker/sw.ts), which other tabs may ask to be replaced.
  void navigator.locks?.request('exam-open', { mode: 'shared' }, () => promise).catch(() => undefined);
  return () => {
    held -= 1;
    release();
  };
}

/** Whether the server answers at all; a browser that is online need not reach it. */
const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Loads the page again because the student asked for what needs it; false while there is no server to load it from, and it stays. */
export async function reloadIfPossible(): Promise<boolean> {
  const isThere = await isServerThere();
  if (isThere) location.reload();
  return isThere;
}

/**
 * After an update the code of a screen may be gone under its old name: then the page is loaded
 * again, at most once a minute, and never during an exam. While the server cannot be reached, it is not: whoever is in the middle
 * of a quiz would have the browser's error page in its place.
 */
export function reloadWhenCodeIsGone(): void {
  const reload = async () => {
    const last = Number(readSetting('reloaded-at') ?? 0);
    if (held > 0 || !navigator.onLine || Date.now() - last < minute || !(await isServerThere()) || held > 0) return;
    writeSetting('reloaded-at', String(Date.now()));
    location.reload();
  };
  addEventListener('vite:preloadError', () => void reload());
}

/** As long as a new version may take to arrive, ms. */
const arrival = 10_000;

/** The waiting version; if the server is ahead of what the browser last found, the browser checks now. */
async function newestWorker(): Promise<ServiceWorker | null> {
  if (waiting || !('serviceWorker' in navigator)) return waiting;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing;
  if (!coming) return registration?.waiting ?? null;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), arrival);
    coming.addEventListener('statechange', () => {
      if (coming.state === 'installing') return;
      clearTimeout(timer);
      resolve(coming.state === 'installed' ? coming : null);
    });
  });
}

/** Lets the newest version take over and loads it. `exam-open`: not yet, because another tab is in an exam, which goes on with the code it began with. */
export async function applyUpdate(): Promise<'exam-open' | void> {
  const worker = await newestWorker();
  if (!worker) return location.reload();
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    navigator.serviceWorker.addEventListener('message', ({ data }) => Object(data).type === 'EXAM_OPEN' && resolve('exam-open'));
    worker.postMessage({ type: 'SKIP_WAITING' });
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Offers the new version no more until there is a newer one, or the page is loaded again. */
export function declineUpdate(): void {
  declined = true;
  notify();
}

/** True while there is a new version to be offered. */
export const useUpdateWaiting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !declined && (waiting !== null || serverMovedOn),
    () => false,
  );
