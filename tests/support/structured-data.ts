/** What public pages tell search engines about themselves. */
import { expect } from '@playwright/test';

/** What search engines require of a kind of schema.org object: https://developers.google.com/search/docs/appearance/structured-data */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  Blog: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Article: ['headline', 'image', 'datePublished', 'author'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
};
export function expectDescribed(object: Readonly<Record<string, unknown>>, origin: string, path: string): void {
  const type = String(object['@type']);
  expect(Object.keys(object), `${type} on ${path}`).toEqual(expect.arrayContaining([...(required[type] ?? ['a known kind'])]));
  for (const place of ['url', 'logo', 'image']) if (place in object) expect(String(object[place]), `${place} of ${type} on ${path}`).toMatch(`${origin}/`);
}
