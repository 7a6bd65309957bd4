/** Σ, ∏ and ∫ with their bounds, and d/dx. */
import { ExpressionError } from './expression-error.ts';
import { group } from './parse-calls.ts';
import type { Parser } from './parse.ts';
import type { Expression, SeriesKind } from './syntax.ts';
import type { Token } from './tokens.ts';

export const seriesSigns: Readonly<Record<string, SeriesKind>> = { '∑': 'sum', '∏': 'product', '∫': 'integral' };
const examples: Readonly<Record<SeriesKind, string>> = { sum: '∑_{n=1}^{10} n^2', product: '∏_{n=1}^{5} n', integral: '∫_0^1 x^2 dx' };

/** A sign whose bounds follow; it extends over the product behind it: Σ n² + 1 is one more than Σ n². */
export function parseSeries(parser: Parser, kind: SeriesKind): Expression {
  const bothBounds = `Write it with both bounds: ${examples[kind]}.`;
  const unfinished = () => new ExpressionError(bothBounds);
  if (!parser.take('_')) throw unfinished();
  if (kind === 'integral') return parseIntegral(parser, bothBounds);
  const closer = parser.take('{') ? '}' : parser.take('(') ? ')' : null;
  if (closer === null) throw unfinished();
  const bound = (): { readonly name: string; readonly from: Expression } => {
    // The field puts what is typed in parentheses under the sign as it is: ∑_{(n=1)}.
    if (parser.take('(')) return parser.enclosed(')', bound);
    const letter = parser.takeName();
    if (letter === null || !parser.takeEquals() || parser.done) throw unfinished();
    return { name: letter, from: parser.expression() };
  };
  const { name, from } = parser.enclosed(closer, bound);
  if (!parser.take('^')) throw unfinished();
  const to = group(parser, bothBounds);
  if (parser.done) throw unfinished();
  return { type: 'series', kind, name, from, to, of: parser.expression('product') };
}

const isName = (token: Token | undefined, name?: string) => token?.kind === 'name' && (name === undefined || token.name === name);

function parseIntegral(parser: Parser, bothBounds: string): Expression {
  const from = group(parser, bothBounds);
  if (!parser.take('^')) throw new ExpressionError(bothBounds);
  const to = group(parser, bothBounds);
  const { rest } = parser;
  let [end, depth, inner] = [-1, 0, 0];
  // Up to its own dx: brackets and integrals inside have theirs.
  for (let at = 0; at < rest.length && end < 0 && depth >= 0; at += 1) {
    const token = rest[at];
    const sign = token?.kind === 'sign' ? token.sign : '';
    if ('([{'.includes(sign) && sign !== '') depth += 1;
    else if (')]}'.includes(sign) && sign !== '') depth -= 1;
    else if (sign === '∫' && depth === 0) inner += 1;
    else if (at > 0 && depth === 0 && isName(token, 'd') && isName(rest[at + 1])) {
      if (inner === 0) end = at;
      inner -= 1;
    }
  }
  if (end < 0) throw new ExpressionError(`An integral ends in dx: ${examples.integral}.`);
  const of = parser.within(end, () => parser.expression());
  parser.skip(1);
  return { type: 'series', kind: 'integral', name: parser.takeName() ?? '', from, to, of };
}

interface DerivativeHead {
  readonly name: string;
  readonly times: number;
  /** Tokens. */
  readonly length: number;
}

const shapeOf = (token: Token): string =>
  token.kind === 'name' ? token.name : token.kind === 'sign' ? token.sign : token.kind === 'number' ? token.text : '=';
const upper = String.raw`d(?: \^ (?<times>\d))?`;
const lower = String.raw`d (?<name>[^\s()]+)(?: \^ (?<power>\d))?`;
/** d/dx, (d)/(dx) as a fraction in print is stored, and \frac{d}{dx}; with parentheses around it where a factor stands before it. */
const heads = [
  `${upper} / ${lower}`,
  String.raw`${upper} / \( ${lower} \)`,
  String.raw`\( ${upper} \) / \( ${lower} \)`,
  String.raw`frac \{ ${upper} \} \{ ${lower} \}`,
]
  .flatMap((plain) => [plain, String.raw`\( ${plain} \)`])
  .map((pattern) => new RegExp(`^${pattern}(?= |$)`));
const maxHeadLength = 17;

/** d/dx at the beginning of `tokens`, or d²/dx². */
export function derivativeHead(tokens: readonly Token[]): DerivativeHead | null {
  const [first, second] = tokens;
  if (!isName(first, 'd') && !isName(first, 'frac') && !(first?.kind === 'sign' && first.sign === '(')) return null;
  if (isName(first, 'd') && second?.kind !== 'sign') return null;
  const shape = tokens.slice(0, maxHeadLength).map(shapeOf).join(' ');
  for (const pattern of heads) {
    const found = pattern.exec(shape);
    const { name = '', times = '1', power = '1' } = found?.groups ?? {};
    if (found && /^(?:[a-zα-ω](?:_\w+)?|theta)$/i.test(name) && times === power) return { name, times: Number(times), length: found[0].split(' ').length };
  }
  return null;
}

/** d/dx extends over the product behind it. */
export function parseDerivative(parser: Parser, { name, times, length }: DerivativeHead): Expression {
  parser.skip(length);
  if (parser.done) throw new ExpressionError(`Write what to differentiate: d/d${name}(${name}^2).`);
  let found = parser.expression('product');
  for (let time = 0; time < times; time += 1) found = { type: 'derivative', of: found, name };
  return found;
}
