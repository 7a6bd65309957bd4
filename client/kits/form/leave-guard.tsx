import { useEffect, useState, type ComponentType } from 'react';
import { useAsks } from './typed.ts';

/** The browser asks in its own words. */
const askOnUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Stands in a long form, and asks before its screen is left with unsaved input: by a link, Back, a reload, a closed tab. */
export function LeaveGuard({ id }: { readonly id: string }) {
  const asks = useAsks(id);
  const [LeaveDialog, setLeaveDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!asks) return undefined;
    // Only while it is needed: a page that listens for this is not kept for the Back button.
    addEventListener('beforeunload', askOnUnload);
    // Where its code does not arrive, nobody is kept on the screen.
    void import('./leave-dialog.tsx').then(
      (module) => setLeaveDialog(() => module.LeaveDialog),
      () => undefined,
    );
    return () => removeEventListener('beforeunload', askOnUnload);
  }, [asks]);
  return asks && LeaveDialog ? <LeaveDialog /> : null;
}
