/** Exact evaluation of the simple LaTeX that stands in stems and choices, so that re-solvers work from what the student sees. */
import { add, div, mul, neg, parseRational, pow, rat, sub, type Rational } from '#core/rational.ts';

export type Assignment = Readonly<Record<string, Rational>>;

const tokens = (latex: string): string[] =>
  latex
    .replace(/\{,\}|\\[,;! ]|\\left|\\right|\\displaystyle|&/g, '')
    .replace(/\\cdot|\\times/g, '*')
    .replace(/\\[dt]frac/g, '\\frac')
    .match(/\\frac|\d+(?:\.\d+)?|\.\d+|[a-zA-Z]|[-+*/^(){}[\]]/g) ?? [];

/**
 * The value of an expression in numbers, letters, `+ - * / ^`, brackets, `\frac` and implied
 * products. Throws on anything else or on a letter without a value.
 */
export function evaluate(latex: string, values: Assignment = {}): Rational {
  const list = tokens(latex);
  let at = 0;
  const peek = () => list[at];
  const expect = (token: string) => {
    if (list[at++] !== token) throw new Error(`expected ${token} in ${latex}`);
  };
  const group = (open: string, close: string): Rational => {
    expect(open);
    const value = expression();
    expect(close);
    return value;
  };
  const atom = (): Rational => {
    const token = peek();
    if (token === '(') return group('(', ')');
    if (token === '[') return group('[', ']');
    if (token === '{') return group('{', '}');
    at++;
    if (token === '\\frac') {
      const numerator = group('{', '}');
      return div(numerator, group('{', '}'));
    }
    const number = token === undefined ? null : parseRational(token);
    const value = number ?? (token === undefined ? undefined : values[token]);
    if (!value) throw new Error(`cannot evaluate ${token} in ${latex}`);
    return value;
  };
  const power = (): Rational => {
    const base = atom();
    if (peek() !== '^') return base;
    at++;
    const exponent = peek() === '-' ? (at++, neg(atom())) : atom();
    return pow(base, Number(exponent.n));
  };
  const startsFactor = (token: string | undefined) => token !== undefined && !/^[-+*/^)}\]]$/.test(token);
  const product = (): Rational => {
    let value = power();
    for (;;) {
      if (peek() === '*') {
        at++;
        value = mul(value, power());
      } else if (peek() === '/') {
        at++;
        value = div(value, power());
      } else if (startsFactor(peek())) value = mul(value, power());
      else return value;
    }
  };
  const signed = (): Rational => {
    if (peek() === '-') {
      at++;
      return neg(signed());
    }
    return product();
  };
  function expression(): Rational {
    let value = signed();
    while (peek() === '+' || peek() === '-') value = list[at++] === '+' ? add(value, signed()) : sub(value, signed());
    return value;
  }
  const result = expression();
  if (at < list.length) throw new Error(`left over ${list.slice(at).join('')} in ${latex}`);
  return result;
}

/** Contents of all `\( … \)` in a text, in order; displayed systems are split into their lines. */
export const mathIn = (text: string): string[] =>
  [...text.matchAll(/\\\(([\s\S]*?)\\\)/g)].flatMap(([, latex = '']) => latex.replace(/\\(begin|end)\{aligned\}/g, '').split('\\\\'));

/** The statements in a text that hold an `=`, as pairs of sides. */
export const equationsIn = (text: string): [string, string][] =>
  mathIn(text).flatMap((latex): [string, string][] => {
    const [left, right, more] = latex.replace(/&/g, '').split('=');
    return left !== undefined && right !== undefined && more === undefined ? [[left, right]] : [];
  });

const zero = rat(0);

/** Coefficients of a linear expression in the given letters, `''` for the constant; other letters take `fixed` values. */
export function linearForm(latex: string, letters: readonly string[], fixed: Assignment = {}): Record<string, Rational> {
  const origin = { ...fixed, ...Object.fromEntries(letters.map((letter) => [letter, zero])) };
  const constant = evaluate(latex, origin);
  const entries = letters.map((letter): [string, Rational] => [letter, sub(evaluate(latex, { ...origin, [letter]: rat(1) }), constant)]);
  return Object.fromEntries([...entries, ['', constant]]);
}

/** Left side minus right side as a linear form. */
export function differenceForm([left, right]: readonly [string, string], letters: readonly string[], fixed: Assignment = {}): Record<string, Rational> {
  const [one, two] = [linearForm(left, letters, fixed), linearForm(right, letters, fixed)];
  return Object.fromEntries(Object.keys(one).map((letter) => [letter, sub(one[letter] ?? zero, two[letter] ?? zero)]));
}

/** All plain numbers of a text in reading order, money and thousands separators included. */
export const numbersIn = (text: string): Rational[] =>
  [...text.replace(/\{,\}|(?<=\d),(?=\d{3})/g, '').matchAll(/(?<![\w.])-?\d+(?:\.\d+)?/g)].flatMap(([number]) => parseRational(number) ?? []);
