import { useEffect, useRef } from 'react';

/**
 * Another view at the same path: what led to it is gone with the one before, so the focus goes to the page's main part. Between paths the
 * router's frame does the same (shell/root.tsx).
 */
export function useMainFocus(view: unknown): void {
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [view]);
}
