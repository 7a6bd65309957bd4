/** The tree of an expression, as it was typed. */

export type Operator = '+' | '-' | '*' | '/' | '^';
export const comparisons = ['=', '<', '>', '≤', '≥'] as const;
export type Comparison = (typeof comparisons)[number];

/** a < b ≤ c: one operand more than signs. */
export interface Condition {
  readonly operands: readonly Expression[];
  readonly signs: readonly Comparison[];
}

export interface Branch {
  readonly when: Condition;
  /** Left out: 1, as in a restricted domain. */
  readonly value: Expression | null;
}

export type SeriesKind = 'sum' | 'product' | 'integral';

export type Expression =
  | { readonly type: 'number'; readonly value: number; readonly text: string }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'negate'; readonly of: Expression }
  /** 30°: an angle in degrees, whatever the calculator is set to. */
  | { readonly type: 'degrees'; readonly of: Expression }
  | { readonly type: 'binary'; readonly operator: Operator; readonly left: Expression; readonly right: Expression; readonly implicit?: boolean }
  /** A function the calculator knows. */
  | { readonly type: 'call'; readonly name: string; readonly args: readonly Expression[] }
  /** A function the student defined; `primes`: its derivative, f′(x). */
  | { readonly type: 'apply'; readonly name: string; readonly args: readonly Expression[]; readonly primes?: number }
  /** d/dx of an expression, a function of x again. */
  | { readonly type: 'derivative'; readonly of: Expression; readonly name: string }
  /** Σ, ∏ and ∫: `name` runs from one bound to the other inside `of`. */
  | { readonly type: 'series'; readonly kind: SeriesKind; readonly name: string; readonly from: Expression; readonly to: Expression; readonly of: Expression }
  /** [n^2 for n=[1...10]] */
  | { readonly type: 'each'; readonly name: string; readonly list: Expression; readonly of: Expression }
  | { readonly type: 'list'; readonly items: readonly Expression[] }
  /** [1...10] or, with a second item, [1, 3...11]. */
  | { readonly type: 'range'; readonly from: Expression; readonly second: Expression | null; readonly to: Expression }
  | { readonly type: 'point'; readonly x: Expression; readonly y: Expression }
  | { readonly type: 'member'; readonly of: Expression; readonly member: 'x' | 'y' }
  /** L[2], the second item, or L[L > 3]. */
  | { readonly type: 'item'; readonly of: Expression; readonly at: Expression | Condition }
  | { readonly type: 'piecewise'; readonly branches: readonly Branch[]; readonly otherwise: Expression | null };

export const call = (name: string, ...args: readonly Expression[]): Expression => ({ type: 'call', name, args });
export const isCondition = (found: Expression | Condition): found is Condition => 'signs' in found;

const conditionParts = ({ operands }: Condition): readonly Expression[] => operands;

/** The direct parts of an expression. */
function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.type) {
    case 'number':
    case 'name':
      return [];
    case 'negate':
    case 'degrees':
    case 'member':
    case 'derivative':
      return [expression.of];
    case 'series':
      return [expression.from, expression.to, expression.of];
    case 'each':
      return [expression.list, expression.of];
    case 'binary':
      return [expression.left, expression.right];
    case 'call':
    case 'apply':
      return expression.args;
    case 'list':
      return expression.items;
    case 'range':
      return [expression.from, ...(expression.second ? [expression.second] : []), expression.to];
    case 'point':
      return [expression.x, expression.y];
    case 'item':
      return [expression.of, ...(isCondition(expression.at) ? conditionParts(expression.at) : [expression.at])];
    case 'piecewise':
      return [
        ...expression.branches.flatMap(({ when, value }) => [...conditionParts(when), ...(value ? [value] : [])]),
        ...(expression.otherwise ? [expression.otherwise] : []),
      ];
  }
}

/** Every part of an expression, itself included. */
export function* allParts(expression: Expression): Generator<Expression> {
  yield expression;
  for (const part of partsOf(expression)) yield* allParts(part);
}

function* freeNames(expression: Expression): Generator<string> {
  if (expression.type === 'name') yield expression.name;
  // The n of Σ is given its values there, and none is needed from outside.
  const own = expression.type === 'series' || expression.type === 'each' ? expression : null;
  for (const part of partsOf(expression)) for (const name of freeNames(part)) if (name !== own?.name || part !== own.of) yield name;
}

/** The letters in an expression that stand for values; constants and functions are not among them. */
export const namesIn = (...expressions: readonly Expression[]): ReadonlySet<string> => new Set(expressions.flatMap((expression) => [...freeNames(expression)]));

/** The student's functions that an expression uses. */
export const functionsIn = (...expressions: readonly Expression[]): ReadonlySet<string> =>
  new Set(expressions.flatMap((expression) => [...allParts(expression)].flatMap((part) => (part.type === 'apply' ? [part.name] : []))));

/** Whether the angle unit matters somewhere in an expression. */
export const usesAngles = (expression: Expression): boolean => [...allParts(expression)].some((part) => part.type === 'call' && angular.has(part.name));

/** Functions of angles, and those whose values are angles. */
export const angular: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'arcsin', 'arccos', 'arctan', 'arcsec', 'arccsc', 'arccot']);
