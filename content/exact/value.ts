/** What exact arithmetic takes: a rational number, or a whole number as it is. */
import { compare, div, neg, rat, type Rational } from '#core/rational.ts';

export type Value = number | Rational;

export const exact = (value: Value): Rational => (typeof value === 'number' ? rat(value) : value);

/** Quotient, or null when the divisor is zero. */
export const ratio = (top: Value, bottom: Value): Rational | null => (exact(bottom).n === 0n ? null : div(exact(top), exact(bottom)));

/** True when there is a value, |value| is at most `limit`, and its denominator at most `maxDenominator`. */
export const isTame = (value: Value | null, limit: number, maxDenominator = 1): boolean => {
  if (value === null) return false;
  return exact(value).d <= BigInt(maxDenominator) && compare(absolute(exact(value)), exact(limit)) <= 0;
};

export const absolute = (value: Rational): Rational => (value.n < 0n ? neg(value) : value);

/** Greatest common divisor of two whole numbers. */
export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
