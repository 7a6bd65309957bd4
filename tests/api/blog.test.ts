/** Posts: earlier versions are put back as new ones, and a scheduled post appears at its time, everywhere and by itself. */
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#server/http/app-env.ts';
import type { Renderer } from '#server/site/renderer.ts';
import { createLog } from '#server/log.ts';
import { mountSite } from '#server/site/site.ts';
import { newAuthor, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

/** Longer than pages stay in memory without a look at the database. */
const expiry = 6_000;
const origin = 'https://ascent.example';

let server: TestServer;
let author: Person;
let site: App;
beforeAll(async () => {
  server = await startTestServer();
  author = await newAuthor(server);
  // Which posts are on a page is what counts here; the built client draws it (tests/browser/site.spec.ts).
  const renderer: Renderer = {
    blog: (posts) => posts.map(({ slug }) => `<a href="/blog/${slug}">`).join(''),
    post: ({ slug, body }, others) => `<link rel="canonical" href="/blog/${slug}">${body}${others.map((other) => `<next ${other.slug}>`).join('')}`,
    noPost: () => 'not here',
    fixedPaths: ['/'],
    policy: "default-src 'none'",
    filePolicies: new Map(),
  };
  site = new Hono();
  mountSite(site, { database: server.database, renderer, origin, log: createLog('silent'), now: server.now });
});
afterAll(() => server.stop());

const text = { title: 'Sleep before a test', description: 'What an hour of sleep does.', seoTitle: '', body: 'Sleep helps.' };

test('what an earlier version said is put back as a new version; two authors do not overwrite each other', async () => {
  const { api } = author;
  const first = await api.call('makePost', { body: { ...text, slug: 'sleep' } });
  const params = { postId: first.id };
  const rest = { slug: 'sleep', status: 'draft', publishedAt: null } as const;
  await api.call('savePost', { params, body: { ...text, body: 'Sleep helps a lot.', ...rest, version: 1 } });
  expect(await api.refused('savePost', { params, body: { ...text, body: 'Too late.', ...rest, version: 1 } })).toMatchObject({ code: 'post-changed' });
  const { versions } = await api.call('getPost', { params });
  const { title, description, seoTitle, body } = versions.at(-1) ?? text;
  const back = await api.call('savePost', { params, body: { title, description, seoTitle, body, ...rest, version: 2 } });
  expect(back).toMatchObject({ version: 3, status: 'draft' });
  expect(back.versions.map((version) => [version.version, version.body])).toEqual([
    [3, 'Sleep helps.'],
    [2, 'Sleep helps a lot.'],
    [1, 'Sleep helps.'],
  ]);
});

test('a scheduled post appears at its time in the list, at its address, in the feed and in the sitemap, without a restart', async () => {
  const { api } = author;
  const { id } = await api.call('makePost', { body: { ...text, title: 'A night off', slug: 'a-night-off' } });
  const publishedAt = new Date(server.now() + 3600_000).toISOString();
  await api.call('savePost', {
    params: { postId: id },
    body: { ...text, title: 'A night off', slug: 'a-night-off', status: 'published', publishedAt, version: 1 },
  });
  const whereItIs = async () => {
    const places = { list: '/blog', page: '/blog/a-night-off', feed: '/blog/feed.xml', sitemap: '/sitemap.xml' };
    const answers = await Promise.all(
      Object.entries(places).map(async ([name, path]) => {
        const response = await site.request(path);
        return response.status === 200 && (await response.text()).includes('/blog/a-night-off') ? [name] : [];
      }),
    );
    return answers.flat();
  };
  // Everything is in memory now, as it is on a server that has been up for long.
  expect(await whereItIs()).toEqual([]);
  server.advance(3590_000);
  expect(await whereItIs()).toEqual([]);
  server.advance(10_000 + expiry);
  expect(await whereItIs()).toEqual(['list', 'page', 'feed', 'sitemap']);
  expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).toContain('/blog/a-night-off');
  expect(await (await site.request('/blog/feed.xml')).text()).toContain(new Date(publishedAt).toUTCString());
});

test('a scheduled post is published now by emptying its day; one that is shown keeps the day since which it is', async () => {
  const { api } = author;
  const { id } = await api.call('makePost', { body: { ...text, slug: 'now-after-all' } });
  const save = (publishedAt: string | null) =>
    api.call('savePost', { params: { postId: id }, body: { ...text, slug: 'now-after-all', status: 'published', publishedAt, version: 1 } });
  await save(new Date(server.now() + 3600_000).toISOString());
  const before = server.now();
  const { publishedAt } = await save(null);
  expect(Date.parse(publishedAt ?? '')).toBeGreaterThanOrEqual(before);
  expect(Date.parse(publishedAt ?? '')).toBeLessThanOrEqual(server.now());
  server.advance(60_000);
  expect((await save(null)).publishedAt).toBe(publishedAt);
});

test('a post that somebody took off the site, moved or scheduled meanwhile is not put back by who edits its text', async () => {
  const { api } = author;
  const other = await newAuthor(server);
  const made = await api.call('makePost', { body: { ...text, slug: 'taken-off' } });
  const params = { postId: made.id };
  const shown = { slug: 'taken-off', status: 'published', publishedAt: null, version: 1 } as const;
  const seen = await api.call('savePost', { params, body: { ...text, ...shown, seenAt: made.updatedAt } });
  await other.api.call('savePost', { params, body: { ...text, ...shown, slug: 'taken-away', status: 'retired', seenAt: seen.updatedAt } });
  expect(await api.refused('savePost', { params, body: { ...text, body: 'Sleep helps!', ...shown, seenAt: seen.updatedAt } })).toMatchObject({
    status: 409,
    code: 'post-changed',
  });
  expect(await api.call('getPost', { params })).toMatchObject({ slug: 'taken-away', status: 'retired', version: 1 });
});

test('an address that several authors want at once goes to one of them', async () => {
  const others = await Promise.all([newAuthor(server), newAuthor(server), newAuthor(server)]);
  const made = await Promise.all([author, ...others].map(({ api }) => api.try('makePost', { body: { ...text, slug: 'wanted-by-all' } })));
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect(made.filter(({ status }) => status === 409)).toMatchObject(Array(3).fill({ body: { error: { code: 'slug-taken' } } }));
  const posts = await Promise.all(others.map(({ api }, index) => api.call('makePost', { body: { ...text, slug: `own-${index}` } })));
  const moved = await Promise.all(
    others.map(({ api }, index) =>
      api.try('savePost', {
        params: { postId: posts[index]?.id ?? '' },
        body: { ...text, slug: 'wanted-later', status: 'draft', publishedAt: null, version: 1 },
      }),
    ),
  );
  expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('of two authors who save at the same moment, one is told that the other was faster', async () => {
  const other = await newAuthor(server);
  const made = await author.api.call('makePost', { body: { ...text, slug: 'at-once' } });
  const save = ({ api }: Person, body: string) =>
    api.try('savePost', { params: { postId: made.id }, body: { ...text, body, slug: 'at-once', status: 'draft', publishedAt: null, version: 1 } });
  const holder = server.database.separate(1);
  const saved = await holder.transaction(async (queryable) => {
    await queryable.query('select 1 from blog_posts where id = $1 for update', [made.id]);
    const answers = Promise.all([save(author, 'Sleep is good.'), save(other, 'Sleep is better.')]);
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%blog_posts%'`;
    await until(async () => (await server.database.query(waiting)).rowCount === 2);
    return { answers };
  });
  await holder.close();
  const answers = (await saved.answers).toSorted((a, b) => a.status - b.status);
  expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { error: { code: 'post-changed' } } }]);
});

test('a post is found with a slash at its end, and names each of the few others once to read next', async () => {
  const slashed = await site.request('/blog/now-after-all/');
  expect([slashed.status, slashed.headers.get('location')]).toEqual([301, '/blog/now-after-all']);
  await server.database.query("update blog_posts set status = 'retired' where slug not in ('now-after-all', 'a-night-off')");
  server.advance(expiry);
  expect(await (await site.request('/blog/now-after-all')).text()).toMatch(/^[^<]*<link[^>]+>Sleep helps\.<next a-night-off>$/);
});
