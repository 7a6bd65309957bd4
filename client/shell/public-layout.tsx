import { Outlet } from 'react-router';
import { pathTo } from '../paths.ts';
import { useHasAccount, useSession } from '../platform/session.ts';
import { LogInLinks, ProgressLink } from '../ui/account-links.tsx';
import { Logo } from '../ui/logo.tsx';
import { UpdateBanner } from './banners.tsx';
import { ClaimedNotice } from './claimed-notice.tsx';
import { Footer } from './footer.tsx';

/** The frame of the pages anyone may read. */
export function PublicLayout() {
  const session = useSession();
  const hasAccount = useHasAccount();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-60 rounded-control bg-primary px-4 py-3 font-medium text-on-primary focus:not-sr-only focus:fixed focus:left-4 focus:top-4"
      >
        Skip to content
      </a>
      <UpdateBanner />
      <ClaimedNotice />
      <header className="page-column flex min-h-18 flex-wrap items-center justify-between">
        <Logo to={pathTo('landing')} />
        <nav aria-label="Account" className="flex items-center gap-1 sm:gap-2">
          {hasAccount ? (session.kind !== 'user' || session.me.emailVerified) && <ProgressLink /> : <LogInLinks />}
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
