/**
 * Whether single keys (letters, digits, arrows) act as shortcuts. Stored on the device: people who use speech
 * input, or whose hands shake, trigger shortcuts unintentionally (WCAG 2.1.4).
 */
import { useSyncExternalStore } from 'react';
import { readSetting, writeSetting } from './storage.ts';

const key = 'single-keys';
const listeners = new Set<() => void>();
// Storage may be blocked: then the choice lasts until the page is closed.
let on = true;
let known = false;

export function singleKeysOn(): boolean {
  if (!known) {
    on = readSetting(key) !== 'off';
    known = true;
  }
  return on;
}

export function setSingleKeys(wanted: boolean): void {
  [on, known] = [wanted, true];
  writeSetting(key, wanted ? null : 'off');
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  // Another tab of this browser may have changed it.
  const changed = () => {
    known = false;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changed);
  };
};

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysOn, () => true);
