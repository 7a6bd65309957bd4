/** What the browser says has happened to a field, as edits of its tree. */
import { erasedForward, erasedTidily, erasedWord, withoutSelection } from '#core/calculator/field/erase.ts';
import { stateOf, type FieldState } from '#core/calculator/field/field-state.ts';
import { moved, movedToEnd } from '#core/calculator/field/move.ts';
import { lineAt, splice, withLine } from '#core/calculator/field/tree.ts';
import { inserted, typed } from '#core/calculator/field/type.ts';
import { writeTree } from '#core/calculator/field/write-tree.ts';
import type { Key } from './keys.ts';

type Names = ReadonlySet<string>;

/** Letters and digits, however many come at once, are as if typed one by one; other text means what it means as a whole. */
function withText(state: FieldState, text: string, functions: Names): FieldState {
  const each = Array.from(text);
  return each.length === 1 || /^[a-z\d]+$/i.test(text) ? each.reduce(typed, state) : inserted(state, text, functions);
}

function toBeginning(state: FieldState): FieldState {
  const { line, cursor } = state;
  if (cursor.at === 0) return erasedTidily(state);
  return { line: withLine(line, cursor.path, splice(lineAt(line, cursor.path), 0, cursor.at, [])), cursor: { ...cursor, at: 0 }, anchor: null };
}

const deletions: Readonly<Record<string, (state: FieldState) => FieldState>> = {
  deleteContentBackward: erasedTidily,
  deleteContentForward: erasedForward,
  deleteWordBackward: erasedWord,
  deleteWordForward: erasedForward,
  deleteSoftLineBackward: toBeginning,
  deleteHardLineBackward: toBeginning,
  deleteByCut: withoutSelection,
  deleteByDrag: withoutSelection,
};

/** What an input event asks for, before the browser does it; null if it is not one of these. */
export function asked({ inputType, data, dataTransfer }: InputEvent, state: FieldState, functions: Names): FieldState | null {
  const text = data ?? dataTransfer?.getData('text/plain') ?? '';
  if (inputType === 'insertText') return withText(state, text, functions);
  if (/^insert(?:FromPaste|FromDrop|FromYank|ReplacementText)$/.test(inputType)) return inserted(state, text.trim(), functions);
  return deletions[inputType]?.(state) ?? null;
}

/** What the browser did by itself, as a keyboard with suggestions or dictation does: `before` and `after` are the field's text. */
export function happened(state: FieldState, before: string, after: string, functions: Names): FieldState {
  const { text, offsetOf, cursorAt } = writeTree(state.line);
  const caret = offsetOf(state.cursor);
  const maxShared = Math.min(before.length, after.length);
  let start = 0;
  while (start < maxShared && start < caret && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < maxShared - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const added = after.slice(start, after.length - end);
  const removed = before.length - start - end;
  const asWritten = before === text;
  if (asWritten && removed === 0 && start === caret) return withText(state, added, functions);
  if (asWritten && removed === 1 && added === '' && start === caret - 1 && !state.anchor) return erasedTidily(state);
  if (asWritten && removed > 0 && start + removed === caret) {
    // A suggestion in the place of the last word.
    const from = cursorAt(start);
    if (from.path.join() === state.cursor.path.join() && offsetOf(from) === start)
      return withText(withoutSelection({ ...state, anchor: from }), added, functions);
  }
  const next = stateOf(after, functions);
  return { ...next, cursor: writeTree(next.line).cursorAt(after.length - end) };
}

/** An on-screen key. */
export function pressed(state: FieldState, key: Key, functions: Names): FieldState {
  if (key.kind === 'action') {
    const actions: Readonly<Record<string, () => FieldState>> = {
      erase: () => erasedTidily(state),
      clear: () => stateOf('', functions),
      left: () => moved(state, -1),
      right: () => moved(state, 1),
    };
    return actions[key.action]?.() ?? state;
  }
  const text = key.text.trim();
  // The fraction key takes what stands before it, as / does.
  if (text === '()/()') return typed(state, '/');
  return Array.from(text).length === 1 ? typed(state, text) : inserted(state, text, functions, (key.back ?? 0) > 0);
}

/** Arrow keys, Home and End; null for what is not one of them. */
export function stepTo(
  state: FieldState,
  { key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
): FieldState | null {
  const by = { ArrowLeft: -1, ArrowRight: 1, Home: -1, End: 1 } as const;
  const direction = by[key as keyof typeof by];
  if (direction === undefined) return null;
  return key === 'Home' || key === 'End' || ctrlKey || metaKey ? movedToEnd(state, direction, shiftKey) : moved(state, direction, shiftKey);
}
