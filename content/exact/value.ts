/** What exact arithmetic takes: a rational number, or a whole number as it is. */
import { div, rat, type Rational } from '#core/rational.ts';

export type Value = number | Rational;

export const exact = (value: Value): Rational => (typeof value === 'number' ? rat(value) : value);

/** Quotient, or null when the divisor is zero. */
export const ratio = (top: Value, bottom: Value): Rational | null => (exact(bottom).n === 0n ? null : div(exact(top), exact(bottom)));
