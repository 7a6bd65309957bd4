import { useRef, type PointerEvent } from 'react';

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onLostPointerCapture: () => void;
}

interface Drag<From> {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly from: From;
}

/**
 * Pointer handlers that report how far the pointer is from where the drag began, and what was there: what is dragged stays under the pointer, also
 * when that comes back from where nothing can follow it.
 */
export function useDrag<From>(begin: () => From, onDrag: (from: From, dx: number, dy: number) => void): DragHandlers {
  const drag = useRef<Drag<From> | null>(null);
  const end = () => {
    drag.current = null;
  };
  return {
    onPointerDown: (event) => {
      // A second finger changes nothing.
      if (event.button !== 0 || drag.current) return;
      drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from: begin() };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ pointerId, buttons, clientX, clientY }) => {
      const now = drag.current;
      if (now?.pointer !== pointerId) return;
      // Let go where this page could not see it.
      if (buttons === 0) return end();
      onDrag(now.from, clientX - now.x, clientY - now.y);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}
