import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accuracy } from '#core/progress/accuracy.ts';
import { DomainAccuracy } from './domain-accuracy.tsx';

const textOf = (given: readonly (readonly [topicId: number, correct: number, questions: number])[]) => {
  const topics = given.map(([topicId, questionsCorrect, questionsAttempted]) => ({
    topicId,
    questionsAttempted,
    questionsCorrect,
    accuracy: accuracy(questionsCorrect, questionsAttempted),
    strength: null,
  }));
  return renderToStaticMarkup(<DomainAccuracy topics={topics} />).replace(/<[^>]*>/g, ' ');
};

test('a domain has the percent of its answers, not of its topics’ percents', () => {
  const given = [
    [1, 2, 3],
    [2, 4, 4],
    [3, 5, 7],
  ] as const;
  expect(textOf(given)).toMatch(/Information and Ideas +Reading and Writing +14 +79%/);
  // 261 of 400; the percents of the topics, 66% and 65%, would make it 262.
  const many = [
    [1, 131, 200],
    [2, 130, 200],
  ] as const;
  expect(textOf(many)).toMatch(/Information and Ideas +Reading and Writing +400 +65%/);
  expect(textOf([[1, 900, 1200]])).toMatch(/1,200 +75%/);
});
