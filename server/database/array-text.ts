/**
 * Arrays as PostgreSQL reads them. The driver escapes every element with two replacements and puts the text together from small pieces, which
 * for the thousands of elements of a recording takes longer than all else it does. JSON is written at once, and inside quotes both mean the
 * same by a backslash before a quote or a backslash.
 */
const isSimple = (element: unknown): boolean =>
  typeof element === 'string' || typeof element === 'boolean' || element === null || (typeof element === 'number' && Number.isFinite(element));

/** Whether JSON escapes something else, such as the end of a line. */
const hasOtherEscape = (json: string) => json.includes('\\') && /\\[^"]/.test(json.replaceAll('\\\\', ''));

/** A value of a statement: an array of texts, numbers, booleans and nulls as its text; anything else as it is, for the driver. */
export function withArrayText(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every(isSimple)) return value;
  const json = JSON.stringify(value);
  return hasOtherEscape(json) ? value : `{${json.slice(1, -1)}}`;
}
