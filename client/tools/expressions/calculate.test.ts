import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { formatFraction, formatNumber, toFraction } from './fraction.ts';

const value = (text: string, unit: 'degrees' | 'radians' = 'radians', ans: number | null = null) => {
  const result = calculate(text, unit, ans);
  if (!result.ok) throw new Error(`${text}: ${result.message}`);
  return result.value;
};
const message = (text: string) => {
  const result = calculate(text, 'radians', null);
  return result.ok ? `no fault: ${result.value}` : result.message;
};

test.each([
  ['1 + 2 * 3', 7],
  ['(1+2)×3', 9],
  ['8 ÷ 2 ÷ 2', 2],
  ['2 − 3 − 4', -5],
  ['-3^2', -9],
  ['−3²', -9],
  ['(-3)^2', 9],
  ['2^3^2', 512],
  ['2^-1', 0.5],
  ['2*-3', -6],
  ['--4', 4],
  ['2(3)', 6],
  ['(2)(3)', 6],
  ['2π', 2 * Math.PI],
  ['1/2(4)', 2],
  ['2√9', 6],
  ['√16+9', 13],
  ['√(16+9)', 5],
  ['∛27', 3],
  ['root(4, 16)', 2],
  ['ⁿ√(3, −8)', -2],
  ['(-8)^(1/3)', -2],
  ['(−8)^(2/3)', 4],
  ['|−5|', 5],
  ['2|3−7|', 8],
  ['|2-|3-9||', 4],
  ['|1|+|2|', 3],
  ['(|−2|)3', 6],
  ['5!', 120],
  ['−3!', -6],
  ['3!^2', 36],
  ['50%', 0.5],
  ['20% of 45', 9],
  ['200*15%', 30],
  ['ln e', 1],
  ['log 1000', 3],
  ['log_2(8)', 3],
  ['e^0', 1],
  ['exp(1)', Math.E],
  ['2E3', 2000],
  ['1.5E−2', 0.015],
  ['.5+.25', 0.75],
  ['3.', 3],
  ['max(1, 5, 2)', 5],
  ['sin(π/6)', 0.5],
  ['sin^2(1)+cos^2(1)', 1],
  ['sin^-1(1)', Math.PI / 2],
  ['tan⁻¹(1)', Math.PI / 4],
  ['cos 2π', 1],
  ['sin π', 0],
  ['sin 30°', 0.5],
  ['2 sin(π/2) cos 0', 2],
  ['(2+3', 5],
  ['7 ÷ 3 × 3', 7],
])('%s = %s', (text, expected) => expect(value(text)).toBeCloseTo(expected, 12));

test.each([
  ['sin 30', 0.5],
  ['cos 60', 0.5],
  ['tan 45', 1],
  ['arcsin(.5)', 30],
  ['cos^-1(0)', 90],
  ['sin 180', 0],
  ['cos 90', 0],
  ['arctan(1)', 45],
  ['sin 90°', 1],
])('%s = %s in degrees', (text, expected) => expect(value(text, 'degrees')).toBeCloseTo(expected, 12));

test('ans is the answer before', () => expect(value('2ans+1', 'radians', 20)).toBe(41));

test.each([
  ['', /not finished/],
  ['2+', /not finished/],
  ['*3', /before “×”/],
  ['(2))', /too many/],
  ['2#3', /“#”/],
  ['x+1', /“x” has no value/],
  ['ans', /no earlier answer/],
  ['1/0', /divides by zero/],
  ['√(−1)', /no real number/],
  ['log', /taken of/],
  ['1,2', /comma/],
  ['sin(1,2)', /one number/],
  ['root(8)', /two numbers/],
  ['y=2', /graphing/],
  ['|2+(3', /no fault: 5/],
  ['(1, 2)', /parenthesis is missing/],
  ['171!', /no real number/],
  ['1.2.3', /“1\.2\.3” is not a number/],
  ['2 + 1..5', /“1\.\.5” is not a number/],
  ['.5.5', /“\.5\.5” is not a number/],
])('%s is refused in words', (text, expected) => expect(message(text)).toMatch(expected));

test('tan 90° has no value', () => expect(calculate('tan 90', 'degrees', null).ok).toBe(false));

describe('fractions', () => {
  test.each([
    [2 / 3, '2/3'],
    [-0.375, '−3/8'],
    [23 / 60, '23/60'],
    [0.1 + 0.2, '3/10'],
  ])('%s is %s', (decimal, text) => expect(formatFraction(decimal)).toBe(text));
  test.each([Math.PI, Math.SQRT2, Math.E, 4, 0, 0.6667123456])('%s is none', (decimal) => expect(formatFraction(decimal)).toBeNull());
  test('every small fraction is found again', () =>
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 500 }), (numerator, denominator) => {
        const found = toFraction(numerator / denominator);
        return found !== null && found.numerator * denominator === numerator * found.denominator;
      }),
    ));
});

test.each([
  [2 / 3, '0.6666666667'],
  [-4, '−4'],
  [0.1 + 0.2, '0.3'],
  [1e12, '1 × 10^12'],
  [1.5e-7, '1.5 × 10^−7'],
  [1e-14, '0'],
  [123456.5, '123456.5'],
])('%s is shown as %s', (number, text) => expect(formatNumber(number)).toBe(text));

test('agrees with arithmetic on random sums and products', () =>
  fc.assert(
    fc.property(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }), fc.integer({ min: 1, max: 99 }), (a, b, c) => {
      expect(value(`${a}+${b}*${c}−(${a})/${c}`)).toBeCloseTo(a + b * c - a / c, 9);
      expect(value(`${a}-(${b}-${c})`)).toBe(a - (b - c));
    }),
  ));
