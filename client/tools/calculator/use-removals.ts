import { useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Row } from '#core/calculator/rows/row.ts';
import { focusRow } from './focus-row.ts';
import { broughtBack, newRow, withRemoval, type Removal } from './removed-rows.ts';

export interface Removals {
  /** What was deleted last; null once it has been said for long enough. */
  readonly removal: Removal | null;
  /** Leaves these rows and goes to the one at `focus`. */
  readonly remove: (removed: Removal['rows'], left: readonly Row[], said: string, focus: number) => void;
  readonly forgetRemoval: () => void;
  /** Brings back what was deleted last; false if there is nothing, or (`unlessEdited`) if rows have changed since. */
  readonly undoRemoval: (unlessEdited?: boolean) => boolean;
}

/** Deleting rows, and taking it back. What is done stays the same function. */
export function useRemovals(newest: RefObject<readonly Row[]>, change: (next: readonly Row[]) => void): Removals {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const removals = useRef<readonly Removal[]>([]);
  /** The rows that deleting, or undoing it, left. */
  const settled = useRef<readonly Row[] | null>(null);
  const made = useMemo(() => {
    const settle = (left: readonly Row[], past: readonly Removal[], said: Removal | null, focus: number) => {
      removals.current = past;
      flushSync(() => {
        change(left);
        setRemoval(said);
      });
      settled.current = newest.current;
      focusRow(left[Math.max(0, focus)]?.id);
    };
    return {
      remove: (removed, left, said, focus) => {
        const past = withRemoval(removals.current, removed, said);
        settle(left.length > 0 ? left : [newRow(newest.current)], past, past === removals.current ? null : (past.at(-1) ?? null), focus);
      },
      forgetRemoval: () => setRemoval(null),
      undoRemoval: (unlessEdited = false) => {
        const last = removals.current.at(-1);
        if (!last || (unlessEdited && settled.current !== newest.current)) return false;
        settle(broughtBack(newest.current, last), removals.current.slice(0, -1), null, last.rows[0]?.index ?? 0);
        return true;
      },
    } satisfies Omit<Removals, 'removal'>;
  }, [newest, change]);
  return { removal, ...made };
}
