import { useSyncExternalStore } from 'react';
import { readSetting, writeSetting } from '../platform/storage.ts';
import { useMediaQuery } from '../platform/viewport.ts';

type SidebarState = 'expanded' | 'collapsed' | 'hidden';

/** Widths at which the sidebar collapses by itself, and is replaced by the mobile bar. */
const collapseAt = 1024;
const mobileAt = 768;

const listeners = new Set<() => void>();
let wished: SidebarState | null = null;

const read = (): SidebarState => (wished ??= readSetting('sidebar') === 'collapsed' ? 'collapsed' : 'expanded');

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export interface Sidebar {
  readonly state: SidebarState;
  /** True where the window is too narrow for a choice. */
  readonly forced: boolean;
  /** Changes the remembered wish; ignored while forced. */
  readonly toggle: () => void;
}

export function useSidebar(): Sidebar {
  const wish = useSyncExternalStore(subscribe, read, () => 'expanded' as const);
  const narrow = useMediaQuery(`(max-width: ${collapseAt}px)`);
  const mobile = useMediaQuery(`(max-width: ${mobileAt}px)`);
  return {
    state: mobile ? 'hidden' : narrow ? 'collapsed' : wish,
    forced: narrow,
    toggle: () => {
      if (narrow) return;
      wished = wish === 'expanded' ? 'collapsed' : 'expanded';
      writeSetting('sidebar', wished);
      for (const listener of listeners) listener();
    },
  };
}
