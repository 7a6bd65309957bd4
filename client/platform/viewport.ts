import { useSyncExternalStore } from 'react';

/** Whether a media query holds; false while prerendering. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

const subscribeScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the page is scrolled down by more than `px`. */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    subscribeScroll,
    () => window.scrollY > px,
    () => false,
  );
