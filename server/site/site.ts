/**
 * Pages whose text is in the database: the blog with its feed, and the list of all public pages. Rendered when first asked for and kept until
 * a post changes; with the database away, what was read last is still there.
 */
import type { Hono } from 'hono';
import { publishedMaxAgeMs, refreshed } from '../content/refreshed.ts';
import type { Database } from '../database/database.ts';
import { selectPublished, selectRedirects, type PublishedPost } from '../features/blog/store.ts';
import type { Variables } from '../http/mount.ts';
import { answerWith, prepareAnswer, type StaticAnswer } from '../http/static-answer.ts';
import { feed, sitemap } from './documents.ts';
import type { FullPost, Renderer } from './renderer.ts';

export interface SiteOptions {
  readonly database: Database;
  readonly renderer: Renderer | null;
  /** Scheme and host of this site. */
  readonly origin: string;
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
  return [1, 2, 3].flatMap((step) => posts[(at + step) % posts.length] ?? []).filter((post) => post.slug !== slug);
}

export function mountSite(app: Hono<{ Variables: Variables }>, { database, renderer, origin, now }: SiteOptions): void {
  const read = refreshed(
    async (): Promise<Posts> => {
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
    publishedMaxAgeMs,
    now,
  );
  let known: Posts | null = null;
  let print = '';
  const made = new Map<string, StaticAnswer>();
  const current = async (): Promise<Posts> => {
    const fresh = await read().catch((error: unknown) => {
      if (known) return known;
      throw error;
    });
    if (fresh === known) return fresh;
    const printed = JSON.stringify([fresh.posts, [...fresh.moved]]);
    if (printed !== print) made.clear();
    [known, print] = [fresh, printed];
    return fresh;
  };
  const headers = renderer ? { 'content-security-policy': renderer.policy } : {};
  const once = (key: string, type: string, text: () => string): StaticAnswer => {
    const answer = made.get(key) ?? prepareAnswer({ bytes: Buffer.from(text()), type, cacheControl: 'no-cache', ...(type === html && { headers }) });
    made.set(key, answer);
    return answer;
  };

  app.get('/sitemap.xml', async (context) => {
    const { posts } = await current();
    const paths = [...(renderer?.fixedPaths ?? ['/']), '/blog', ...appPages];
    return answerWith(
      once('sitemap', 'application/xml', () => sitemap(origin, paths, posts)),
      context.req.raw,
    );
  });
  app.get('/blog/feed.xml', async (context) => {
    const { posts } = await current();
    return answerWith(
      once('feed', 'application/rss+xml; charset=utf-8', () => feed(origin, posts)),
      context.req.raw,
    );
  });
  if (!renderer) return;
  app.get('/blog', async (context) => {
    const { posts } = await current();
    return answerWith(
      once('blog', html, () => renderer.blog(posts)),
      context.req.raw,
    );
  });
  app.get('/blog/', (context) => context.redirect('/blog', 301));
  app.get('/blog/:slug', async (context) => {
    const { posts, moved } = await current();
    const slug = context.req.param('slug');
    const to = moved.get(slug);
    if (to !== undefined) return context.redirect(`/blog/${to}`, 301);
    const post = posts.find((one) => one.slug === slug);
    if (!post) return context.html(renderer.noPost(), 404, { ...headers, 'cache-control': 'no-cache' });
    return answerWith(
      once(`post ${slug}`, html, () => renderer.post(post, neighbors(posts, slug))),
      context.req.raw,
    );
  });
}
