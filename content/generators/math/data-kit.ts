/** Shared by the data-analysis generators: numeric answers from named errors. */
import { equal, isInteger, rat, toNumber, toText, type Rational } from '#core/rational.ts';
import type { DraftAnswer, WrongOption } from '../generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import { decimalLatex, decimalText, math } from './text.ts';

/** A wrong answer with the error that produces it; a null value means that the error gives nothing here. */
export interface Bug {
  readonly misconception: Misconception;
  readonly value: Rational | null;
  readonly why: string;
}

export const bug = (misconception: Misconception, value: Rational | number | null, why: string): Bug => ({
  misconception,
  value: typeof value === 'number' ? rat(value) : value,
  why,
});

type Sized = WrongOption & { readonly order: number };

interface NumericSpec {
  readonly key: Rational;
  /** One sentence saying why the key is right. */
  readonly why: string;
  readonly bugs: readonly Bug[];
  /** How a value is shown, delimiters included; decimals by default. */
  readonly show?: (value: Rational) => string;
  /** Which wrong values may be shown; by default positive ones of the same kind as the key and a believable size. */
  readonly keep?: (value: Rational) => boolean;
}

function places(value: Rational): number {
  const text = decimalText(value, 6);
  return text === null ? 9 : (text.split('.')[1]?.length ?? 0);
}

function believable(key: Rational): (value: Rational) => boolean {
  const size = Math.abs(toNumber(key));
  const most = isInteger(key) ? (size < 20 ? 1 : 0) : Math.max(2, places(key));
  return (value) => value.n > 0n && places(value) <= most && toNumber(value) <= size * 60 && toNumber(value) >= size / 60;
}

/** Numeric choices in ascending order. */
export function numericChoice({ key, why, bugs, show = (value) => math(decimalLatex(value)), keep = believable(key) }: NumericSpec): DraftAnswer {
  const shown = (all: readonly Bug[]) =>
    all.flatMap(({ value, misconception, why: reason }): Sized[] =>
      value && !equal(value, key) && keep(value) ? [{ text: show(value), value: toText(value), order: toNumber(value), misconception, why: reason }] : [],
    );
  const correct = { text: show(key), value: toText(key), order: toNumber(key), why };
  return { format: 'choice', correct, wrong: shown(bugs) };
}

/** The text a student may type for this value, or null when it does not fit the field. */
function enterable(value: Rational): string | null {
  const fits = (text: string | null) => text !== null && text.length <= (text.startsWith('-') ? 6 : 5);
  const decimal = decimalText(value, 3);
  if (fits(decimal)) return decimal;
  return fits(toText(value)) ? toText(value) : null;
}

/** A student-produced response, or null when the key cannot be entered. */
export function entryAnswer(key: Rational, bugs: readonly Bug[]): DraftAnswer | null {
  const text = enterable(key);
  if (text === null) return null;
  const mistakes = bugs.flatMap(({ value, misconception, why }) => {
    const entry = value && !equal(value, key) ? enterable(value) : null;
    return entry === null ? [] : [{ entry, misconception, why }];
  });
  return { format: 'spr', keys: [text], mistakes };
}

/** Typed or chosen, from one list of named errors; null when it cannot be typed. */
export const numericAnswer = (entry: boolean, spec: NumericSpec): DraftAnswer | null => (entry ? entryAnswer(spec.key, spec.bugs) : numericChoice(spec));
