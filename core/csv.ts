/** Tables as CSV (RFC 4180), safe to open in a spreadsheet. */

/** Characters that begin a formula in spreadsheets, including their full-width forms. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A field that is read as plain text: quoted, and with an apostrophe before anything that would be a formula. */
const field = (text: string): string => `"${(formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Rows of fields; each line ends with CR LF. */
export const csvText = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
