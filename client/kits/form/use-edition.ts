/** Several authors may have the same thing open: what one saves must not replace what another is typing. */
import { useState } from 'react';

export interface Edition<T> {
  /** What the form was filled with; what is saved counts as a change of it. */
  readonly base: T;
  /** The form's `key`: another one means that the form starts anew. */
  readonly key: number;
  /** Saved by somebody else while something was being typed here. */
  readonly newer: T | null;
  /** Saved from this form: it stays as it is, with what was typed meanwhile. */
  readonly saved: (value: T) => void;
  /** Goes on with what is typed, which then counts as a change of the newer one. */
  readonly keepMine: () => void;
  /** Starts the form anew from the newer one, or from `value`. */
  readonly startAnew: (value?: T) => void;
}

type Stamp = readonly [id: string, version: string | number];

interface Held<T> {
  readonly base: T;
  readonly key: number;
  readonly seen: string;
  readonly newer: T | null;
}

/**
 * `stampOf` says which thing it is, and which version of it. A newer version starts the form anew only while nothing is `typed`; something
 * else, at another address, always does. Null stands for what is not made yet.
 */
export function useEdition<T>(latest: T, stampOf: (value: NonNullable<T>) => Stamp, typed: boolean): Edition<T> {
  const idOf = (value: T) => (value == null ? '' : stampOf(value)[0]);
  const stamp = (value: T) => (value == null ? '' : stampOf(value).join(' '));
  const [held, setHeld] = useState<Held<T>>({ base: latest, key: 0, seen: stamp(latest), newer: null });
  const anew = (value: T): Held<T> => ({ base: value, key: held.key + 1, seen: stamp(latest), newer: null });
  let shown = held;
  if (stamp(latest) !== held.seen) {
    const isOther = idOf(latest) !== idOf(held.base);
    if (stamp(latest) === stamp(held.base)) shown = { ...held, seen: stamp(latest), newer: null };
    else shown = isOther || !typed ? anew(latest) : { ...held, seen: stamp(latest), newer: latest };
  } else if (held.newer !== null && !typed) shown = anew(held.newer);
  if (shown !== held) setHeld(shown);
  return {
    base: shown.base,
    key: shown.key,
    newer: shown.newer,
    saved: (value) => setHeld((now) => ({ ...now, base: value, newer: null })),
    keepMine: () => setHeld((now) => ({ ...now, base: now.newer ?? now.base, newer: null })),
    startAnew: (value = shown.newer ?? shown.base) => setHeld((now) => ({ ...now, base: value, key: now.key + 1, newer: null })),
  };
}
