/** Functions and what they are taken of: sin(x), sin x, sin^2(x), sin^-1(x), log_2(8), √2, \frac{1}{2}. */
import { ExpressionError } from './expression-error.ts';
import { parseList } from './parse-lists.ts';
import type { Parser } from './parse.ts';
import { call, type Expression } from './syntax.ts';
import { displayName, signatures } from './words.ts';

const inverses: ReadonlyMap<string, string> = new Map(
  ['sin', 'cos', 'tan', 'sec', 'csc', 'cot'].flatMap((name) => [
    [name, `arc${name}`],
    [`${name}h`, `arc${name}h`],
  ]),
);
const isMinusOne = (expression: Expression) => expression.type === 'negate' && expression.of.type === 'number' && expression.of.value === 1;

/** ( … ), the first of which is read already: an expression, or a point (1, 2). */
export function readParenthesis(parser: Parser): Expression {
  const inside = parser.enclosed(')', () => {
    if (parser.isSign(')') || parser.done) throw new ExpressionError('There is nothing in the parentheses.');
    return parser.expressions();
  });
  const [x, y, more] = inside;
  if (more) throw new ExpressionError('A point has two coordinates: (2, 3).');
  if (x && y) return { type: 'point', x, y };
  if (!x) throw new ExpressionError('There is nothing in the parentheses.');
  return x;
}

/** A part in { } or ( ), or the next number or letter: the base of log_2, the parts of \frac. `missing`: what to say if there is none. */
export function group(parser: Parser, missing: string): Expression {
  if (parser.take('{')) return parser.enclosed('}', () => parser.expression());
  if (parser.take('(')) return parser.enclosed(')', () => parser.expression());
  const { token } = parser;
  const name = parser.takeName();
  if (name !== null) return { type: 'name', name };
  if (token?.kind === 'number') return parser.primary();
  throw new ExpressionError(missing);
}

/** What a function is taken of. Without parentheses it extends over implicit products, up to the next function. */
function args(parser: Parser, name: string): readonly Expression[] {
  if (parser.take('(')) {
    if (parser.isSign(')')) throw new ExpressionError(`“${displayName(name)}” needs a value after it.`);
    return parser.enclosed(')', () => parser.expressions());
  }
  if ((name === 'sqrt' || name === 'cbrt') && !parser.done) return [parser.power()];
  if (parser.done) throw new ExpressionError(`“${displayName(name)}” needs a value after it.`);
  let found: Expression = parser.take('-') ? { type: 'negate', of: parser.power() } : parser.power();
  while (parser.startsFactor() && !(parser.token?.kind === 'name' && signatures.has(parser.token.name)) && !parser.isSign('{'))
    found = { type: 'binary', operator: '*', left: found, right: parser.power(), implicit: true };
  return [found];
}

function checked(name: string, found: readonly Expression[]): Expression {
  const signature = signatures.get(name);
  if (signature && (found.length < signature.min || found.length > signature.max)) {
    if (name === 'log' && found.length === 2) throw new ExpressionError('For another base, write log_2(8).');
    const wanted = ['no number', 'one value', 'two values'][signature.min] ?? 'more values';
    throw new ExpressionError(`“${displayName(name)}” takes ${signature.max > signature.min ? 'other values' : wanted}: ${signature.example}.`);
  }
  return call(name, ...found);
}

/** A function whose name is read already. */
export function readFunction(parser: Parser, name: string): Expression {
  if (name === 'frac') {
    const part = (what: string) => group(parser, `The ${what} of the fraction is missing: \\frac{1}{2} is one half.`);
    return { type: 'binary', operator: '/', left: part('numerator'), right: part('denominator') };
  }
  if (name === 'log' && parser.take('_')) {
    const base = group(parser, 'The base is missing after “log_”: log_2(8) is the logarithm to base 2.');
    return call('logbase', base, ...args(parser, 'log'));
  }
  if (name === 'sqrt' && parser.take('[')) {
    const inside = parseList(parser);
    const [degree, more] = inside.type === 'list' ? inside.items : [];
    // √[1, 4, 9] is of a list; \sqrt[3]{8}, of LaTeX, is a cube root.
    return degree && !more && parser.isSign('{')
      ? call('root', degree, group(parser, 'There is nothing under the root: \\sqrt[3]{8} is the cube root of 8.'))
      : call(name, inside);
  }
  if (!parser.take('^')) return checked(name, args(parser, name));
  const exponent = parser.exponent();
  const inverse = inverses.get(name);
  if (inverse && isMinusOne(exponent)) return checked(inverse, args(parser, inverse));
  return { type: 'binary', operator: '^', left: checked(name, args(parser, name)), right: exponent };
}
