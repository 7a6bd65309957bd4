/// <reference lib="webworker" />
/** Keeps the app itself on the device, so that a reload works offline, also in the middle of an exam. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isPublicPage, notScreens } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: { url: string; revision: string | null }[] };

/** Addresses without a session, filled in by scripts/build-client.ts. */
declare const PUBLIC_PAGES: readonly string[];

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Every screen starts from the shell of the same version as its scripts.
const shell = createHandlerBoundToURL('/_shell.html');

/** The shell can show pages, too. */
const pageOrShell: typeof shell = async (options) => {
  try {
    return await fetch(options.request);
  } catch {
    return shell(options);
  }
};
registerRoute(
  new NavigationRoute((options) => (isPublicPage(PUBLIC_PAGES, options.url.pathname) ? pageOrShell(options) : shell(options)), { denylist: [...notScreens] }),
);

/**
 * A page in an exam loads more of its code as it goes, which the next version does not have. It holds this lock (client/platform/app-update.ts);
 * the address of a client is the one it was loaded with and says nothing of where it is now.
 */
async function isExamOpen(): Promise<boolean> {
  const { held = [] } = await self.navigator.locks.query();
  return held.some(({ name }) => name === 'exam-open');
}

async function takeOver(asking: ExtendableMessageEvent['source']): Promise<void> {
  if (await isExamOpen()) asking?.postMessage({ type: 'EXAM_OPEN' });
  else await self.skipWaiting();
}

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING') event.waitUntil(takeOver(event.source));
});

// The first version serves the page that installed it: an exam begun on a first visit survives a reload offline.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
