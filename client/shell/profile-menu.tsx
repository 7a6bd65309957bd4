import { CircleArrowUp, CircleHelp, CircleUserRound, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import type { Me } from '#contract/accounts.ts';
import { countUnsent } from '../platform/exam-copy.ts';
import { openExamStore } from '../platform/exam-store.ts';
import { useSignOut } from '../platform/session.ts';
import { setTheme, useTheme } from '../platform/theme.ts';
import { pathTo } from '../paths.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { MembershipBadge } from '../ui/membership-badge.tsx';
import { Menu, MenuHeading, MenuItem, MenuLink, MenuRadio, MenuSeparator } from '../ui/menu.tsx';
import { showToast } from '../ui/toast.tsx';
import { accountButton } from './account-button.tsx';

const themes = [
  { value: 'system', label: 'Match this device', icon: <Monitor aria-hidden size={18} /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden size={18} /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden size={18} /> },
] as const;

/** Whose account this is, how it looks, and the way out; open once it is there. */
export function ProfileMenu({ me }: { readonly me: Me }) {
  const theme = useTheme();
  const signOut = useSignOut(pathTo('landing'));
  const leave = () =>
    signOut.mutate(undefined, {
      onError: (error) => showToast({ title: 'You are still logged in', description: error.message, tone: 'danger' }),
    });
  const [unsent, setUnsent] = useState(0);
  const [asking, setAsking] = useState(false);
  /** Signing out clears the device: answers that are nowhere else deserve a question first. */
  const begin = async () => {
    const count = await countUnsent(openExamStore(), me.id);
    setUnsent(count);
    if (count > 0) setAsking(true);
    else leave();
  };
  return (
    <>
      <Menu opened trigger={accountButton(me)}>
        <MenuHeading>
          <p className="max-w-64 truncate font-medium">{me.email}</p>
          <p className="mt-1.5">
            <MembershipBadge tier={me.membershipTier} size="small" />
          </p>
        </MenuHeading>
        <MenuSeparator />
        <MenuLink to={pathTo('profile')} icon={<CircleUserRound aria-hidden size={18} />}>
          Profile
        </MenuLink>
        <MenuLink to={pathTo('membershipUpgrade')} icon={<CircleArrowUp aria-hidden size={18} />}>
          Upgrade
        </MenuLink>
        <MenuLink to={pathTo('help')} icon={<CircleHelp aria-hidden size={18} />}>
          Help
        </MenuLink>
        <MenuSeparator />
        <MenuRadio label="Appearance" value={theme} onChange={setTheme} options={themes} />
        <MenuSeparator />
        <MenuItem onSelect={() => void begin()} icon={<LogOut aria-hidden size={18} />}>
          Logout
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`${unsent} ${unsent === 1 ? 'answer has' : 'answers have'} not been sent yet. Log out anyway?`}
        description="Logging out deletes them from this device, the only place they are saved. To send them, open the exam while you’re online."
        cancelLabel="Stay logged in"
        confirmLabel="Log out and delete them"
        danger
        busy={signOut.isPending}
        onConfirm={leave}
      />
    </>
  );
}
