/** Derivatives of expressions by the rules of calculus, as expressions again: exact, drawn and differentiated like any other. */
import type { UserFunction } from './compile.ts';
import { ExpressionError } from './expression-error.ts';
import { over, outer, plus, power, times, whole } from './derivative-rules.ts';
import type { AngleUnit } from './real.ts';
import { angular, call, functionsIn, namesIn, type Expression } from './syntax.ts';
import { displayName } from './words.ts';

export interface Rules {
  readonly functions: ReadonlyMap<string, UserFunction>;
  readonly unit: AngleUnit;
}
type Functions = Rules['functions'];

/** Whether the value of an expression changes with a letter, also inside the student's functions. */
function changesWith(name: string, expression: Expression, functions: Functions, seen: ReadonlySet<string> = new Set()): boolean {
  if (namesIn(expression).has(name)) return true;
  return [...functionsIn(expression)].some((used) => {
    const found = functions.get(used);
    return found && !seen.has(used) && !found.parameters.includes(name) && changesWith(name, found.body, functions, new Set([...seen, used]));
  });
}

const refused = (what: string) => new ExpressionError(`The calculator can’t find the derivative of ${what}.`);

/** By how much an angle's sine changes more slowly in degrees, or its inverse faster. */
function angleFactor(name: string, unit: AngleUnit): Expression {
  if (unit === 'radians' || !angular.has(name)) return whole(1);
  const pi: Expression = { type: 'name', name: 'pi' };
  return name.startsWith('arc') ? over(whole(180), pi) : over(pi, whole(180));
}

/** The derivative of `expression` by a letter. @throws ExpressionError where none is known */
export function derive(expression: Expression, name: string, rules: Rules): Expression {
  const { functions, unit } = rules;
  const isFixed = (part: Expression) => !changesWith(name, part, functions);
  const inner = (part: Expression) => derive(part, name, rules);
  if (isFixed(expression)) return whole(0);
  switch (expression.type) {
    case 'name':
      return whole(1);
    case 'negate':
    case 'degrees':
      return { ...expression, of: inner(expression.of) };
    case 'binary': {
      const { operator, left, right } = expression;
      if (operator === '+') return plus(inner(left), inner(right));
      if (operator === '-') return plus(inner(left), times(whole(-1), inner(right)));
      if (operator === '*') return plus(times(inner(left), right), times(left, inner(right)));
      if (operator === '/') {
        if (isFixed(right)) return over(inner(left), right);
        return over(plus(times(inner(left), right), times(times(whole(-1), left), inner(right))), power(right, whole(2)));
      }
      if (isFixed(right)) return times(times(right, power(left, plus(right, whole(-1)))), inner(left));
      const grown = times(expression, plus(times(inner(right), call('ln', left)), isFixed(left) ? whole(0) : times(right, over(inner(left), left))));
      return left.type === 'name' && left.name === 'e' ? times(expression, inner(right)) : grown;
    }
    case 'call': {
      const [first, second] = expression.args;
      if (expression.name === 'total' || expression.name === 'mean') return { ...expression, args: expression.args.map(inner) };
      if (expression.name === 'logbase' && first && second) return inner(over(call('ln', second), call('ln', first)));
      if (expression.name === 'root' && first && second) return inner(power(second, over(whole(1), first)));
      const rule = outer[expression.name];
      if (!rule || !first || second) throw refused(`“${displayName(expression.name)}”`);
      return times(times(rule(first), angleFactor(expression.name, unit)), inner(first));
    }
    case 'apply': {
      const used = functions.get(expression.name);
      const [arg, more] = expression.args;
      if (!used || !arg || more) throw refused('a function of several values');
      if (!used.parameters.includes(name) && changesWith(name, used.body, functions)) throw refused(`“${expression.name}” by a letter that is not its own`);
      return times({ ...expression, primes: (expression.primes ?? 0) + 1 }, inner(arg));
    }
    case 'derivative':
      return inner(derive(expression.of, expression.name, rules));
    case 'series':
      if (expression.kind === 'product' || !isFixed(expression.from) || !isFixed(expression.to))
        throw refused(expression.kind === 'product' ? 'a product ∏' : `${expression.kind === 'sum' ? 'Σ' : 'an integral'} with “${name}” in its bounds`);
      return { ...expression, of: inner(expression.of) };
    case 'each':
      if (!isFixed(expression.list)) throw refused(`a list with “${name}” after “for”`);
      return { ...expression, of: inner(expression.of) };
    case 'list':
      return { ...expression, items: expression.items.map(inner) };
    case 'piecewise':
      return {
        ...expression,
        branches: expression.branches.map(({ when, value }) => ({ when, value: value ? inner(value) : whole(0) })),
        otherwise: expression.otherwise && inner(expression.otherwise),
      };
    case 'point':
      return { ...expression, x: inner(expression.x), y: inner(expression.y) };
    case 'member':
      return { ...expression, of: inner(expression.of) };
    case 'number':
      return whole(0);
    case 'range':
    case 'item':
      throw refused('this list');
  }
}
