import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import { Providers } from './app.tsx';
import { registerServiceWorker, reloadWhenCodeIsGone } from './platform/app-update.ts';
import { keepEarlyInput } from './platform/early-input.ts';
import { createQueryClient } from './platform/query-client.ts';
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

async function start(root: HTMLElement): Promise<void> {
  reloadWhenCodeIsGone();
  await loadMatchedRoutes().catch((error: unknown) => console.error('The screen did not load:', error));
  const app = (
    <StrictMode>
      <Providers queryClient={createQueryClient()}>
        <RouterProvider router={createBrowserRouter(routes)} />
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
  registerServiceWorker();
}

const root = document.getElementById('root');
if (root) void start(root);
