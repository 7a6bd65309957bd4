/** Angles given by linear expressions. */
import { signed, term } from '../formulas.ts';
import { type AnySize, asSize } from '../exact-size.ts';
import { asSizes } from '../manners.ts';

/** Beside whole numbers, a fraction would stand out. */
export const asWholeSizes = {
  ...asSizes,
  believable: (value: AnySize, key: AnySize) => (asSize(value).times.d === 1n || asSize(key).times.d !== 1n) && asSizes.believable(value, key),
};

/** `3x+12` */
export const linear = (a: number, letter: string, b: number) => `${term(a, letter)}${signed(b).replaceAll(' ', '')}`;
