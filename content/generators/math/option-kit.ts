/** Small tools that generators of nonlinear topics share: mathematics as text, options from exact values. */
import { rat, toLatex, toNumber, toText, type Rational } from '#core/rational.ts';
import { polynomialLatex, polynomialText, type Polynomial } from '#content/exact/polynomial.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { DraftAnswer, Option, WrongOption } from '../generator.ts';

type Choice = Extract<DraftAnswer, { format: 'choice' }>;
type Spr = Extract<DraftAnswer, { format: 'spr' }>;

export const tex = (latex: string | number) => `\\(${latex}\\)`;

/** ` + 3` or ` - 3`; an empty text for 0. */
export const signed = (value: number) => (value === 0 ? '' : value < 0 ? ` - ${-value}` : ` + ${value}`);

/** `3x`, `-x`, `x` for a coefficient that is not 0. */
export const times = (coefficient: number, letter: string) => `${coefficient === 1 ? '' : coefficient === -1 ? '-' : coefficient}${letter}`;

/** `x - 3` for the root 3, `x + 3` for −3, `x` for 0. */
export const minusRoot = (root: number, letter = 'x') => `${letter}${signed(-root)}`;

/** The same in parentheses, unless the root is 0. */
export const linearFactor = (root: number, letter = 'x') => (root === 0 ? letter : `(${minusRoot(root, letter)})`);

/** A number as a factor or an argument inside a working: negative numbers in parentheses. */
export const bracketed = (value: number | Rational) => {
  const latex = toLatex(exact(value));
  return latex.startsWith('-') ? `(${latex})` : latex;
};

/** `12{,}500` inside mathematics. */
export const grouped = (value: number) => `${value}`.replace(/\B(?=(\d{3})+(?!\d))/g, '{,}');

/** `12,500` in prose. */
export const plainNumber = (value: number) => `${value}`.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** `an` before 8, 11, 18 and 80–89, else `a`. */
export const article = (n: number) => (/^(8\d?|11|18)$/.test(`${n}`) ? 'an' : 'a');

export const exact = (value: number | Rational): Rational => (typeof value === 'number' ? rat(value) : value);

const numberOption = (value: number | Rational): Option => ({ text: tex(toLatex(exact(value))), value: toText(exact(value)), order: toNumber(exact(value)) });

const rightNumber = (value: number | Rational, why: string) => ({ ...numberOption(value), why });
export const wrongNumber = (value: number | Rational, misconception: Misconception, why: string): WrongOption => ({
  ...numberOption(value),
  misconception,
  why,
});

/** An option that is a formula; `value` canonical text of what it means. */
export const rightFormula = (latex: string, value: string, why: string) => ({ text: tex(latex), value, why });
export const wrongFormula = (latex: string, value: string, misconception: Misconception, why: string): WrongOption => ({
  text: tex(latex),
  value,
  misconception,
  why,
});

export const rightPolynomial = (p: Polynomial, why: string) => rightFormula(polynomialLatex(p), polynomialText(p), why);
export const wrongPolynomial = (p: Polynomial, misconception: Misconception, why: string) =>
  wrongFormula(polynomialLatex(p), polynomialText(p), misconception, why);

/** Whether the value can be typed: at most 5 characters, 6 with a minus. */
const enterable = (value: number | Rational) => toText(exact(value)).replace('-', '').length <= 5;

/** The wrong values that are worth showing beside the key. */
function presentable(value: Rational, wrong: readonly WrongOption[], avoid: readonly number[]): WrongOption[] {
  const right = new Set([toText(value), ...avoid.map(String)]);
  // A number far beyond the key would be ruled out at a glance.
  const most = 40 * Math.max(5, Math.abs(toNumber(value)));
  return wrong.filter((option) => Math.abs(option.order ?? 0) <= most && !right.has(option.value));
}

/** A numeric answer asked for as choices or as an entry, from one list of named errors; `avoid` lists values that would be right too. */
export function numberAnswer(
  format: 'choice' | 'spr',
  value: number | Rational,
  why: string,
  wrong: readonly WrongOption[],
  avoid: readonly number[] = [],
): Choice | Spr | null {
  if (format === 'choice') return { format, correct: rightNumber(value, why), wrong: presentable(exact(value), wrong, avoid) };
  if (!enterable(value)) return null;
  return {
    format,
    keys: [toText(exact(value))],
    mistakes: wrong.map(({ value: entry, misconception, why: reason }) => ({ entry, misconception, why: reason })),
  };
}
