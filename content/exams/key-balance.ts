/** Where the keys of a module of choice questions stand: someone who counts letters should see nothing odd. */
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';

/** How often a letter is the key among 27, in each half, and in a row. */
export const keyLimits = { least: 5, most: 9, leastOfHalf: 2, run: 3 } as const;

export interface UnevenKeys {
  /** Is the key too often… */
  readonly letter: ChoiceId;
  /** …here, counted from 0; */
  readonly places: readonly number[];
  /** should be the key there instead. */
  readonly rarest: ChoiceId;
}

const placesOf = (keys: readonly ChoiceId[], letter: ChoiceId, from: number, to: number): number[] =>
  keys.flatMap((key, place) => (key === letter && place >= from && place < to ? [place] : []));

/** The letters that are the key most and least often between two places; null where both are within the limits. */
function unevenIn(keys: readonly ChoiceId[], from: number, to: number, least: number, most: number): UnevenKeys | null {
  const byCount = choiceIds.map((letter) => ({ letter, places: placesOf(keys, letter, from, to) })).toSorted((a, b) => a.places.length - b.places.length);
  const [rarest, commonest] = [byCount[0], byCount.at(-1)];
  if (!rarest || !commonest || (rarest.places.length >= least && commonest.places.length <= most)) return null;
  return { ...commonest, rarest: rarest.letter };
}

/** A letter that is the key too often in a row; its middle goes to a letter that neither neighbor has. */
function longRun(keys: readonly ChoiceId[]): UnevenKeys | null {
  const start = keys.findIndex((key, place) => keys.slice(place, place + keyLimits.run + 1).filter((other) => other === key).length > keyLimits.run);
  const letter = keys[start];
  if (letter === undefined) return null;
  const others = choiceIds.filter((id) => id !== letter).map((id) => ({ id, count: keys.filter((key) => key === id).length }));
  return { letter, places: [start + 1], rarest: others.toSorted((a, b) => a.count - b.count)[0]?.id ?? letter };
}

/** What is odd about the keys of a module, in order; null if nothing is. */
export function unevenKeys(keys: readonly ChoiceId[]): UnevenKeys | null {
  const middle = Math.floor(keys.length / 2);
  return (
    unevenIn(keys, 0, keys.length, keyLimits.least, keyLimits.most) ??
    unevenIn(keys, 0, middle, keyLimits.leastOfHalf, keys.length) ??
    unevenIn(keys, middle, keys.length, keyLimits.leastOfHalf, keys.length) ??
    longRun(keys)
  );
}
