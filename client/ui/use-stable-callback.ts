import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the newest one: for what is memoized, and must not be rendered again because a handler was made anew. */
export function useStableCallback<Args extends readonly unknown[], Result>(callback: (...args: Args) => Result): (...args: Args) => Result {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
