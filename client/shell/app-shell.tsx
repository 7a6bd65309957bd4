import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { navigationFor, type NavigationEntry } from '../navigation.ts';
import { pathTo } from '../paths.ts';
import { refreshPush } from '../platform/push-refresh.ts';
import { useSession } from '../platform/session.ts';
import { useScrolledPast } from '../platform/viewport.ts';
import { cx } from '../ui/class-names.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { accountButton } from './account-button.tsx';
import { OfflineBanner, UpdateBanner } from './banners.tsx';
import { ClaimedNotice } from './claimed-notice.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';
import { MobileBar } from './mobile-bar.tsx';
import type { UpgradeOffer } from './upgrade-dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './sidebar-state.ts';

// Menus, dialogs and their positioning code are the larger part of the shell, and are not needed at first.
const loadProfileMenu = () => import('./profile-menu.tsx');
const ProfileMenu = lazy(async () => ({ default: (await loadProfileMenu()).ProfileMenu }));
const UpgradeDialog = lazy(async () => ({ default: (await import('./upgrade-dialog.tsx')).UpgradeDialog }));

const contentOffset = { expanded: 'pl-60', collapsed: 'pl-20', hidden: 'pb-20' } as const;

/** The frame around the screens of the app, for accounts and guests; a running exam is outside it. */
export function AppShell() {
  const session = useSession();
  const sidebar = useSidebar();
  const minimised = useScrolledPast(50);
  const me = session.kind === 'user' ? session.me : null;
  const guest = session.kind === 'guest';
  const entries = navigationFor(session.kind === 'user' || guest ? session : { kind: 'unknown' });
  const [offer, setOffer] = useState<UpgradeOffer | null>(null);
  // Stays once it has been opened, so that it can close with its animation.
  const [offered, setOffered] = useState(false);
  const onLocked = ({ label, to, locked }: NavigationEntry) => {
    if (!locked) return;
    setOffer({ label, to, tier: locked });
    setOffered(true);
  };
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const home = guest ? pathTo('landing') : pathTo('progress');
  const mobile = sidebar.state === 'hidden';
  const id = me?.id;
  useEffect(() => {
    if (id !== undefined) refreshPush();
  }, [id]);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-60 rounded-control bg-primary px-4 py-3 font-medium text-on-primary focus:not-sr-only focus:fixed focus:left-4 focus:top-4"
      >
        Skip to content
      </a>
      {mobile ? null : <Sidebar entries={entries} sidebar={sidebar} home={home} onLocked={onLocked} />}
      <div className={cx('flex min-h-dvh flex-col transition-[padding] duration-200 ease-out print:min-h-0 print:p-0', contentOffset[sidebar.state])}>
        <UpdateBanner />
        <OfflineBanner />
        <ClaimedNotice />
        <header
          data-minimised={minimised}
          className={cx(
            '@container sticky top-0 z-10 flex items-center justify-between gap-2 bg-paper px-4 transition-[height,margin,border-color] duration-200 ease-out sm:px-6',
            // Its margin grows as it shrinks: what is below stays in its place, also under a finger that has just scrolled back to the top.
            minimised ? 'mb-6 h-12 border-b border-line' : 'h-18 border-b border-transparent',
          )}
        >
          {mobile ? <Logo size={minimised ? 'small' : 'medium'} variant={guest ? 'fitting' : 'default'} to={home} /> : <span />}
          {me ? (
            <MenuOnDemand button={accountButton(me)} load={loadProfileMenu}>
              <ProfileMenu me={me} />
            </MenuOnDemand>
          ) : guest ? (
            <nav aria-label="Account" className="flex gap-1">
              <ButtonLink to={pathTo('login', {}, { from })} size="small" variant="quiet">
                Log in
              </ButtonLink>
              <ButtonLink to={pathTo('signup', {}, { from })} size="small" variant="secondary">
                Sign up
              </ButtonLink>
            </nav>
          ) : null}
        </header>
        <main id="main" tabIndex={-1} className="grow outline-none">
          <Outlet />
        </main>
      </div>
      {mobile ? <MobileBar entries={entries} onLocked={onLocked} /> : null}
      {offered ? (
        <Suspense>
          <UpgradeDialog offer={offer} onClose={() => setOffer(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
