import { expect, it } from 'vitest';
import { niceStep, num, polynomial, shifted, snapTo, tex } from './numbers.ts';

it('shows numbers with a true minus and without a tail', () => {
  expect([num(-2.5), num(0.1 + 0.2), num(1234.5), num(-0.001)]).toEqual(['−2.5', '0.3', '1,234.5', '0']);
  expect(tex(1234)).toBe('1{,}234');
});
it('writes polynomials the way a student does', () => {
  expect(polynomial([3, 6])).toBe('3x+6');
  expect(polynomial([1, -4, 0])).toBe('x^{2}-4x');
  expect(polynomial([-1, 0, 9])).toBe('-x^{2}+9');
  expect(polynomial([0, 0])).toBe('0');
});
it('writes shifts with the sign turned round', () => expect([shifted('x', 3), shifted('x', -3), shifted('x', 0)]).toEqual(['(x-3)', '(x+3)', 'x']));
it('takes steps of 1, 2, or 5', () => {
  expect([0.03, 0.7, 1, 3, 12, 260].map(niceStep)).toEqual([0.05, 1, 1, 5, 20, 500]);
  expect(snapTo(1.26, 0.5)).toBe(1.5);
});
