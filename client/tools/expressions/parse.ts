/**
 * Tokens to trees by precedence climbing. From loosest to tightest: + −; × ÷ and multiplication that
 * is not written (2x, 2(3)); the sign (so −3^2 is −9); ^ (from the right); ! % °. Implicit
 * multiplication binds like ×, so 1/2x is (1/2)x, as on pocket calculators.
 */
import { functionNames, type Expression, type FunctionName, type Operator } from './syntax.ts';
import { ExpressionError, type Token } from './tokenize.ts';

const call = (name: FunctionName, ...args: readonly Expression[]): Expression => ({ type: 'call', name, args });
const binary = (operator: Operator, left: Expression, right: Expression): Expression => ({ type: 'binary', operator, left, right });
const inverses: Readonly<Record<string, FunctionName>> = { sin: 'arcsin', cos: 'arccos', tan: 'arctan' };
const functionOf = (name: string): FunctionName | undefined => functionNames.find((known) => known === name);
const isMinusOne = (expression: Expression) => expression.type === 'negate' && expression.of.type === 'number' && expression.of.value === 1;
const printed: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' };
/** Binding powers. */
const [sum, product] = [1, 2] as const;

export class Parser {
  readonly #tokens: readonly Token[];
  readonly #userFunctions: ReadonlySet<string>;
  #at = 0;
  /** Open |…| around this position; parentheses start a new count. */
  #bars = 0;

  constructor(tokens: readonly Token[], userFunctions: ReadonlySet<string> = new Set()) {
    this.#tokens = tokens;
    this.#userFunctions = userFunctions;
  }

  get #token(): Token | undefined {
    return this.#tokens[this.#at];
  }

  get done(): boolean {
    return this.#at >= this.#tokens.length;
  }

  #isSign(sign: string): boolean {
    return this.#token?.kind === 'sign' && this.#token.sign === sign;
  }

  /** Steps over a sign if it comes next. */
  take(sign: string): boolean {
    if (!this.#isSign(sign)) return false;
    this.#at += 1;
    return true;
  }

  #close(sign: string): void {
    // Brackets still open at the end close by themselves, as on the official calculator.
    if (!this.take(sign) && !this.done) throw new ExpressionError(sign === '|' ? 'A bar | is missing.' : 'A closing parenthesis is missing.');
  }

  /** Whether a factor may begin here without a written ×. */
  #startsFactor(): boolean {
    const token = this.#token;
    if (!token || token.kind === 'relation') return false;
    if (token.kind === 'number' || token.kind === 'name') return true;
    return token.sign === '(' || (token.sign === '|' && this.#bars === 0);
  }

  /** An expression whose operators all bind at least as tightly as `least`. */
  expression(least: number = sum): Expression {
    let left = this.#signed();
    for (;;) {
      if (least <= product && this.take('*')) left = binary('*', left, this.#signed());
      else if (least <= product && this.take('/')) left = binary('/', left, this.#signed());
      else if (least <= product && this.#startsFactor()) left = binary('*', left, this.#power());
      else if (least <= sum && this.take('+')) left = binary('+', left, this.expression(product));
      else if (least <= sum && this.take('-')) left = binary('-', left, this.expression(product));
      else return left;
    }
  }

  #signed(): Expression {
    if (this.take('-')) return { type: 'negate', of: this.#signed() };
    if (this.take('+')) return this.#signed();
    return this.#power();
  }

  #power(): Expression {
    const base = this.#postfix(this.#primary());
    return this.take('^') ? binary('^', base, this.#signed()) : base;
  }

  #postfix(start: Expression): Expression {
    let found = start;
    for (;;) {
      if (this.take('!')) found = call('factorial', found);
      else if (this.take('%')) found = call('percent', found);
      else if (this.take('°')) found = { type: 'degrees', of: found };
      else return found;
    }
  }

  #inParentheses<Inside>(inside: () => Inside): Inside {
    const bars = this.#bars;
    this.#bars = 0;
    const found = inside();
    this.#close(')');
    this.#bars = bars;
    return found;
  }

  #primary(): Expression {
    const token = this.#token;
    if (!token) throw new ExpressionError('The expression is not finished.');
    if (token.kind === 'relation') throw new ExpressionError(`Something is missing before “${token.relation}”.`);
    this.#at += 1;
    if (token.kind === 'number') return { type: 'number', value: token.value };
    if (token.kind === 'name') return this.#named(token.name);
    if (token.sign === '(') return this.#inParentheses(() => this.expression());
    if (token.sign === '|') {
      this.#bars += 1;
      const inside = this.expression();
      this.#close('|');
      this.#bars -= 1;
      return call('abs', inside);
    }
    throw new ExpressionError(
      token.sign === ')' ? 'There is a closing parenthesis too many.' : `Something is missing before “${printed[token.sign] ?? token.sign}”.`,
    );
  }

  #named(name: string): Expression {
    if (name === 'pi') return { type: 'number', value: Math.PI };
    if (name === 'e') return { type: 'number', value: Math.E };
    if (this.#userFunctions.has(name) && this.take('(')) return { type: 'apply', name, arg: this.#inParentheses(() => this.expression()) };
    const known = functionOf(name);
    return known ? this.#function(known) : { type: 'variable', name };
  }

  /** sin(x), sin x, sin^2(x), sin^-1(x), log_2(8), √2. */
  #function(name: FunctionName): Expression {
    if (name === 'log' && this.take('_')) {
      const base = this.#primary();
      return binary('/', call('ln', this.#argument('ln')[0] ?? base), call('ln', base));
    }
    if (!this.take('^')) return call(name, ...this.#argument(name));
    const exponent = this.#signed();
    const inverse = inverses[name];
    if (inverse && isMinusOne(exponent)) return call(inverse, ...this.#argument(inverse));
    return binary('^', call(name, ...this.#argument(name)), exponent);
  }

  #argument(name: FunctionName): readonly Expression[] {
    if (this.take('(')) return this.#inParentheses(() => this.list());
    if (name === 'sqrt' || name === 'cbrt') return [this.#power()];
    if (this.done) throw new ExpressionError(`What is “${name}” to be taken of?`);
    // Without parentheses the argument extends over implicit products, up to the next function.
    let argument = this.take('-') ? ({ type: 'negate', of: this.#power() } satisfies Expression) : this.#power();
    while (this.#startsFactor() && !(this.#token?.kind === 'name' && functionOf(this.#token.name))) argument = binary('*', argument, this.#power());
    return [argument];
  }

  /** Expressions with commas between them. */
  list(): readonly Expression[] {
    const found = [this.expression()];
    while (this.take(',')) found.push(this.expression());
    return found;
  }
}

/** The tree of all `tokens`. @throws ExpressionError if they do not form one expression. */
export function parseExpression(tokens: readonly Token[], userFunctions?: ReadonlySet<string>): Expression {
  if (tokens.length === 0) throw new ExpressionError('The expression is not finished.');
  const parser = new Parser(tokens, userFunctions);
  const found = parser.expression();
  if (parser.done) return found;
  if (parser.take(')')) throw new ExpressionError('There is a closing parenthesis too many.');
  throw new ExpressionError(parser.take(',') ? 'A comma has no meaning here.' : 'The expression is not understood.');
}
