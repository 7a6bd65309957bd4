/** Finds out what each row means: definitions first, then the rows that use them. */
import { compile, type AngleUnit, type Scope } from '../expressions/evaluate.ts';
import { Parser } from '../expressions/parse.ts';
import { variablesOf, type Expression } from '../expressions/syntax.ts';
import { ExpressionError, tokenize, type Token } from '../expressions/tokenize.ts';
import {
  definition,
  findFunctions,
  findScope,
  isPlainNumber,
  parameterOf,
  parseWith,
  reserved,
  splitSides,
  substitute,
  type UserFunctions,
} from './definitions.ts';
import { plotRelation } from './relation.ts';
import type { Meaning, Point, ReadRow, Row } from './row.ts';

interface Known {
  readonly functions: UserFunctions;
  readonly scope: Scope;
  readonly unit: AngleUnit;
}

class MissingFault extends ExpressionError {
  readonly missing: readonly string[];
  constructor(missing: readonly string[]) {
    super(missing.length === 1 ? `“${missing[0]}” has no value yet.` : `${missing.map((name) => `“${name}”`).join(' and ')} have no values yet.`);
    this.missing = missing;
  }
}

function requireKnown(expressions: readonly Expression[], { scope }: Known): void {
  const missing = [...new Set(expressions.flatMap((expression) => [...variablesOf(expression)]))].filter(
    (name) => name !== 'x' && name !== 'y' && scope[name] === undefined,
  );
  if (missing.length > 0) throw new MissingFault(missing);
}

/** (1, 2) or (1, 2), (3, 4); null if the row is something else. */
function pointsOf(tokens: readonly Token[], known: Known): readonly Point[] | null {
  if (!tokens.some((token) => token.kind === 'sign' && token.sign === ',')) return null;
  const parser = new Parser(tokens);
  const points: Point[] = [];
  do {
    if (!parser.take('(')) return null;
    const pair = parser.list();
    const [x, y] = pair;
    if (!x || !y || pair.length !== 2) throw new ExpressionError('A point has two coordinates: (2, 3).');
    if (!parser.take(')') && !parser.done) throw new ExpressionError('A closing parenthesis is missing.');
    requireKnown(pair, known);
    points.push([compile(x, known.unit)(known.scope), compile(y, known.unit)(known.scope)]);
  } while (parser.take(','));
  return parser.done ? points : null;
}

function meaningOf(text: string, known: Known): Meaning {
  if (text.trim() === '') return { kind: 'empty' };
  const parameter = parameterOf(text);
  if (parameter) {
    const expression = parseWith(parameter.body, known.functions);
    requireKnown([expression], known);
    if (variablesOf(expression).size > 0 && [...variablesOf(expression)].some((name) => reserved.has(name)))
      throw new ExpressionError(`Write y = … to draw a curve; “${parameter.name}” can only be a number.`);
    return { kind: 'parameter', name: parameter.name, value: compile(expression, known.unit)(known.scope), slider: isPlainNumber(parameter.body) };
  }
  const tokens = tokenize(text);
  const points = pointsOf(tokens, known);
  if (points) return { kind: 'points', points };
  const sides = splitSides(tokens);
  const y: Expression = { type: 'variable', name: 'y' };
  const [, name] = definition.exec(text) ?? [];
  const own = name === undefined ? undefined : known.functions.get(name);
  if (sides && own) {
    const body = substitute(parseWith(own.body, known.functions), own.parameter, { type: 'variable', name: 'x' });
    requireKnown([body], known);
    return plotRelation(y, '=', body, known.scope, known.unit);
  }
  if (!sides) {
    const expression = parseWith(tokens, known.functions);
    requireKnown([expression], known);
    const used = variablesOf(expression);
    if (used.has('y')) throw new ExpressionError('Write an equation, for example x + y = 5.');
    return used.has('x') ? plotRelation(y, '=', expression, known.scope, known.unit) : { kind: 'value', value: compile(expression, known.unit)(known.scope) };
  }
  const [left, right] = [parseWith(sides.left, known.functions), parseWith(sides.right, known.functions)];
  requireKnown([left, right], known);
  const used = new Set([...variablesOf(left), ...variablesOf(right)]);
  if (!used.has('x') && !used.has('y')) throw new ExpressionError('There is no x or y to draw.');
  return plotRelation(left, sides.relation, right, known.scope, known.unit);
}

/** Reads all rows; a faulty row never disturbs the others. */
export function readRows(rows: readonly Row[], unit: AngleUnit): readonly ReadRow[] {
  const functions = findFunctions(rows);
  const known: Known = { functions, scope: findScope(rows, functions, unit), unit };
  return rows.map((row, index): ReadRow => {
    const number = index + 1;
    try {
      return { ...row, number, meaning: meaningOf(row.text, known) };
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      return { ...row, number, meaning: { kind: 'fault', message: error.message, missing: error instanceof MissingFault ? error.missing : [] } };
    }
  });
}
