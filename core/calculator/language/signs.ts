/** The signs that may be typed or pasted, for the parser and the field alike. */
import { comparisons, type Comparison } from './syntax.ts';

/** Those that keyboards, word processors and books write in place of the calculator's own. */
export const spellings: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  '∙': '*',
  '⋅': '*',
  '⁄': '/',
  '∼': '~',
  '’': "'",
  '′': "'",
  '⩽': '≤',
  '⩾': '≥',
  '…': '...',
};

/** Two characters that are typed for one sign. */
export const signPairs: Readonly<Record<string, Comparison>> = { '<=': '≤', '=<': '≤', '>=': '≥', '=>': '≥', '==': '=' };

export const isComparison = (sign: string): sign is Comparison => comparisons.some((known) => known === sign);

/** Letters in print, by their words. */
export const symbols: Readonly<Record<string, string>> = { pi: 'π', theta: 'θ', tau: 'τ', infinity: '∞' };

/** The digits in small print, in order. */
export const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
export const subscripts = '₀₁₂₃₄₅₆₇₈₉';
