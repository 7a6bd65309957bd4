/** LaTeX for linear expressions the way a printed test sets them: no `1x`, no `+ -3`, no `0x`. */
import { rat, toLatex, toNumber, type Rational } from '#core/rational.ts';

export type Value = number | Rational;

export const exact = (value: Value): Rational => (typeof value === 'number' ? rat(value) : value);

/** A number as LaTeX without delimiters: `-3`, `\frac{2}{3}`. */
export const tex = (value: Value): string => toLatex(exact(value));

/** Puts LaTeX between the delimiters of rich text. */
export const math = (latex: string): string => `\\(${latex}\\)`;

/** One signed term: `3x`, `-x`, `\frac{1}{2}y`; a bare number when the letter is empty; empty for a zero coefficient. */
function term(coefficient: Rational, letter: string): string {
  if (coefficient.n === 0n) return '';
  if (letter === '' || coefficient.d !== 1n) return `${toLatex(coefficient)}${letter}`;
  if (coefficient.n === 1n) return letter;
  return coefficient.n === -1n ? `-${letter}` : `${coefficient.n}${letter}`;
}

/** `sum([[2, 'x'], [-1, 'y'], [5, '']])` is `2x-y+5`; letters may be any LaTeX factor such as `(x-3)`. */
export function sum(terms: readonly (readonly [Value, string])[]): string {
  const parts = terms.map(([coefficient, letter]) => term(exact(coefficient), letter)).filter((part) => part !== '');
  return parts.map((part, index) => (index > 0 && !part.startsWith('-') ? `+${part}` : part)).join('') || '0';
}

/** `ax+b` in the given letter. */
export const linear = (slope: Value, constant: Value, letter = 'x'): string =>
  sum([
    [slope, letter],
    [constant, ''],
  ]);

/** A factor before parentheses: `3(x-2)`, `-(x+1)`, `(x-4)`. */
export const times = (factor: Value, inner: string): string => sum([[factor, `(${inner})`]]);

/** A number in parentheses when it is negative, for substitution lines such as `3(-2)+5`. */
export const inBrackets = (value: Value): string => (toNumber(exact(value)) < 0 ? `(${tex(value)})` : tex(value));

/** Coordinates `(2, -3)`. */
export const point = (x: Value, y: Value): string => `(${tex(x)}, ${tex(y)})`;

/** Two or more displayed equations, one above the other. */
export const stacked = (equations: readonly string[]): string =>
  `\\begin{aligned}${equations.map((equation) => equation.replace(/[=<>]|\\[lg]e /, (sign) => `&${sign}`)).join('\\\\')}\\end{aligned}`;
