/**
 * Tokens to trees by precedence climbing. From loosest to tightest: + −; × ÷ and multiplication that
 * is not written (2x, 2(3)); the sign (so −3^2 is −9); ^ (from the right); ! % ° [ ] .x. Implicit
 * multiplication binds like ×, so 1/2x is (1/2)x; the typeset row shows it.
 */
import { ExpressionError } from './expression-error.ts';
import { parseBraces } from './parse-braces.ts';
import { readFunction, readParenthesis } from './parse-calls.ts';
import { parseItem, parseList } from './parse-lists.ts';
import { derivativeHead, parseDerivative, parseSeries, seriesSigns } from './parse-series.ts';
import { call, isCondition, type Condition, type Expression, type Operator } from './syntax.ts';
import type { Token } from './tokens.ts';
import { listMembers, listToList, signatures } from './words.ts';

const binary = (operator: Operator, left: Expression, right: Expression): Expression => ({ type: 'binary', operator, left, right });
const implicit = (left: Expression, right: Expression): Expression => ({ type: 'binary', operator: '*', left, right, implicit: true });
const printed: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' };
const closers: Readonly<Record<string, string>> = { ')': 'parenthesis', ']': 'bracket', '}': 'brace' };
/** Whether [ after this asks for an item; after a number or a sum it begins another factor. */
const hasItems = (expression: Expression) =>
  expression.type === 'name' ||
  expression.type === 'list' ||
  expression.type === 'range' ||
  expression.type === 'each' ||
  expression.type === 'item' ||
  (expression.type === 'call' && listToList.some((name) => name === expression.name));
const strayComma = () => new ExpressionError('A comma doesn’t work here. Write 1000 without a comma, and 0.5 with a decimal point.');
/** Deeper than any student's expression, well within the stack. */
const deepest = 200;

export class Parser {
  readonly #tokens: readonly Token[];
  readonly #functions: ReadonlySet<string>;
  #at = 0;
  #end: number;
  /** Open |…| around this position; brackets start a new count. */
  #bars = 0;
  #depth = 0;
  /** Open brackets around this position. */
  #open = 0;

  /** `functions`: names the student defined as functions, so that f(2) is not f times 2. */
  constructor(tokens: readonly Token[], functions: ReadonlySet<string> = new Set()) {
    this.#tokens = tokens;
    this.#functions = functions;
    this.#end = tokens.length;
  }

  get token(): Token | undefined {
    return this.#at < this.#end ? this.#tokens[this.#at] : undefined;
  }

  /** What is not read yet. */
  get rest(): readonly Token[] {
    return this.#tokens.slice(this.#at, this.#end);
  }

  skip(count: number): void {
    this.#at += count;
  }

  /** What `inside` reads of the next `count` tokens, as if there were no more. */
  within<Inside>(count: number, inside: () => Inside): Inside {
    const [end, bars, open] = [this.#end, this.#bars, this.#open];
    [this.#end, this.#bars, this.#open] = [this.#at + count, 0, 0];
    const found = inside();
    if (!this.done) throw new ExpressionError('The expression is not understood.');
    [this.#end, this.#bars, this.#open] = [end, bars, open];
    return found;
  }

  get done(): boolean {
    return this.#at >= this.#end;
  }

  isSign(sign: string): boolean {
    return this.token?.kind === 'sign' && this.token.sign === sign;
  }

  /** Steps over a sign if it comes next. */
  take(sign: string): boolean {
    if (!this.isSign(sign)) return false;
    this.#at += 1;
    return true;
  }

  takeEquals(): boolean {
    const { token } = this;
    if (token?.kind !== 'comparison' || token.sign !== '=') return false;
    this.#at += 1;
    return true;
  }

  isFunction(name: string): boolean {
    return this.#functions.has(name);
  }

  /** What `inside` reads, up to `closer`. Brackets still open at the end close by themselves, as on the official calculator. */
  enclosed<Inside>(closer: string, inside: () => Inside): Inside {
    const bars = this.#bars;
    this.#bars = closer === '|' ? bars + 1 : 0;
    this.#open += 1;
    const found = this.#deeper('parentheses inside each other', inside);
    if (!this.take(closer) && !this.done) throw this.#unclosed(closer);
    this.#open -= 1;
    this.#bars = bars;
    return found;
  }

  #unclosed(closer: string): ExpressionError {
    if (closer === '|') return new ExpressionError('A bar | is missing.');
    if (this.isSign(',')) return strayComma();
    return new ExpressionError(`A closing ${closers[closer] ?? closer} is missing.`);
  }

  /** Whether a factor may begin here without a written ×. */
  startsFactor(): boolean {
    const { token } = this;
    if (!token || token.kind === 'comparison') return false;
    if (token.kind === 'name') return token.name !== 'ncr' && token.name !== 'npr' ? true : this.#opensNext();
    if (token.kind === 'number') return true;
    return ['(', '[', '{'].includes(token.sign) || token.sign in seriesSigns || (token.sign === '|' && this.#bars === 0);
  }

  #opensNext(): boolean {
    const next = this.#tokens[this.#at + 1];
    return next?.kind === 'sign' && next.sign === '(';
  }

  /** An expression: a sum, or only a product, which ends before a + or −. */
  expression(loosest: 'sum' | 'product' = 'sum'): Expression {
    let left = this.#product();
    for (;;) {
      if (loosest === 'product') return left;
      if (this.take('+')) left = binary('+', left, this.#product());
      else if (this.take('-')) left = binary('-', left, this.#product());
      else return left;
    }
  }

  #product(): Expression {
    let left = this.#signed();
    for (;;) {
      if (this.take('*')) left = binary('*', left, this.#signed());
      else if (this.take('/')) left = binary('/', left, this.#signed());
      else if (this.startsFactor()) left = implicit(left, this.power());
      else {
        const choice = this.#takeChoice();
        if (choice === null) return left;
        left = call(choice, left, this.power());
      }
    }
  }

  /** 5 nCr 2, as on pocket calculators. */
  #takeChoice(): 'ncr' | 'npr' | null {
    const { token } = this;
    if (token?.kind !== 'name' || (token.name !== 'ncr' && token.name !== 'npr')) return null;
    this.#at += 1;
    return token.name;
  }

  #signed(): Expression {
    if (this.take('-')) return { type: 'negate', of: this.#deeper('signs', () => this.#signed()) };
    if (this.take('+')) return this.#deeper('signs', () => this.#signed());
    return this.power();
  }

  power(): Expression {
    const base = this.#postfix(this.primary());
    return this.take('^') ? binary('^', base, this.exponent()) : base;
  }

  /** x^2, x^-1, x^(n+1), x^{n+1}. */
  exponent(): Expression {
    return this.#deeper('exponents', () => this.#signed());
  }

  /** What `inside` reads, one level deeper. */
  #deeper<Inside>(what: string, inside: () => Inside): Inside {
    this.#depth += 1;
    if (this.#depth > deepest) throw new ExpressionError(`This has too many ${what}.`);
    const found = inside();
    this.#depth -= 1;
    return found;
  }

  #postfix(start: Expression): Expression {
    let found = start;
    for (;;) {
      if (this.take('!')) found = call('factorial', found);
      else if (this.take('%')) found = call('percent', found);
      else if (this.take('°')) found = { type: 'degrees', of: found };
      else if (this.isSign('.')) found = this.#member(found);
      else if (this.isSign('[') && hasItems(found)) {
        this.take('[');
        found = { type: 'item', of: found, at: parseItem(this) };
      } else return found;
    }
  }

  #member(of: Expression): Expression {
    this.take('.');
    const name = this.takeName();
    if (name !== null && listMembers.has(name)) {
      // L.total() as in other languages.
      if (this.take('(') && !this.take(')')) throw new ExpressionError(`Write ${name}(L) or L.${name}.`);
      return call(name, of);
    }
    if (name !== 'x' && name !== 'y') throw new ExpressionError('After the dot, write x or y: A.x is the first coordinate of A.');
    return { type: 'member', of, member: name };
  }

  /** Steps over a name. */
  takeName(): string | null {
    const { token } = this;
    if (token?.kind !== 'name') return null;
    this.#at += 1;
    return token.name;
  }

  /** A number, a name with its arguments, or what stands in brackets. */
  primary(): Expression {
    const { token } = this;
    if (!token) throw new ExpressionError('The expression is not finished.');
    if (token.kind === 'comparison') throw new ExpressionError(`Something is missing before “${token.sign}”.`);
    const head = derivativeHead(this.rest);
    if (head) return parseDerivative(this, head);
    this.#at += 1;
    if (token.kind === 'number') return { type: 'number', value: token.value, text: token.text };
    if (token.kind === 'name') return this.#named(token.name);
    if (token.sign === '(') return readParenthesis(this);
    if (token.sign === '[') return parseList(this);
    if (token.sign === '{') return parseBraces(this);
    const series = seriesSigns[token.sign];
    if (series) return parseSeries(this, series);
    if (token.sign === '|')
      return call(
        'abs',
        this.enclosed('|', () => this.expression()),
      );
    if (token.sign in closers)
      throw new ExpressionError(this.#open > 0 ? 'The expression is not finished.' : `There is an extra closing ${closers[token.sign]}.`);
    throw new ExpressionError(`Something is missing before “${printed[token.sign] ?? token.sign}”.`);
  }

  #named(name: string): Expression {
    let primes = 0;
    while (this.take("'")) primes += 1;
    const shown = `${name}${"'".repeat(primes)}`;
    if (primes > 0 && !this.#functions.has(name)) throw new ExpressionError(`“${name}” isn’t a function yet: write ${name}(x) = … in another row.`);
    if (this.#functions.has(name) && this.take('(')) {
      const args = this.enclosed(')', () => this.expressions());
      return primes === 0 ? { type: 'apply', name, args } : { type: 'apply', name, args, primes };
    }
    if (primes > 0) throw new ExpressionError(`Write ${shown}(2) or ${shown}(x).`);
    return signatures.has(name) || name === 'frac' ? readFunction(this, name) : { type: 'name', name };
  }

  /** Expressions with commas between them. */
  expressions(): readonly Expression[] {
    const found = [this.expression()];
    while (this.take(',')) found.push(this.expression());
    return found;
  }

  /** An expression, or several with comparisons between them. */
  conditionOrExpression(): Expression | Condition {
    const operands = [this.expression()];
    const found: Condition['signs'][number][] = [];
    while (this.token?.kind === 'comparison') {
      found.push(this.token.sign);
      this.#at += 1;
      operands.push(this.expression());
    }
    const [only] = operands;
    return found.length === 0 && only ? only : { operands, signs: found };
  }
}

/** What `tokens` say: an expression or a (chained) comparison. @throws ExpressionError if they do not form one. */
export function parseStatement(tokens: readonly Token[], functions?: ReadonlySet<string>): Expression | Condition {
  const parser = new Parser(tokens, functions);
  const found = parser.conditionOrExpression();
  if (parser.done) return found;
  for (const [closer, name] of Object.entries(closers)) if (parser.take(closer)) throw new ExpressionError(`There is an extra closing ${name}.`);
  if (parser.isSign('for')) throw new ExpressionError('“for” belongs in a list: [n^2 for n=[1...4]]. A condition goes in braces: y = 2x {x > 0}.');
  if (parser.isSign(',')) throw isCondition(found) ? new ExpressionError('Put each equation in its own row.') : strayComma();
  if (parser.isSign(':')) throw new ExpressionError('A colon belongs in braces: {x < 2: x^2, 3x}.');
  throw new ExpressionError('The expression is not understood.');
}

/** The tree of all `tokens`. @throws ExpressionError if they do not form one expression. */
export function parseExpression(tokens: readonly Token[], functions?: ReadonlySet<string>): Expression {
  const found = parseStatement(tokens, functions);
  if (isCondition(found)) throw new ExpressionError('A comparison has no value here.');
  return found;
}
