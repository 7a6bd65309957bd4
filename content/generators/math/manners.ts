/** The manners in which topics show numbers, and what each believes of a wrong number beside the key (see answers.ts). */
import { isInteger, toNumber, toText, type Rational } from '#core/rational.ts';
import type { Manner } from './answers.ts';
import { type AnySize, asSize, sizeLatex, sizeNumber } from './exact-size.ts';
import { decimalLatex, decimalText, fractionLatex, math } from './text.ts';

/** The entry field takes 5 characters, 6 with a minus. */
const fitting = (text: string | null): string | null => (text !== null && text.replace('-', '').length <= 5 ? text : null);

/** Functions and equations: fractions; a number far beyond the key would be ruled out at a glance. */
export const asFractions: Manner = {
  show: (value) => math(fractionLatex(value)),
  type: (value) => fitting(toText(value)),
  // 143/10 does not fit, but 14.3 does.
  mistake: toText,
  believable: (value, key) => Math.abs(toNumber(value)) <= 40 * Math.max(5, Math.abs(toNumber(key))),
};

/** Linear algebra: fractions; one that looks absurd beside the key gives the key away. */
export const asTameFractions: Manner = {
  show: asFractions.show,
  type: asFractions.type,
  believable: (value, key) => value.d <= (key.d > 6n ? key.d * 2n : 12n),
};

const decimals = (value: Rational): number => {
  const text = decimalText(value, 6);
  return text === null ? 9 : (text.split('.')[1]?.length ?? 0);
};

/** Data: decimals; positive numbers with about as many decimals as the key and of about its size. */
export const asDecimals: Manner = {
  show: (value) => math(decimalLatex(value)),
  type: (value) => fitting(decimalText(value, 3)) ?? fitting(toText(value)),
  believable: (value, key) => {
    const size = Math.abs(toNumber(key));
    const most = isInteger(key) ? (size < 20 ? 1 : 0) : Math.max(2, decimals(key));
    return value.n > 0n && decimals(value) <= most && toNumber(value) <= size * 60 && toNumber(value) >= size / 60;
  },
};

/** No root and no π can be typed. */
const typedSize = (value: AnySize): string | null => {
  const { times, root, pi } = asSize(value);
  return root === 1 && !pi ? fitting(toText(times)) : null;
};

/** Geometry: positive sizes, no odder a fraction than the key. */
export const asSizes: Manner<AnySize> & { readonly minWrong: number } = {
  show: (value) => math(sizeLatex(value)),
  type: typedSize,
  mistake: (value) => (asSize(value).times.n > 0n ? typedSize(value) : null),
  believable: (value, key) => {
    const [{ times }, { d }] = [asSize(value), asSize(key).times];
    return times.n > 0n && times.d <= (d > 2n ? d * 2n : 2n) && sizeNumber(value) < 30 * sizeNumber(key);
  },
  minWrong: 3,
};

/** Sizes of angles, each with its degree sign. */
export const asAngles = { ...asSizes, show: (value: AnySize) => math(`${sizeLatex(value)}^\\circ`) };
