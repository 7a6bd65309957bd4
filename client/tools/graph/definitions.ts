/** What rows define for the others: functions f(x) = … and letters a = … */
import { attempt } from '../expressions/calculate.ts';
import { compile, type AngleUnit, type Scope } from '../expressions/evaluate.ts';
import { parseExpression } from '../expressions/parse.ts';
import { replace, variablesOf, type Expression } from '../expressions/syntax.ts';
import { ExpressionError, tokenize, type Relation, type Token } from '../expressions/tokenize.ts';
import type { Row } from './row.ts';

export type UserFunctions = ReadonlyMap<string, UserFunction>;
interface UserFunction {
  readonly parameter: string;
  readonly body: readonly Token[];
}

/** f(x) = */
export const definition = /^\s*([a-z])\s*\(\s*([a-z])\s*\)\s*=/i;
export const reserved = new Set(['x', 'y', 'e']);

/** The sides of an equation or inequality; null if the row is none. @throws ExpressionError */
export const splitSides = (
  tokens: readonly Token[],
): { readonly left: readonly Token[]; readonly relation: Relation; readonly right: readonly Token[] } | null => {
  const at = tokens.findIndex(({ kind }) => kind === 'relation');
  const token = tokens[at];
  if (token?.kind !== 'relation') return null;
  const rest = tokens.slice(at + 1);
  if (rest.some(({ kind }) => kind === 'relation')) throw new ExpressionError('Use one comparison sign per row.');
  return { left: tokens.slice(0, at), relation: token.relation, right: rest };
};

/** Puts the bodies of the student's functions in their place. @throws ExpressionError for functions that go in circles. */
function expand(expression: Expression, functions: UserFunctions, depth: number): Expression {
  return replace(expression, (part) => {
    if (part.type !== 'apply') return undefined;
    const used = functions.get(part.name);
    if (!used || depth > 12) throw new ExpressionError(`“${part.name}” is defined by itself.`);
    const arg = expand(part.arg, functions, depth);
    const body = expand(parseExpression(used.body, new Set(functions.keys())), functions, depth + 1);
    return substitute(body, used.parameter, arg);
  });
}

/** `body` with `value` for the variable `name`. */
export const substitute = (body: Expression, name: string, value: Expression): Expression =>
  replace(body, (part) => (part.type === 'variable' && part.name === name ? value : undefined));

/** The tree of `tokens` with the student's functions put in. @throws ExpressionError */
export const parseWith = (tokens: readonly Token[], functions: UserFunctions): Expression =>
  expand(parseExpression(tokens, new Set(functions.keys())), functions, 0);

/** The functions that rows define; the first definition counts. */
export function findFunctions(rows: readonly Row[]): UserFunctions {
  const found = new Map<string, UserFunction>();
  for (const { text } of rows) {
    const [, name = '', parameter = ''] = definition.exec(text) ?? [];
    if (!name || name === 'x' || found.has(name)) continue;
    const body = attempt(() => splitSides(tokenize(text))?.right ?? []);
    if (body.ok) found.set(name, { parameter: parameter.toLowerCase() === 'x' ? 'x' : parameter, body: body.value });
  }
  return found;
}

/** `a = …` with a letter that is not x, y or e. */
export function parameterOf(text: string): { readonly name: string; readonly body: readonly Token[] } | null {
  const parts = attempt(() => splitSides(tokenize(text)));
  if (!parts.ok || parts.value?.relation !== '=') return null;
  const [only, ...more] = parts.value.left;
  return only?.kind === 'name' && only.name.length === 1 && more.length === 0 && !reserved.has(only.name) ? { name: only.name, body: parts.value.right } : null;
}

/** 3 or −3: what a slider can show. */
export const isPlainNumber = (tokens: readonly Token[]) =>
  tokens.at(-1)?.kind === 'number' && (tokens.length === 1 || (tokens.length === 2 && tokens[0]?.kind === 'sign' && tokens[0].sign === '-'));

/** Values of all parameters that can be worked out, whatever their order. */
export function findScope(rows: readonly Row[], functions: UserFunctions, unit: AngleUnit): Scope {
  const scope: Record<string, number> = {};
  const waiting = new Map(rows.flatMap(({ text }) => parameterOf(text) ?? []).map(({ name, body }) => [name, body]));
  for (let progress = true; progress; ) {
    progress = false;
    for (const [name, body] of waiting) {
      const value = attempt(() => {
        const expression = parseWith(body, functions);
        return [...variablesOf(expression)].every((used) => scope[used] !== undefined) ? compile(expression, unit)(scope) : Number.NaN;
      });
      if (!value.ok || Number.isNaN(value.value)) continue;
      scope[name] = value.value;
      waiting.delete(name);
      progress = true;
    }
  }
  return scope;
}
