/** What a field shows and where its cursor is. */
import { readLine } from './read-tree.ts';
import { meaningOf } from './same-meaning.ts';
import { chars, type Cursor, type Line } from './tree.ts';
import { writeTree } from './write-tree.ts';

export interface FieldState {
  readonly line: Line;
  readonly cursor: Cursor;
  /** The other end of what is selected. */
  readonly anchor: Cursor | null;
}

/** The tree of a row's text: with fractions and exponents in their places if that says the same, otherwise character by character. */
export function treeOf(text: string, functions: ReadonlySet<string>): Line {
  if (/^\s*["“]/.test(text)) return chars(text.trimStart());
  const line = readLine(text, functions);
  const meaning = meaningOf(text, functions);
  return line && (meaning === null || meaningOf(writeTree(line).text, functions) === meaning) ? line : chars(text);
}

export const stateOf = (text: string, functions: ReadonlySet<string>): FieldState => {
  const line = treeOf(text, functions);
  return { line, cursor: { path: [], at: line.length }, anchor: null };
};

export interface Span {
  readonly path: Cursor['path'];
  readonly from: number;
  readonly to: number;
}

/** What is selected: items of the innermost row that both ends are in. */
export function selectionOf({ cursor, anchor }: FieldState): Span | null {
  if (!anchor) return null;
  let shared = 0;
  while (
    shared < cursor.path.length &&
    shared < anchor.path.length &&
    cursor.path[shared] === anchor.path[shared] &&
    cursor.path[shared + 1] === anchor.path[shared + 1]
  )
    shared += 2;
  const path = cursor.path.slice(0, shared);
  const ends = [cursor, anchor].map((end) => {
    const item = end.path[shared];
    return item === undefined ? { from: end.at, to: end.at } : { from: item, to: item + 1 };
  });
  const from = Math.min(...ends.map((end) => end.from));
  const to = Math.max(...ends.map((end) => end.to));
  return from === to ? null : { path, from, to };
}

export const selectAll = (state: FieldState): FieldState => ({
  ...state,
  anchor: { path: [], at: 0 },
  cursor: { path: [], at: state.line.length },
});
