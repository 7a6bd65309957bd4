/** Deleting. */
import { selectionOf, type FieldState } from './field-state.ts';
import { isLetter } from './letters.ts';
import { isApart } from './operators.ts';
import { group, lineAt, ownerOf, splice, withLine, type Item, type Line, type Path } from './tree.ts';

const at = (line: Line, path: Path, place: number): FieldState => ({ line, cursor: { path, at: place }, anchor: null });
const isEmpty = ({ slots }: Item): boolean => slots.every((slot) => slot.length === 0);

export function withoutSelection(state: FieldState): FieldState {
  const selection = selectionOf(state);
  if (!selection) return { ...state, anchor: null };
  const { path, from, to } = selection;
  return at(withLine(state.line, path, splice(lineAt(state.line, path), from, to - from, [])), path, from);
}

/** A part of a fraction that comes back onto the line: a sum keeps together. */
const together = (part: Line): Line => (part.slice(1).some((item) => isApart(item)) ? [group('(', part)] : part);

/** The item whose row the cursor stands at the beginning of, taken apart. */
function unwrap(state: FieldState): FieldState {
  const { line, cursor } = state;
  const owner = ownerOf(line, cursor.path);
  if (!owner) return state;
  const { item, path, slot } = owner;
  const outer = lineAt(line, path);
  const replace = (by: Line, place: number) => at(withLine(line, path, splice(outer, owner.at, 1, by)), path, owner.at + place);
  const [first = [], second = []] = item.slots;
  if (isEmpty(item)) return replace([], 0);
  switch (item.kind) {
    case 'fraction': {
      if (slot === 0 && first.length > 0) return at(line, path, owner.at);
      const before = together(first);
      return replace([...before, ...(first.length > 0 ? together(second) : second)], before.length);
    }
    case 'root':
      return item.slots.length === 2 && slot === 0 ? at(line, path, owner.at) : replace([...(item.slots.length === 2 ? second : first)], 0);
    case 'series':
      return slot === 0 ? at(line, path, owner.at) : at(line, [...path, owner.at, 0], first.length);
    default:
      return replace(first, 0);
  }
}

/** Backspace. */
function erased(state: FieldState): FieldState {
  if (selectionOf(state)) return withoutSelection(state);
  const { line, cursor } = state;
  const { path } = cursor;
  const here = lineAt(line, path);
  const item = here[cursor.at - 1];
  if (!item) return unwrap(state);
  const place = cursor.at - 1;
  const last = item.slots.at(-1);
  if (!last || isEmpty(item)) return at(withLine(line, path, splice(here, place, 1, [])), path, place);
  const inside = [...path, place, item.slots.length - 1];
  if (item.kind === 'group' && item.open !== true) {
    // Without its closing bracket it reaches to the end.
    const whole = group(item.text, [...last, ...here.slice(cursor.at)], true);
    return at(withLine(line, path, [...here.slice(0, place), whole]), inside, last.length);
  }
  if (item.kind === 'subscript') return erased(at(line, inside, last.length));
  return at(line, inside, last.length);
}

/** Backspace behind a subscript deletes its last character, and with that the last one it. */
export function erasedTidily(state: FieldState): FieldState {
  const next = erased(state);
  const owner = ownerOf(next.line, next.cursor.path);
  const was = lineAt(state.line, state.cursor.path)[state.cursor.at - 1];
  if (was?.kind !== 'subscript' || owner?.item.kind !== 'subscript') return next;
  return isEmpty(owner.item) ? unwrap(next) : at(next.line, owner.path, owner.at + 1);
}

/** Delete. */
export function erasedForward(state: FieldState): FieldState {
  if (selectionOf(state)) return withoutSelection(state);
  const { line, cursor } = state;
  const here = lineAt(line, cursor.path);
  const item = here[cursor.at];
  if (!item) {
    const owner = ownerOf(line, cursor.path);
    return owner ? at(line, owner.path, owner.at + 1) : { ...state, anchor: null };
  }
  if (isEmpty(item)) return at(withLine(line, cursor.path, splice(here, cursor.at, 1, [])), cursor.path, cursor.at);
  return at(line, [...cursor.path, cursor.at, 0], 0);
}

/** Ctrl+Backspace: a word, a number, or one item. */
export function erasedWord(state: FieldState): FieldState {
  const { line, cursor } = state;
  const here = lineAt(line, cursor.path);
  if (selectionOf(state) || cursor.at === 0) return erasedTidily(state);
  const kind = ({ text }: Item) => (isLetter(text) ? 'letter' : /^[\d.]$/.test(text) ? 'digit' : text);
  let from = cursor.at - 1;
  const [last, before] = [here[from], () => here[from - 1]];
  while (last && last.slots.length === 0 && from > 0 && before()?.slots.length === 0 && kind(before() ?? last) === kind(last)) from -= 1;
  return at(withLine(line, cursor.path, splice(here, from, cursor.at - from, [])), cursor.path, from);
}
