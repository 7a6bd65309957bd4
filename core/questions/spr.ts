/**
 * Student-produced responses: what may be typed, how it is read, what earns the point.
 *
 * Rules of the published test: up to 5 characters, 6 with a leading minus; digits, one point, one
 * slash; fractions need not be reduced; a decimal that does not fit must fill the field and be
 * the truncation or the rounding at its last place. All arithmetic is exact (BigInt): a relative
 * tolerance or a float would accept wrong entries or refuse right ones.
 */

import { equal, neg, parseRational, rat, type Rational } from '../rational.ts';

/** How an entry reads to the grader, for the live preview. */
export type EntryReading =
  | { readonly kind: 'empty' }
  /** A beginning that may still become a value, e.g. `-` or `2/`. */
  | { readonly kind: 'incomplete' }
  /** `message` says what to change, in the student's words. */
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'value'; readonly form: 'fraction' | 'number'; readonly latex: string; readonly spoken: string };

interface Parsed {
  readonly exact: Rational;
  /** Written with a minus sign, as −0 can be, too. */
  readonly negative: boolean;
  /** Digits after the point; null for fractions and for whole numbers without a point. */
  readonly places: number | null;
}

/** Characters an entry may have: 5, and one more for a leading minus. */
const capacity = (text: string): number => (text.startsWith('-') ? 6 : 5);

/** The exact value of `2/3`, `-.5`, `3.`, `12` of any length; null if the text is none of these. */
function parseValue(text: string): Parsed | null {
  const exact = parseRational(text);
  return exact && { exact, negative: text.startsWith('-'), places: text.split('.')[1]?.length ?? null };
}

function earnsPoint(entry: Parsed, fillsField: boolean, key: Rational): boolean {
  if (equal(entry.exact, key)) return true;
  if (entry.places === null || !fillsField || entry.negative !== key.n < 0n) return false;
  const scale = 10n ** BigInt(entry.places);
  const size = key.n < 0n ? -key.n : key.n;
  const truncated = rat((size * scale) / key.d, scale);
  const rounded = rat((2n * size * scale + key.d) / (2n * key.d), scale);
  const typed = entry.negative ? neg(entry.exact) : entry.exact;
  return equal(typed, truncated) || equal(typed, rounded);
}

/**
 * True if the entry earns the point for any of the keys (exact values as text, e.g. `2/3`).
 * Entries too long or malformed earn nothing; a malformed key matches nothing (publishing refuses it).
 */
export function checkEntry(entry: string, keys: readonly string[]): boolean {
  const text = entry.trim();
  if (text.length === 0 || text.length > capacity(text)) return false;
  const value = parseValue(text);
  if (!value) return false;
  // Zeros in front would let `000.7` fill the field with one digit of 2/3.
  const fillsField = text.length === capacity(text) && !/^-?0\d/.test(text);
  return keys.some((key) => {
    const exact = parseRational(key);
    return exact !== null && earnsPoint(value, fillsField, exact);
  });
}

/** True if this key can be typed as it stands, so that a student who finds it can enter it. */
export const isEnterable = (key: string): boolean => key.length <= capacity(key) && parseValue(key) !== null;

/** True if the entry field may hold this text while it is being typed; completeness is not asked for. */
export const acceptsKeystrokes = (text: string): boolean =>
  text.length <= capacity(text) && /^-?[0-9./]*$/.test(text) && text.split('.').length <= 2 && text.split('/').length <= 2;

function invalidReason(text: string): string {
  if (/[%$,]/.test(text)) return 'Leave out symbols such as %, $ and commas.';
  if (/\S\s+\S/.test(text)) return 'Mixed numbers cannot be entered. Enter a fraction greater than 1, such as 7/2, or a decimal, such as 3.5.';
  if (/[^0-9./-]/.test(text)) return 'Use only digits, a decimal point, a slash, and a minus sign at the start.';
  if (text.lastIndexOf('-') > 0) return 'A minus sign can only go first.';
  if (/^-?\d+\/0+$/.test(text)) return 'The bottom of a fraction cannot be 0.';
  if (text.includes('/') && text.includes('.')) return 'Use either a fraction or a decimal, not both.';
  if (text.split('/').length > 2) return 'Use only one slash.';
  if (text.split('.').length > 2) return 'Use only one decimal point.';
  if (/^-?\//.test(text)) return 'A fraction needs a number before the slash.';
  return 'This is not a number or a fraction.';
}

/** How the entry will be read; never throws, whatever the text. */
export function readEntry(entry: string): EntryReading {
  const text = entry.trim();
  if (text === '') return { kind: 'empty' };
  if (/^-?(\d+\/|\.)?$/.test(text) && text.length < capacity(text)) return { kind: 'incomplete' };
  const value = text.length > capacity(text) ? null : parseValue(text);
  if (!value) {
    const fits = text.length <= capacity(text) || /[^0-9./-]/.test(text);
    return { kind: 'invalid', message: fits ? invalidReason(text) : 'Use at most 5 characters, or 6 with a minus sign.' };
  }
  const sign = value.negative ? '-' : '';
  const spokenSign = value.negative ? 'negative ' : '';
  const body = value.negative ? text.slice(1) : text;
  const [above, below] = body.split('/');
  return below === undefined
    ? { kind: 'value', form: 'number', latex: text, spoken: `${spokenSign}${body}` }
    : { kind: 'value', form: 'fraction', latex: `${sign}\\frac{${above}}{${below}}`, spoken: `${spokenSign}${above} over ${below}` };
}
