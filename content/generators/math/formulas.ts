/** Formulas as LaTeX the way a printed test sets them: no `1x`, no `+ -3`, no `0x`. */
import { toLatex, type Rational } from '#core/rational.ts';
import { exact, type Value } from '#content/exact/value.ts';
import { fractionLatex, math } from './text.ts';

/** `3x`, `-x`, `\frac{1}{2}y`; a bare number when the letter is empty; empty for a zero coefficient. The letter may be any LaTeX factor such as `(x-3)`. */
export function term(coefficient: Value, letter: string): string {
  const { n, d }: Rational = exact(coefficient);
  if (n === 0n) return '';
  if (letter === '' || d !== 1n) return `${toLatex({ n, d })}${letter}`;
  if (n === 1n) return letter;
  return n === -1n ? `-${letter}` : `${n}${letter}`;
}

/** What stands before an expression in parentheses: nothing for 1, `-` for −1, `3`. */
export const leading = (coefficient: number): string => (coefficient === 1 ? '' : coefficient === -1 ? '-' : `${coefficient}`);

/** A term behind other terms, with spaces: ` + 3`, ` - 3x`, ` + x`; an empty text for 0. */
export const signed = (coefficient: number, letter = ''): string =>
  coefficient === 0 ? '' : ` ${coefficient < 0 ? '-' : '+'} ${term(Math.abs(coefficient), letter)}`;

/** `sum([[2, 'x'], [-1, 'y'], [5, '']])` is `2x-y+5`. */
export function sum(terms: readonly (readonly [Value, string])[]): string {
  const parts = terms.map(([coefficient, letter]) => term(coefficient, letter)).filter((part) => part !== '');
  return parts.map((part, index) => (index > 0 && !part.startsWith('-') ? `+${part}` : part)).join('') || '0';
}

/** `ax+b` in the given letter. */
export const linear = (slope: Value, constant: Value, letter = 'x'): string =>
  sum([
    [slope, letter],
    [constant, ''],
  ]);

/** A multiple of an expression in parentheses: `3(x-2)`, `-(x+1)`, `(x-4)`. */
export const multiple = (factor: Value, inner: string): string => term(factor, `(${inner})`);

/** What takes a term away from its side: `subtract \(3x\) from both sides`, or `add \(5\) to both sides` for −5. */
export const offBothSides = (coefficient: number, letter = ''): string =>
  `${coefficient < 0 ? 'add' : 'subtract'} ${math(term(Math.abs(coefficient), letter))} ${coefficient < 0 ? 'to' : 'from'} both sides`;

/** `x - 3` for the root 3, `x + 3` for −3, `x` for 0. */
export const minusRoot = (root: number, letter = 'x'): string => `${letter}${signed(-root)}`;

/** The same in parentheses, unless the root is 0. */
export const linearFactor = (root: number, letter = 'x'): string => (root === 0 ? letter : `(${minusRoot(root, letter)})`);

/** A number as a factor or an argument inside a working, such as `3(-2)+5`: negative numbers in parentheses. */
export const bracketed = (value: Value): string => (exact(value).n < 0n ? `(${fractionLatex(value)})` : fractionLatex(value));

/** `\frac{a}{b}` of any two expressions. */
export const fraction = (top: string | number, under: string | number): string => `\\frac{${top}}{${under}}`;

/** Coordinates `(2, -3)`. */
export const point = (x: Value, y: Value): string => `(${fractionLatex(x)}, ${fractionLatex(y)})`;

/** Two or more displayed equations, one above the other. */
export const stacked = (equations: readonly string[]): string =>
  `\\begin{aligned}${equations.map((equation) => equation.replace(/[=<>]|\\[lg]e /, (sign) => `&${sign}`)).join('\\\\')}\\end{aligned}`;
