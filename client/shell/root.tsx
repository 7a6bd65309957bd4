import { useEffect, useRef } from 'react';
import { isRouteErrorResponse, Outlet, ScrollRestoration, useLocation, useRouteError } from 'react-router';
import { pathTo } from '../paths.ts';
import { useFollowOtherTabs } from '../platform/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/page-states.tsx';
import { LoadingBar } from './loading-bar.tsx';

/**
 * Moves focus to the page's main part after a navigation, so that a screen reader continues there, and scrolls to the part
 * that the address names. The router's own scrolling comes before the new screen is in the document.
 */
function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [pathname, hash]);
}

export function Root() {
  useFocusOnNavigation();
  useFollowOtherTabs(pathTo('landing'));
  return (
    <>
      <LoadingBar />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Shown when a screen throws or its code does not arrive. */
export function RootError() {
  const error = useRouteError();
  const detail = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error instanceof Error ? error.message : '';
  return (
    <main className="page-column py-16" role="alert">
      <EmptyState
        heading="h1"
        title="Unexpected Application Error!"
        action={
          <>
            <Button onClick={() => location.reload()}>Reload this page</Button>
            <ButtonLink variant="secondary" to={pathTo('landing')} reloadDocument>
              Back to home
            </ButtonLink>
          </>
        }
      >
        <p>Something went wrong on this page. Any exam answers you gave are saved on this device.</p>
        {detail ? <p className="mt-2 text-sm">{detail}</p> : null}
      </EmptyState>
    </main>
  );
}
