import { useLayoutEffect, useRef } from 'react';
import { useDock } from './dock.ts';

/** What a sheet leaves of the question beneath its tools before the page comes up to meet it. */
const minInSight = 160;
/** Where the tools then stand: clear of what sticks to the window's top. */
const fromTop = 80;

interface Held {
  readonly element: Element;
  /** How far below the window's top it stands. */
  readonly at: number;
  readonly opening: boolean;
}

/**
 * Keeps the question in sight when a panel docks, or leaves its dock, in the middle of a long page: the page beside it is set anew, and what
 * stands above the question becomes longer or shorter. Where a sheet would cover the question, it scrolls up to above the sheet.
 * Call what it returns with the tools of the question, before their panel opens or closes.
 */
export function useSteadyPage(): (tools: Element | null, opening: boolean) => void {
  const { width, sheetHeight } = useDock();
  const held = useRef<Held | null>(null);
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!held.current) return;
    // When what else follows the dock has been drawn, the place for the panel too, and before the browser paints.
    queueMicrotask(() => {
      if (!held.current?.element.isConnected) return;
      const { element, at, opening } = held.current;
      held.current = null;
      // Most browsers hold what they see at the window's top in its place by themselves; what is left is up to us.
      window.scrollBy({ top: element.getBoundingClientRect().top - at, behavior: 'instant' });
      const { top, bottom } = element.getBoundingClientRect();
      const sheetTop = document.querySelector('[data-sheet]:not([hidden])')?.getBoundingClientRect().top ?? window.innerHeight;
      if (opening && bottom + minInSight > sheetTop) window.scrollBy({ top: top - fromTop, behavior: 'instant' });
    });
  }, [width, sheetHeight]);
  return (tools, opening) => {
    last.current = tools ?? last.current;
    const element = last.current;
    const { top = -1 } = element?.getBoundingClientRect() ?? {};
    held.current = element?.isConnected && top >= 0 && top < window.innerHeight ? { element, at: top, opening } : null;
  };
}
