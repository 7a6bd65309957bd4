/** Combinations of the solutions r and s of x² ± bx ± c = 0, in terms of b and c. */
import type { Misconception } from '#core/questions/misconceptions.ts';

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

interface Combination {
  readonly level: 4 | 5;
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

/** What the terms are worth for some values of the letters: equal only for equal expressions. */
export const valueAt = (terms: readonly Term[]): string => terms.reduce((sum, [factor, j, k]) => sum + factor * 7.31 ** j * 2.57 ** k, 0).toFixed(6);

const result = (terms: readonly Term[], code: Misconception, why: string): Result => ({ terms, code, why });
const right = (terms: readonly Term[]): Result => result(terms, 'VIETA', 'This uses the sum and the product of the solutions, as the coefficients give them.');

export const combinations: readonly Combination[] = [
  {
    level: 4,
    latex: () => '\\frac{1}{r} + \\frac{1}{s}',
    rewritten: () => '\\frac{r + s}{rs}',
    results: ({ u, v }) => [
      right([[u * v, 1, -1]]),
      result([[-u * v, 1, -1]], 'SIGN', 'The sign is wrong; the sum of the solutions is the negative of the coefficient of x.'),
      result([[v, 0, -1]], 'FRAC', 'This keeps 1 as the numerator; over the common denominator, the numerator is the sum of the solutions.'),
      result([[2 * u * v, 0, -1]], 'FRAC', 'This adds the numerators without a common denominator.'),
      result([[v, 2, -1]], 'VIETA', 'This squares the sum of the solutions; over the common denominator, the numerator is the sum itself.'),
      result([[v, 1, 1]], 'VIETA', 'This multiplies the sum by the product; over the common denominator, the sum is divided by the product.'),
      result([[-v, 0, -1]], 'FRAC', 'This keeps 1 as the numerator, and the sign of the product is wrong.'),
      result([[-u * v, 1, 1]], 'VIETA', 'This multiplies the sum by the product, and the sign is wrong.'),
    ],
  },
  {
    level: 4,
    latex: () => 'r^2s + rs^2',
    rewritten: () => 'rs(r + s)',
    results: ({ u, v }) => [
      right([[u * v, 1, 1]]),
      result([[-u * v, 1, 1]], 'SIGN', 'The sign is wrong; check the signs of the sum and the product of the solutions.'),
      result([[v, 2, 1]], 'EXPO', 'This factors out rs but squares the sum that is left.'),
      result([[u, 1, 2]], 'EXPO', 'This uses the product of the solutions twice; rs can be factored out only once.'),
      result(
        [
          [u, 1, 0],
          [v, 0, 1],
        ],
        'VIETA',
        'This adds the sum and the product; factoring out rs shows that they are multiplied.',
      ),
    ],
  },
  {
    level: 4,
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
        'The sum of the solutions is the negative of the coefficient of x.',
      ),
      result(
        [
          [v, 0, 1],
          [n * n, 0, 0],
        ],
        'SQBIN',
        'This leaves out the middle terms of the product.',
      ),
      result(
        [
          [v, 0, 1],
          [u, 1, 0],
          [n * n, 0, 0],
        ],
        'DIST',
        'The sum of the solutions has to be multiplied by the number in parentheses.',
      ),
      result(
        [
          [u, 1, 0],
          [v * n, 0, 1],
          [n * n, 0, 0],
        ],
        'SWAP',
        'This switches the sum and the product of the solutions.',
      ),
      result(
        [
          [-v, 0, 1],
          [-u, 1, 0],
          [n * n, 0, 0],
        ],
        'SIGN',
        'This reverses the signs of the sum and the product and does not multiply the sum by the number.',
      ),
      result(
        [
          [-v, 0, 1],
          [n * n, 0, 0],
        ],
        'SQBIN',
        'This leaves out the middle terms of the product, and the sign of the product of the solutions is wrong.',
      ),
      result(
        [
          [v, 0, 1],
          [-u, 1, 0],
          [n * n, 0, 0],
        ],
        'DIST',
        'The sum of the solutions has to be multiplied by the number in parentheses, and its sign is wrong.',
      ),
      result(
        [
          [-v, 0, 1],
          [-u * n, 1, 0],
          [n * n, 0, 0],
        ],
        'SIGN',
        'This reverses the signs of both the sum and the product of the solutions.',
      ),
    ],
  },
  {
    level: 5,
    latex: () => 'r^2 + s^2',
    rewritten: () => '(r + s)^2 - 2rs',
    results: ({ u, v }) => [
      right([
        [1, 2, 0],
        [-2 * v, 0, 1],
      ]),
      result(
        [
          [1, 2, 0],
          [2 * v, 0, 1],
        ],
        'SIGN',
        'The term 2rs has to be subtracted from the square of the sum.',
      ),
      result([[1, 2, 0]], 'SQBIN', 'This is the square of the sum; it contains 2rs as well.'),
      result(
        [
          [1, 2, 0],
          [-4 * v, 0, 1],
        ],
        'DISC',
        'This is the square of the difference of the solutions.',
      ),
      result(
        [
          [u, 1, 0],
          [-2 * v, 0, 1],
        ],
        'EXPO',
        'The sum of the solutions has to be squared.',
      ),
      result(
        [
          [u, 1, 0],
          [2 * v, 0, 1],
        ],
        'EXPO',
        'The sum has to be squared, and 2rs has to be subtracted.',
      ),
      result(
        [
          [1, 2, 0],
          [1, 0, 2],
        ],
        'SQBIN',
        'This squares the sum and the product of the solutions and adds the results.',
      ),
      result(
        [
          [1, 2, 0],
          [4 * v, 0, 1],
        ],
        'DISC',
        'This adds 4rs to the square of the sum; 2rs has to be subtracted.',
      ),
      result(
        [
          [u, 1, 0],
          [-4 * v, 0, 1],
        ],
        'EXPO',
        'The sum of the solutions has to be squared, and 2rs, not 4rs, is subtracted.',
      ),
    ],
  },
  {
    level: 5,
    latex: () => '(r - s)^2',
    rewritten: () => '(r + s)^2 - 4rs',
    results: ({ u, v }) => [
      right([
        [1, 2, 0],
        [-4 * v, 0, 1],
      ]),
      result(
        [
          [1, 2, 0],
          [4 * v, 0, 1],
        ],
        'SIGN',
        'The term 4rs has to be subtracted from the square of the sum.',
      ),
      result(
        [
          [1, 2, 0],
          [-2 * v, 0, 1],
        ],
        'SQBIN',
        'This is the sum of the squares of the solutions.',
      ),
      result(
        [
          [1, 2, 0],
          [-1, 0, 2],
        ],
        'SQBIN',
        'This subtracts the square of the product of the solutions.',
      ),
      result(
        [
          [u, 1, 0],
          [-4 * v, 0, 1],
        ],
        'EXPO',
        'The sum of the solutions has to be squared.',
      ),
      result(
        [
          [1, 2, 0],
          [2 * v, 0, 1],
        ],
        'SIGN',
        'This adds 2rs to the square of the sum; 4rs has to be subtracted.',
      ),
      result([[1, 2, 0]], 'SIGN', 'This is the square of the sum, not of the difference.'),
      result(
        [
          [u, 1, 0],
          [4 * v, 0, 1],
        ],
        'EXPO',
        'The sum has to be squared, and 4rs has to be subtracted.',
      ),
      result(
        [
          [u, 1, 0],
          [-2 * v, 0, 1],
        ],
        'EXPO',
        'The sum has to be squared, and 4rs, not 2rs, is subtracted.',
      ),
    ],
  },
  {
    level: 5,
    latex: () => '\\frac{r}{s} + \\frac{s}{r}',
    rewritten: () => '\\frac{(r + s)^2 - 2rs}{rs}',
    results: ({ u, v }) => [
      right([
        [v, 2, -1],
        [-2, 0, 0],
      ]),
      result([[v, 2, -1]], 'SQBIN', 'This uses the square of the sum as the sum of the squares.'),
      result(
        [
          [v, 2, -1],
          [2, 0, 0],
        ],
        'SIGN',
        'The term 2rs has to be subtracted from the square of the sum.',
      ),
      result([[u * v, 1, -1]], 'FRAC', 'This adds the numerators without a common denominator.'),
      result(
        [
          [v, 2, -1],
          [-4, 0, 0],
        ],
        'DISC',
        'This uses the square of the difference of the solutions in the numerator.',
      ),
      result(
        [
          [u * v, 1, -1],
          [-2, 0, 0],
        ],
        'EXPO',
        'The sum of the solutions has to be squared in the numerator.',
      ),
      result(
        [
          [u * v, 1, -1],
          [2, 0, 0],
        ],
        'EXPO',
        'The sum has to be squared in the numerator, and 2rs has to be subtracted.',
      ),
    ],
  },
];
