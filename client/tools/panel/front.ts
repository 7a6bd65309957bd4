import { useEffect, useSyncExternalStore } from 'react';

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

/** Calls `onBehind` when another panel comes to the front, as long as `active`. */
export function useBehind(id: string, active: boolean, onBehind: () => void): void {
  useEffect(() => {
    if (!active) return;
    return subscribe(() => front !== id && onBehind());
  }, [id, active, onBehind]);
}

export const useIsFront = (id: string): boolean => useSyncExternalStore(subscribe, () => front === id);
