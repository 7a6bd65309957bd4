import { expect, test } from 'vitest';
import { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import { introLines } from './intro-words.ts';
import { allTopics } from './specification-words.ts';

const lines = (asked: object, questions = 10) => introLines(quizSpecificationSchema.parse({ source: 'smart', topics: allTopics, ...asked }), questions, []);

test('a clock that cannot be stopped says beforehand how long it runs', () => {
  expect(lines({ topics: [29], timing: 'test-pace' })[1]).toBe(
    'You have about 16 minutes. The clock runs at test pace and can’t be paused. When time is up, the quiz is submitted.',
  );
  expect(lines({ topics: [29] })[1]).toBe('About 24 minutes, with no clock.');
});

test('the topics of a quiz are named as they are called, unless there are many', () => {
  expect(lines({ topics: [1, 2, 29] })[0]).toMatch(/^10 questions, mixed from Central Ideas and Details, Inferences, and Circles: more where/);
  expect(lines({ topics: [11, 12, 13, 14, 15] })[0]).toContain('mixed from Algebra:');
  expect(lines({})[0]).toContain('mixed from all topics:');
  expect(lines({ topics: allTopics.slice(0, 7) })[0]).toContain('mixed from 7 topics:');
  expect(lines({ source: 'topics' }, 5)[0]).toBe('5 questions: All topics. All levels, easier ones first.');
});
