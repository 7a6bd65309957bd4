import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '../paths.ts';
import { leavePage } from '../platform/leave-page.ts';
import { useHasAccount } from '../platform/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/page-states.tsx';

/** Where this document was opened: the app at a page of the site means that the page itself did not arrive. */
const openedAt = typeof location === 'undefined' ? null : location.pathname;

/** Leaves the app for a public page, which is a document of its own. */
export function ToSite() {
  const { pathname, search, hash } = useLocation();
  const missing = pathname === openedAt;
  const hasAccount = useHasAccount();
  useEffect(() => {
    if (!missing) leavePage(pathname + search + hash, { replace: true });
  }, [missing, pathname, search, hash]);
  if (!missing) return null;
  return (
    <div className="page-column py-12">
      <EmptyState
        heading="h1"
        title="This page needs a connection"
        action={
          <>
            <Button onClick={() => location.reload()}>Try again</Button>
            {hasAccount ? (
              <ButtonLink to={pathTo('progress')} variant="secondary">
                My progress
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {hasAccount
          ? 'An exam you’ve started on this device works without one. Answers that haven’t been sent yet are safe here.'
          : 'Check your connection, then try again.'}
      </EmptyState>
    </div>
  );
}
