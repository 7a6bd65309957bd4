import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';

/** One part of the profile: what it is on the left, what can be done about it on the right. */
export function Section({ title, lead, children }: { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-5 border-t border-line py-8 first:border-0 first:pt-0 lg:grid-cols-[16rem_minmax(0,30rem)]">
      <div>
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {lead ? <p className="mt-1 text-sm text-muted">{lead}</p> : null}
      </div>
      <KeepsFocus className="min-w-0">{children}</KeepsFocus>
    </section>
  );
}

/** A part whose buttons appear and disappear with their actions: call `focus` when the pressed one is gone. */
export function useFocusPlace() {
  const ref = useRef<HTMLDivElement>(null);
  // After the frame in which a closing dialog returns the focus to an element that no longer exists.
  const focus = () => setTimeout(() => ref.current?.focus(), 50);
  return { ref, focus };
}

export interface DisclosureProps {
  /** What the button that opens the form says. */
  readonly label: string;
  /** The form; `close` restores the button and focuses it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A form that opens on request: most visits change nothing. */
export function Disclosure({ label, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const moved = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moved.current) place.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus();
  }, [open]);
  const move = (next: boolean) => {
    moved.current = true;
    setOpen(next);
  };
  return (
    <div ref={place} className={open ? 'basis-full' : undefined}>
      {open ? (
        children(() => move(false))
      ) : (
        <Button variant="secondary" onClick={() => move(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
