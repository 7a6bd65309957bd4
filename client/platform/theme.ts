/** Light, dark, or the system's setting. public/boot.js applies the stored choice before the first paint. */
import { useSyncExternalStore } from 'react';
import { readSetting, writeSetting } from './storage.ts';

export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();
const parse = (value: string | null): Theme => (value === 'light' || value === 'dark' ? value : 'system');

let current: Theme | null = null;
const read = (): Theme => (current ??= parse(readSetting('theme')));

export function setTheme(theme: Theme): void {
  current = theme;
  writeSetting('theme', theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => 'system');
