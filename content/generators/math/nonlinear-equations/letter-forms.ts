/** Combinations of the solutions r and s of x² ± bx ± c = 0, in terms of b and c. */
import { add, mul, rat, type Rational } from '#core/rational.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import { math } from '../text.ts';

/** A term: coefficient, power of b, power of c (negative powers stand in the denominator). */
type Term = readonly [number, number, number];

interface Result {
  readonly terms: readonly Term[];
  readonly code: Misconception;
  readonly why: string;
}

/** Sum of the solutions u·b, product v·c; n is the number in the expression. */
interface Signs {
  readonly u: number;
  readonly v: number;
  readonly n: number;
}

export interface Combination {
  readonly latex: (n: number) => string;
  readonly rewritten: (n: number) => string;
  /** The right result first. */
  readonly results: (signs: Signs) => [Result, ...Result[]];
}

const power = (letter: string, exponent: number) => (exponent === 0 ? '' : exponent === 1 ? letter : `${letter}^${exponent}`);

/** The terms as one expression, a fraction where letters have negative powers. */
export function lettersLatex(terms: readonly Term[], b: string, c: string): string {
  const least = Math.min(0, ...terms.map(([, , k]) => k));
  const top = terms
    .map(([factor, j, k], index) => {
      const letters = `${power(b, j)}${power(c, k - least)}`;
      const size = Math.abs(factor);
      const sign = factor < 0 ? (index === 0 ? '-' : ' - ') : index === 0 ? '' : ' + ';
      return `${sign}${letters !== '' && size === 1 ? '' : size}${letters}`;
    })
    .join('');
  if (least === 0) return top;
  const under = power(c, -least);
  return top.startsWith('-') && terms.length === 1 ? `-\\frac{${top.slice(1)}}{${under}}` : `\\frac{${top}}{${under}}`;
}

/** What the terms are worth for whole numbers. */
export const worth = (terms: readonly Term[], b: number, c: number): Rational =>
  terms.reduce((sum, [factor, j, k]) => add(sum, mul(rat(factor * b ** j), k < 0 ? rat(1, c ** -k) : rat(c ** k))), rat(0));

/** What the terms are worth for some values of the letters: equal only for equal expressions. */
export const valueAt = (terms: readonly Term[]): string => terms.reduce((sum, [factor, j, k]) => sum + factor * 7.31 ** j * 2.57 ** k, 0).toFixed(6);

export const result = (terms: readonly Term[], code: Misconception, why: string): Result => ({ terms, code, why });
export const right = (terms: readonly Term[]): Result =>
  result(terms, 'VIETA', 'This uses the sum and the product of the solutions, as the coefficients give them.');

export const productsAndQuotients: readonly Combination[] = [
  {
    latex: () => '\\frac{1}{r} + \\frac{1}{s}',
    rewritten: () => '\\frac{r + s}{rs}',
    results: ({ u, v }) => [
      right([[u * v, 1, -1]]),
      result([[-u * v, 1, -1]], 'SIGN', 'The sign is wrong; the sum of the solutions is the negative of the coefficient of \\(x\\).'),
      result([[v, 0, -1]], 'FRAC', 'This keeps 1 as the numerator; over the common denominator, the numerator is the sum of the solutions.'),
      result(
        [[2 * u * v, 0, -1]],
        'FRAC',
        `This only adds the numerators; over the common denominator ${math('rs')}, they become ${math('s')} and ${math('r')}.`,
      ),
      result([[v, 2, -1]], 'VIETA', 'This squares the sum of the solutions; over the common denominator, the numerator is the sum itself.'),
      result([[v, 1, 1]], 'VIETA', 'This multiplies the sum by the product; over the common denominator, the sum is divided by the product.'),
      result(
        [[-v, 0, -1]],
        'FRAC',
        'This keeps 1 as the numerator, and the sign of the product is wrong; write the sum of the solutions over their product, which is the constant term.',
      ),
      result(
        [[-u * v, 1, 1]],
        'VIETA',
        'This multiplies the sum by the product, and the sign is wrong; divide, and take the negative of the coefficient of \\(x\\) for the sum.',
      ),
    ],
  },
  {
    latex: () => 'r^2s + rs^2',
    rewritten: () => 'rs(r + s)',
    results: ({ u, v }) => [
      right([[u * v, 1, 1]]),
      result(
        [[-u * v, 1, 1]],
        'SIGN',
        'The sign is wrong; the sum is the negative of the coefficient of \\(x\\), the product is the constant term with its own sign.',
      ),
      result([[v, 2, 1]], 'EXPO', `This squares the sum; factoring out ${math('rs')} leaves ${math('r + s')} to the first power.`),
      result([[u, 1, 2]], 'EXPO', `This uses the product of the solutions twice; ${math('rs')} can be factored out only once.`),
      result(
        [
          [u, 1, 0],
          [v, 0, 1],
        ],
        'VIETA',
        `This adds the sum and the product; factoring out ${math('rs')} shows that they are multiplied.`,
      ),
    ],
  },
  {
    latex: (n) => `(r + ${n})(s + ${n})`,
    rewritten: (n) => `rs + ${n === 1 ? '' : n}(r + s) + ${n * n}`,
    results: ({ u, v, n }) => [
      right([
        [v, 0, 1],
        [u * n, 1, 0],
        [n * n, 0, 0],
      ]),
      result(
        [
          [v, 0, 1],
          [-u * n, 1, 0],
          [n * n, 0, 0],
        ],
        'SIGN',
        `This takes the coefficient of ${math('x')} for the sum of the solutions; the sum is its negative.`,
      ),
      result(
        [
          [v, 0, 1],
          [n * n, 0, 0],
        ],
        'SQBIN',
        `This leaves out the middle terms of the product; add ${math(`${n === 1 ? '' : n}(r + s)`)}.`,
      ),
      result(
        [
          [v, 0, 1],
          [u, 1, 0],
          [n * n, 0, 0],
        ],
        'DIST',
        `This adds ${math('r + s')} only once; multiply the sum by ${math(n)}.`,
      ),
      result(
        [
          [u, 1, 0],
          [v * n, 0, 1],
          [n * n, 0, 0],
        ],
        'SWAP',
        `This switches the sum and the product; ${math(n)} multiplies the sum, and ${math('rs')} stands alone.`,
      ),
      result(
        [
          [-v, 0, 1],
          [-u, 1, 0],
          [n * n, 0, 0],
        ],
        'SIGN',
        `This reverses the signs of the sum and the product; keep them, and multiply the sum by ${math(n)}.`,
      ),
      result(
        [
          [-v, 0, 1],
          [n * n, 0, 0],
        ],
        'SQBIN',
        `This leaves out the middle terms and reverses the sign of ${math('rs')}; keep that sign, and add ${math(`${n === 1 ? '' : n}(r + s)`)}.`,
      ),
      result(
        [
          [v, 0, 1],
          [-u, 1, 0],
          [n * n, 0, 0],
        ],
        'DIST',
        `The sum has the wrong sign; take the negative of the coefficient of ${math('x')}, and multiply it by ${math(n)}.`,
      ),
      result(
        [
          [-v, 0, 1],
          [-u * n, 1, 0],
          [n * n, 0, 0],
        ],
        'SIGN',
        `This reverses both signs; the sum is the negative of the coefficient of ${math('x')}, and the product is the constant term itself.`,
      ),
    ],
  },
];
