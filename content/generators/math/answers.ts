/**
 * Answers that are one number: the same list of named errors gives wrong choices, or entries whose mistake can be explained.
 *
 * `numberAnswer({ ...asDecimals, typed: random.chance(1, 3), key, why, bugs })`, with one of the manners of manners.ts.
 */
import { rat, type Rational } from '#core/rational.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Value } from '#content/exact/value.ts';
import type { ChoiceAnswer, EntryAnswer } from '../generator.ts';
import { type AnySize, type SizeLike, sizeNumber, sizeText } from './exact-size.ts';

/** A wrong value with the error that gives it; null when the error gives nothing with these numbers. Sizes only where the topic has them. */
export interface Bug<V extends AnySize = Rational> {
  readonly misconception: Misconception;
  readonly value: V | null;
  readonly why: string;
}

/** Whole numbers stand for themselves. */
const exactly = <V extends AnySize>(value: number | V): Rational | V => (typeof value === 'number' ? rat(value) : value);

export function bug(misconception: Misconception, value: Value | null, why: string): Bug;
export function bug(misconception: Misconception, value: SizeLike | null, why: string): Bug<AnySize>;
export function bug(misconception: Misconception, value: SizeLike | null, why: string): Bug | Bug<AnySize> {
  return { misconception, value: value === null ? null : exactly(value), why };
}

/** How a topic shows its numbers, and which wrong ones it believes. */
export interface Manner<V extends AnySize = Rational> {
  /** As it stands among the choices, delimiters included. */
  readonly show: (value: Rational | V) => string;
  /** As a student types it, or null when it cannot be typed. */
  readonly type: (value: Rational | V) => string | null;
  /** How a wrong entry is recorded, or null when it is not explained; left out where only what can be typed is explained. */
  readonly mistake?: (value: Rational | V) => string | null;
  /** Whether a wrong value may stand beside the key. */
  readonly believable: (value: Rational | V, key: Rational | V) => boolean;
}

export interface NumberAnswer<V extends AnySize = Rational> extends Manner<V> {
  readonly key: number | V;
  /** One sentence saying why the key is right. */
  readonly why: string;
  readonly bugs: readonly Bug<V>[];
  /** Which of the believable values may be shown, e.g. not those that the question tells. */
  readonly keep?: (size: number) => boolean;
  /** Random order instead of ascending, where the size of a number cannot be seen at a glance (fractions, square roots). */
  readonly shuffled?: boolean;
  /** With fewer wrong values there is no answer (redraw). */
  readonly minWrong?: number;
}

/** Never null, whatever its errors: how few are too few is decided later. */
type Certain = NumberAnswer & { readonly minWrong?: never };

interface Typed {
  /** A typed number instead of choices. */
  readonly typed: boolean;
}

function choicesOf<V extends AnySize>(answer: NumberAnswer<V>): ChoiceAnswer | null {
  const { why, bugs, show, believable, minWrong = 0, keep = () => true, shuffled = false } = answer;
  const option = (value: Rational | V) => ({ text: show(value), value: sizeText(value), ...(!shuffled && { order: sizeNumber(value) }) });
  const key = exactly(answer.key);
  const correct = option(key);
  const wrong = bugs.flatMap(({ value, misconception, why: reason }) =>
    value !== null && believable(value, key) && keep(sizeNumber(value)) ? [{ ...option(value), misconception, why: reason }] : [],
  );
  const different = new Set(wrong.map(({ value }) => value).filter((value) => value !== correct.value));
  return different.size < minWrong ? null : { format: 'choice', correct: { ...correct, why }, wrong };
}

function entryOf<V extends AnySize>({ key, bugs, type, mistake = type }: Omit<NumberAnswer<V>, 'why'>): EntryAnswer | null {
  const entry = type(exactly(key));
  if (entry === null) return null;
  const mistakes = bugs.flatMap(({ value, misconception, why }) => {
    const typed = value === null ? null : mistake(value);
    return typed === null ? [] : [{ entry: typed, misconception, why }];
  });
  return { format: 'spr', keys: [entry], mistakes };
}

/** The key among the believable errors, in ascending order unless `shuffled`. */
export function numberChoices(answer: Certain): ChoiceAnswer;
export function numberChoices(answer: NumberAnswer<AnySize>): ChoiceAnswer | null;
export function numberChoices<V extends AnySize>(answer: NumberAnswer<V>): ChoiceAnswer | null {
  return choicesOf(answer);
}

/** A typed number, or null when it cannot be typed. */
export function numberEntry(answer: Omit<NumberAnswer, 'why'>): EntryAnswer | null;
export function numberEntry(answer: Omit<NumberAnswer<AnySize>, 'why'>): EntryAnswer | null;
export function numberEntry<V extends AnySize>(answer: Omit<NumberAnswer<V>, 'why'>): EntryAnswer | null {
  return entryOf(answer);
}

/** Typed or chosen, from one description. */
export function numberAnswer(answer: NumberAnswer & Typed): ChoiceAnswer | EntryAnswer | null;
export function numberAnswer(answer: NumberAnswer<AnySize> & Typed): ChoiceAnswer | EntryAnswer | null;
export function numberAnswer<V extends AnySize>({ typed, ...answer }: NumberAnswer<V> & Typed): ChoiceAnswer | EntryAnswer | null {
  return typed ? entryOf(answer) : choicesOf(answer);
}
