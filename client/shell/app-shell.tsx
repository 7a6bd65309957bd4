import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { navigationFor } from '../navigation.ts';
import { pathTo } from '../paths.ts';
import { useSession } from '../platform/session.ts';
import { useScrolledPast } from '../platform/viewport.ts';
import { cx } from '../ui/class-names.ts';
import { Logo } from '../ui/logo.tsx';
import { OfflineBanner, UpdateBanner } from './banners.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './sidebar-state.ts';

// Menus and what positions them are the larger part of the shell, and nobody needs them first.
const ProfileMenu = lazy(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }));

const contentOffset = { expanded: 'pl-60', collapsed: 'pl-20', hidden: 'pb-20' } as const;

/** The frame around the screens of a signed-in person; a running exam stands alone, outside it. */
export function AppShell() {
  const session = useSession();
  const sidebar = useSidebar();
  const minimised = useScrolledPast(50);
  const me = session.kind === 'user' ? session.me : null;
  const entries = navigationFor(me);
  const mobile = sidebar.state === 'hidden';
  return (
    <>
      <a
        href="#main"
        className="sr-only z-60 rounded-control bg-primary px-4 py-3 font-medium text-on-primary focus:not-sr-only focus:fixed focus:left-4 focus:top-4"
      >
        Skip to content
      </a>
      {mobile ? null : <Sidebar entries={entries} sidebar={sidebar} />}
      <div className={cx('flex min-h-dvh flex-col transition-[padding] duration-200 ease-out', contentOffset[sidebar.state])}>
        <UpdateBanner />
        <OfflineBanner />
        <header
          data-minimised={minimised}
          className={cx(
            'sticky top-0 z-10 flex items-center justify-between bg-paper px-4 transition-[height,border-color] duration-200 ease-out sm:px-6',
            minimised ? 'h-12 border-b border-line' : 'h-18 border-b border-transparent',
          )}
        >
          {mobile ? <Logo size={minimised ? 'small' : 'medium'} to={pathTo('progress')} /> : <span />}
          {me ? (
            <Suspense>
              <ProfileMenu me={me} />
            </Suspense>
          ) : null}
        </header>
        <main id="main" tabIndex={-1} className="grow outline-none">
          <Outlet />
        </main>
      </div>
      {mobile ? <MobileBar entries={entries} /> : null}
    </>
  );
}
