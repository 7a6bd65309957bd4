import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { isTyped } from './typed.ts';

/** Holds a navigation to another screen back until the user has decided. */
export function LeaveDialog() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isTyped() && currentLocation.pathname !== nextLocation.pathname);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => (open ? undefined : blocker.reset?.())}
      title="Leave without saving?"
      description="What you typed here isn’t saved yet. If you leave now, it will be lost."
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
