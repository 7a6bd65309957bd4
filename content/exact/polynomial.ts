/** Exact polynomials in one variable: coefficients in ascending order of power, as printed on a test. */
import { add, equal, mul, neg, rat, sub, toLatex, toText, type Rational } from '#core/rational.ts';

/** The coefficient of x^k stands at index k; no trailing zeros except for the zero polynomial `[0]`. */
export type Polynomial = readonly Rational[];

const zero = rat(0);
const exact = (value: number | Rational) => (typeof value === 'number' ? rat(value) : value);

function trimmed(coefficients: readonly Rational[]): Polynomial {
  let length = coefficients.length;
  while (length > 1 && equal(coefficients[length - 1] ?? zero, zero)) length--;
  return coefficients.slice(0, length);
}

/** From the highest power down, as written: `polynomial(1, -5, 6)` is x² − 5x + 6. */
export const polynomial = (...descending: readonly (number | Rational)[]): Polynomial => trimmed(descending.map(exact).reverse());

export const coefficient = (p: Polynomial, power: number): Rational => p[power] ?? zero;
const degree = (p: Polynomial) => p.length - 1;

const combine = (p: Polynomial, q: Polynomial, how: (a: Rational, b: Rational) => Rational): Polynomial =>
  trimmed(Array.from({ length: Math.max(p.length, q.length) }, (_, k) => how(coefficient(p, k), coefficient(q, k))));

export const addPolynomials = (p: Polynomial, q: Polynomial) => combine(p, q, add);
export const subtractPolynomials = (p: Polynomial, q: Polynomial) => combine(p, q, sub);
export const scalePolynomial = (p: Polynomial, by: number | Rational) => trimmed(p.map((c) => mul(c, exact(by))));

export function multiplyPolynomials(p: Polynomial, q: Polynomial): Polynomial {
  const out: Rational[] = Array.from({ length: p.length + q.length - 1 }, () => zero);
  for (const [i, a] of p.entries()) for (const [j, b] of q.entries()) out[i + j] = add(out[i + j] ?? zero, mul(a, b));
  return trimmed(out);
}

/** p(x) by Horner's rule. */
export const evaluatePolynomial = (p: Polynomial, x: number | Rational): Rational => p.reduceRight((sum, c) => add(mul(sum, exact(x)), c), zero);

/** Canonical text, for comparing: `6,-5,1`. */
export const polynomialText = (p: Polynomial) => p.map(toText).join(',');

/** `x^2 - 5x + 6`, `-\frac{1}{2}x + 3`: no coefficient 1, no zero terms, no double signs. */
export function polynomialLatex(p: Polynomial, variable = 'x'): string {
  const terms: string[] = [];
  for (let power = degree(p); power >= 0; power--) {
    const c = coefficient(p, power);
    if (c.n === 0n) continue;
    const size = c.n < 0n ? neg(c) : c;
    const letter = power === 0 ? '' : power === 1 ? variable : `${variable}^${power > 9 ? `{${power}}` : power}`;
    const factor = power > 0 && equal(size, rat(1)) ? '' : toLatex(size);
    const sign = terms.length === 0 ? (c.n < 0n ? '-' : '') : c.n < 0n ? ' - ' : ' + ';
    terms.push(`${sign}${factor}${letter}`);
  }
  return terms.join('') || '0';
}
