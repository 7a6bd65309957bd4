/** Comparisons, pieces and restricted domains. */
import { ExpressionError } from './expression-error.ts';
import type { Branch, Comparison, Condition, Expression } from './syntax.ts';
import { eachNumber, listOf, numberOf, pointOf, type Compiled } from './values.ts';

const close = (a: number, b: number) => a === b || Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b));
const holds: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '=': close,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '≤': (a, b) => a <= b,
  '≥': (a, b) => a >= b,
};

type CompileIn = (expression: Expression) => Compiled;

/** 1 where the condition holds, else 0; item by item for lists. */
function compileCondition({ operands, signs }: Condition, inner: CompileIn): Compiled {
  const compiled = operands.map(inner);
  const tests = signs.map((sign) => holds[sign]);
  return eachNumber(compiled, 'A comparison', (values) =>
    tests.every((test, index) => test(values[index] ?? Number.NaN, values[index + 1] ?? Number.NaN)) ? 1 : 0,
  );
}

/** L[L > 3]: the items for which the condition holds. */
export function compileFilter(of: Compiled, condition: Condition, inner: CompileIn): Compiled {
  const keep = compileCondition(condition, inner);
  if (of.type !== 'list' || keep.type !== 'list') throw new ExpressionError('To pick items from a list, use a condition, such as L[L > 3].');
  return listOf(() => {
    const kept = keep.run();
    return of.run().filter((_, index) => kept[index] === 1);
  });
}

/** The value of the first piece whose condition holds; nothing (NaN) if none does. */
export function compilePiecewise(branches: readonly Branch[], otherwise: Expression | null, inner: CompileIn): Compiled {
  const conditions = branches.map(({ when }) => compileCondition(when, inner));
  const values = branches.map(({ value }) => (value ? inner(value) : numberOf(() => 1)));
  const last = otherwise ? inner(otherwise) : null;
  const results = [...values, ...(last ? [last] : [])];
  const tests = conditions.flatMap((condition) => (condition.type === 'number' ? [condition.run] : []));
  const which = () => {
    const index = tests.findIndex((test) => test() === 1);
    return index < 0 ? tests.length : index;
  };
  const numbers = results.flatMap((value) => (value.type === 'number' ? [value.run] : []));
  if (tests.length === conditions.length && numbers.length === results.length) return numberOf(() => numbers[which()]?.() ?? Number.NaN);
  const points = results.flatMap((value) => (value.type === 'point' ? [value.run] : []));
  if (tests.length === conditions.length && points.length === results.length) return pointOf(() => points[which()]?.() ?? [Number.NaN, Number.NaN]);
  return eachNumber([...conditions, ...results], 'Pieces', (all) => {
    const index = all.slice(0, conditions.length).indexOf(1);
    return all[conditions.length + (index < 0 ? conditions.length : index)] ?? Number.NaN;
  });
}
