/** The value of one line, as the scientific calculator needs it. */
import { compile, type Context, type UserFunction } from './compile.ts';
import { rat, toNumber, type Rational } from '#core/rational.ts';
import { exactValue, fromDecimal } from './exact.ts';
import { attempt, ExpressionError } from './expression-error.ts';
import { Meter } from './meter.ts';
import { parseStatement } from './parse.ts';
import type { AngleUnit } from './real.ts';
import { jitter, mayBeRoundoff, withoutRoundoff } from './roundoff.ts';
import { isCondition, usesAngles, type Expression } from './syntax.ts';
import { tokenize } from './tokens.ts';
import { listOf, numberOf, pointOf, pointsOf, type Compiled, type Numbers, type Point, type Points } from './values.ts';

export type Result =
  /** `exact`: the fraction it is, where that is known. */
  | { readonly type: 'number'; readonly value: number; readonly exact: Rational | null }
  | { readonly type: 'list'; readonly value: Numbers }
  | { readonly type: 'point'; readonly value: Point }
  | { readonly type: 'points'; readonly value: Points };

function run(compiled: Compiled): Result {
  switch (compiled.type) {
    case 'number':
      return { type: 'number', value: compiled.run(), exact: null };
    case 'list':
      return { type: 'list', value: compiled.run() };
    case 'point':
      return { type: 'point', value: compiled.run() };
    case 'points':
      return { type: 'points', value: compiled.run() };
  }
}

/** Of two ways to a value, the fraction and the decimal, neither is shown beside another value of the other. */
function agree(exact: Rational, value: number): boolean {
  const near = toNumber(exact);
  return Math.abs(near - value) <= 1e-9 * Math.max(1, Math.abs(value)) && (near !== 0 || exact.n === 0n);
}

const numbersOf = (result: Result): Numbers => (result.type === 'number' ? [result.value] : result.value.flat());

function withNumbers(result: Result, numbers: Numbers): Result {
  const [x = Number.NaN, y = Number.NaN] = numbers;
  switch (result.type) {
    case 'number':
      return { ...result, value: x };
    case 'list':
      return { ...result, value: numbers };
    case 'point':
      return { ...result, value: [x, y] };
    case 'points':
      return { ...result, value: result.value.map((_, index): Point => [numbers[2 * index] ?? Number.NaN, numbers[2 * index + 1] ?? Number.NaN]) };
  }
}

/** Any of them may come near the first value by chance. */
const tries = 4;

/** Gives the value of an expression for what its letters stand for by then, without what is left of rounding errors. @throws ExpressionError */
export function evaluator(expression: Expression, context: Context): () => Result {
  const compiled = compile(expression, context);
  return () => {
    const result = run(compiled);
    if (!numbersOf(result).some(mayBeRoundoff)) return result;
    const retried = attempt(() => {
      const again = compile(expression, { ...context, jitter: jitter() });
      return Array.from({ length: tries }, () => numbersOf(run(again)));
    });
    return retried.ok ? withNumbers(result, withoutRoundoff(numbersOf(result), retried.value)) : result;
  };
}

/** The value of an expression; `exact`: the fraction it is, where that is known. @throws ExpressionError */
export function evaluate(expression: Expression, context: Context, exact: Rational | null = null): Result {
  const result = evaluator(expression, context)();
  // The fraction has no rounding errors: 0.1 + 0.2 is 0.3.
  return result.type === 'number' && exact && agree(exact, result.value) ? { ...result, value: toNumber(exact), exact } : result;
}

/** The same value at any time. */
export function frozen(result: Result): Compiled {
  switch (result.type) {
    case 'number':
      return numberOf(() => result.value);
    case 'list':
      return listOf(() => result.value);
    case 'point':
      return pointOf(() => result.value);
    case 'points':
      return pointsOf(() => result.value);
  }
}

export type Calculation =
  /** `otherUnit`: the value with angles in the other unit, where that is another one. */
  { readonly ok: true; readonly result: Result; readonly otherUnit: number | null } | { readonly ok: false; readonly message: string };

export const otherUnit = (unit: AngleUnit): AngleUnit => (unit === 'degrees' ? 'radians' : 'degrees');
const noFunctions: ReadonlyMap<string, UserFunction> = new Map();

/** @throws ExpressionError if there is no real value */
function requireReal(value: number): void {
  if (Number.isNaN(value)) throw new ExpressionError('Undefined: there is no real number for this.');
  if (!Number.isFinite(value)) throw new ExpressionError('Undefined: this divides by zero or is too large.');
}

/** The value of an expression; `values` are letters that have one, like `ans`, as decimal text. */
export function calculate(text: string, unit: AngleUnit, values: Readonly<Record<string, number>> = {}): Calculation {
  const found = attempt(() => {
    const tokens = tokenize(text);
    if (tokens.length === 0) throw new ExpressionError('The expression is not finished.');
    const statement = parseStatement(tokens);
    if (isCondition(statement)) throw new ExpressionError('For equations, use the graphing calculator.');
    const names = new Map(Object.entries(values).map(([name, value]) => [name, numberOf(() => value)]));
    const rationals = new Map(
      Object.entries(values).flatMap(([name, value]) => (fromDecimal(String(value)) ? [[name, fromDecimal(String(value)) ?? rat(0)] as const] : [])),
    );
    const exact = exactValue(statement, { names: rationals, functions: noFunctions });
    const context = { names, functions: noFunctions, meter: Meter.forValues() };
    const result = evaluate(statement, { ...context, unit }, exact);
    if (result.type !== 'number') return { result, otherUnit: null };
    requireReal(result.value);
    const other = usesAngles(statement) ? evaluate(statement, { ...context, unit: otherUnit(unit) }) : null;
    const differs = other?.type === 'number' && Number.isFinite(other.value) && Math.abs(other.value - result.value) > 1e-9;
    return { result, otherUnit: differs ? other.value : null };
  });
  return found.ok ? { ok: true, ...found.value } : { ok: false, message: found.error.message };
}
