/** Numbers drawn with either sign. */
import type { Random } from '#core/random.ts';

/** 1 or −1. */
export const sign = (random: Random): 1 | -1 => (random.chance(1, 2) ? 1 : -1);

/** A whole number of a size from `least` to `most`, with either sign. */
export const signedInt = (random: Random, least: number, most: number): number => random.pick([-1, 1]) * random.int(least, most);
