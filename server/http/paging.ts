/** Lists page by page: ask the database for one row more than the page holds, and pass the rows to `toPage`. */
import { refuse, type Refusal } from '../refusal.ts';

export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** For a cursor that no page of the list can have ended with. */
export const refuseCursor = (): Refusal => refuse('bad-input', { cursor: 'This is not a place in the list.' });

/** `rows` hold at most `limit` + 1; `cursorOf` names the place of a row in the list's order. */
export function toPage<Row, Item>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => string, view: (row: Row) => Item): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(view), nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
