/** Which question of a quiz is on screen; null: none. */
import { useEffect, useRef, useState, type RefObject } from 'react';

interface Position {
  readonly position: number | null;
  /** Shows another question: its heading gets the focus and the screen begins at its top. */
  readonly goTo: (position: number | null) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** `first`: where it begins; `onMove` hears of every move after that. */
export function usePosition(first: () => number | null, onMove?: (position: number | null) => void): Position {
  const [position, setPosition] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  // The screen itself has placed the focus when it opened.
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [position]);
  const goTo = (to: number | null) => {
    moved.current = true;
    setPosition(to);
    onMove?.(to);
  };
  return { position, goTo, heading };
}
