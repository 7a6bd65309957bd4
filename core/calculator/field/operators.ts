import type { Item, Line } from './tree.ts';

/** Nothing reaches across these: neither the numerator that / takes, nor a product. */
const apart = new Set(['+', '-', '*', '=', '<', '>', '≤', '≥', '~', ',', ':', '...']);
export const comparisons: ReadonlySet<string> = new Set(['=', '<', '>', '≤', '≥', '~']);

export const isChar = (item: Item | undefined, text: string): boolean => item?.kind === 'char' && item.text === text;
export const isSpace = (item: Item | undefined): boolean => isChar(item, ' ');
/** d/dx, not a quotient. */
export const isDerivative = ({ kind, slots: [over = [], under = []] }: Item): boolean =>
  kind === 'fraction' && over.length === 1 && isChar(over[0], 'd') && under.length === 2 && isChar(under[0], 'd') && /^[a-zα-ω]$/i.test(under[1]?.text ?? '');
/** Σ and d/dx stand before a value and belong to none. */
const isBefore = (item: Item): boolean => item.kind === 'series' || isDerivative(item);
export const isApart = (item: Item | undefined): boolean => item === undefined || (item.kind === 'char' ? apart.has(item.text) : isBefore(item));
export const isDivision = (item: Item | undefined): boolean => isChar(item, '÷') || isChar(item, '/');
/** Nothing that has a value ends before this place, so that what follows begins one. */
export const beginsValue = (line: Line, at: number): boolean => {
  let before = at - 1;
  while (isSpace(line[before])) before -= 1;
  return isApart(line[before]) || isDivision(line[before]);
};
export const isDigits = (line: Line): boolean => line.length > 0 && line.every(({ kind, text }) => kind === 'char' && /^\d$/.test(text));

/** Where what stands before `at` begins, back to the nearest sign: the numerator, if / comes now. A number before a space (3 1/2) stays out of it. */
export function numeratorFrom(line: Line, at: number, across: (item: Item) => boolean = () => false): number {
  let from = at;
  while (from > 0) {
    const before = line[from - 1];
    if (before === undefined || isApart(before) || (isDivision(before) && !across(before))) break;
    if (isSpace(before) && isDigits(line.slice(from, at)) && isDigits(line.slice(from - 2, from - 1))) break;
    from -= 1;
  }
  while (from < at && isSpace(line[from])) from += 1;
  return from;
}

/** (x + 1) as a whole, not a point. */
export const isParenthesized = (line: Line): boolean => {
  const [only] = line;
  return line.length === 1 && only?.kind === 'group' && only.text === '(' && !(only.slots[0] ?? []).some((item) => isChar(item, ','));
};
/** Without the parentheses that the line of a fraction, or the place of an exponent, makes unnecessary. */
export const unwrapped = (line: Line): Line => (isParenthesized(line) ? (line[0]?.slots[0] ?? []) : line);
