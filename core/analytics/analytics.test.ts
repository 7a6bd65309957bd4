import { expect, test } from 'vitest';
import { analyticsEventSchema } from './events.ts';
import { shareOfPrevious } from './funnel.ts';

const accepts = (event: object) => analyticsEventSchema.safeParse({ name: 'pageview', path: '/', ...event }).success;

test.each(['/', '/progress', '/practice-exam/:examId', '/exam/results/:examId?', '/landingpage2'])('%s is a route', (path) =>
  expect(accepts({ path })).toBe(true),
);

test.each(['/practice-exam/01900000-0000-7000-8000-000000000000', '/blog/1234', '/reset-password?token=abc', '/a@b.org', 'https://example.org/', '/Maya'])(
  '%s may name somebody, and is not',
  (path) => expect(accepts({ path })).toBe(false),
);

test('nothing is taken along but numbers and known words', () => {
  expect(accepts({ name: 'web_vitals', properties: { LCP: 812.5, CLS: 0.01 } })).toBe(true);
  expect(accepts({ properties: { email: 'maya@example.org' } })).toBe(false);
  expect(accepts({ properties: { LCP: 'maya@example.org' } })).toBe(false);
  expect(accepts({ referrer: 'www.example.org' })).toBe(true);
  expect(accepts({ referrer: 'https://www.example.org/?q=maya' })).toBe(false);
});

test('each step of the funnel is a share of the one before', () => {
  const steps = [200, 50, 10, 0, 0].map((count, index) => ({ name: String(index), count }));
  expect(shareOfPrevious(steps)).toEqual([null, 25, 20, 0, null]);
});
