/** Reads the entries of a form: numbers, lists and cells as people type and paste them. What is wrong is a sentence about one field. */
export type Entries = Readonly<Record<string, string>>;

/** Something is wrong with what was entered in this field. */
export class EntryError extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

export const textOf = (entries: Entries, field: string): string => (Object.hasOwn(entries, field) ? (entries[field] ?? '').trim() : '');

export function requiredText(entries: Entries, field: string, what: string, most = 60): string {
  const text = textOf(entries, field);
  if (text === '') throw new EntryError(field, `Enter ${what}.`);
  if (text.length > most) throw new EntryError(field, `Use at most ${most} characters.`);
  return text;
}

const shortened = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text);

/** A number as people write it, with a true minus, a percent or dollar sign, or commas between thousands. */
export function numberOf(field: string, text: string, where = ''): number {
  const plain = text
    .trim()
    .replace('\u2212', '-')
    .replace(/^(-?)\$/, '$1')
    .replace(/%$/, '');
  const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(grouped)) throw new EntryError(field, `${where}“${shortened(text.trim())}” is not a number.`);
  const value = Number(grouped);
  if (Math.abs(value) > 1e9) throw new EntryError(field, `${where}${shortened(text)} is too large to be drawn.`);
  return value;
}

/** Values divided by commas, semicolons or spaces. */
export function numbersOf(field: string, text: string, where = ''): number[] {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== '');
  return parts.map((part) => numberOf(field, part, where));
}

/** Places divided by commas; some may be empty. */
export const placesOf = (text: string): string[] => (text.trim() === '' ? [] : text.split(',').map((part) => part.trim()));

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '');

/** Rows of cells: divided by tabs where there are any, as spreadsheets copy them, else by semicolons, bars or commas. */
export function rowsOf(entries: Entries, field: string, { fewest, most }: { readonly fewest: number; readonly most: number }): string[][] {
  const lines = linesOf(textOf(entries, field));
  const divider = ['\t', ';', '|'].find((sign) => lines.some((line) => line.includes(sign))) ?? ',';
  const rows = lines.map((line) => line.split(divider).map((cell) => cell.trim()));
  if (rows.length < fewest) throw new EntryError(field, `Enter at least ${fewest} rows.`);
  if (rows.length > most) throw new EntryError(field, `Use at most ${most} rows: more cannot be read in a figure.`);
  const width = rows[0]?.length ?? 0;
  const uneven = rows.findIndex((row) => row.length !== width);
  if (uneven > 0) throw new EntryError(field, `Row ${uneven + 1} has ${rows[uneven]?.length} cells where the first row has ${width}.`);
  return rows;
}

export interface Group {
  readonly name?: string;
  readonly values: readonly number[];
}

/** Groups of numbers, one a line with a name and a colon; or all lines together without names. */
export function groupsOf(entries: Entries, field: string): Group[] {
  const lines = linesOf(textOf(entries, field));
  const named = lines.filter((line) => line.includes(':'));
  if (lines.length === 0) throw new EntryError(field, 'Enter some numbers.');
  if (named.length === 0) return [{ values: numbersOf(field, lines.join(' ')) }];
  if (named.length < lines.length) throw new EntryError(field, 'Name every line, or none: a name is followed by a colon.');
  if (lines.length > 4) throw new EntryError(field, 'Use at most four groups.');
  return lines.map((line, index) => {
    const [name = '', ...rest] = line.split(':');
    if (name.trim().length > 24) throw new EntryError(field, `Line ${index + 1}: use a name of at most 24 characters.`);
    return { name: name.trim(), values: numbersOf(field, rest.join(':'), `Line ${index + 1}: `) };
  });
}
