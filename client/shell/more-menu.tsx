import { Ellipsis } from 'lucide-react';
import type { NavigationEntry } from '../navigation.ts';
import { ProMark } from '../ui/membership-badge.tsx';
import { Menu, MenuItem, MenuLink } from '../ui/menu.tsx';

/** The places that have no room in the mobile bar. */
export function MoreMenu({
  entries,
  className,
  onLocked,
}: {
  readonly entries: readonly NavigationEntry[];
  readonly className: string;
  readonly onLocked: (entry: NavigationEntry) => void;
}) {
  return (
    <Menu
      side="top"
      trigger={
        <button type="button" className={className}>
          <Ellipsis aria-hidden size={22} />
          More
        </button>
      }
    >
      {entries.map((entry) => {
        const Icon = entry.icon;
        if (entry.locked)
          return (
            <MenuItem key={entry.label} onSelect={() => onLocked(entry)} icon={<Icon aria-hidden size={18} />}>
              <span className="grow">{entry.label}</span>
              <ProMark tier={entry.locked} />
            </MenuItem>
          );
        return (
          <MenuLink key={entry.label} to={entry.to} icon={<Icon aria-hidden size={18} />}>
            {entry.label}
          </MenuLink>
        );
      })}
    </Menu>
  );
}
