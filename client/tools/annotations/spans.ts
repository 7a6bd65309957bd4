/** A stretch of plain text, by offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Trims white space at both ends; null if nothing is left. */
export function trimSpan(plain: string, { start, end }: Span): Span | null {
  const text = plain.slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  const to = end - (text.length - text.trimEnd().length);
  return to > from ? { start: from, end: to } : null;
}
