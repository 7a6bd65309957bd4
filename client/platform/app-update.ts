/** Registers the service worker and tells when a new version of the app waits. */
import { useSyncExternalStore } from 'react';
import { readSetting, writeSetting } from './storage.ts';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function announce(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
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

const hour = 3_600_000;

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    readonly trustedTypes?: { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string } };
  }
}

/** Under the Trusted Types policy a script's address must be vouched for; this one is a constant. */
const workerUrl = (): string => window.trustedTypes?.createPolicy('ascent-service-worker', { createScriptURL: () => '/sw.js' }).createScriptURL('') ?? '/sw.js';

/** Call once, after the first paint. Does nothing where service workers are missing or in development. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register(workerUrl(), { updateViaCache: 'none' })
    .then((registration) => {
      watch(registration);
      setInterval(() => void registration.update().catch(() => undefined), hour);
    })
    .catch((error: unknown) => console.warn('The app will not work offline:', error));
}

const minute = 60_000;

/**
 * After an update the code of a screen may be gone under its old name: then the page is loaded
 * again, at most once a minute. Answers of an exam are kept on the device all the while.
 */
export function reloadWhenCodeIsGone(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(readSetting('reloaded-at') ?? 0);
    if (!navigator.onLine || Date.now() - last < minute) return;
    writeSetting('reloaded-at', String(Date.now()));
    location.reload();
  });
}

/** Lets the waiting version take over and loads it. */
export function applyUpdate(): void {
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True while a new version waits to be used. */
export const useUpdateWaiting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting !== null,
    () => false,
  );
