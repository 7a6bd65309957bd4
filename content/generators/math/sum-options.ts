/** Choices that are exact sums, such as 36√3 − 12π: what remains when a part of a circle is taken from a polygon. */
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { ChoiceAnswer, WrongOption } from '../generator.ts';
import { lowerFirst, math } from './text.ts';
import { sizeLatex, type SizeLike, sizeNumber } from './exact-size.ts';

export interface SumBug {
  readonly misconception: Misconception;
  readonly terms: readonly SizeLike[];
  readonly why: string;
}
const sumBug = (misconception: Misconception, terms: readonly SizeLike[], why: string): SumBug => ({ misconception, terms, why });

/** `36\sqrt{3}-12\pi`: the terms in the given order, negative ones subtracted. */
export const sumLatex = (terms: readonly SizeLike[]): string =>
  terms
    .map(sizeLatex)
    .map((latex, index) => (index === 0 || latex.startsWith('-') ? latex : `+${latex}`))
    .join('');

const total = (terms: readonly SizeLike[]) => terms.reduce((sum: number, term) => sum + sizeNumber(term), 0);

/** The sum with its positive wrong versions, none above the whole that it is a part of; null when there are fewer than three (redraw). */
export function sumChoices(key: readonly SizeLike[], why: string, bugs: readonly SumBug[], whole?: SizeLike): ChoiceAnswer | null {
  const most = whole === undefined ? 30 * total(key) : sizeNumber(whole);
  const seen = [total(key)];
  const wrong = bugs.flatMap(({ misconception, terms, why: reason }): WrongOption[] => {
    const size = total(terms);
    if (size <= 0 || size > most || seen.some((other) => Math.abs(other - size) < 1e-9 * size)) return [];
    seen.push(size);
    return [{ text: math(sumLatex(terms)), value: sumLatex(terms), misconception, why: reason }];
  });
  return wrong.length < 3 ? null : { format: 'choice', correct: { text: math(sumLatex(key)), value: sumLatex(key), why }, wrong };
}

/** A wrong first or second term of a sum of two. */
export interface TermError {
  readonly misconception: Misconception;
  readonly term: SizeLike;
  readonly why: string;
}
export const termError = (misconception: Misconception, term: SizeLike, why: string): TermError => ({ misconception, term, why });

/** Every sum of two terms with an error in one of them or in both, so that the key does not stand out by sharing most with the rest. */
export const sumsWithErrors = ([first, second]: readonly [SizeLike, SizeLike], firsts: readonly TermError[], seconds: readonly TermError[]): SumBug[] => [
  ...firsts.map(({ misconception, term, why }) => sumBug(misconception, [term, second], why)),
  ...seconds.map(({ misconception, term, why }) => sumBug(misconception, [first, term], why)),
  ...firsts.flatMap((one) => seconds.map(({ misconception, term, why }) => sumBug(misconception, [one.term, term], `${one.why} And ${lowerFirst(why)}`))),
];
