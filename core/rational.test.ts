import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, div, equal, isInteger, mul, neg, parseRational, pow, rat, sub, toLatex, toNumber, toText, type Rational } from './rational.ts';

const whole = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const rational = fc
  .tuple(
    whole,
    whole.filter((d) => d !== 0n),
  )
  .map(([n, d]) => rat(n, d));
const nonzero = rational.filter(({ n }) => n !== 0n);

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const isLowest = ({ n, d }: Rational) => d > 0n && gcd(n < 0n ? -n : n, d) === 1n;

describe('rational numbers', () => {
  it('are in lowest terms with a positive denominator, whatever is done to them', () => {
    fc.assert(
      fc.property(rational, nonzero, fc.integer({ min: -6, max: 6 }), (a, b, exponent) => {
        for (const value of [a, neg(a), add(a, b), sub(a, b), mul(a, b), div(a, b), pow(b, exponent)]) expect(value).toSatisfy(isLowest);
      }),
    );
    expect(() => rat(1, 0)).toThrow(RangeError);
    expect(() => div(rat(1), rat(0))).toThrow(RangeError);
  });
  it('obey the laws of a field, and no more is lost than by exact arithmetic: nothing', () => {
    fc.assert(
      fc.property(rational, rational, nonzero, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(mul(a, add(b, c))).toEqual(add(mul(a, b), mul(a, c)));
        expect(add(sub(a, b), b)).toEqual(a);
        expect(mul(div(a, c), c)).toEqual(a);
        expect(add(a, neg(a))).toEqual(rat(0));
      }),
    );
  });
  it('are ordered as their differences are', () => {
    fc.assert(
      fc.property(rational, rational, (a, b) => {
        const { n } = sub(a, b);
        expect(compare(a, b)).toBe(n > 0n ? 1 : n < 0n ? -1 : 0);
        expect(equal(a, b)).toBe(n === 0n);
      }),
    );
  });
  it('have powers that add up', () => {
    const exponent = fc.integer({ min: -5, max: 5 });
    fc.assert(fc.property(nonzero, exponent, exponent, (a, m, n) => equal(mul(pow(a, m), pow(a, n)), pow(a, m + n))));
  });
  it('are read as they are written, and decimals exactly', () => {
    fc.assert(
      fc.property(rational, (a) => {
        expect(parseRational(toText(a))).toEqual(a);
      }),
    );
    fc.assert(
      fc.property(fc.boolean(), fc.nat(99_999), fc.stringMatching(/^\d{0,6}$/), (minus, units, places) => {
        const size = rat(BigInt(`${units}${places}`), 10n ** BigInt(places.length));
        expect(parseRational(`${minus ? '-' : ''}${units}.${places}`)).toEqual(minus ? neg(size) : size);
      }),
    );
    expect(['.5', '3.', '-0', '06/4'].map((text) => parseRational(text))).toEqual([rat(1, 2), rat(3), rat(0), rat(3, 2)]);
    for (const text of ['', '-', '.', '-.', '1/0', '1/-2', '1 1/2', '1e3', '2/3/4', ' 1']) expect([text, parseRational(text)]).toEqual([text, null]);
  });
  it('are written as text, as LaTeX and as the nearest number', () => {
    expect([rat(6, -8), rat(-14, 2)].map((a) => [toText(a), toLatex(a), toNumber(a), isInteger(a)])).toEqual([
      ['-3/4', '-\\frac{3}{4}', -0.75, false],
      ['-7', '-7', -7, true],
    ]);
  });
});
