/** What other calculators do and this one does not, by how it is written: a row that cannot be read says so, and what to do instead. */
const unsupported: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/\[[^\]]*\bfor\b/i, 'Lists with “for” are not supported. Put the list itself into the formula: [1...4]^2.'],
  [/[a-z]'+\s*\(|\bd\s*\/\s*d\s*[a-z]\b|\\frac\s*\{d\}/i, 'Derivatives are not supported. The slope from a to b is (f(b) − f(a))/(b − a).'],
  [/(?:\bsum|\\sum|∑)\s*_|\bsum\s*\(\s*[a-z]\w*\s*,|∑/i, 'Sums with Σ are not supported. total([1...5]^2) adds the numbers of a list.'],
  [/(?:\bprod|\\prod|\bint|\\int)\s*_|[∏∫]/i, 'Products and integrals are not supported.'],
  [/\b(?:random|shuffle)\b/i, 'Random numbers are not supported.'],
  [/\[\s*[\d.]+\s*\.\.\s*[\d.]+\s*\]/, 'A range has three dots: [1...5].'],
];

export const unsupportedMessage = (text: string): string | undefined => unsupported.find(([pattern]) => pattern.test(text))?.[1];
