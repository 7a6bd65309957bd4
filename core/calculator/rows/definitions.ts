/** What rows define for the others: functions f(x) = … and letters a = … */
import { evaluate, frozen, type Result } from '../language/calculate.ts';
import { isConstant, type Context, type UserFunction } from '../language/compile.ts';
import type { Rational } from '#core/rational.ts';
import { exactValue } from '../language/exact.ts';
import { attempt } from '../language/expression-error.ts';
import { Meter } from '../language/meter.ts';
import { parseExpression } from '../language/parse.ts';
import type { AngleUnit } from '../language/real.ts';
import { functionsIn, namesIn, type Expression } from '../language/syntax.ts';
import { tokenize, withProducts, type Token } from '../language/tokens.ts';
import type { Compiled } from '../language/values.ts';
import { productsWith, signatures } from '../language/words.ts';
import { columnLists, columnName } from './columns.ts';
import type { Fit, Row } from './row.ts';

/** Everything rows know of each other. */
export interface Known {
  readonly context: Context;
  readonly results: ReadonlyMap<string, Result>;
  readonly exact: ReadonlyMap<string, Rational>;
  /** The row that defines a name. */
  readonly homes: ReadonlyMap<string, string>;
  /** Letters whose rows hold a plain number, as sliders do. */
  readonly plain: ReadonlySet<string>;
  /** The regressions, by their tokens. */
  readonly fits?: ReadonlyMap<string, Fit>;
  /** What was known without the parameters that regressions found. */
  readonly unfitted?: Known;
}

/** Names that are never given a value: they run along the axes. */
const variables: ReadonlySet<string> = new Set(['x', 'y', 'theta']);
const free = (name: string) => !variables.has(name) && !isConstant(name) && !signatures.has(name);
const isEquals = (token: Token | undefined) => token?.kind === 'comparison' && token.sign === '=';
const isSign = (token: Token | undefined, sign: string) => token?.kind === 'sign' && token.sign === sign;

/** Rows and what they say never change: what is asked of one with every key is worked out once. */
function once<Of extends object, Value>(find: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, { readonly value: Value }>();
  return (of) => {
    const found = known.get(of) ?? { value: find(of) };
    known.set(of, found);
    return found.value;
  };
}

export interface FunctionHead {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly body: readonly Token[];
}

/** f(x) = … or f(a, b) = … */
export const functionHead = once((tokens: readonly Token[]): FunctionHead | null => {
  const [first, open] = tokens;
  if (first?.kind !== 'name' || !free(first.name) || first.name === 'r' || !isSign(open, '(')) return null;
  const parameters: string[] = [];
  for (let at = 2; at < tokens.length; at += 2) {
    const [parameter, next] = [tokens[at], tokens[at + 1]];
    if (parameter?.kind !== 'name' || isConstant(parameter.name) || signatures.has(parameter.name)) return null;
    parameters.push(parameter.name);
    if (isSign(next, ')')) return isEquals(tokens[at + 2]) ? { name: first.name, parameters, body: tokens.slice(at + 3) } : null;
    if (!isSign(next, ',')) return null;
  }
  return null;
});

/** a = … */
export const letterHead = once((tokens: readonly Token[]): { readonly name: string; readonly body: readonly Token[] } | null => {
  const [first, second, ...body] = tokens;
  if (first?.kind !== 'name' || !free(first.name) || !isEquals(second) || body.some(({ kind }) => kind === 'comparison')) {
    // Conditions in braces have signs of their own.
    if (first?.kind !== 'name' || !free(first.name) || !isEquals(second) || !body.some((token) => isSign(token, '{') || isSign(token, '['))) return null;
  }
  return { name: first.name, body };
});

/** 3 or −3: what a slider can show. */
export const isPlainNumber = (tokens: readonly Token[]): boolean =>
  tokens.at(-1)?.kind === 'number' && (tokens.length === 1 || (tokens.length === 2 && isSign(tokens[0], '-')));

export interface ReadTokens {
  readonly row: Row;
  readonly tokens: readonly Token[];
}

function findFunctions(rows: readonly ReadTokens[], homes: Map<string, string>): ReadonlyMap<string, UserFunction> {
  const heads = rows.flatMap(({ row, tokens }) => {
    const head = functionHead(tokens);
    if (!head || homes.has(head.name)) return [];
    homes.set(head.name, row.id);
    return [head];
  });
  const names = new Set(heads.map(({ name }) => name));
  return new Map(
    heads.flatMap(({ name, parameters, body }) => {
      const parsed = attempt(() => parseExpression(body, names));
      return parsed.ok ? [[name, { parameters, body: parsed.value }] as const] : [];
    }),
  );
}

/** All names an expression needs, also inside the functions it uses. */
export function needs(expression: Expression, functions: ReadonlyMap<string, UserFunction>, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const found = new Set(namesIn(expression));
  for (const name of functionsIn(expression)) {
    const used = functions.get(name);
    if (!used || seen.has(name)) continue;
    const inner = needs(used.body, functions, new Set([...seen, name]));
    for (const needed of inner) if (!used.parameters.includes(needed)) found.add(needed);
  }
  return found;
}

/** What all rows define. The first definition of a name counts. */
export function findDefinitions(rows: readonly ReadTokens[], unit: AngleUnit): Known {
  const homes = new Map<string, string>();
  const functions = findFunctions(rows, homes);
  const names = new Map<string, Compiled>();
  const results = new Map<string, Result>();
  const exact = new Map<string, Rational>();
  const plain = new Set<string>();
  const context: Context = { names, functions, unit, meter: Meter.forValues() };
  const waiting: { readonly name: string; readonly expression: Expression }[] = [];
  for (const { row, tokens } of rows) {
    const letter = row.table ? null : letterHead(tokens);
    const parsed = letter ? attempt(() => parseExpression(letter.body, new Set(functions.keys()))) : null;
    if (!letter || homes.has(letter.name)) continue;
    homes.set(letter.name, row.id);
    if (isPlainNumber(letter.body)) plain.add(letter.name);
    if (parsed?.ok) waiting.push({ name: letter.name, expression: parsed.value });
  }
  const define = (name: string, result: Result) => {
    results.set(name, result);
    names.set(name, frozen(result));
  };
  for (const { row } of rows) {
    for (const [name, list] of columnLists(row)) {
      if (homes.has(name)) continue;
      homes.set(name, row.id);
      define(name, { type: 'list', value: list });
    }
  }
  for (let progress = true; progress; ) {
    progress = false;
    for (const { name, expression } of waiting) {
      if (results.has(name) || [...needs(expression, functions)].some((needed) => !names.has(needed) && !isConstant(needed))) continue;
      const rational = exactValue(expression, { names: exact, functions });
      const value = attempt(() => evaluate(expression, context, rational));
      if (!value.ok) continue;
      define(name, value.value);
      if (value.value.type === 'number' && value.value.exact) exact.set(name, value.value.exact);
      progress = true;
    }
  }
  return { context, results, exact, homes, plain };
}

/** What a row says, taken apart; nothing if it cannot be. */
export const tokensOf = once((row: Row): readonly Token[] => {
  const found = attempt(() => (row.table ? [] : tokenize(row.text)));
  return found.ok ? found.value : [];
});

/** Of these rows, letters that have a value and those that a regression looks for: with them asin is a·sin. */
function productWords(rows: readonly ReadTokens[]): ReadonlySet<string> {
  const letters = rows.flatMap(({ row, tokens }) => {
    if (row.table) return row.table.map(({ head }) => columnName(head));
    // Every letter of a regression is one of its parameters or has a value.
    if (tokens.some((token) => isSign(token, '~'))) return tokens.map((token) => (token.kind === 'name' ? (token.product?.charAt(0) ?? token.name) : null));
    return [letterHead(tokens)?.name ?? null];
  });
  return new Set(letters.flatMap((letter) => (letter === null ? [] : productsWith(letter))));
}

/** Names with which a row's words are read: functions, and asin if it is a product there. In a = asin(1/2), the row that gives a its value, it is none. */
export function ownNames(tokens: readonly Token[], names: ReadonlySet<string>): ReadonlySet<string> {
  const own = productsWith(letterHead(tokens)?.name ?? '').filter((word) => names.has(word));
  return own.length === 0 ? names : new Set([...names].filter((name) => !own.includes(name)));
}

/** Names that words of rows are read with: the student's functions, and asin where it is a·sin. */
export function wordNames(rows: readonly Row[]): readonly string[] {
  const plain = rows.map((row) => ({ row, tokens: tokensOf(row) }));
  return [...plain.flatMap(({ tokens }) => functionHead(tokens)?.name ?? []), ...productWords(plain)];
}

/** What rows say, taken apart. */
export function readTokens(rows: readonly Row[]): readonly ReadTokens[] {
  const plain = rows.map((row) => ({ row, tokens: tokensOf(row) }));
  const names = productWords(plain);
  return plain.map(({ row, tokens }) => {
    const own = ownNames(tokens, names);
    return { row, tokens: withProducts(tokens, (word) => own.has(word)) };
  });
}
