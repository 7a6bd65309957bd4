/** Tables as CSV (RFC 4180): written so that they are safe to open in a spreadsheet, and how one that others wrote is read: what separates its fields, and which of their apostrophes are none of the text. */

/**
 * What begins a formula in spreadsheets: one of these characters, including their full-width forms, with or without spaces before it. Behind
 * apostrophes it begins none, but would if one of them were taken for the guard.
 */
const formulaStart = /^'*\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** With an apostrophe, the guard, before anything that would be a formula (CSV injection): a spreadsheet reads it as plain text. */
const escapeFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** A field of a table as it was before it was guarded, by us or by a spreadsheet. */
export const unescapeFormula = (field: string): string => (field.startsWith("'") && formulaStart.test(field.slice(1)) ? field.slice(1) : field);

/** A field that is read as plain text: quoted and guarded. */
const field = (text: string): string => `"${escapeFormula(text).replaceAll('"', '""')}"`;

/** Rows of fields; each line ends with CR LF. */
export const csvText = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/** What stands in quotes says nothing about the file. */
const quotedText = /"[^"]*"/g;
/** Enough of a file to see how it is written. */
const sampleLength = 20_000;

/** The delimiter that most lines at the beginning contain outside quotes; of equals, a tab, or the one that comes first in more lines. */
export function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, sampleLength)
    .replace(quotedText, '')
    .split(/[\r\n]+/, 50)
    .filter((line) => line.trim() !== '');
  const having = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  const leading = (delimiter: string) => lines.filter((line) => /[;,]/.exec(line)?.[0] === delimiter).length;
  const [tab, semicolon, comma] = ['\t', ';', ','] as const;
  const mark = having(semicolon) - having(comma) || leading(semicolon) - leading(comma) || 1;
  const likely = mark > 0 ? semicolon : comma;
  return having(tab) >= having(likely) ? tab : likely;
}
