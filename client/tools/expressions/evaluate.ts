/** Trees to plain functions. An expression without a real value gives NaN or ±Infinity. */
import { toFraction } from './fraction.ts';
import type { Expression, FunctionName, Operator } from './syntax.ts';
import { ExpressionError } from './tokenize.ts';

export const angleUnits = ['degrees', 'radians'] as const;
export type AngleUnit = (typeof angleUnits)[number];
/** Values of the variables. */
export type Scope = Readonly<Record<string, number>>;
export type Evaluator = (scope: Scope) => number;

/** sin π is 1.2e−16 in floating point: values this close to 0 count as 0, so that tan 90° has no value. */
const snap = (value: number) => (Math.abs(value) < 1e-15 ? 0 : Math.abs(Math.abs(value) - 0.5) < 1e-15 ? Math.sign(value) * 0.5 : value);

/** A real power; a negative base has odd roots: (−8)^(1/3) = −2. */
function power(base: number, exponent: number): number {
  if (base >= 0 || Number.isInteger(exponent)) return base ** exponent;
  const fraction = toFraction(exponent, 99);
  if (!fraction || fraction.denominator % 2 === 0) return Number.NaN;
  return (fraction.numerator % 2 === 0 ? 1 : -1) * (-base) ** exponent;
}

/** Defined for the whole numbers from 0 to 170. */
function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > 170) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= n; factor += 1) product *= factor;
  return product;
}

const operators: Readonly<Record<Operator, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '^': power,
};

type Implementation = (args: readonly number[], perUnit: number) => number;
/** The first argument; how many there are is checked when compiling. */
const first = (args: readonly number[]) => args[0] ?? Number.NaN;
const second = (args: readonly number[]) => args[1] ?? Number.NaN;
const functions: Readonly<Record<FunctionName, Implementation>> = {
  sin: (args, perUnit) => snap(Math.sin(first(args) * perUnit)),
  cos: (args, perUnit) => snap(Math.cos(first(args) * perUnit)),
  tan: (args, perUnit) => snap(Math.sin(first(args) * perUnit)) / snap(Math.cos(first(args) * perUnit)),
  arcsin: (args, perUnit) => Math.asin(first(args)) / perUnit,
  arccos: (args, perUnit) => Math.acos(first(args)) / perUnit,
  arctan: (args, perUnit) => Math.atan(first(args)) / perUnit,
  sqrt: (args) => Math.sqrt(first(args)),
  cbrt: (args) => Math.cbrt(first(args)),
  root: (args) => (first(args) === 3 ? Math.cbrt(second(args)) : power(second(args), 1 / first(args))),
  ln: (args) => Math.log(first(args)),
  log: (args) => Math.log10(first(args)),
  exp: (args) => Math.exp(first(args)),
  abs: (args) => Math.abs(first(args)),
  min: (args) => Math.min(...args),
  max: (args) => Math.max(...args),
  factorial: (args) => factorial(first(args)),
  percent: (args) => first(args) / 100,
};

function checkArguments(name: FunctionName, count: number): void {
  if (name === 'min' || name === 'max') return;
  const wanted = name === 'root' ? 2 : 1;
  if (count !== wanted)
    throw new ExpressionError(name === 'root' ? 'A root needs two numbers: root(3, 8) is the cube root of 8.' : `“${name}” takes one number.`);
}

/** A function computing the expression. @throws ExpressionError for a wrong number of arguments. */
export function compile(expression: Expression, unit: AngleUnit): Evaluator {
  const perUnit = unit === 'degrees' ? Math.PI / 180 : 1;
  switch (expression.type) {
    case 'number': {
      const { value } = expression;
      return () => value;
    }
    case 'variable': {
      const { name } = expression;
      return (scope) => scope[name] ?? Number.NaN;
    }
    case 'negate': {
      const of = compile(expression.of, unit);
      return (scope) => -of(scope);
    }
    case 'degrees': {
      const of = compile(expression.of, unit);
      return (scope) => of(scope) * (Math.PI / 180 / perUnit);
    }
    case 'binary': {
      const apply = operators[expression.operator];
      const [left, right] = [compile(expression.left, unit), compile(expression.right, unit)];
      return (scope) => apply(left(scope), right(scope));
    }
    case 'call': {
      checkArguments(expression.name, expression.args.length);
      const apply = functions[expression.name];
      const args = expression.args.map((arg) => compile(arg, unit));
      return (scope) =>
        apply(
          args.map((arg) => arg(scope)),
          perUnit,
        );
    }
    case 'apply':
      throw new ExpressionError(`The function “${expression.name}” is not defined.`);
  }
}
