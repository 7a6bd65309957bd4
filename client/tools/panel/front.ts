import { useEffect, useSyncExternalStore } from 'react';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';

/** Which floating panel is on top: the one used last. */
let front = '';
const listeners = new Set<() => void>();

export function bringToFront(id: string): void {
  if (front === id) return;
  front = id;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The panels that share one place at the moment. */
const sharing = new Set<string>();

/** A panel that opens comes to the front, and at once: where panels share one place, another one leaves it. */
export function useFrontOnOpen(id: string, open: boolean): void {
  useEffect(() => {
    if (open) bringToFront(id);
  }, [id, open]);
}

/** Calls `onBehind` when another panel comes to the front, as long as `active`; also where that one is there already when `active` begins. */
export function useBehind(id: string, active: boolean, onBehind: () => void): void {
  const behind = useStableCallback(onBehind);
  useEffect(() => {
    if (!active) return undefined;
    sharing.add(id);
    // A window that becomes narrow makes all of them share the place at once: the one used last stays.
    const timer = setTimeout(() => front !== id && sharing.has(front) && behind());
    const stop = subscribe(() => front !== id && behind());
    return () => {
      clearTimeout(timer);
      sharing.delete(id);
      stop();
    };
  }, [id, active, behind]);
}

export const useIsFront = (id: string): boolean => useSyncExternalStore(subscribe, () => front === id);
