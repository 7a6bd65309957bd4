import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router';
import { Providers } from './app.tsx';
import { pathTo } from './paths.ts';
import { loadWithRetry } from './platform/chunk-load.ts';
import { registerServiceWorker, reloadWhenCodeIsGone } from './platform/app-update.ts';
import { keepEarlyInput, takeOver } from './platform/early-input.ts';
import { watchInstallable } from './platform/install.ts';
import { createQueryClient } from './platform/query-client.ts';
import { readSetting } from './platform/storage.ts';
import { routes } from './routes.tsx';
import './styles/main.css';

/** Loads the screens of this address first: a prerendered page hydrates only if they are there at once. */
async function loadMatchedRoutes(): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}

/** Every screen's code is waited for patiently. */
function makePatient(table: readonly RouteObject[]): void {
  for (const route of table) {
    const { lazy } = route;
    if (typeof lazy === 'function') route.lazy = () => loadWithRetry(lazy);
    makePatient(route.children ?? []);
  }
}

/** After the page has loaded, the code that must never be waited for in the middle of something: an exam's, for an account. */
const preloadAfterMs = 2_000;

/** Whoever pays for data by amount fetches an exam's code when an exam is opened. Not every browser says so. */
const savesData = (): boolean => 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;

function preloadCritical(): void {
  if (savesData()) return;
  const preload = () => {
    // Not sooner: on a device that is new to the account, the server has just said whose it is.
    if (readSetting('account') === null) return;
    for (const path of [pathTo('practiceExams'), pathTo('examLanding')])
      for (const { route } of matchRoutes(routes, path) ?? []) if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
  };
  const wait = () => setTimeout(preload, preloadAfterMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** The route of a path, without what it names: `/practice-exam/:examId`. */
const routeOf = (path: string): string => matchRoutes(routes, path)?.at(-1)?.route.path ?? '*';

/** Visits are counted once the page is quiet; see platform/analytics.ts. */
function countVisits(router: ReturnType<typeof createBrowserRouter>): void {
  const begin = async () => {
    const { countVisit } = await import('./platform/analytics.ts');
    const count = ({ pathname }: { readonly pathname: string }, params: Readonly<Record<string, string | undefined>>) => countVisit(routeOf(pathname), params);
    let last = router.state.location.pathname;
    count(router.state.location, matchRoutes(routes, last)?.at(-1)?.params ?? {});
    router.subscribe(({ location: next, matches, navigation }) => {
      if (navigation.state !== 'idle' || next.pathname === last) return;
      last = next.pathname;
      count(next, matches.at(-1)?.params ?? {});
    });
  };
  setTimeout(() => void begin().catch(() => undefined), preloadAfterMs);
}

async function start(root: HTMLElement): Promise<void> {
  reloadWhenCodeIsGone();
  if (readSetting('topics') !== null)
    await import('./platform/topics-shown.ts').then(
      ({ showStoredTopics }) => showStoredTopics(),
      () => undefined,
    );
  watchInstallable();
  makePatient(routes);
  await loadMatchedRoutes().catch((error: unknown) => console.error('The screen did not load:', error));
  const router = createBrowserRouter(routes);
  const app = (
    <StrictMode>
      <Providers queryClient={createQueryClient()}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // A page is prerendered for its bare path: with a query it may read differently, so it is rendered again.
  if (root.childElementCount > 0 && location.search === '') hydrateRoot(root, app);
  else {
    const putBack = keepEarlyInput(root);
    flushSync(() => createRoot(root).render(app));
    putBack();
  }
  takeOver(root);
  document.getElementById('frame')?.remove();
  registerServiceWorker();
  preloadCritical();
  countVisits(router);
}

const root = document.getElementById('root');
if (root) void start(root);
