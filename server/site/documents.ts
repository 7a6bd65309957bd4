/** The list of pages for search engines, and the blog as a feed. */
import type { Summary } from './renderer.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

export function sitemap(origin: string, paths: readonly string[], posts: readonly Summary[]): string {
  const address = (path: string, modified?: string) =>
    `  <url><loc>${escapeXml(`${origin}${path}`)}</loc>${modified ? `<lastmod>${modified.slice(0, 10)}</lastmod>` : ''}</url>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => address(path)),
    ...posts.map(({ slug, updatedAt }) => address(`/blog/${slug}`, updatedAt)),
    '</urlset>',
    '',
  ].join('\n');
}

/** RSS 2.0, the newest twenty. */
export function feed(origin: string, posts: readonly Summary[]): string {
  const items = posts.slice(0, 20).flatMap(({ slug, title, description, publishedAt }) => {
    const link = escapeXml(`${origin}/blog/${slug}`);
    return [
      '    <item>',
      `      <title>${escapeXml(title)}</title>`,
      `      <link>${link}</link>`,
      `      <guid isPermaLink="true">${link}</guid>`,
      `      <pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
      `      <description>${escapeXml(description)}</description>`,
      '    </item>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    '    <title>Ascent blog</title>',
    `    <link>${escapeXml(`${origin}/blog`)}</link>`,
    `    <atom:link href="${escapeXml(`${origin}/blog/feed.xml`)}" rel="self" type="application/rss+xml" />`,
    '    <description>What we measured about practicing for the SAT, with numbers and where they come from.</description>',
    '    <language>en-us</language>',
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
