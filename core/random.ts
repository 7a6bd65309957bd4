/**
 * Seeded randomness: the same seed gives the same draws on every machine and version.
 * Nothing in core or content may use Math.random.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Random {
  /** A whole number with min ≤ n ≤ max. */
  int(min: number, max: number): number;
  /** One element; the list must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** A new list in random order. */
  shuffle<T>(list: readonly T[]): T[];
  /** `count` different elements in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** True with probability numerator/denominator. */
  chance(numerator: number, denominator: number): boolean;
}

export function seededRandom(seed: number): Random {
  const rng = xoroshiro128plus(seed | 0);
  const int = (min: number, max: number) => uniformInt(rng, min, max);
  const shuffle = <T>(list: readonly T[]): T[] => {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = int(0, i);
      const kept = out[i] as T;
      out[i] = out[j] as T;
      out[j] = kept;
    }
    return out;
  };
  return {
    int,
    shuffle,
    pick: (list) => {
      if (list.length === 0) throw new Error('pick from an empty list');
      return list[int(0, list.length - 1)] as (typeof list)[number];
    },
    sample: (list, count) => {
      if (count > list.length) throw new Error(`sample ${count} of ${list.length}`);
      return shuffle(list).slice(0, count);
    },
    chance: (numerator, denominator) => int(1, denominator) <= numerator,
  };
}

/** A 32-bit seed from text (FNV-1a), for seeds that must follow from an id. */
export function seedFromText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
