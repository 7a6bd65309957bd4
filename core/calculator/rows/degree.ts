/** Whether an equation can be solved for a letter by one division. */
import type { UserFunction } from '../language/compile.ts';
import type { Expression } from '../language/syntax.ts';

type Functions = ReadonlyMap<string, UserFunction>;
/** Of letters; 0 for those that are not named. */
type Degrees = ReadonlyMap<string, number>;

const none = Number.POSITIVE_INFINITY;
/** Functions of functions, deeper than students nest them. */
const deepest = 12;

function degree(expression: Expression, of: Degrees, functions: Functions, depth: number): number {
  const inner = (part: Expression) => degree(part, of, functions, depth);
  /** Anything may be done to what does not contain the letter. */
  const free = (...parts: readonly Expression[]) => (parts.every((part) => inner(part) === 0) ? 0 : none);
  switch (expression.type) {
    case 'number':
      return 0;
    case 'name':
      return of.get(expression.name) ?? 0;
    case 'negate':
    case 'degrees':
      return inner(expression.of);
    case 'list':
      return Math.max(0, ...expression.items.map(inner));
    case 'binary': {
      const { operator, left, right } = expression;
      if (operator === '+' || operator === '-') return Math.max(inner(left), inner(right));
      if (operator === '*') return inner(left) + inner(right);
      if (operator === '/') return inner(right) === 0 ? inner(left) : none;
      const power = right.type === 'number' && Number.isInteger(right.value) ? right.value : none;
      return inner(left) === 0 ? free(right) : inner(left) * power;
    }
    case 'call':
      return expression.name === 'percent' ? Math.max(...expression.args.map(inner)) : free(...expression.args);
    case 'derivative':
      return free(expression.of);
    case 'series':
    case 'each': {
      const own = degree(expression.of, new Map([...of, [expression.name, 0]]), functions, depth);
      const outside = expression.type === 'each' ? free(expression.list) : free(expression.from, expression.to);
      return expression.type === 'series' && expression.kind === 'product' && own > 0 ? none : outside + own;
    }
    case 'apply': {
      if (expression.primes) return free(...expression.args);
      const used = functions.get(expression.name);
      if (!used || depth >= deepest) return none;
      const own = new Map([...of, ...used.parameters.map((name, index) => [name, expression.args[index] ? inner(expression.args[index]) : none] as const)]);
      return degree(used.body, own, functions, depth + 1);
    }
    case 'range':
      return free(expression.from, expression.to, ...(expression.second ? [expression.second] : []));
    case 'point':
      return free(expression.x, expression.y);
    case 'member':
      return free(expression.of);
    case 'item':
    case 'piecewise':
      return none;
  }
}

/** Whether an expression is a multiple of the letter plus something without it, as it is written: |y − 50| is neither. */
export const isLinearIn = (name: string, expression: Expression, functions: Functions): boolean => degree(expression, new Map([[name, 1]]), functions, 0) <= 1;
