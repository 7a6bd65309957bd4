/** A small exact evaluator for the expressions that occur in choices: + − · fractions, powers, brackets, implied products. */
import { add, div, mul, neg, parseRational, pow, sub, type Rational } from '#core/rational.ts';

/** Value of a LaTeX expression (delimiters allowed) under an assignment of letters. Throws on anything it does not know. */
export function evaluateLatex(latex: string, values: Readonly<Record<string, Rational>>): Rational {
  const source = latex
    .replaceAll(/\\[()]/g, '')
    .replaceAll('{,}', '')
    .replaceAll(/\\left|\\right|\s/g, '')
    .replaceAll('\\cdot', '*');
  let at = 0;
  const peek = () => source[at] ?? '';
  const expect = (mark: string) => {
    if (!source.startsWith(mark, at)) throw new Error(`expected ${mark} at ${at} in ${source}`);
    at += mark.length;
  };
  const group = (): Rational => {
    expect('{');
    const value = sum();
    expect('}');
    return value;
  };
  const atom = (): Rational => {
    if (source.startsWith('\\frac', at)) {
      at += 5;
      const top = group();
      return div(top, group());
    }
    if (peek() === '(') {
      expect('(');
      const value = sum();
      expect(')');
      return value;
    }
    const digits = /^[\d.]+/.exec(source.slice(at))?.[0];
    const value = digits ? parseRational(digits) : values[peek()];
    if (!value) throw new Error(`unexpected ${source.slice(at)}`);
    at += digits?.length ?? 1;
    return value;
  };
  const power = (): Rational => {
    const base = atom();
    if (peek() !== '^') return base;
    at++;
    const exponent = peek() === '{' ? group() : atom();
    return pow(base, Number(exponent.n));
  };
  const product = (): Rational => {
    let value = power();
    while (/[\d.a-zA-Z(*\\]/.test(peek())) {
      if (peek() === '*') at++;
      value = mul(value, power());
    }
    return value;
  };
  const sum = (): Rational => {
    let value = peek() === '-' ? (at++, neg(product())) : product();
    while (peek() === '+' || peek() === '-') value = source[at++] === '+' ? add(value, product()) : sub(value, product());
    return value;
  };
  const value = sum();
  if (at !== source.length) throw new Error(`left over: ${source.slice(at)}`);
  return value;
}
