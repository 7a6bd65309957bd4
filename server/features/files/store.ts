/** SQL of the files that authors upload. */
import type { Queryable } from '#server/database/database.ts';

export interface FileRow {
  readonly id: string;
  readonly bucket: string;
  readonly full_path: string;
  readonly name: string;
  readonly size: number;
  readonly content_type: string;
  readonly md5_hash: string;
  readonly sha256_hash: string;
  readonly custom_metadata: Readonly<Record<string, string>>;
  readonly time_created: Date;
  readonly updated: Date;
}

const columns = 'f.id, f.bucket, f.full_path, f.name, f.size, f.content_type, f.md5_hash, f.sha256_hash, f.custom_metadata, f.time_created, f.updated';

/** Latest first; `after`: the id they come after. */
export async function selectFiles(queryable: Queryable, search: string, after: string | null, limit: number): Promise<FileRow[]> {
  const { rows } = await queryable.query<FileRow>(
    `select ${columns} from content_files f where f.deleted_at is null and ($2::uuid is null or f.id < $2)
       and ($1 = '' or strpos(lower(f.name || ' ' || coalesce(f.custom_metadata->>'alt', '')), lower($1)) > 0)
     order by f.id desc limit $3`,
    [search, after, limit],
  );
  return rows;
}

export async function selectFile(queryable: Queryable, id: string): Promise<FileRow | null> {
  const { rows } = await queryable.query<FileRow>(`select ${columns} from content_files f where f.id = $1 and f.deleted_at is null`, [id]);
  return rows[0] ?? null;
}

export async function selectFileByHash(queryable: Queryable, hash: string): Promise<FileRow | null> {
  const { rows } = await queryable.query<FileRow>(`select ${columns} from content_files f where f.sha256_hash = $1 and f.deleted_at is null`, [hash]);
  return rows[0] ?? null;
}

/** False if the same file is there by now. */
export async function insertFile(queryable: Queryable, row: FileRow, authorId: string): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `insert into content_files (id, bucket, full_path, name, size, content_type, md5_hash, sha256_hash, custom_metadata, author_id, time_created, updated)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict do nothing`,
    [
      row.id,
      row.bucket,
      row.full_path,
      row.name,
      row.size,
      row.content_type,
      row.md5_hash,
      row.sha256_hash,
      JSON.stringify(row.custom_metadata),
      authorId,
      row.time_created,
    ],
  );
  return rowCount === 1;
}

/** Null if there is none. */
export async function updateAlt(queryable: Queryable, id: string, alt: string, now: Date): Promise<FileRow | null> {
  const { rows } = await queryable.query<FileRow>(
    `update content_files f set custom_metadata = f.custom_metadata || jsonb_build_object('alt', $2::text), updated = $3
     where f.id = $1 and f.deleted_at is null returning ${columns}`,
    [id, alt, now],
  );
  return rows[0] ?? null;
}

/** Null if there is none. */
export async function markFileDeleted(queryable: Queryable, id: string, now: Date): Promise<FileRow | null> {
  const { rows } = await queryable.query<FileRow>(
    `update content_files f set deleted_at = $2, updated = $2 where f.id = $1 and f.deleted_at is null returning ${columns}`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** Null if it was not deleted, or the same file was uploaded since. */
export async function unmarkFile(queryable: Queryable, id: string, now: Date): Promise<FileRow | null> {
  const { rows } = await queryable.query<FileRow>(
    `update content_files f set deleted_at = null, updated = $2 where f.id = $1 and f.deleted_at is not null
       and not exists (select 1 from content_files o where o.sha256_hash = f.sha256_hash and o.deleted_at is null) returning ${columns}`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** Whether this file was deleted and the same one uploaded since. */
export async function isThereAgain(queryable: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `select 1 from content_files f join content_files o on o.sha256_hash = f.sha256_hash and o.deleted_at is null
     where f.id = $1 and f.deleted_at is not null`,
    [id],
  );
  return rowCount === 1;
}

/** Whether the current text of a post shows this address. */
export async function isShown(queryable: Queryable, url: string): Promise<boolean> {
  const { rows } = await queryable.query<{ shown: boolean }>(
    `select exists (select 1 from blog_posts p join blog_post_versions v on v.post_id = p.id and v.version = p.current_version
       where p.status <> 'retired' and strpos(v.body, $1) > 0) as shown`,
    [url],
  );
  return rows[0]?.shown === true;
}

/** Which of these paths nothing refers to: no file, deleted ones included, and no picture of a card. */
export async function selectOrphans(queryable: Queryable, paths: readonly string[]): Promise<string[]> {
  const { rows } = await queryable.query<{ path: string }>(
    `select path from unnest($1::text[]) as path
     where not exists (select 1 from content_files f where f.full_path = path)
       and not exists (select 1 from flashcard_pictures p where p.full_path = path)`,
    [paths],
  );
  return rows.map(({ path }) => path);
}
