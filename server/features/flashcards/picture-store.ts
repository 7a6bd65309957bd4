/** SQL of the pictures on cards. */
import type { Queryable } from '#server/database/database.ts';

export interface PictureRow {
  readonly id: string;
  readonly bucket: string;
  readonly full_path: string;
  readonly name: string;
  readonly size: number;
  readonly content_type: string;
  readonly md5_hash: string;
  readonly custom_metadata: Readonly<Record<string, string>>;
  readonly time_created: Date;
  readonly updated: Date;
}

export async function selectPicture(queryable: Queryable, userId: string, id: string): Promise<PictureRow | null> {
  const { rows } = await queryable.query<PictureRow>(
    `select id, bucket, full_path, name, size, content_type, md5_hash, custom_metadata, time_created, updated
     from flashcard_pictures where user_id = $1 and id = $2`,
    [userId, id],
  );
  return rows[0] ?? null;
}

/** How many pictures an account has, and their bytes. */
export async function countPictures(queryable: Queryable, userId: string): Promise<{ readonly pictures: number; readonly bytes: number }> {
  const { rows } = await queryable.query<{ pictures: number; bytes: number }>(
    'select count(*)::int as pictures, coalesce(sum(size), 0)::float8 as bytes from flashcard_pictures where user_id = $1',
    [userId],
  );
  return rows[0] ?? { pictures: 0, bytes: 0 };
}

export async function insertPicture(queryable: Queryable, userId: string, row: PictureRow): Promise<void> {
  await queryable.query(
    `insert into flashcard_pictures (user_id, id, bucket, full_path, name, size, content_type, md5_hash, custom_metadata, time_created, updated)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [userId, row.id, row.bucket, row.full_path, row.name, row.size, row.content_type, row.md5_hash, JSON.stringify(row.custom_metadata), row.time_created],
  );
}

/** Whether all of these belong to the account; they stay until the transaction ends. */
export async function hasPictures(queryable: Queryable, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await queryable.query<{ id: string }>('select id from flashcard_pictures where user_id = $1 and id = any($2::uuid[]) for key share', [
    userId,
    ids,
  ]);
  return rows.length === new Set(ids).size;
}

/** The pictures that a deck's cards show. */
export async function selectPicturesOfDeck(queryable: Queryable, userId: string, deckId: string): Promise<PictureRow[]> {
  const { rows } = await queryable.query<PictureRow>(
    `select p.id, p.bucket, p.full_path, p.name, p.size, p.content_type, p.md5_hash, p.custom_metadata, p.time_created, p.updated
     from flashcard_pictures p where p.user_id = $1 and exists (select 1 from flashcards c where c.user_id = $1 and c.deck_id = $2
       and c.deleted_at is null and p.id in (c.front_picture, c.back_picture))`,
    [userId, deckId],
  );
  return rows;
}

/** Gives the pictures of a shared deck to the account that copies it: rows of its own, over the same bytes. Returns how many it did not have. */
export async function copyPictures(queryable: Queryable, userId: string, pictures: readonly PictureRow[]): Promise<number> {
  const { rowCount } = await queryable.query(
    `insert into flashcard_pictures (user_id, id, bucket, full_path, name, size, content_type, md5_hash, custom_metadata, time_created, updated)
     select $1, p.* from jsonb_to_recordset($2::jsonb) as p (id uuid, bucket text, full_path text, name text, size integer, content_type text, md5_hash text,
       custom_metadata jsonb, time_created timestamptz, updated timestamptz)
     on conflict do nothing`,
    [userId, JSON.stringify(pictures)],
  );
  return rowCount ?? 0;
}
