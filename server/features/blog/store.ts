/** SQL of posts. */
import type { Queryable } from '#server/database/database.ts';

export interface PublishedPost {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly seo_title: string;
  readonly body: string;
  readonly shipped: boolean;
  /** Never null of what is published; the database cannot say so of a column. */
  readonly published_at: Date | null;
  readonly written_at: Date;
}

/** What is shown at `now`, newest first. */
export async function selectPublished(queryable: Queryable, now: Date): Promise<PublishedPost[]> {
  const { rows } = await queryable.query<PublishedPost>(
    `select p.id, p.slug, v.title, v.description, v.seo_title, v.body, p.origin = 'shipped' as shipped, p.published_at, v.created_at as written_at
     from blog_posts p join blog_post_versions v on v.post_id = p.id and v.version = p.current_version
     where p.status = 'published' and p.published_at <= $1 order by p.published_at desc, p.id`,
    [now],
  );
  return rows;
}

export async function selectRedirects(queryable: Queryable): Promise<{ readonly slug: string; readonly post_id: string }[]> {
  const { rows } = await queryable.query<{ slug: string; post_id: string }>('select slug, post_id from blog_redirects');
  return rows;
}

export type PostStatus = 'draft' | 'published' | 'retired';

export interface PostRow {
  readonly id: string;
  readonly slug: string;
  readonly owner: 'release' | 'editors';
  readonly status: PostStatus;
  readonly current_version: number;
  readonly published_at: Date | null;
  readonly updated_at: Date;
  readonly title: string;
  readonly description: string;
  readonly seo_title: string;
  readonly body: string;
}

const columns = `p.id, p.slug, p.owner, p.status, p.current_version, p.published_at, p.updated_at, v.title, v.description, v.seo_title, v.body`;
const joined = 'from blog_posts p join blog_post_versions v on v.post_id = p.id and v.version = p.current_version';

/** All of them, by id. */
export async function selectPosts(queryable: Queryable, search: string, after: string | null, limit: number): Promise<PostRow[]> {
  const { rows } = await queryable.query<PostRow>(
    `select ${columns} ${joined}
     where ($1 = '' or strpos(lower(v.title || ' ' || p.slug), lower($1)) > 0) and ($2::text is null or p.id > $2) order by p.id limit $3`,
    [search, after, limit],
  );
  return rows;
}

export async function selectPost(queryable: Queryable, id: string): Promise<PostRow | null> {
  const { rows } = await queryable.query<PostRow>(`select ${columns} ${joined} where p.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Two editors change it one after the other. */
export async function lockPost(queryable: Queryable, id: string): Promise<PostRow | null> {
  // In a statement of its own: one that waited for the lock would look for the version that was current before, and find no post.
  await queryable.query('select 1 from blog_posts where id = $1 for update', [id]);
  return selectPost(queryable, id);
}

export interface VersionRow {
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly seo_title: string;
  readonly body: string;
  readonly release: number | null;
  readonly author: string | null;
  readonly created_at: Date;
}

/** Newest first. */
export async function selectVersions(queryable: Queryable, id: string): Promise<VersionRow[]> {
  const { rows } = await queryable.query<VersionRow>(
    `select v.version, v.title, v.description, v.seo_title, v.body, v.release, u.name as author, v.created_at
     from blog_post_versions v left join users u on u.id = v.author_id where v.post_id = $1 order by v.version desc limit 50`,
    [id],
  );
  return rows;
}

export interface PostText {
  readonly title: string;
  readonly description: string;
  readonly seoTitle: string;
  readonly body: string;
}

interface PostVersion {
  readonly id: string;
  readonly version: number;
  readonly authorId: string;
}

export async function insertVersion(queryable: Queryable, { id, version, authorId }: PostVersion, text: PostText): Promise<void> {
  await queryable.query(
    'insert into blog_post_versions (post_id, version, title, description, seo_title, body, author_id) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, version, text.title, text.description, text.seoTitle, text.body, authorId],
  );
}

export async function insertPost(queryable: Queryable, id: string, slug: string): Promise<void> {
  await queryable.query(`insert into blog_posts (id, slug, origin, owner, status, current_version) values ($1, $2, 'authored', 'editors', 'draft', 1)`, [
    id,
    slug,
  ]);
}

/** From now on editors decide about it, not releases. */
export async function updatePost(
  queryable: Queryable,
  id: string,
  change: { readonly slug: string; readonly status: PostStatus; readonly publishedAt: Date | null; readonly version: number },
): Promise<void> {
  await queryable.query(
    `update blog_posts set slug = $2, status = $3, published_at = $4, current_version = $5, owner = 'editors', updated_at = now() where id = $1`,
    [id, change.slug, change.status, change.publishedAt, change.version],
  );
}

/** Next free number of a version. */
export async function nextVersion(queryable: Queryable, id: string): Promise<number> {
  const { rows } = await queryable.query<{ next: number }>('select coalesce(max(version), 0) + 1 as next from blog_post_versions where post_id = $1', [id]);
  return rows[0]?.next ?? 1;
}

/** Whether this address belongs to another post, now or before. */
export async function isSlugTaken(queryable: Queryable, slug: string, id: string): Promise<boolean> {
  const { rows } = await queryable.query<{ taken: boolean }>(
    `select exists (select from blog_posts where (slug = $1 or id = $1) and id <> $2) or exists (select from blog_redirects where slug = $1 and post_id <> $2) as taken`,
    [slug, id],
  );
  return rows[0]?.taken === true;
}

/** The old address leads to the post from now on, and the new one to nothing else. */
export async function moveSlug(queryable: Queryable, id: string, { from, to }: { readonly from: string; readonly to: string }): Promise<void> {
  await queryable.query('delete from blog_redirects where slug = $1 and post_id = $2', [to, id]);
  await queryable.query('insert into blog_redirects (slug, post_id) values ($1, $2) on conflict (slug) do nothing', [from, id]);
}
