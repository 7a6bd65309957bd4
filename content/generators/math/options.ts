/** Choices that are formulas or statements: what is shown, and the canonical text of what it means. */
import type { Misconception } from '#core/questions/misconceptions.ts';
import { polynomialLatex, polynomialText, type Polynomial } from '#content/exact/polynomial.ts';
import type { Option, WrongOption } from '../generator.ts';
import { math } from './text.ts';

type RightOption = Option & { readonly why: string };

export const rightFormula = (latex: string, value: string, why: string): RightOption => ({ text: math(latex), value, why });
export const wrongFormula = (misconception: Misconception, latex: string, value: string, why: string): WrongOption => ({
  ...rightFormula(latex, value, why),
  misconception,
});

export const rightPolynomial = (p: Polynomial, why: string): RightOption => rightFormula(polynomialLatex(p), polynomialText(p), why);
export const wrongPolynomial = (misconception: Misconception, p: Polynomial, why: string): WrongOption => ({ ...rightPolynomial(p, why), misconception });

export const wrongOption = (misconception: Misconception, option: Option, why: string): WrongOption => ({ ...option, misconception, why });

/** A wrong choice that is told apart by its wording alone. */
export const wrongStatement = (misconception: Misconception, text: string, why: string): WrongOption => ({ text, value: text, misconception, why });
