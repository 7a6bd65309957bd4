/** Where the cursor goes. */
import type { FieldState } from './field-state.ts';
import { selectionOf } from './field-state.ts';
import { lineAt, ownerOf, type Cursor, type Line } from './tree.ts';

const slotsOf = (line: Line, path: readonly number[], at: number) => lineAt(line, path)[at]?.slots ?? [];
const entering = (line: Line, path: readonly number[], item: number, slot: number, fromEnd: boolean): Cursor => {
  const inside = [...path, item, slot];
  return { path: inside, at: fromEnd ? lineAt(line, inside).length : 0 };
};

/** One step, into and out of what stands in the way. */
function stepped(line: Line, { path, at }: Cursor, by: -1 | 1): Cursor {
  const next = by > 0 ? at : at - 1;
  const here = lineAt(line, path);
  const item = here[next];
  if (item) {
    if (item.slots.length === 0) return { path, at: at + by };
    return entering(line, path, next, by > 0 ? 0 : item.slots.length - 1, by < 0);
  }
  const owner = ownerOf(line, path);
  if (!owner) return { path, at };
  const sibling = owner.slot + by;
  if (owner.item.slots[sibling]) return entering(line, owner.path, owner.at, sibling, by < 0);
  return { path: owner.path, at: by > 0 ? owner.at + 1 : owner.at };
}

/** One step of a selection: over whole items, and out of the row at its end. */
function steppedOver(line: Line, { path, at }: Cursor, by: -1 | 1): Cursor {
  if (lineAt(line, path)[by > 0 ? at : at - 1]) return { path, at: at + by };
  const owner = ownerOf(line, path);
  return owner ? { path: owner.path, at: by > 0 ? owner.at + 1 : owner.at } : { path, at };
}

export function moved(state: FieldState, by: -1 | 1, selecting = false): FieldState {
  if (selecting) return { ...state, anchor: state.anchor ?? state.cursor, cursor: steppedOver(state.line, state.cursor, by) };
  const selection = selectionOf(state);
  if (selection) return { ...state, anchor: null, cursor: { path: selection.path, at: by > 0 ? selection.to : selection.from } };
  return { ...state, anchor: null, cursor: stepped(state.line, state.cursor, by) };
}

export const movedToEnd = (state: FieldState, by: -1 | 1, selecting = false): FieldState => ({
  ...state,
  anchor: selecting ? (state.anchor ?? state.cursor) : null,
  cursor: { path: [], at: by > 0 ? state.line.length : 0 },
});

/** Up into a numerator or an exponent, down into a denominator or back; null where there is nothing above or below. */
export function movedVertically(state: FieldState, by: -1 | 1): FieldState | null {
  const { line } = state;
  let { path, at } = state.cursor;
  const to = (cursor: Cursor): FieldState => ({ ...state, anchor: null, cursor });
  // Beside the cursor: a fraction, or an exponent that it stands before or behind.
  for (const [item, fromEnd] of [
    [at, false],
    [at - 1, true],
  ] as const) {
    const kind = lineAt(line, path)[item]?.kind;
    if (kind === 'fraction') return to(entering(line, path, item, by < 0 ? 0 : 1, fromEnd));
    if (kind === 'series') return to(entering(line, path, item, by < 0 ? 1 : 0, fromEnd));
    if ((kind === 'power' && by < 0) || (kind === 'subscript' && by > 0)) return to(entering(line, path, item, 0, fromEnd));
  }
  for (let owner = ownerOf(line, path); owner; owner = ownerOf(line, path)) {
    const { item, slot } = owner;
    if (item.kind === 'fraction' && slot === (by < 0 ? 1 : 0)) {
      const inside = [...owner.path, owner.at, 1 - slot];
      const length = lineAt(line, inside).length;
      const old = lineAt(line, path).length;
      return to({ path: inside, at: path.length > owner.path.length + 2 || at === old ? length : Math.min(at, length) });
    }
    if (item.kind === 'series' && slot === (by < 0 ? 0 : 1)) return to(entering(line, owner.path, owner.at, 1 - slot, true));
    if ((item.kind === 'power' && by > 0) || (item.kind === 'subscript' && by < 0)) return to({ path: owner.path, at: owner.at + 1 });
    if (item.kind === 'root' && item.slots.length === 2 && slot === (by > 0 ? 0 : 1)) return to(entering(line, owner.path, owner.at, 1 - slot, by < 0));
    ({ path } = owner);
    at = owner.at;
  }
  return null;
}

/** The first empty place among `count` items of a row from `from` on. */
export function firstEmpty(line: Line, path: readonly number[], from: number, count: number): Cursor | null {
  for (let item = from; item < from + count; item += 1)
    for (const [slot, inside] of slotsOf(line, path, item).entries()) {
      const there = [...path, item, slot];
      if (inside.length === 0) return { path: there, at: 0 };
      const deeper = firstEmpty(line, there, 0, inside.length);
      if (deeper) return deeper;
    }
  return null;
}
