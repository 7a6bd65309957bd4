import { useSyncExternalStore } from 'react';

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
export const useIsFront = (id: string): boolean => useSyncExternalStore(subscribe, () => front === id);
