/** Phone numbers in E.164: a plus, the country's calling code, the number without spaces. */
import { callingCodes, type CountryCode } from './calling-codes.ts';

const known: readonly string[] = [...new Set<string>(Object.values(callingCodes))];

/** Countries whose national numbers keep their leading zero abroad. */
const keepsZero: ReadonlySet<CountryCode> = new Set(['IT', 'SM', 'CI', 'GA']);

/** Whether this is a possible E.164 number: eight to fifteen digits with a calling code in use. */
export const isPhoneNumber = (text: string): boolean => /^\+[1-9]\d{7,14}$/.test(text) && known.some((code) => text.startsWith(code, 1));

/**
 * The number somebody typed, in E.164: taken as it is if it begins with a plus or 00, else with the calling code of
 * `country` and without the zero that is dialed only inside it. Null if that is no number.
 */
export function readPhoneNumber(entry: string, country: CountryCode): string | null {
  const compact = entry.normalize('NFKC').replace(/[\s().\-/\u2010-\u2015]/g, '');
  if (!/^(\+|00)?\d+$/.test(compact)) return null;
  const code = callingCodes[country];
  const inside = (digits: string) => (keepsZero.has(country) ? digits : digits.replace(/^0/, ''));
  const international = /^(?:\+|00)(\d+)$/.exec(compact)?.[1];
  // "+44 (0)20 …" shows the zero that is not dialed from abroad.
  const written = international?.startsWith(`${code}0`) && !keepsZero.has(country) ? code + international.slice(code.length + 1) : international;
  // In North America numbers are often written with their 1.
  const own =
    code.startsWith('1') && compact.length === 11 && compact.startsWith('1')
      ? compact
      : code.startsWith('1') && compact.length === 10
        ? `1${compact}`
        : code + inside(compact);
  const number = `+${written ?? own}`;
  return isPhoneNumber(number) ? number : null;
}

/** The number in groups, for display: "+49 151 234 567 89". */
export function showPhoneNumber(number: string): string {
  const code = known.filter((candidate) => number.startsWith(candidate, 1)).sort((a, b) => b.length - a.length)[0] ?? '';
  const shown = code.startsWith('1') ? '1' : code;
  const rest = number.slice(1 + shown.length);
  return `+${shown} ${rest.replace(/(\d{3})(?=\d{2})/g, '$1 ')}`.trim();
}
