/**
 * Reads an expression back out of the LaTeX a student sees and evaluates it, exactly where the
 * values allow (rationals, whole powers, perfect roots) or in floating point.
 */
import { add, compare, div, mul, neg, parseRational, pow, rat, toNumber, type Rational } from '#core/rational.ts';

export type Expression =
  | { readonly kind: 'number'; readonly value: Rational }
  | { readonly kind: 'letter'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly of: Expression }
  | { readonly kind: 'negate' | 'absolute'; readonly of: Expression }
  | { readonly kind: 'add' | 'multiply' | 'divide' | 'power' | 'root'; readonly left: Expression; readonly right: Expression };

const tokenPattern = /\\(?:left|right|,|;|!|quad|displaystyle)|\\[a-zA-Z]+|\d+(?:\{,\}\d{3})*(?:\.\d+)?|\.\d+|[a-zA-Z]|[-+*/^()[\]{}|]/g;

function tokens(latex: string): string[] {
  const found = latex.replace(/\^\{?\\circ\}?/g, '').match(tokenPattern) ?? [];
  return found.filter((token) => !/^\\(left|right|,|;|!|quad|displaystyle)$/.test(token));
}

/** Parses one expression (no relation signs). `functions` names letters that are applied, as in f(x). Throws on leftovers. */
export function parseLatex(latex: string, functions = ''): Expression {
  const list = tokens(latex);
  let at = 0;
  const peek = () => list[at] ?? '';
  const take = (expected?: string) => {
    const token = peek();
    if (token === '' || (expected && token !== expected)) throw new Error(`expected ${expected ?? 'more'} at ${at} in ${latex}`);
    at++;
    return token;
  };
  const sum = (): Expression => {
    let left = product();
    while (peek() === '+' || peek() === '-') {
      const sign = take();
      const right = product();
      left = { kind: 'add', left, right: sign === '-' ? { kind: 'negate', of: right } : right };
    }
    return left;
  };
  const startsFactor = () => /^(\d|\.\d|[a-zA-Z]|\(|\{|\||\\(frac|sqrt|pi|dfrac))/.test(peek()) && !(peek() === '|' && bars > 0);
  let bars = 0;
  const product = (): Expression => {
    if (peek() === '-') {
      take();
      return { kind: 'negate', of: product() };
    }
    let left = powered();
    for (;;) {
      const token = peek();
      if (token === '\\cdot' || token === '\\times' || token === '*') {
        take();
        left = { kind: 'multiply', left, right: powered() };
      } else if (token === '/') {
        take();
        left = { kind: 'divide', left, right: powered() };
      } else if (startsFactor()) left = { kind: 'multiply', left, right: powered() };
      else return left;
    }
  };
  const powered = (): Expression => {
    const base = atom();
    if (peek() !== '^') return base;
    take();
    const right = peek() === '{' ? group() : atom();
    return { kind: 'power', left: base, right };
  };
  const group = (): Expression => {
    take('{');
    const inner = sum();
    take('}');
    return inner;
  };
  const atom = (): Expression => {
    const token = take();
    if (token === '(' || token === '{') {
      const inner = sum();
      take(token === '(' ? ')' : '}');
      return inner;
    }
    if (token === '|') {
      bars++;
      const inner = sum();
      bars--;
      take('|');
      return { kind: 'absolute', of: inner };
    }
    if (token === '\\frac' || token === '\\dfrac') {
      const left = group();
      return { kind: 'divide', left, right: group() };
    }
    if (token === '\\sqrt') {
      let degree: Expression = { kind: 'number', value: rat(2) };
      if (peek() === '[') {
        take();
        degree = sum();
        take(']');
      }
      return { kind: 'root', left: group(), right: degree };
    }
    if (token === '\\pi') return { kind: 'letter', name: 'pi' };
    if (functions.includes(token) && peek() === '(') {
      take();
      const of = sum();
      take(')');
      return { kind: 'call', name: token, of };
    }
    const value = parseRational(token.replaceAll('{,}', ''));
    if (value) return { kind: 'number', value };
    if (/^[a-zA-Z]$/.test(token)) return { kind: 'letter', name: token };
    throw new Error(`unexpected ${token} in ${latex}`);
  };
  const whole = sum();
  if (at < list.length) throw new Error(`leftover ${peek()} in ${latex}`);
  return whole;
}

interface Arithmetic<T> {
  readonly of: (value: Rational) => T;
  readonly add: (a: T, b: T) => T;
  readonly multiply: (a: T, b: T) => T;
  readonly divide: (a: T, b: T) => T;
  readonly negate: (a: T) => T;
  readonly absolute: (a: T) => T;
  readonly power: (a: T, b: T) => T;
  readonly root: (a: T, degree: T) => T;
}

type Values<T> = Readonly<Record<string, T>>;
type Functions<T> = Readonly<Record<string, (value: T) => T>>;

function evaluate<T>(e: Expression, arithmetic: Arithmetic<T>, letters: Values<T>, functions: Functions<T>): T {
  const value = (inner: Expression) => evaluate(inner, arithmetic, letters, functions);
  switch (e.kind) {
    case 'number':
      return arithmetic.of(e.value);
    case 'letter': {
      const known = letters[e.name];
      if (known === undefined) throw new Error(`no value for ${e.name}`);
      return known;
    }
    case 'call': {
      const apply = functions[e.name];
      if (!apply) throw new Error(`no function ${e.name}`);
      return apply(value(e.of));
    }
    case 'negate':
      return arithmetic.negate(value(e.of));
    case 'absolute':
      return arithmetic.absolute(value(e.of));
    default:
      return arithmetic[e.kind](value(e.left), value(e.right));
  }
}

/** The whole number whose `degree`-th power is n, or null. */
function wholeRoot(n: bigint, degree: number): bigint | null {
  const guess = BigInt(Math.round(Number(n < 0n ? -n : n) ** (1 / degree)));
  const signedGuess = n < 0n && degree % 2 === 1 ? -guess : guess;
  return signedGuess ** BigInt(degree) === n ? signedGuess : null;
}

function exactRoot(a: Rational, degree: Rational): Rational {
  const [n, d] = [wholeRoot(a.n, toNumber(degree)), wholeRoot(a.d, toNumber(degree))];
  if (n === null || d === null) throw new RangeError('not a perfect power');
  return rat(n, d);
}

const rationals: Arithmetic<Rational> = {
  of: (value) => value,
  add,
  multiply: mul,
  divide: div,
  negate: neg,
  absolute: (a) => (compare(a, rat(0)) < 0 ? neg(a) : a),
  power: (a, b) => pow(b.d === 1n ? a : exactRoot(a, rat(b.d)), Number(b.n)),
  root: exactRoot,
};

const floats: Arithmetic<number> = {
  of: toNumber,
  add: (a, b) => a + b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
  negate: (a) => -a,
  absolute: Math.abs,
  power: (a, b) => a ** b,
  root: (a, degree) => (degree % 2 === 1 ? Math.sign(a) * Math.abs(a) ** (1 / degree) : a ** (1 / degree)),
};

/** The exact value; throws where it would not be rational. */
export const exactly = (e: Expression, letters: Values<Rational> = {}, functions: Functions<Rational> = {}) => evaluate(e, rationals, letters, functions);

/** The value in floating point; the letter `pi` is known. */
export const nearly = (e: Expression, letters: Values<number> = {}, functions: Functions<number> = {}) =>
  evaluate(e, floats, { pi: Math.PI, ...letters }, functions);
