import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accuracy } from '#core/progress/accuracy.ts';
import { DomainAccuracy } from './domain-accuracy.tsx';

test('a domain has the percent of its answers, not of its topics’ percents', () => {
  const given = [
    [1, 2, 3],
    [2, 4, 4],
    [3, 5, 7],
  ] as const;
  const topics = given.map(([topicId, correct, questionsAttempted]) => ({
    topicId,
    questionsAttempted,
    accuracy: accuracy(correct, questionsAttempted),
    strength: null,
  }));
  const text = renderToStaticMarkup(<DomainAccuracy topics={topics} />).replace(/<[^>]*>/g, ' ');
  expect(text).toMatch(/Information and Ideas +Reading and Writing +14 +79%/);
});
