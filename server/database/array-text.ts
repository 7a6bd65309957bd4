/**
 * Arrays as PostgreSQL reads them. The driver escapes every element with two replacements, which for the hundreds of elements of a
 * recording takes longer than all else it does; most elements need none.
 */
const plain = /^[\w.:+-]+$/;

const elementText = (element: string): string =>
  plain.test(element) && element.toLowerCase() !== 'null' ? element : `"${element.replace(/[\\"]/g, (special) => `\\${special}`)}"`;

/** A value of a statement: an array of texts, numbers, booleans and nulls as its text; anything else as it is, for the driver. */
export function withArrayText(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const elements: readonly unknown[] = value;
  let text = '';
  for (const element of elements) {
    let next: string;
    if (typeof element === 'string') next = elementText(element);
    else if (typeof element === 'number' || typeof element === 'boolean') next = String(element);
    else if (element === null) next = 'NULL';
    else return value;
    text = text === '' ? next : `${text},${next}`;
  }
  return `{${text}}`;
}
