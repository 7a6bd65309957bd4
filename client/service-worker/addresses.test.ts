import { expect, test } from 'vitest';
import { isPublicPage, notScreens } from './addresses.ts';

test('what the server answers itself is no screen', () => {
  const own = ['/api/docs', '/.well-known/change-password', '/healthz', '/sitemap.xml', '/files/a/b.png'];
  expect(own.filter((path) => !notScreens.some((pattern) => pattern.test(path)))).toEqual([]);
  expect(['/progress', '/apiary', '/exam/m1', '/guest-quiz/algebra'].filter((path) => notScreens.some((pattern) => pattern.test(path)))).toEqual([]);
});

test('pages that are read come from the network however their address is written, and screens do not', () => {
  const isPublic = (path: string) => isPublicPage(['/', '/help', '/sat-guide'], path);
  expect(['/', '/help', '/help/', '/Help', '/SAT-guide/', '/blog', '/blog/second-module/', '/Blog'].filter((path) => !isPublic(path))).toEqual([]);
  expect(['/progress', '/help/me', '/blogs', '/login'].filter(isPublic)).toEqual([]);
});
