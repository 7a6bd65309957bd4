import { useEffect, useState, useSyncExternalStore } from 'react';
import { setDockWidth, setSheetHeight, useDock } from './dock.ts';
import { dockable, fit, resized, type Box, type Extent } from './geometry.ts';

interface Remembered {
  readonly box: Box | null;
  readonly expanded: boolean;
  readonly sheetHeight: number | null;
  /** Docked beside the question, if the screen has a place for it. */
  readonly docked: boolean;
  readonly dockWidth: number | null;
}

/** Places and sizes by panel, for as long as the page is open: all modules of an exam. */
const remembered = new Map<string, Remembered>();

/** Narrower windows have no room for a panel beside the question. */
const minToDock = 1_000;
/** Narrower windows are a phone's: a panel is a sheet on every screen. */
const minToFloat = 768;

/** What a sheet leaves free at the window's foot on screens without a footer of their own. */
const footerHeight = 64;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};
const useWindow = (): Extent => {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  return { width, height };
};

export interface BoxOptions {
  readonly id: string;
  readonly minSize: Extent;
  /** The initial place and size. */
  readonly initial: (window: Extent) => Box;
  readonly expanded: (window: Extent) => Box;
  /** Its width when it is docked; panels without one only float. */
  readonly dockWidth?: (window: Extent, expanded: boolean) => number;
}

export interface BoxControl {
  readonly box: Box;
  /**
   * The panel is a sheet as wide as the window, above the footer: below 768 px, and in the exam player at every width
   * at which it could not dock, where floating it would cover the question.
   */
  readonly sheet: boolean;
  readonly isExpanded: boolean;
  /** Null where there is no place to dock. */
  readonly docked: boolean | null;
  readonly toggleDocked: () => void;
  /** By this much from where it was. */
  readonly move: (from: Box, dx: number, dy: number) => Box;
  readonly resize: (from: Box, dx: number, dy: number) => Box;
  readonly toggleExpanded: () => void;
}

/** A panel's place and size, always inside the window, remembered while the page is open. */
export function useBox({ id, minSize, initial, expanded, dockWidth }: BoxOptions, open: boolean): BoxControl {
  const size = useWindow();
  const [state, setState] = useState<Remembered>(() => remembered.get(id) ?? { box: null, expanded: false, sheetHeight: null, docked: true, dockWidth: null });
  const save = (next: typeof state) => {
    remembered.set(id, next);
    setState(next);
  };
  const { place } = useDock();
  // Only the player's place ends above the window's foot: its footer is there.
  const footerTop = place && place.height > 0 && place.y + place.height < size.height ? place.y + place.height : null;
  const sheet = size.width < minToFloat || (footerTop !== null && size.width < minToDock);
  const free = fit(state.expanded ? expanded(size) : (state.box ?? initial(size)), size, minSize);
  // On a phone, the keys of a panel for work take 200 px: above them there is room for a row, its result and the graph, and the question begins above the sheet.
  const share = dockWidth && (size.width < 576 || size.height < 500) ? 0.66 : 0.52;
  // The bar with Back and Next stays in reach below the sheet.
  const floor = footerTop ?? size.height - footerHeight;
  const top = Math.max(64, floor - Math.max(200, state.sheetHeight ?? size.height * (state.expanded ? 0.8 : share)));
  const canDock = dockWidth !== undefined && place !== null && size.width >= minToDock;
  const docked = canDock && state.docked;
  const ownWidth = dockWidth?.(size, state.expanded) ?? 0;
  const width = dockable(state.expanded ? ownWidth : (state.dockWidth ?? ownWidth), minSize.width, size.width - (place?.x ?? 0));
  useEffect(() => {
    if (dockWidth) setDockWidth(docked && open ? width : 0);
  }, [dockWidth, docked, open, width]);
  useEffect(() => {
    setSheetHeight(id, sheet && open ? floor - top : 0);
  }, [id, sheet, open, floor, top]);
  useEffect(
    () => () => {
      setSheetHeight(id, 0);
      if (dockWidth) setDockWidth(0);
    },
    [id, dockWidth],
  );
  const floating = sheet ? { x: 0, y: top, width: size.width, height: floor - top } : free;
  const box = docked ? { x: place.x, y: place.y, width, height: place.height } : floating;
  // Moving an expanded panel makes its size the student's own.
  const keep = (next: Box) => {
    save({ ...state, box: next, expanded: false, docked: false });
    return next;
  };
  return {
    box,
    sheet,
    isExpanded: state.expanded,
    docked: canDock ? docked : null,
    toggleDocked: () => save({ ...state, docked: !docked, expanded: false }),
    move: (from, dx, dy) => keep(fit({ ...from, x: from.x + dx, y: from.y + dy }, size, minSize)),
    resize: (from, dx, dy) => {
      if (docked) {
        save({ ...state, expanded: false, dockWidth: from.width + dx });
        return { ...from, width: from.width + dx };
      }
      if (!sheet) return keep(resized(from, dx, dy, size, minSize));
      save({ ...state, sheetHeight: from.height - dy });
      return { ...from, height: from.height - dy };
    },
    toggleExpanded: () => save({ ...state, expanded: !state.expanded, sheetHeight: null }),
  };
}
