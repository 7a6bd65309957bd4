import { expect, test } from 'vitest';
import { blogPosts } from './posts.ts';

/** Of markdown, near enough: a line of a chart or table counts as one. */
const sentences = (body: string): string[] => body.split(/(?<=[.!?])\s+|\n+/);

test.each(blogPosts)('“$title”: a number that can change says when it was so', ({ body }) => {
  // Whoever reads it in a year reads “now”.
  expect(sentences(body).filter((sentence) => /\d/.test(sentence) && /\b(?:now|today|currently)\b/i.test(sentence))).toEqual([]);
});

test('the posts that count our questions and what they give away name the month', () => {
  const body = (slug: string) => blogPosts.find((post) => post.slug === slug)?.body ?? '';
  expect(body('how-we-check-a-question')).toMatch(/November 2026, 513 were in the exams/);
  expect(body('what-guessing-measures')).toMatch(/when we wrote this \| 31%/);
  expect(body('what-guessing-measures')).toMatch(/on November 30, 2026, the program was right on 37 percent/);
});
