/** The place beside the question into which a panel can be docked. The screen says where it is, the panel how wide. */
import { useSyncExternalStore } from 'react';
import type { Box } from './geometry.ts';

interface Dock {
  /** Where the place is, or null if this screen has none. */
  readonly place: Box | null;
  /** How wide the docked panel is; 0 if none is docked. */
  readonly width: number;
  /** How much of the window's foot a sheet covers on small screens; 0 without one. */
  readonly sheetHeight: number;
}

let dock: Dock = { place: null, width: 0, sheetHeight: 0 };
const listeners = new Set<() => void>();

function set(next: Dock): void {
  const { place } = next;
  const same =
    dock.width === next.width &&
    dock.sheetHeight === next.sheetHeight &&
    (['x', 'y', 'width', 'height'] as const).every((side) => dock.place?.[side] === place?.[side]);
  if (same && (dock.place === null) === (place === null)) return;
  dock = next;
  for (const listener of listeners) listener();
}

export const setDockPlace = (place: Box | null): void => set({ ...dock, place });
export const setDockWidth = (width: number): void => set({ ...dock, width });

/** What the sheet of each panel covers; the question has to be clear of the highest. */
const sheets = new Map<string, number>();
export function setSheetHeight(panel: string, height: number): void {
  if (height > 0) sheets.set(panel, height);
  else sheets.delete(panel);
  set({ ...dock, sheetHeight: Math.max(0, ...sheets.values()) });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useDock = (): Dock => useSyncExternalStore(subscribe, () => dock);
