import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { destinationAfterLogin, homeAfterLogin, readLoginOrigin, verificationLinkIn } from '#core/accounts/after-login.ts';
import { noteIntent } from '../platform/intent.ts';
import { meQuery, useSession } from '../platform/session.ts';
import { pathTo, routeExists } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../ui/page-states.tsx';
import { ApiError } from '../platform/api.ts';

/** `guest` sends signed-in users on; the others are the access levels of the calls. */
export type GuardLevel = 'guest' | 'signed-in' | 'verified' | 'author' | 'admin';

function Waiting({ children }: { readonly children: ReactNode }) {
  return <div className="page-column py-12">{children}</div>;
}

/** To the screen that waits for the mailed link, at whose end is the way to `destination`. */
function VerifyFirst({ destination }: { readonly destination: string }) {
  // In an effect that comes before the navigation's own.
  useLayoutEffect(() => {
    if (destination !== homeAfterLogin) noteIntent('account', destination);
  }, [destination]);
  return <Navigate to={pathTo('verifyEmail')} replace />;
}

const isForStaff = (level: GuardLevel): boolean => level === 'author' || level === 'admin';

/** The server refuses everything else until then. */
const TwoFactorFirst = () => (
  <Waiting>
    <EmptyState
      heading="h1"
      title="Turn on two-step verification first"
      action={
        <ButtonLink variant="primary" to={pathTo('profile')}>
          Go to your profile
        </ButtonLink>
      }
    >
      Your account can change what students see, so a password alone is not enough. Setting it up takes a minute.
    </EmptyState>
  </Waiting>
);

/** An author followed a link of an administrator's. */
const ForAdministrators = () => (
  <Waiting>
    <EmptyState heading="h1" title="Only administrators can open this" action={<ButtonLink to={pathTo('admin')}>Back to authoring</ButtonLink>}>
      Your account can write and edit content. Ask an administrator if you need this page.
    </EmptyState>
  </Waiting>
);

/**
 * Lets a route's screens through or leads elsewhere. It spares a person screens that would not
 * work; what may be read or done is decided by the server alone.
 */
export function Guard({ level }: { readonly level: GuardLevel }) {
  const session = useSession();
  const location = useLocation();
  const client = useQueryClient();
  const address = `${location.pathname}${location.search}${location.hash}`;

  if (level === 'guest') {
    const search = new URLSearchParams(location.search);
    const origin = readLoginOrigin((name) => search.get(name));
    if (session.kind !== 'user') return <Outlet />;
    const destination = destinationAfterLogin(origin, routeExists);
    if (session.me.emailVerified) return <Navigate to={destination} replace />;
    const link = verificationLinkIn(origin);
    return link ? <Navigate to={link} replace /> : <VerifyFirst destination={destination} />;
  }
  switch (session.kind) {
    case 'loading':
      return (
        <Waiting>
          <LoadingState />
        </Waiting>
      );
    case 'unreachable':
      // Offline an exam continues from what this device has; other screens show the problem themselves.
      if (!isForStaff(level) && session.error instanceof ApiError && session.error.code === 'offline') return <Outlet />;
      return (
        <Waiting>
          <ErrorState heading="h1" title="We could not check who is logged in" error={session.error} onRetry={() => void client.refetchQueries(meQuery)} />
        </Waiting>
      );
    case 'guest':
      return <Navigate to={pathTo('login', {}, { from: address })} replace />;
    case 'user':
      if (level !== 'signed-in' && !session.me.emailVerified) return <VerifyFirst destination={address} />;
      if (!isForStaff(level)) return <Outlet />;
      if (!session.me.isAdmin && level === 'admin' && session.me.isAuthor) return <ForAdministrators />;
      if (!session.me.isAdmin && !session.me.isAuthor) return <Navigate to={pathTo('progress')} replace />;
      if (session.me.needsTwoFactor) return <TwoFactorFirst />;
      return <Outlet />;
  }
}
