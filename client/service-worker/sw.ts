/// <reference lib="webworker" />
/** Keeps the app itself on the device, so that a reload works offline, also in the middle of an exam. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: { url: string; revision: string | null }[] };

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Every screen starts from the shell of the same version as its scripts. The server's own
// addresses and files are not screens.
const notScreens = [/^\/api\//, /^\/(healthz|readyz|metrics)$/, /\.\w+$/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/_shell.html'), { denylist: notScreens }));

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING') void self.skipWaiting();
});

// The first version serves the page that installed it: an exam begun on a first visit survives a reload offline.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
