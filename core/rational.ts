/**
 * Exact rational numbers on BigInt: keys, entries and the calculator compute with them, so that no right answer is ever a rounding accident.
 */

export interface Rational {
  readonly n: bigint;
  /** Always positive; n/d is in lowest terms. */
  readonly d: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [left, right] = [a, b];
  while (right !== 0n) [left, right] = [right, left % right];
  return left < 0n ? -left : left;
}

/** The rational numerator/denominator. Throws on a zero denominator. */
export function rat(numerator: number | bigint, denominator: number | bigint = 1): Rational {
  let n = BigInt(numerator);
  let d = BigInt(denominator);
  if (d === 0n) throw new RangeError('zero denominator');
  if (d === 1n) return { n, d };
  if (d < 0n) [n, d] = [-n, -d];
  const g = gcd(n, d) || 1n;
  return { n: n / g, d: d / g };
}

// Most are whole, and stay whole: nothing to multiply out or to reduce.
const areWhole = (a: Rational, b: Rational) => a.d === 1n && b.d === 1n;
export const add = (a: Rational, b: Rational): Rational => (areWhole(a, b) ? { n: a.n + b.n, d: 1n } : rat(a.n * b.d + b.n * a.d, a.d * b.d));
export const sub = (a: Rational, b: Rational): Rational => (areWhole(a, b) ? { n: a.n - b.n, d: 1n } : rat(a.n * b.d - b.n * a.d, a.d * b.d));
export const mul = (a: Rational, b: Rational): Rational => (areWhole(a, b) ? { n: a.n * b.n, d: 1n } : rat(a.n * b.n, a.d * b.d));
export const div = (a: Rational, b: Rational) => rat(a.n * b.d, a.d * b.n);
export const neg = (a: Rational) => rat(-a.n, a.d);
export const equal = (a: Rational, b: Rational) => a.n === b.n && a.d === b.d;
/** Negative, zero or positive as a is below, equal to or above b. */
export const compare = (a: Rational, b: Rational) => Number(a.n * b.d - b.n * a.d > 0n) - Number(a.n * b.d - b.n * a.d < 0n);
export const isInteger = (a: Rational) => a.d === 1n;
export const toNumber = (a: Rational) => Number(a.n) / Number(a.d);

/** a to a whole power, negative powers included. */
export function pow(a: Rational, exponent: number): Rational {
  return exponent >= 0 ? rat(a.n ** BigInt(exponent), a.d ** BigInt(exponent)) : pow(rat(a.d, a.n), -exponent);
}

/** `7`, `-3/4`: the canonical text, also what a student may type. */
export const toText = (a: Rational) => (a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`);

/** `7`, `-\frac{3}{4}`: without math delimiters. */
export const toLatex = (a: Rational) => (a.d === 1n ? `${a.n}` : `${a.n < 0n ? '-' : ''}\\frac{${a.n < 0n ? -a.n : a.n}}{${a.d}}`);

/** Reads `7`, `-3/4`, `2.5`, `.5`; null if the text is none of these. */
export function parseRational(text: string): Rational | null {
  const fraction = /^(-?\d+)\/(\d+)$/.exec(text);
  if (fraction) return BigInt(fraction[2] as string) === 0n ? null : rat(BigInt(fraction[1] as string), BigInt(fraction[2] as string));
  const decimal = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!decimal || !(decimal[2] || decimal[3])) return null;
  const digits = decimal[3] ?? '';
  const value = rat(BigInt(`${decimal[2]}${digits}`), 10n ** BigInt(digits.length));
  return decimal[1] ? neg(value) : value;
}
