import { Ellipsis } from 'lucide-react';
import { lazy } from 'react';
import { Link, useLocation } from 'react-router';
import type { NavigationEntry } from '../navigation.ts';
import { cx } from '../ui/class-names.ts';
import { Due } from './due.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';
import { isCurrent } from './sidebar.tsx';

const loadMoreMenu = () => import('./more-menu.tsx');
const MoreMenu = lazy(async () => ({ default: (await loadMoreMenu()).MoreMenu }));

const itemClass = 'relative flex min-h-14 min-w-0 grow basis-0 flex-col items-center justify-center gap-0.5 rounded-control text-xs font-medium';

/** A phone zoomed to 200 % has no room for five words. */
const labelClass = 'max-[17rem]:sr-only';

/** Says what is due in its menu, too. */
const moreButton = (due: NavigationEntry['showsDue']) => (
  <button type="button" className={cx(itemClass, 'text-muted')}>
    <Ellipsis aria-hidden size={22} />
    <span className={labelClass}>More</span>
    {due ? <Due of={due} look="corner" /> : null}
  </button>
);

/** The places of the app on a phone, within reach of a thumb. */
export function MobileBar({ entries, onLocked }: { readonly entries: readonly NavigationEntry[]; readonly onLocked: (entry: NavigationEntry) => void }) {
  const { pathname } = useLocation();
  const more = entries.filter((entry) => entry.mobile === 'more');
  const button = moreButton(more.find(({ locked, showsDue }) => showsDue && !locked)?.showsDue);
  return (
    <nav aria-label="Main" className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-paper px-2 pb-[env(safe-area-inset-bottom)]">
      {entries
        .filter((entry) => entry.mobile === 'bar')
        .map((entry) => {
          const current = isCurrent(entry, pathname);
          const Icon = entry.icon;
          return (
            <Link
              key={entry.label}
              to={entry.to}
              aria-current={current ? 'page' : undefined}
              className={cx(itemClass, current ? 'text-primary' : 'text-muted')}
            >
              <Icon aria-hidden size={22} />
              <span className={labelClass}>{entry.shortLabel}</span>
              {entry.showsDue ? <Due of={entry.showsDue} look="corner" /> : null}
            </Link>
          );
        })}
      {more.length > 0 ? (
        <MenuOnDemand button={button} load={loadMoreMenu}>
          <MoreMenu entries={more} onLocked={onLocked} button={button} />
        </MenuOnDemand>
      ) : null}
    </nav>
  );
}
