/** Shared by the data-analysis generators: numbers as text, numeric answers from named errors, settings. */
import { div, equal, isInteger, mul, rat, toLatex, toNumber, toText, type Rational } from '#core/rational.ts';
import type { DraftAnswer, WrongOption } from '../generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';

export const math = (latex: string | number) => `\\(${latex}\\)`;

/** Digits with thousands separators for prose: `12,500`. */
export const grouped = (digits: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Exact decimal text of a terminating value with at most `places` decimals, else null. */
export function decimalText(value: Rational, places = 4): string | null {
  for (let digits = 0; digits <= places; digits++) {
    const scaled = mul(value, rat(10n ** BigInt(digits)));
    if (!isInteger(scaled)) continue;
    const text = `${scaled.n < 0n ? -scaled.n : scaled.n}`.padStart(digits + 1, '0');
    const whole = text.slice(0, text.length - digits);
    return `${scaled.n < 0n ? '-' : ''}${whole}${digits ? `.${text.slice(-digits)}` : ''}`;
  }
  return null;
}

/** For prose: `1,250` or `0.75`; falls back to `3/7`. */
export function prose(value: Rational | number): string {
  const exact = typeof value === 'number' ? rat(value) : value;
  const text = decimalText(exact);
  if (text === null) return toText(exact);
  const [whole = '', fraction] = text.split('.');
  return `${grouped(whole)}${fraction ? `.${fraction}` : ''}`;
}

/** For mathematics: `1{,}250`, `0.75` or a fraction, without delimiters. */
export function latex(value: Rational | number): string {
  const exact = typeof value === 'number' ? rat(value) : value;
  return decimalText(exact) === null ? toLatex(exact) : prose(exact).replaceAll(',', '{,}');
}

export const fractionLatex = (value: Rational) => toLatex(value);

/** `$12` or `$12.50`, for prose; the value must be whole cents. */
export function money(value: Rational): string {
  const cents = mul(value, rat(100)).n;
  const text = `${cents / 100n}`;
  return isInteger(value) ? `$${grouped(text)}` : `$${grouped(text)}.${`${cents % 100n}`.padStart(2, '0')}`;
}

/** `1 hour`, `3 hours`. */
export const count = (value: number | Rational, noun: string, plural = `${noun}s`) => `${prose(value)} ${prose(value) === '1' ? noun : plural}`;

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

/** Quotient, or null when the divisor is zero. */
export const ratio = (a: Rational | number, b: Rational | number): Rational | null => {
  const [top, bottom] = [typeof a === 'number' ? rat(a) : a, typeof b === 'number' ? rat(b) : b];
  return bottom.n === 0n ? null : div(top, bottom);
};

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
export function numericChoice({ key, why, bugs, show = (value) => math(latex(value)), keep = believable(key) }: NumericSpec): DraftAnswer {
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

/** First names, balanced by gender and origin. */
export const names = [
  'Amara',
  'Diego',
  'Priya',
  'Wei',
  'Hannah',
  'Omar',
  'Kofi',
  'Mei',
  'Jonas',
  'Aisha',
  'Mateo',
  'Elena',
  'Ravi',
  'Sofia',
  'Noah',
  'Zuri',
  'Kenji',
  'Leila',
  'Marcus',
  'Ingrid',
  'Tomas',
  'Nadia',
  'Samir',
  'Grace',
] as const;

/** Typed or chosen, from one list of named errors; null when it cannot be typed. */
export const numericAnswer = (entry: boolean, spec: NumericSpec): DraftAnswer | null => (entry ? entryAnswer(spec.key, spec.bugs) : numericChoice(spec));
