/** Numbers and words as text: inside mathematics (`…Latex`, between the delimiters of `math`) and in prose. */
import { isInteger, mul, rat, toLatex, toText } from '#core/rational.ts';
import { exact, type Value } from '#content/exact/value.ts';

/** Puts LaTeX between the delimiters of rich text. */
export const math = (latex: string | number): string => `\\(${latex}\\)`;

/** A number of degrees, delimiters included. */
export const degrees = (value: string | number): string => math(`${value}^\\circ`);

/** The segment between two points, as its name with a bar. */
export const segment = (name: string): string => math(`\\overline{${name}}`);

/** A number as LaTeX, exact values as fractions: `-3`, `\frac{2}{3}`. */
export const fractionLatex = (value: Value): string => toLatex(exact(value));

/** Exact decimal text of a terminating value with at most `places` decimals, else null. */
export function decimalText(value: Value, places = 4): string | null {
  for (let digits = 0; digits <= places; digits++) {
    const scaled = mul(exact(value), rat(10n ** BigInt(digits)));
    if (!isInteger(scaled)) continue;
    const text = `${scaled.n < 0n ? -scaled.n : scaled.n}`.padStart(digits + 1, '0');
    const whole = text.slice(0, text.length - digits);
    return `${scaled.n < 0n ? '-' : ''}${whole}${digits ? `.${text.slice(-digits)}` : ''}`;
  }
  return null;
}

/** Digits with thousands separators: `12,500`. */
const grouped = (digits: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** A number in prose: `1,250` or `0.75`; falls back to `3/7`. */
export function prose(value: Value): string {
  const text = decimalText(value);
  if (text === null) return toText(exact(value));
  const [whole = '', fraction] = text.split('.');
  return `${grouped(whole)}${fraction ? `.${fraction}` : ''}`;
}

/** A number as LaTeX, measured values as decimals: `1{,}250`, `0.75`; falls back to a fraction. */
export const decimalLatex = (value: Value): string => (decimalText(value) === null ? fractionLatex(value) : prose(value).replaceAll(',', '{,}'));

/** `$12` or `$1,200.50`, in prose; the value must be whole cents. */
export function money(value: Value): string {
  const cents = mul(exact(value), rat(100)).n;
  const dollars = `$${grouped(`${cents / 100n}`)}`;
  return cents % 100n === 0n ? dollars : `${dollars}.${`${cents % 100n}`.padStart(2, '0')}`;
}

/** `1 hour`, `3 hours`. */
export const count = (value: Value, noun: string, plural = `${noun}s`): string => `${prose(value)} ${prose(value) === '1' ? noun : plural}`;

/** `an` before a number whose name begins with a vowel: 8, 11, 18, 80, 880, 11,000; else `a`. */
export const article = (n: number | string): string => (/^(?:8[\d.]*|1[18](?:\d{3})*(?:\.\d+)?)$/.test(`${n}`.replaceAll(',', '')) ? 'an' : 'a');

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
export const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
