/** A stretch of plain text, by offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const isWordPart = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}\p{M}’'-]/u.test(character);

/** The span with the words at its ends whole. Words may contain hyphens and apostrophes. */
export function wholeWords(plain: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  if (isWordPart(plain[from])) while (from > 0 && isWordPart(plain[from - 1])) from -= 1;
  if (isWordPart(plain[to - 1])) while (isWordPart(plain[to])) to += 1;
  return { start: from, end: to };
}

/** Trims white space at both ends; null if nothing is left. */
export function trimSpan(plain: string, { start, end }: Span): Span | null {
  const text = plain.slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  const to = end - (text.length - text.trimEnd().length);
  return to > from ? { start: from, end: to } : null;
}
