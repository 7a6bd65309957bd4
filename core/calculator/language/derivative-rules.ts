/** What derivatives are put together from: sums, products and powers without needless terms, and the derivative of each function. */
import { call, type Expression } from './syntax.ts';

export const whole = (value: number): Expression => (value < 0 ? { type: 'negate', of: whole(-value) } : { type: 'number', value, text: String(value) });
const isNumber = (expression: Expression, value: number) => expression.type === 'number' && expression.value === value;
const binary = (operator: '+' | '*' | '/' | '^', left: Expression, right: Expression): Expression => ({ type: 'binary', operator, left, right });
/** A written whole number, also a negative one. */
const plainOf = (expression: Expression): number | null => {
  if (expression.type === 'negate') return expression.of.type === 'number' ? -expression.of.value : null;
  return expression.type === 'number' ? expression.value : null;
};

export function plus(left: Expression, right: Expression): Expression {
  const [a, b] = [plainOf(left), plainOf(right)];
  if (a !== null && b !== null && Number.isInteger(a) && Number.isInteger(b)) return whole(a + b);
  if (isNumber(left, 0)) return right;
  return isNumber(right, 0) ? left : binary('+', left, right);
}

/** Nothing times something is nothing, also where that has no value: 3x² is 0 at 0, whatever ln 0 is. */
export function times(left: Expression, right: Expression): Expression {
  if (isNumber(left, 0) || isNumber(right, 0)) return whole(0);
  if (isNumber(left, 1)) return right;
  return isNumber(right, 1) ? left : binary('*', left, right);
}

export const over = (left: Expression, right: Expression): Expression => (isNumber(right, 1) ? left : binary('/', left, right));
export const power = (base: Expression, exponent: Expression): Expression => (isNumber(exponent, 1) ? base : binary('^', base, exponent));

const minus = (of: Expression): Expression => ({ type: 'negate', of });
const square = (of: Expression) => power(of, whole(2));
const root = (of: Expression) => call('sqrt', of);
const under = (of: Expression) => over(whole(1), of);
/** Only where the function has a value: ln x has none below 0, so 1/x is no derivative of it there. */
const where = (name: string, of: Expression, value: Expression): Expression => ({
  type: 'piecewise',
  branches: [{ when: { operands: [call(name, of), call(name, of)], signs: ['='] }, value }],
  otherwise: null,
});

/** The derivatives of functions of one number, by that number. */
export const outer: Readonly<Record<string, (u: Expression) => Expression>> = {
  sin: (u) => call('cos', u),
  cos: (u) => minus(call('sin', u)),
  tan: (u) => square(call('sec', u)),
  sec: (u) => times(call('sec', u), call('tan', u)),
  csc: (u) => minus(times(call('csc', u), call('cot', u))),
  cot: (u) => minus(square(call('csc', u))),
  arcsin: (u) => under(root(plus(whole(1), minus(square(u))))),
  arccos: (u) => minus(under(root(plus(whole(1), minus(square(u)))))),
  arctan: (u) => under(plus(whole(1), square(u))),
  arcsec: (u) => under(times(call('abs', u), root(plus(square(u), whole(-1))))),
  arccsc: (u) => minus(under(times(call('abs', u), root(plus(square(u), whole(-1)))))),
  arccot: (u) => minus(under(plus(whole(1), square(u)))),
  sinh: (u) => call('cosh', u),
  cosh: (u) => call('sinh', u),
  tanh: (u) => square(call('sech', u)),
  sech: (u) => minus(times(call('sech', u), call('tanh', u))),
  csch: (u) => minus(times(call('csch', u), call('coth', u))),
  coth: (u) => minus(square(call('csch', u))),
  arcsinh: (u) => under(root(plus(square(u), whole(1)))),
  arccosh: (u) => where('arccosh', u, under(root(plus(square(u), whole(-1))))),
  arctanh: (u) => where('arctanh', u, under(plus(whole(1), minus(square(u))))),
  sqrt: (u) => under(times(whole(2), root(u))),
  cbrt: (u) => under(times(whole(3), square(call('cbrt', u)))),
  ln: (u) => where('ln', u, under(u)),
  log: (u) => where('log', u, under(times(u, call('ln', whole(10))))),
  exp: (u) => call('exp', u),
  // At 0 it has a corner, and no derivative.
  abs: (u) => over(u, call('abs', u)),
  percent: () => under(whole(100)),
};
