/** Choices that are exact sums, such as 36√3 − 12π: what remains when a part of a circle is taken from a polygon. */
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { ChoiceAnswer } from '../generator.ts';
import type { Bug } from './answers.ts';
import { type AnySize, type SizeLike, sizeNumber, sumLatex } from './exact-size.ts';
import { wrongFormula } from './options.ts';
import { math } from './text.ts';

interface WrongSum {
  readonly misconception: Misconception;
  readonly terms: readonly SizeLike[];
  readonly why: string;
}

const total = (terms: readonly SizeLike[]) => terms.reduce((sum: number, term) => sum + sizeNumber(term), 0);

/** Every sum of two terms with an error in one of them or in both, so that the key does not stand out by sharing most with the rest. */
export function sumsWithErrors([first, second]: readonly [SizeLike, SizeLike], firsts: readonly Bug<AnySize>[], seconds: readonly Bug<AnySize>[]): WrongSum[] {
  const terms = (bugs: readonly Bug<AnySize>[]) => bugs.flatMap(({ value, ...bug }) => (value === null ? [] : [{ ...bug, term: value }]));
  return [
    ...terms(firsts).map(({ term, ...bug }) => ({ ...bug, terms: [term, second] })),
    ...terms(seconds).map(({ term, ...bug }) => ({ ...bug, terms: [first, term] })),
    ...terms(firsts).flatMap((one) =>
      terms(seconds).map(({ term, misconception, why }) => ({
        misconception,
        terms: [one.term, term],
        why: `${one.why} ${why.replace(/^This /, 'It also ')}`,
      })),
    ),
  ];
}

interface SumAnswer {
  readonly key: readonly SizeLike[];
  readonly why: string;
  readonly bugs: readonly WrongSum[];
  /** What the sum is a part of: nothing larger is believable. */
  readonly whole?: SizeLike;
}

/** The sum with its positive wrong versions; null when there are fewer than three (redraw). */
export function sumChoices({ key, why, bugs, whole }: SumAnswer): ChoiceAnswer | null {
  const most = whole === undefined ? 30 * total(key) : sizeNumber(whole);
  const seen = [total(key)];
  const wrong = bugs.flatMap(({ misconception, terms, why: reason }) => {
    const size = total(terms);
    if (size <= 0 || size > most || seen.some((other) => Math.abs(other - size) < 1e-9 * size)) return [];
    seen.push(size);
    return [wrongFormula(misconception, sumLatex(terms), sumLatex(terms), reason)];
  });
  return wrong.length < 3 ? null : { format: 'choice', correct: { text: math(sumLatex(key)), value: sumLatex(key), why }, wrong };
}
