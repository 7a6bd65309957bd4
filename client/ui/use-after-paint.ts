import { useEffect, useRef, useState } from 'react';

/**
 * The value, a frame late: for what takes long to render and may follow what was typed, so that the typing itself is on screen first. (Preact's
 * `useDeferredValue` does not defer.) While values come faster than frames, some are left out, never the last.
 */
export function useAfterPaint<Value>(value: Value): Value {
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
    requestAnimationFrame(() =>
      setTimeout(() => {
        isWaiting.current = false;
        if (!isGone.current) setShown(() => newest.current);
      }),
    );
  }, [value, shown]);
  return shown;
}
