import type { ReactElement } from 'react';
import type { NavigationEntry } from '../navigation.ts';
import { ProMark } from '../ui/membership-badge.tsx';
import { Due } from './due.tsx';
import { Menu, MenuItem, MenuLink } from '../ui/menu.tsx';

/** The places that have no room in the mobile bar; open once it is there. */
export function MoreMenu({
  entries,
  button,
  onLocked,
}: {
  readonly entries: readonly NavigationEntry[];
  readonly button: ReactElement<Record<string, unknown>>;
  readonly onLocked: (entry: NavigationEntry) => void;
}) {
  return (
    <Menu side="top" opened trigger={button}>
      {entries.map((entry) => {
        const Icon = entry.icon;
        if (entry.locked)
          return (
            <MenuItem key={entry.label} onSelect={() => onLocked(entry)} icon={<Icon aria-hidden size={18} />}>
              <span className="grow">{entry.shortLabel}</span>
              <ProMark tier={entry.locked} />
            </MenuItem>
          );
        return (
          <MenuLink key={entry.label} to={entry.to} icon={<Icon aria-hidden size={18} />}>
            {entry.shortLabel}
            {entry.showsDue ? <Due of={entry.showsDue} /> : null}
          </MenuLink>
        );
      })}
    </Menu>
  );
}
