/**
 * What is typed, as it stands on the line: rows of characters, fractions, exponents, roots, brackets. Nothing here has a meaning
 * yet: that is the parser's, which reads the row's plain text (write-tree.ts). Trees never change; an edit makes a new one.
 */

type Kind = 'char' | 'group' | 'fraction' | 'power' | 'subscript' | 'root' | 'series';
export type Line = readonly Item[];
export interface Item {
  readonly kind: Kind;
  /** The character or, of a group, what opens it. */
  readonly text: string;
  /** The rows inside: of a fraction numerator and denominator, of a root its degree (only where it has one) and what is under it, of Σ, ∏ and ∫ the bounds. */
  readonly slots: readonly Line[];
  /** A group whose closing bracket is not typed yet reaches to the end of its row. */
  readonly open?: boolean;
}

export const char = (text: string): Item => ({ kind: 'char', text, slots: [] });
export const chars = (text: string): Line => Array.from(text, char);
export const group = (text: string, inside: Line, open = false): Item => ({ kind: 'group', text, slots: [inside], open });
export const fraction = (over: Line, under: Line): Item => ({ kind: 'fraction', text: '/', slots: [over, under] });
export const power = (exponent: Line): Item => ({ kind: 'power', text: '^', slots: [exponent] });
export const subscript = (inside: Line): Item => ({ kind: 'subscript', text: '_', slots: [inside] });
export const root = (...slots: readonly Line[]): Item => ({ kind: 'root', text: '√', slots });

export const series = (sign: string, from: Line = [], to: Line = []): Item => ({ kind: 'series', text: sign, slots: [from, to] });

export const closerOf: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '|': '|' };

/** Where a row is: item, slot, item, slot, … from the outermost row. */
export type Path = readonly number[];
export interface Cursor {
  readonly path: Path;
  /** How many items of the row stand before it. */
  readonly at: number;
}

export const lineAt = (line: Line, path: Path): Line => {
  const [item, slot, ...rest] = path;
  if (item === undefined || slot === undefined) return line;
  return lineAt(line[item]?.slots[slot] ?? [], rest);
};

export function withLine(line: Line, path: Path, by: Line): Line {
  const [item, slot, ...rest] = path;
  if (item === undefined || slot === undefined) return by;
  return line.map((old, index) =>
    index === item ? { ...old, slots: old.slots.map((inside, place) => (place === slot ? withLine(inside, rest, by) : inside)) } : old,
  );
}

/** The row with `count` items from `at` on replaced. */
export const splice = (line: Line, at: number, count: number, by: Line): Line => [...line.slice(0, at), ...by, ...line.slice(at + count)];

/** What a row stands in, or null for the outermost. */
export function ownerOf(line: Line, path: Path): { readonly item: Item; readonly path: Path; readonly at: number; readonly slot: number } | null {
  const [at, slot] = path.slice(-2);
  if (at === undefined || slot === undefined) return null;
  const outer = path.slice(0, -2);
  const item = lineAt(line, outer)[at];
  return item ? { item, path: outer, at, slot } : null;
}

/** Words, not math: they begin with a quotation mark. */
export const isNote = (line: Line): boolean => line[0]?.text === '"' || line[0]?.text === '“';
