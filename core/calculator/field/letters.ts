import { productWord, words } from '../language/words.ts';
import type { Line } from './tree.ts';

export const isLetter = (text: string | undefined): boolean => text !== undefined && /^[a-zA-Zα-ωΑ-Ω]$/.test(text) && !'πθτ'.includes(text);
export const isDigit = (text: string | undefined): boolean => text !== undefined && /^\d$/.test(text);

/** The word at the beginning of `text`, as the parser finds it. `names`: those with a meaning of their own, so that asin may be a·sin. */
export const wordAt = (text: string, names: ReadonlySet<string>): string | undefined => {
  const rest = text.slice(0, 12).toLowerCase();
  const word = words.find((candidate) => rest.startsWith(candidate));
  const product = word === undefined ? null : productWord(text.slice(0, word.length));
  return product !== null && names.has(product) ? undefined : word;
};

/** The letters of a row, cut into words and single letters: where each begins, and what it is. */
export function wordsOf(line: Line, names: ReadonlySet<string> = new Set()): readonly { readonly from: number; readonly to: number; readonly text: string }[] {
  const found: { from: number; to: number; text: string }[] = [];
  for (let at = 0; at < line.length; ) {
    if (line[at]?.kind !== 'char' || !isLetter(line[at]?.text)) {
      at += 1;
      continue;
    }
    let end = at;
    while (line[end]?.kind === 'char' && isLetter(line[end]?.text)) end += 1;
    const run = line
      .slice(at, end)
      .map(({ text }) => text)
      .join('');
    for (let from = 0; from < run.length; ) {
      const length = wordAt(run.slice(from), names)?.length ?? 1;
      found.push({ from: at + from, to: at + from + length, text: run.slice(from, from + length) });
      from += length;
    }
    at = end;
  }
  return found;
}

/** The word or letter that ends before an item of the row. */
export const wordBefore = (line: Line, at: number): { readonly from: number; readonly text: string } | undefined => wordsOf(line).find(({ to }) => to === at);

/** A single letter ends before this place that a digit would belong to: not e (e2 is e times 2), nor the E of 2E3. */
export function takesDigits(line: Line, at: number): boolean {
  const letter = wordBefore(line, at);
  if (!letter || letter.text.length > 1 || letter.text === 'e') return false;
  return letter.text !== 'E' || !/^[\d.]$/.test(line[at - 2]?.text ?? '');
}

/** Words that are shown as a sign with bounds. */
export const seriesWords: readonly (readonly [sign: string, word: RegExp])[] = [
  ['∑', /(?:sum|∑)$/i],
  ['∏', /(?:prod(?:uct)?|∏)$/i],
  ['∫', /(?:int(?:egral)?|∫)$/i],
];
