import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
/** Safari has no idle callbacks. */
const whenIdle = (act: () => void) => afterPaint(() => ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 250 }) : setTimeout(act, 50)));

/**
 * The value, once it is on screen and nothing else is to be done: for what takes long and may be a little late. While values come faster
 * than they can follow, some are left out, never the last. (Preact's `useDeferredValue` does not defer.)
 */
export function useWhenIdle<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const newest = useRef(value);
  const isWaiting = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  useEffect(() => {
    newest.current = value;
    if (isWaiting.current || Object.is(shown, value)) return;
    isWaiting.current = true;
    whenIdle(() => {
      isWaiting.current = false;
      if (!isGone.current) setShown(() => newest.current);
    });
  }, [value, shown]);
  return shown;
}

/** How many of a long list to draw: the first `atOnce` with the first paint, then one more whenever nothing else is to be done, and all on paper. */
export function useGrowing(total: number, atOnce: number): number {
  const [count, setCount] = useState(Math.min(atOnce, total));
  useEffect(() => {
    if (count >= total) return undefined;
    let isGone = false;
    whenIdle(() => {
      if (!isGone) setCount(count + 1);
    });
    const drawAll = () => flushSync(() => setCount(total));
    // First of all: other listeners change what is there by then.
    addEventListener('beforeprint', drawAll, { capture: true });
    return () => {
      isGone = true;
      removeEventListener('beforeprint', drawAll, { capture: true });
    };
  }, [count, total]);
  return count;
}
