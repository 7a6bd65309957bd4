import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('a system is read in one line, and the question after it begins a sentence', () => {
  const stem = '\\(\\begin{aligned}y&=6x\\\\2x+y&=16\\end{aligned}\\)\n\nWhat is the value of \\(x\\)?';
  expect(excerptOf({ topicId: 13, stem, stimulus: undefined })).toBe('\\(y=6x\\); \\(2x+y=16\\). What is the value of \\(x\\)?');
});

test('a long question is cut at a word, with what stands right beside a formula still right beside it', () => {
  const stem =
    'In the \\(xy\\)-plane, the function \\(f\\) satisfies \\(f(x + 2) = f(x) - 13\\) for all values of \\(x\\). If \\(f(a) = b\\), where \\(a\\) and \\(b\\) are constants, which expression represents the value?';
  const excerpt = excerptOf({ topicId: 12, stem, stimulus: undefined });
  expect(excerpt).toMatch(/ …$/);
  expect(stem.startsWith(excerpt.slice(0, -2))).toBe(true);
  expect(excerpt.length).toBeGreaterThan(120);
});
