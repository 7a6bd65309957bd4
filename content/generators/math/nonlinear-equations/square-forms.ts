/** Squares of the solutions r and s and of their difference, in terms of the coefficients. */
import { type Combination, result, right } from './letter-forms.ts';
import { math } from '../text.ts';

export const squares: readonly Combination[] = [
  {
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
        `The term ${math('2rs')} has to be subtracted from the square of the sum.`,
      ),
      result([[1, 2, 0]], 'SQBIN', `This is the square of the sum; it contains ${math('2rs')} as well, so subtract that.`),
      result(
        [
          [1, 2, 0],
          [-4 * v, 0, 1],
        ],
        'DISC',
        `This is the square of the difference; for the sum of the squares, subtract ${math('2rs')} instead of ${math('4rs')}.`,
      ),
      result(
        [
          [u, 1, 0],
          [-2 * v, 0, 1],
        ],
        'EXPO',
        `This uses the sum of the solutions itself; square it, then subtract ${math('2rs')}.`,
      ),
      result(
        [
          [u, 1, 0],
          [2 * v, 0, 1],
        ],
        'EXPO',
        `The sum has to be squared, and ${math('2rs')} has to be subtracted.`,
      ),
      result(
        [
          [1, 2, 0],
          [1, 0, 2],
        ],
        'SQBIN',
        `This squares the sum and the product and adds them; subtract ${math('2rs')} from the square of the sum instead.`,
      ),
      result(
        [
          [1, 2, 0],
          [4 * v, 0, 1],
        ],
        'DISC',
        `This adds ${math('4rs')} to the square of the sum; ${math('2rs')} has to be subtracted.`,
      ),
      result(
        [
          [u, 1, 0],
          [-4 * v, 0, 1],
        ],
        'EXPO',
        `The sum of the solutions has to be squared, and ${math('2rs')}, not ${math('4rs')}, is subtracted.`,
      ),
    ],
  },
  {
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
        `The term ${math('4rs')} has to be subtracted from the square of the sum.`,
      ),
      result(
        [
          [1, 2, 0],
          [-2 * v, 0, 1],
        ],
        'SQBIN',
        `This is the sum of the squares of the solutions; for ${math('(r - s)^2')}, subtract ${math('4rs')} from the square of the sum.`,
      ),
      result(
        [
          [1, 2, 0],
          [-1, 0, 2],
        ],
        'SQBIN',
        `This subtracts the square of the product; subtract ${math('4rs')} from the square of the sum.`,
      ),
      result(
        [
          [u, 1, 0],
          [-4 * v, 0, 1],
        ],
        'EXPO',
        `This uses the sum of the solutions itself; square it, then subtract ${math('4rs')}.`,
      ),
      result(
        [
          [1, 2, 0],
          [2 * v, 0, 1],
        ],
        'SIGN',
        `This adds ${math('2rs')} to the square of the sum; ${math('4rs')} has to be subtracted.`,
      ),
      result([[1, 2, 0]], 'SIGN', `This is the square of the sum; subtract ${math('4rs')} to get the square of the difference.`),
      result(
        [
          [u, 1, 0],
          [4 * v, 0, 1],
        ],
        'EXPO',
        `The sum has to be squared, and ${math('4rs')} has to be subtracted.`,
      ),
      result(
        [
          [u, 1, 0],
          [-2 * v, 0, 1],
        ],
        'EXPO',
        `The sum has to be squared, and ${math('4rs')}, not ${math('2rs')}, is subtracted.`,
      ),
    ],
  },
  {
    latex: () => '\\frac{r}{s} + \\frac{s}{r}',
    rewritten: () => '\\frac{(r + s)^2 - 2rs}{rs}',
    results: ({ u, v }) => [
      right([
        [v, 2, -1],
        [-2, 0, 0],
      ]),
      result(
        [
          [v, 2, -1],
          [2, 0, 0],
        ],
        'SIGN',
        `The term ${math('2rs')} has to be subtracted from the square of the sum.`,
      ),
      result([[v, 2, -1]], 'SQBIN', `This takes the square of the sum for the sum of the squares; subtract ${math('2rs')} in the numerator.`),
      result([[u * v, 1, -1]], 'FRAC', 'Over the common denominator, the numerator is the sum of the squares of the solutions, not their sum.'),
      result(
        [
          [1, 2, 0],
          [-2 * v, 0, 1],
        ],
        'STOP',
        'This is only the numerator; divide it by the product of the solutions.',
      ),
      result(
        [
          [v, 2, -1],
          [-4, 0, 0],
        ],
        'DISC',
        `The numerator is the sum of the squares, so ${math('2rs')}, not ${math('4rs')}, is subtracted from the square of the sum.`,
      ),
      result(
        [
          [u * v, 1, -1],
          [-2, 0, 0],
        ],
        'EXPO',
        `This uses the sum of the solutions itself; square it before dividing by the product.`,
      ),
    ],
  },
  {
    latex: () => 'r^2 + rs + s^2',
    rewritten: () => '(r + s)^2 - rs',
    results: ({ u, v }) => [
      right([
        [1, 2, 0],
        [-v, 0, 1],
      ]),
      result(
        [
          [1, 2, 0],
          [v, 0, 1],
        ],
        'SIGN',
        `The square of the sum contains ${math('2rs')}, so ${math('rs')} has to be subtracted.`,
      ),
      result([[1, 2, 0]], 'SQBIN', `This is the square of the sum; it contains ${math('2rs')} instead of ${math('rs')}, so subtract one ${math('rs')}.`),
      result(
        [
          [1, 2, 0],
          [-2 * v, 0, 1],
        ],
        'SQBIN',
        `This is only the sum of the squares of the solutions; add ${math('rs')}.`,
      ),
      result(
        [
          [u, 1, 0],
          [-v, 0, 1],
        ],
        'EXPO',
        `This uses the sum of the solutions itself; square it, then subtract ${math('rs')}.`,
      ),
      result(
        [
          [u, 1, 0],
          [v, 0, 1],
        ],
        'EXPO',
        `This adds the sum and the product; square the sum, and subtract the product.`,
      ),
    ],
  },
];
