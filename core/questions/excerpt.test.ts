import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('a long question is cut at a word, with what stands right beside a formula still right beside it', () => {
  const stem =
    'In the \\(xy\\)-plane, the function \\(f\\) satisfies \\(f(x + 2) = f(x) - 13\\) for all values of \\(x\\). If \\(f(a) = b\\), where \\(a\\) and \\(b\\) are constants, which expression represents the value?';
  const excerpt = excerptOf({ topicId: 12, stem, stimulus: undefined });
  expect(excerpt).toMatch(/ …$/);
  expect(stem.startsWith(excerpt.slice(0, -2))).toBe(true);
  expect(excerpt.length).toBeGreaterThan(120);
});
