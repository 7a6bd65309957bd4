/** SQL of rewritten learning items, as students read them. */
import type { ItemKind } from '#core/authoring/item-texts.ts';
import type { Queryable } from '../database/database.ts';

export interface CurrentItem {
  readonly kind: ItemKind;
  readonly id: string;
  readonly version: number;
  readonly body: unknown;
}

/** Those that stand over what is shipped, in the order in which they were made. */
export async function selectCurrentItems(queryable: Queryable): Promise<CurrentItem[]> {
  const { rows } = await queryable.query<CurrentItem>(
    `select i.kind, i.id, v.version, v.body from learning_items i
     join learning_item_versions v on v.kind = i.kind and v.id = i.id and v.version = i.current_version order by i.kind, i.id`,
  );
  return rows;
}
