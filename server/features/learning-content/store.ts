/** SQL of learning items as authors see them. */
import type { ItemKind } from '#core/authoring/item-texts.ts';
import type { Queryable } from '#server/database/database.ts';

export interface ItemRow {
  readonly id: string;
  readonly current_version: number | null;
  readonly newest_version: number;
  readonly updated_at: Date;
  /** The newest version's. */
  readonly body: unknown;
}

/** All that were rewritten or made here. */
export async function selectItems(queryable: Queryable, kind: ItemKind): Promise<ItemRow[]> {
  const { rows } = await queryable.query<ItemRow>(
    `select i.id, i.current_version, v.version as newest_version, i.updated_at, v.body from learning_items i
     join lateral (select version, body from learning_item_versions where kind = i.kind and id = i.id order by version desc limit 1) as v on true
     where i.kind = $1 order by i.id`,
    [kind],
  );
  return rows;
}

export async function selectItem(queryable: Queryable, kind: ItemKind, id: string): Promise<ItemRow | null> {
  const { rows } = await queryable.query<ItemRow>(
    `select i.id, i.current_version, v.version as newest_version, i.updated_at, v.body from learning_items i
     join lateral (select version, body from learning_item_versions where kind = i.kind and id = i.id order by version desc limit 1) as v on true
     where i.kind = $1 and i.id = $2`,
    [kind, id],
  );
  return rows[0] ?? null;
}

/** Makes two authors change an item one after the other, until the transaction ends; it may have no row yet. */
export async function lockItem(queryable: Queryable, kind: ItemKind, id: string): Promise<void> {
  await queryable.query("select pg_advisory_xact_lock(hashtextextended('learning item ' || $1 || ' ' || $2, 0))", [kind, id]);
}

export interface ItemVersion {
  readonly version: number;
  readonly body: unknown;
  readonly author: string | null;
  readonly created_at: Date;
}

/** Newest first, one more than `limit` for comparison. */
export async function selectItemVersions(queryable: Queryable, kind: ItemKind, id: string, limit: number): Promise<ItemVersion[]> {
  const { rows } = await queryable.query<ItemVersion>(
    `select v.version, v.body, u.name as author, v.created_at from learning_item_versions v left join users u on u.id = v.author_id
     where v.kind = $1 and v.id = $2 order by v.version desc limit $3`,
    [kind, id, limit + 1],
  );
  return rows;
}

export async function selectItemBody(queryable: Queryable, kind: ItemKind, id: string, version: number): Promise<unknown> {
  const { rows } = await queryable.query<{ body: unknown }>('select body from learning_item_versions where kind = $1 and id = $2 and version = $3', [
    kind,
    id,
    version,
  ]);
  return rows[0]?.body ?? null;
}

export interface NewVersion {
  readonly id: string;
  readonly version: number;
  readonly body: unknown;
}

/** Adds versions, in one statement; what students read stays. */
export async function insertItemVersions(queryable: Queryable, kind: ItemKind, authorId: string, versions: readonly NewVersion[]): Promise<void> {
  const rows = JSON.stringify(versions);
  await queryable.query(
    `insert into learning_items (kind, id) select $1, v.id from jsonb_to_recordset($2::jsonb) as v (id text)
     on conflict (kind, id) do update set updated_at = now()`,
    [kind, rows],
  );
  await queryable.query(
    `insert into learning_item_versions (kind, id, version, body, author_id)
     select $1, v.id, v.version, v.body, $3 from jsonb_to_recordset($2::jsonb) as v (id text, version int, body jsonb)`,
    [kind, rows, authorId],
  );
}

/** Null: what is shipped. */
export async function setCurrentVersion(queryable: Queryable, kind: ItemKind, id: string, version: number | null): Promise<void> {
  await queryable.query('update learning_items set current_version = $3, updated_at = now() where kind = $1 and id = $2', [kind, id, version]);
}
