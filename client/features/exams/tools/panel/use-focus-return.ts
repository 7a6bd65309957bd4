import { useEffect, useRef, type RefObject } from 'react';

/** Focus goes to `first` when the panel opens and back to where it came from when it closes from within. */
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
      first.current?.focus({ preventScroll: true });
    }, 60);
    return () => {
      clearTimeout(timer);
      const now = document.activeElement;
      // Whoever closes it from elsewhere keeps the focus there.
      if (now && now !== document.body && !element?.contains(now)) return;
      if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus({ preventScroll: true });
    };
  }, [open, panel, first]);
}
