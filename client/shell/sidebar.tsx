import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link, matchPath, useLocation } from 'react-router';
import type { NavigationEntry } from '../navigation.ts';
import { cx } from '../ui/class-names.ts';
import { Logo } from '../ui/logo.tsx';
import { ProMark } from '../ui/membership-badge.tsx';
import { Due } from './due.tsx';
import type { Sidebar as SidebarControls } from './sidebar-state.ts';

export const isCurrent = (entry: NavigationEntry, pathname: string): boolean => entry.currentOn.some((pattern) => matchPath(pattern, pathname) !== null);

interface EntryLinkProps {
  readonly entry: NavigationEntry;
  readonly collapsed: boolean;
  readonly onLocked: (entry: NavigationEntry) => void;
}

function EntryLink({ entry, collapsed, onLocked }: EntryLinkProps) {
  const current = isCurrent(entry, useLocation().pathname);
  const Icon = entry.icon;
  const look = cx('relative flex min-h-11 shrink-0 items-center gap-3 rounded-control px-3 transition-colors duration-150', collapsed && 'justify-center');
  if (entry.locked)
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        title={collapsed ? entry.label : undefined}
        onClick={() => onLocked(entry)}
        className={cx(look, 'text-left text-muted hover:bg-hover hover:text-ink', !collapsed && 'pr-0')}
      >
        <Icon aria-hidden size={20} className="shrink-0" />
        <span className={collapsed ? 'sr-only' : 'grow whitespace-nowrap'}>{entry.label}</span>
        <span className={collapsed ? 'sr-only' : '-ml-2.5'}>
          <ProMark tier={entry.locked} />
        </span>
      </button>
    );
  return (
    <Link
      to={entry.to}
      aria-current={current ? 'page' : undefined}
      title={collapsed ? entry.label : undefined}
      className={cx(
        look,
        current
          ? 'bg-hover font-medium text-ink before:absolute before:inset-y-2.5 before:left-0 before:w-0.75 before:rounded-full before:bg-primary'
          : 'text-muted hover:bg-hover hover:text-ink',
      )}
    >
      <Icon aria-hidden size={20} className={cx('shrink-0', current && 'text-primary')} />
      <span className={collapsed ? 'sr-only' : 'truncate'}>{entry.label}</span>
      {entry.showsDue ? <Due of={entry.showsDue} look={collapsed ? 'corner' : 'end'} /> : null}
    </Link>
  );
}

/** The places of the app, at the left of wide windows. */
export function Sidebar({
  entries,
  sidebar,
  home,
  onLocked,
}: {
  readonly entries: readonly NavigationEntry[];
  readonly sidebar: SidebarControls;
  readonly home: string;
  readonly onLocked: (entry: NavigationEntry) => void;
}) {
  const collapsed = sidebar.state === 'collapsed';
  const ToggleIcon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      className={cx(
        'fixed inset-y-0 left-0 z-20 flex flex-col border-r border-line bg-sunken px-3 pb-4 transition-[width] duration-200 ease-out',
        collapsed ? 'w-20' : 'w-60',
      )}
    >
      <div className={cx('flex h-18 shrink-0 items-center', collapsed ? 'justify-center' : 'px-2')}>
        <Logo to={home} variant={collapsed ? 'mark' : 'default'} />
      </div>
      {/* Scrolls in short windows; its padding leaves room for the focus ring. */}
      <nav aria-label="Main" className="-mx-3 mt-1 flex min-h-0 grow [scrollbar-width:thin] flex-col gap-1 overflow-x-hidden overflow-y-auto px-3 py-1">
        {entries
          .filter((entry) => !entry.phoneOnly)
          .map((entry) => (
            <EntryLink key={entry.label} entry={entry} collapsed={collapsed} onLocked={onLocked} />
          ))}
      </nav>
      {sidebar.forced ? null : (
        <button
          type="button"
          onClick={sidebar.toggle}
          aria-expanded={!collapsed}
          className={cx(
            'mt-1 flex min-h-11 shrink-0 items-center gap-3 rounded-control px-3 text-sm text-muted transition-colors duration-150 hover:bg-hover hover:text-ink',
            collapsed && 'justify-center',
          )}
        >
          <ToggleIcon aria-hidden size={20} />
          <span className={collapsed ? 'sr-only' : ''}>{collapsed ? 'Expand sidebar' : 'Collapse'}</span>
        </button>
      )}
    </aside>
  );
}
