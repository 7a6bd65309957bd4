/** Shared by the geometry generators: answers made of exact sizes. */
import { toText } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { DraftAnswer, WrongOption } from '../generator.ts';
import { asSize, type Size, sizeLatex, type SizeLike, sizeNumber, sizeText } from './exact-size.ts';
import { math } from './text.ts';

export interface Bug {
  readonly misconception: Misconception;
  readonly value: SizeLike;
  readonly why: string;
}
export const bug = (misconception: Misconception, value: SizeLike, why: string): Bug => ({ misconception, value, why });

export interface AnswerStyle {
  /** Written after each number inside the mathematics, e.g. `^\circ`. */
  readonly suffix?: string;
  /** Values that must not be shown, e.g. because they are right too. */
  readonly keep?: (value: number) => boolean;
  /** Random order instead of ascending, where the size of a number cannot be seen at a glance (fractions, square roots). */
  readonly shuffled?: boolean;
}

type Sized = WrongOption & { readonly order: number };

function option(value: SizeLike, suffix: string) {
  return { text: math(`${sizeLatex(value)}${suffix}`), value: sizeText(value), order: sizeNumber(value) };
}

/** A believable wrong size: positive, no odder a fraction than the key. */
const believable = (key: Size, value: Size) =>
  value.times.n > 0n && value.times.d <= (key.times.d > 2n ? key.times.d * 2n : 2n) && sizeNumber(value) < 30 * sizeNumber(key);

/** The key with all its believable errors, in ascending order unless `shuffled`; null when there are too few (redraw). */
export function sizeChoices(
  random: Random,
  key: SizeLike,
  why: string,
  bugs: readonly Bug[],
  { suffix = '', keep = () => true, shuffled = false }: AnswerStyle = {},
): DraftAnswer | null {
  const exactKey = asSize(key);
  const correct = { ...option(key, suffix), why };
  const seen = new Set([correct.value]);
  const named = bugs.flatMap(({ value, misconception, why: reason }): Sized[] => {
    const shown = option(value, suffix);
    if (!believable(exactKey, asSize(value)) || !keep(shown.order) || Math.abs(shown.order - correct.order) < 1e-9 || seen.has(shown.value)) return [];
    seen.add(shown.value);
    return [{ ...shown, misconception, why: reason }];
  });
  const shown = ({ order, ...unordered }: Sized): WrongOption => (shuffled ? unordered : { ...unordered, order });
  if (named.length < 3) return null;
  return { format: 'choice', correct: shuffled ? { text: correct.text, value: correct.value, why } : correct, wrong: named.map(shown) };
}

/** A typed number; null when it cannot be typed. */
export function sizeEntry(key: SizeLike, bugs: readonly Bug[]): DraftAnswer | null {
  const { times, root, pi } = asSize(key);
  const entry = toText(times);
  if (root !== 1 || pi || entry.replace('-', '').length > 5) return null;
  const mistakes = bugs.flatMap(({ value, misconception, why }) => {
    const wrong = asSize(value);
    const text = toText(wrong.times);
    return wrong.root === 1 && !wrong.pi && wrong.times.n > 0n && text.length <= 5 && text !== entry ? [{ entry: text, misconception, why }] : [];
  });
  return { format: 'spr', keys: [entry], mistakes };
}

/** Either format, from one list of named errors. */
export const sizeAnswer = (
  random: Random,
  format: 'choice' | 'spr',
  key: SizeLike,
  why: string,
  bugs: readonly Bug[],
  style: AnswerStyle = {},
): DraftAnswer | null => (format === 'spr' ? sizeEntry(key, bugs) : sizeChoices(random, key, why, bugs, style));
