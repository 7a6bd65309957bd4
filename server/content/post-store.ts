/** SQL that brings shipped posts into the database. */
import type { ShippedPost } from '#content/blog/post.ts';
import type { Queryable } from '../database/database.ts';

/** For each shipped post the version that says the same, or a new one; none for an id that belongs to something written in this database. */
async function selectVersions(queryable: Queryable, shipped: readonly ShippedPost[]): Promise<Map<string, number>> {
  const { rows } = await queryable.query<{ id: string; version: number }>(
    `select s.id, coalesce(min(v.version) filter (where (v.title, v.description, v.seo_title, v.body) = (s.title, s.description, '', s.body)), max(v.version) + 1, 1) as version
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as s (id, title, description, body)
     left join blog_post_versions v on v.post_id = s.id
     where not exists (select from blog_posts p where p.id = s.id and p.origin <> 'shipped')
       and not exists (select from blog_posts p where p.slug = s.id and p.id <> s.id)
     group by s.id`,
    [shipped.map(({ slug }) => slug), shipped.map(({ title }) => title), shipped.map(({ description }) => description), shipped.map(({ body }) => body)],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Publishes what releases own in the shipped version and retires what is no longer shipped. A post that editors own gets the shipped text as a version. */
export async function loadPosts(queryable: Queryable, shipped: readonly ShippedPost[], release: number): Promise<void> {
  const versions = await selectVersions(queryable, shipped);
  const placed = shipped.flatMap((post) => {
    const version = versions.get(post.slug);
    return version === undefined ? [] : [{ ...post, version }];
  });
  const ids = placed.map(({ slug }) => slug);
  const places = [ids, placed.map(({ version }) => version), placed.map(({ publishedAt }) => publishedAt)];
  // A post names its version before that version exists: the references are checked when the transaction ends.
  await queryable.query(
    `insert into blog_posts (id, slug, origin, owner, status, current_version, published_at)
     select s.id, s.id, 'shipped', 'release', 'published', s.version, s.published_at
     from unnest($1::text[], $2::integer[], $3::timestamptz[]) as s (id, version, published_at) on conflict (id) do nothing`,
    places,
  );
  await queryable.query(
    `insert into blog_post_versions (post_id, version, title, description, body, release)
     select s.*, $6 from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[]) as s on conflict (post_id, version) do nothing`,
    [
      ids,
      placed.map(({ version }) => version),
      placed.map(({ title }) => title),
      placed.map(({ description }) => description),
      placed.map(({ body }) => body),
      release,
    ],
  );
  await queryable.query(
    `update blog_posts p set status = 'published', current_version = s.version, published_at = s.published_at, updated_at = now()
     from unnest($1::text[], $2::integer[], $3::timestamptz[]) as s (id, version, published_at)
     where p.id = s.id and p.owner = 'release' and (p.status, p.current_version, p.published_at) is distinct from ('published', s.version, s.published_at)`,
    places,
  );
  await queryable.query(
    `update blog_posts set status = 'retired', updated_at = now()
     where origin = 'shipped' and owner = 'release' and status <> 'retired' and id <> all ($1::text[])`,
    [ids],
  );
}
