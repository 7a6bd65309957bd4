/** The tree of an expression. */

export const functionNames = [
  'sin',
  'cos',
  'tan',
  'arcsin',
  'arccos',
  'arctan',
  'sqrt',
  'cbrt',
  'root',
  'ln',
  'log',
  'exp',
  'abs',
  'min',
  'max',
  'factorial',
  'percent',
] as const;
export type FunctionName = (typeof functionNames)[number];
export type Operator = '+' | '-' | '*' | '/' | '^';

export type Expression =
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'degrees'; readonly of: Expression }
  | { readonly type: 'variable'; readonly name: string }
  | { readonly type: 'negate'; readonly of: Expression }
  | { readonly type: 'binary'; readonly operator: Operator; readonly left: Expression; readonly right: Expression }
  | { readonly type: 'call'; readonly name: FunctionName; readonly args: readonly Expression[] }
  /** A function the student defined, e.g. f(x) = …; replaced by its body before evaluation. */
  | { readonly type: 'apply'; readonly name: string; readonly arg: Expression };

/** Every part of an expression, itself included. */
function* parts(expression: Expression): Generator<Expression> {
  yield expression;
  switch (expression.type) {
    case 'negate':
    case 'degrees':
      yield* parts(expression.of);
      return;
    case 'binary':
      yield* parts(expression.left);
      yield* parts(expression.right);
      return;
    case 'call':
      for (const arg of expression.args) yield* parts(arg);
      return;
    case 'apply':
      yield* parts(expression.arg);
      return;
    case 'number':
    case 'variable':
  }
}

/** The names of the variables in an expression; constants are not among them. */
export const variablesOf = (expression: Expression): ReadonlySet<string> =>
  new Set([...parts(expression)].flatMap((part) => (part.type === 'variable' ? [part.name] : [])));

/** A copy with every part replaced for which `change` returns something else. */
export function replace(expression: Expression, change: (part: Expression) => Expression | undefined): Expression {
  const changed = change(expression);
  if (changed) return changed;
  const inside = (part: Expression) => replace(part, change);
  switch (expression.type) {
    case 'negate':
    case 'degrees':
      return { ...expression, of: inside(expression.of) };
    case 'binary':
      return { ...expression, left: inside(expression.left), right: inside(expression.right) };
    case 'call':
      return { ...expression, args: expression.args.map(inside) };
    case 'apply':
      return { ...expression, arg: inside(expression.arg) };
    case 'number':
    case 'variable':
      return expression;
  }
}
