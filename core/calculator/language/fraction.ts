/** Decimals as fractions, and numbers as text. */
import { superscripts } from './signs.ts';

export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * The fraction a decimal stands for, by continued fractions, or null if there is none with a
 * denominator up to `largest` that differs by less than `tolerance`, by default rounding errors.
 */
export function toFraction(value: number, largest = 9_999, tolerance = 1e-12): Fraction | null {
  if (!Number.isFinite(value) || Math.abs(value) > 1e9) return null;
  const size = Math.abs(value);
  let [p0, q0, p1, q1] = [0, 1, 1, 0];
  let rest = size;
  for (let step = 0; step < 24; step += 1) {
    const whole = Math.floor(rest);
    [p0, q0, p1, q1] = [p1, q1, whole * p1 + p0, whole * q1 + q0];
    if (q1 > largest) return null;
    if (Math.abs(size - p1 / q1) <= tolerance * Math.max(1, size)) return { numerator: value < 0 ? -p1 : p1, denominator: q1 };
    rest = 1 / (rest - whole);
  }
  return null;
}

const minus = (text: string) => text.replaceAll('-', '−');
const inSmallPrint = (exponent: number): string => String(exponent).replace(/./g, (sign) => (sign === '-' ? '⁻' : (superscripts[Number(sign)] ?? '')));

/** A number as it is typed: e would be Euler's. */
export const typedNumber = (value: number): string => String(value).replace('e', 'E');

/** A number with up to `digits` significant digits and a true minus sign; very large and small ones as powers of ten. */
export function formatNumber(value: number, digits = 10): string {
  if (!Number.isFinite(value)) return 'undefined';
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 10 ** Math.max(digits, 7) || size < 1e-6) {
    const [mantissa = '', exponent = ''] = value.toExponential(Math.min(digits, 10) - 1).split('e');
    return minus(`${Number(mantissa)} × 10${inSmallPrint(Number(exponent))}`);
  }
  return minus(String(Number(value.toPrecision(digits))));
}
