/** What other calculators do and this one does not, by how it is written: a row that cannot be read says so, and what to do instead. */
const unsupported: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/\bsum\s*\(\s*[a-z]\w*\s*,/i, 'Write a sum with its bounds: sum_{n=1}^{5} n^2. total([1, 2, 3]) adds the numbers of a list.'],
  [/\b(?:random|shuffle)\b/i, 'Random numbers are not supported.'],
  [/\[\s*\d+(?:\.\d+)?\s*\.\.\s*\d[\d.]*\s*\]/, 'A range has three dots: [1...5].'],
];

export const unsupportedMessage = (text: string): string | undefined => unsupported.find(([pattern]) => pattern.test(text))?.[1];
