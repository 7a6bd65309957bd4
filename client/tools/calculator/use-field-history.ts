import { useRef } from 'react';
import type { FieldState } from '#core/calculator/field/field-state.ts';

/** How many edits can be taken back. */
const most = 300;

/** What a field was before its edits, and what it was before they were taken back. */
export function useFieldHistory() {
  const past = useRef<FieldState[]>([]);
  const future = useRef<FieldState[]>([]);
  return {
    /** An edit of this is being made. */
    keep: (before: FieldState) => {
      if (past.current.at(-1) !== before) past.current = [...past.current.slice(-most), before];
      future.current = [];
    },
    /** What the field was one edit earlier (`back`) or later; undefined if it never was. */
    turn: (way: 'back' | 'forth', now: FieldState): FieldState | undefined => {
      const [from, to] = way === 'back' ? [past.current, future.current] : [future.current, past.current];
      const next = from.pop();
      if (next) to.push(now);
      return next;
    },
  };
}
