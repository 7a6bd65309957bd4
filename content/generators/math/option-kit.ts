/** Options from exact values. */
import { toNumber, toText, type Rational } from '#core/rational.ts';
import { polynomialLatex, polynomialText, type Polynomial } from '#content/exact/polynomial.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import { exact } from '#content/exact/value.ts';
import type { DraftAnswer, Option, WrongOption } from '../generator.ts';
import { fractionLatex, math } from './text.ts';

type Choice = Extract<DraftAnswer, { format: 'choice' }>;
type Spr = Extract<DraftAnswer, { format: 'spr' }>;

const numberOption = (value: number | Rational): Option => ({ text: math(fractionLatex(value)), value: toText(exact(value)), order: toNumber(exact(value)) });

const rightNumber = (value: number | Rational, why: string) => ({ ...numberOption(value), why });
export const wrongNumber = (value: number | Rational, misconception: Misconception, why: string): WrongOption => ({
  ...numberOption(value),
  misconception,
  why,
});

/** An option that is a formula; `value` canonical text of what it means. */
export const rightFormula = (latex: string, value: string, why: string) => ({ text: math(latex), value, why });
export const wrongFormula = (latex: string, value: string, misconception: Misconception, why: string): WrongOption => ({
  text: math(latex),
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
