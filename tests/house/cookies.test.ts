/** The page about cookies lists those the server can set, no more and no fewer. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteCookies } from '#client/site/cookies.ts';

const sources = fs
  .readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => fs.readFileSync(path.join('server', file), 'utf8'));

test('every cookie of the server is listed', () => {
  const set = sources.flatMap((text) => [...text.matchAll(/ownCookie\('([^']+)'\)/g)].map(([, name]) => name));
  expect(siteCookies.map(({ name }) => name).toSorted()).toEqual(set.toSorted());
});
