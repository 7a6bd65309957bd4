import { useEffect, useRef, type RefObject } from 'react';

/** The visible field to type in, if there is one and focusing it would not open an on-screen keyboard. */
function preferred(panel: HTMLElement | null, otherwise: HTMLElement | null): HTMLElement | null {
  if (matchMedia('(pointer: coarse)').matches) return otherwise;
  const fields = [...(panel?.querySelectorAll<HTMLElement>('[data-type-here]') ?? [])];
  return fields.findLast((field) => field.offsetParent !== null) ?? otherwise;
}

/** Focus goes to the field to type in, else to `first`, when the panel opens and back to where it came from when it closes from within. */
export function useFocusReturn(open: boolean, panel: RefObject<HTMLElement | null>, first: RefObject<HTMLElement | null>): void {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    if (!open) return;
    const element = panel.current;
    const before = document.activeElement;
    if (before && !element?.contains(before)) origin.current = before;
    // After the frame: a menu that opened the panel first gives focus back to its button.
    const timer = setTimeout(() => {
      const now = document.activeElement;
      if (now && now !== document.body && !element?.contains(now)) origin.current = now;
      preferred(element, first.current)?.focus({ preventScroll: true });
    }, 60);
    return () => {
      clearTimeout(timer);
      const now = document.activeElement;
      // If it is closed from elsewhere, the focus stays there.
      if (now && now !== document.body && !element?.contains(now)) return;
      if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus({ preventScroll: true });
    };
  }, [open, panel, first]);
}
