/** Where a move of the cursor has led, in words, for who does not see the print. */
import type { FieldState } from './field-state.ts';
import { lineAt, ownerOf, type Item, type Line, type Path } from './tree.ts';

const brackets: Readonly<Record<string, string>> = { '(': 'the parentheses', '[': 'the brackets', '{': 'the braces', '|': 'the absolute value' };

function nameOf({ kind, text }: Item): string {
  switch (kind) {
    case 'fraction':
      return 'the fraction';
    case 'power':
      return 'the exponent';
    case 'subscript':
      return 'the subscript';
    case 'root':
      return 'the root';
    case 'series':
      return { '∏': 'the product', '∫': 'the integral' }[text] ?? 'the sum';
    case 'group':
    case 'char':
      return brackets[text] ?? 'the brackets';
  }
}

/** The row at a path; nothing for the outermost. */
function rowName(line: Line, path: Path): string {
  const owner = ownerOf(line, path);
  if (!owner) return '';
  const { item, slot } = owner;
  switch (item.kind) {
    case 'fraction':
      return slot === 0 ? 'numerator' : 'denominator';
    case 'series':
      return slot === 0 ? 'lower bound' : 'upper bound';
    case 'root':
      return slot === 0 && item.slots.length === 2 ? 'index of the root' : 'under the root';
    case 'group':
    case 'char':
      return `inside ${nameOf(item)}`;
    default:
      return item.kind === 'power' ? 'exponent' : 'subscript';
  }
}

const startsWith = (path: Path, by: Path): boolean => by.every((step, index) => path[index] === step);

/** Of what the cursor has left, the outermost: which side of it the cursor is on now. */
function side(line: Line, left: Path, { path, at }: FieldState['cursor']): string {
  const place = left[path.length];
  const item = place === undefined ? undefined : lineAt(line, path)[place];
  if (place === undefined || !item || left.length === path.length || !startsWith(left, path)) return '';
  if (at === place + 1) return `after ${nameOf(item)}`;
  return at === place ? `before ${nameOf(item)}` : '';
}

/** Into another row: which one it is, and what was left for it. Nothing for a move along a row, which is heard from its text, and none for a selection. */
export function placeWords(before: FieldState, after: FieldState): string {
  const { line, cursor, anchor } = after;
  if (anchor || before.line !== line || before.cursor.path.join() === cursor.path.join()) return '';
  const empty = lineAt(line, cursor.path).length === 0 ? 'empty' : '';
  const told = [side(line, before.cursor.path, cursor), rowName(line, cursor.path), empty].filter((part) => part !== '');
  if (told.length > 0) return told.join(', ');
  if (cursor.at === 0) return 'beginning of the line';
  return cursor.at === line.length ? 'end of the line' : 'on the line';
}
