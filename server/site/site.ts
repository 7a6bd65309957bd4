/**
 * Pages whose text is in the database: the blog with its feed, and the list of all public pages. Rendered when first asked for and kept until
 * a post changes; with the database away, what was read last is still there.
 */
import type { Logger } from 'pino';
import { cachedOrStale } from '../cached.ts';
import type { Database } from '../database/database.ts';
import { selectPublished, selectRedirects, type PublishedPost } from '../features/blog/store.ts';
import type { App } from '../http/app-env.ts';
import { toResponse, createStaticResponse, type StaticResponse } from '../http/static-response.ts';
import { feed, sitemap } from './documents.ts';
import type { FullPost, Renderer } from './renderer.ts';

export interface SiteOptions {
  readonly database: Database;
  readonly renderer: Renderer | null;
  /** Scheme and host of this site. */
  readonly origin: string;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => number;
}

interface Posts {
  readonly posts: readonly FullPost[];
  /** Where earlier addresses lead. */
  readonly moved: ReadonlyMap<string, string>;
}

const html = 'text/html; charset=utf-8';
/** Public pages of the app that are worth finding. */
const appPages = ['/guest-quiz', '/signup'];

const postOf = ({ id, slug, title, description, seo_title, body, shipped, published_at, written_at }: PublishedPost): FullPost => {
  const from = published_at ?? written_at;
  return {
    slug,
    title,
    description,
    body,
    seoTitle: seo_title || title,
    // Pictures are made with the release; a post written here shares the blog's.
    picture: shipped ? `post-${id}` : 'blog',
    publishedAt: from.toISOString(),
    updatedAt: (written_at > from ? written_at : from).toISOString(),
  };
};

/** Others to read next: the ones published around it. */
function neighbors(posts: readonly FullPost[], slug: string): FullPost[] {
  const at = posts.findIndex((post) => post.slug === slug);
  return [...posts.slice(at + 1), ...posts.slice(0, at)].slice(0, 3);
}

export function mountSite(app: App, { database, renderer, origin, log, now }: SiteOptions): void {
  const read = cachedOrStale({
    read: async (): Promise<Posts> => {
      const [rows, redirects] = await database.snapshot(async (queryable) => {
        const published = await selectPublished(queryable, new Date(now()));
        return [published, await selectRedirects(queryable)] as const;
      });
      const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
      const moved = redirects.flatMap(({ slug, post_id }) => {
        const to = slugs.get(post_id);
        return to === undefined ? [] : [[slug, to] as const];
      });
      return { posts: rows.map(postOf), moved: new Map(moved) };
    },
    initial: undefined,
    log,
    label: 'the posts',
    now,
  });
  let rendered: Posts | null = null;
  let fingerprint = '';
  const made = new Map<string, StaticResponse>();
  const current = async (): Promise<Posts> => {
    const latest = await read();
    if (latest === rendered) return latest;
    const newFingerprint = JSON.stringify([latest.posts, [...latest.moved]]);
    if (newFingerprint !== fingerprint) made.clear();
    [rendered, fingerprint] = [latest, newFingerprint];
    return latest;
  };
  const headers = renderer ? { 'content-security-policy': renderer.policy } : {};
  const once = (key: string, type: string, text: () => string): StaticResponse => {
    const response = made.get(key) ?? createStaticResponse({ bytes: Buffer.from(text()), type, cacheControl: 'no-cache', ...(type === html && { headers }) });
    made.set(key, response);
    return response;
  };

  app.get('/sitemap.xml', async (context) => {
    const { posts } = await current();
    const paths = [...(renderer?.fixedPaths ?? ['/']), '/blog', ...appPages];
    return toResponse(
      once('sitemap', 'application/xml', () => sitemap(origin, paths, posts)),
      context.req.raw,
    );
  });
  app.get('/blog/feed.xml', async (context) => {
    const { posts } = await current();
    return toResponse(
      once('feed', 'application/rss+xml; charset=utf-8', () => feed(origin, posts)),
      context.req.raw,
    );
  });
  if (!renderer) return;
  app.get('/blog', async (context) => {
    const { posts } = await current();
    return toResponse(
      once('blog', html, () => renderer.blog(posts)),
      context.req.raw,
    );
  });
  app.get('/blog/', (context) => context.redirect('/blog', 301));
  app.get('/blog/:slug/', (context) => context.redirect(`/blog/${encodeURIComponent(context.req.param('slug'))}`, 301));
  app.get('/blog/:slug', async (context) => {
    const { posts, moved } = await current();
    const slug = context.req.param('slug');
    const to = moved.get(slug);
    if (to !== undefined) return context.redirect(`/blog/${to}`, 301);
    const post = posts.find((one) => one.slug === slug);
    if (!post) return context.html(renderer.noPost(), 404, { ...headers, 'cache-control': 'no-cache' });
    return toResponse(
      once(`post ${slug}`, html, () => renderer.post(post, neighbors(posts, slug))),
      context.req.raw,
    );
  });
}
