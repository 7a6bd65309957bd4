import { Ellipsis } from 'lucide-react';
import type { NavigationEntry } from '../navigation.ts';
import { Menu, MenuLink } from '../ui/menu.tsx';

/** The places that have no room in the mobile bar. */
export function MoreMenu({ entries, className }: { readonly entries: readonly NavigationEntry[]; readonly className: string }) {
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
        return (
          <MenuLink key={entry.to} to={entry.to} icon={<Icon aria-hidden size={18} />}>
            {entry.label}
          </MenuLink>
        );
      })}
    </Menu>
  );
}
