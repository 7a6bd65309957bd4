import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Wait = (act: () => void) => void;

const afterPaint: Wait = (act) => requestAnimationFrame(() => setTimeout(act));
/** Safari has no idle callbacks. */
const whenIdle: Wait = (act) => afterPaint(() => ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 250 }) : setTimeout(act, 50)));

/** While values come faster than they can follow, some are left out, never the last. (Preact's `useDeferredValue` does not defer.) */
function useLate<Value>(value: Value, wait: Wait): Value {
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
    wait(() => {
      isWaiting.current = false;
      if (!isGone.current) setShown(() => newest.current);
    });
  }, [value, shown, wait]);
  return shown;
}

/** The value, a frame late: for what may follow what was typed, so that the typing itself is on screen first. */
export const useAfterPaint = <Value>(value: Value): Value => useLate(value, afterPaint);

/** The value, once it is on screen and nothing else is to be done: for what takes long and may be a little late. */
export const useWhenIdle = <Value>(value: Value): Value => useLate(value, whenIdle);

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
